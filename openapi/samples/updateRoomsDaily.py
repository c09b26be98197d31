import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
christmas = {
    "rooms": [
        {
            "inv_code": "HR:1",
            "dates": [
                {"date": "2028-12-24", "price": "149.90", "min_stay": 2},
                {"date": "2028-12-25", "price": "169.90", "min_stay": 2},
                {"date": "2028-12-26", "availability": 0},
            ],
        }
    ]
}
request = Request(
    f"http://127.0.0.1:4020/api/v2/apps/rooms/daily?{query}",
    method="PUT",
    data=json.dumps(christmas).encode(),
    headers={"content-type": "application/json"},
)
with urlopen(request, timeout=60) as answer:
    update = json.load(answer)
# try_again names the dates that were refused in update["errors"].
print(update["status"], update["transaction_id"])
