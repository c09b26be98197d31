import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
invoice = {
    "transaction_id": "4711",  # made once, and kept with the invoice
    "invoice_number": "BAR-4711",
    "pos_id": "bar",
    "reservation_id_customer_id": "41749:25238942",  # one of listInHouseGuests
    "posts": [
        {
            "post_type": "Expense",
            "product_id": "HR:692",
            "department_id": None,  # the product brings both
            "revenue_account_id": None,
            "quantity": 2,
            "amount": 8,  # of the line, whatever the quantity
        }
    ],
}
request = Request(
    f"http://127.0.0.1:4020/api/v1/apps/pos/postings?{query}",
    method="POST",
    data=json.dumps(invoice).encode(),
    headers={"content-type": "application/json"},
)
with urlopen(request, timeout=60) as answer:
    posted = json.load(answer)
for item in posted["data"]:
    print(item["department_id"], item["revenue_account_id"], item["mapping"])
