curl 'http://127.0.0.1:4020/api/v2/apps/infos/transaction_details?token=demo-token&hr_id=demo&transaction_id=883770514'
