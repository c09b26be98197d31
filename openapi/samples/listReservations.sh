curl 'http://127.0.0.1:4020/api/v2/apps/reservations?token=demo-token&hr_id=demo&per_page=100'
