curl 'http://127.0.0.1:4020/api/v1/apps/infos/channels?token=demo-token&hr_id=demo'
