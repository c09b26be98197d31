# transaction_id is made once and kept with the invoice; the guest is one of listInHouseGuests.
curl -X POST 'http://127.0.0.1:4020/api/v1/apps/pos/postings?token=demo-token&hr_id=demo' \
  -H 'content-type: application/json' \
  -d '{
    "transaction_id": "4711",
    "invoice_number": "BAR-4711",
    "pos_id": "bar",
    "reservation_id_customer_id": "41749:25238942",
    "posts": [
      {
        "post_type": "Expense",
        "product_id": "HR:692",
        "department_id": null,
        "revenue_account_id": null,
        "quantity": 2,
        "amount": 8
      }
    ]
  }'
