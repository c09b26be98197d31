curl 'http://127.0.0.1:4020/api/v1/apps/extras?token=demo-token&hr_id=demo'
