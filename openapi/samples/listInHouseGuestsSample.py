import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
request = Request(f"http://127.0.0.1:4020/api/v1/apps/pos/in_house?{query}", method="POST")
with urlopen(request, timeout=60) as answer:
    guests = json.load(answer)["data"]
for guest in guests:
    print(guest["room_name"], guest["customer_name"], guest["reservation_id_customer_id"])
