curl -X PUT 'http://127.0.0.1:4020/api/v1/apps/rooms/~?token=demo-token&hr_id=demo' \
  -d inv_code=HR:1 -d start_date=2028-12-20 -d end_date=2028-12-28 -d price=149.90 -d min_stay=2 \
  -d 'days[]=5' -d 'days[]=6'
