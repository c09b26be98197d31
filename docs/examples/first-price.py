import json
import os
import time
from datetime import date, timedelta
from urllib.parse import urlencode
from urllib.request import Request, urlopen

base = os.environ.get("INNWIRE_BASE_URL", "http://127.0.0.1:4020")
keys = {
    "token": os.environ.get("INNWIRE_TOKEN", "demo-token"),
    "hr_id": os.environ.get("INNWIRE_HR_ID", "demo"),
}


def call(method, path, body=None, **query):
    request = Request(f"{base}{path}?{urlencode({**keys, **query})}", method=method)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


night = (date.today() + timedelta(days=7)).isoformat()  # to come in whatever time zone the hotel is
rooms = [{"inv_code": "HR:1", "dates": [{"date": night, "price": "119.90"}]}]
update = call("PUT", "/api/v2/apps/rooms/daily", {"rooms": rooms})
print("the hotel:", update["status"])

for pause in (1, 3, 9, 27, 81):  # a look is a request of the quota
    time.sleep(pause)
    transaction = call("GET", "/api/v2/apps/infos/transaction_details", transaction_id=update["transaction_id"])["transaction"]
    if transaction["details"] and transaction["counts"]["in_progress"] == 0:
        break
else:
    raise SystemExit("Not finished after minutes. Look at the transaction later.")
for entry in transaction["details"]:
    print(f"{entry['channel_code']}: {entry['state']}")
