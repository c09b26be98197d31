innwire post - --demo <<'EOF'
{
  "transaction_id": "4712",
  "invoice_number": "BAR-4712",
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
}
EOF
