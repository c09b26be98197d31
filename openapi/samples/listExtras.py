import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
with urlopen(f"http://127.0.0.1:4020/api/v1/apps/extras?{query}", timeout=60) as answer:
    products = json.load(answer)
for entry in products["data"]:
    extra = entry["option_value"]
    print(extra["api_code"], extra["name"], extra["unit_price"], products["currency"])
