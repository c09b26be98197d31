import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = urlencode({"token": "demo-token", "hr_id": "demo"})
request = Request(f"http://127.0.0.1:4020/api/v1/apps/sales_departments?{query}", method="POST")
with urlopen(request, timeout=60) as answer:
    departments = json.load(answer)["data"]
for department in departments:
    print(department["api_code"], department["name"])
