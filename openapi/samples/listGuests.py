import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
with urlopen(f"http://127.0.0.1:4020/api/v1/apps/hotspot/guests?{query}", timeout=60) as answer:
    guests = json.load(answer)["data"]
for guest in guests:
    print(guest["room"], guest["firstname"], guest["lastname"])
