import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
with urlopen(f"http://127.0.0.1:4020/api/v2/apps/infos/channels?{query}", timeout=60) as answer:
    channels = json.load(answer)["channels"]
for channel in channels:
    print(channel["code"], channel["name"])
