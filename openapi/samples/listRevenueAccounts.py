import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
with urlopen(f"http://127.0.0.1:4020/api/v1/apps/revenue_accounts?{query}", timeout=60) as answer:
    accounts = json.load(answer)["data"]
for account in accounts:
    print(account["api_code"], account["name"])
