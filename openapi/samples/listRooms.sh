curl 'http://127.0.0.1:4020/api/v2/apps/rooms?token=demo-token&hr_id=demo'
