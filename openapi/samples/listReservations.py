import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo", "per_page": 100})
with urlopen(f"http://127.0.0.1:4020/api/v2/apps/reservations?{query}", timeout=60) as answer:
    reservations = json.load(answer)["reservations"]
for reservation in reservations:
    print(reservation["hr_number"], reservation["state"], reservation["guest"])
