import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo", "transaction_id": "883770514"})
with urlopen(f"http://127.0.0.1:4020/api/v2/apps/infos/transaction_details?{query}", timeout=60) as answer:
    transaction = json.load(answer)["transaction"]
for entry in transaction["details"]:
    print(entry["channel_code"], entry["name"], entry["state"])
