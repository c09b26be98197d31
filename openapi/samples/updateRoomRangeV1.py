import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
weekends = {
    "inv_code": "HR:1",
    "start_date": "2028-12-20",
    "end_date": "2028-12-28",
    "price": "149.90",
    "min_stay": 2,
    "days[]": [5, 6],
}
request = Request(
    f"http://127.0.0.1:4020/api/v1/apps/rooms/~?{query}",
    method="PUT",
    data=urlencode(weekends, doseq=True).encode(),
)
with urlopen(request, timeout=60) as answer:
    update = json.load(answer)
# Whether the channels took it, the transaction says.
print(update["status"], update["transaction_id"])
