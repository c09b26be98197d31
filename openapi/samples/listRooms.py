import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
with urlopen(f"http://127.0.0.1:4020/api/v2/apps/rooms?{query}", timeout=60) as answer:
    rooms = json.load(answer)["rooms"]
for room in rooms:
    print(room["rate_code"], room["name"])
