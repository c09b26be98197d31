curl -X PUT 'http://127.0.0.1:4020/api/v2/apps/rooms/daily?token=demo-token&hr_id=demo' \
  -H 'content-type: application/json' \
  -d '{
    "rooms": [
      {
        "inv_code": "HR:1",
        "dates": [
          { "date": "2028-12-24", "price": "149.90", "min_stay": 2 },
          { "date": "2028-12-25", "price": "169.90", "min_stay": 2 },
          { "date": "2028-12-26", "availability": 0 }
        ]
      }
    ]
  }'
