curl 'http://127.0.0.1:4020/api/v1/apps/line_items/in_house?token=demo-token&hr_id=demo'
