curl 'http://127.0.0.1:4020/api/v1/apps/sales_departments?token=demo-token&hr_id=demo'
