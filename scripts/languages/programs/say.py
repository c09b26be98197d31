"""What every program of Python sends, and how it tells what a call gave."""

import datetime
import json
import os

given = os.environ
first = datetime.date.fromisoformat(given["FIRST_DAY"])
range_update = dict(
    inv_code="HR:1",
    start_date=first,
    end_date=datetime.date.fromisoformat(given["LAST_DAY"]),
    price="99.50",
    stop_sale="0",
    days=[5, 6],
    channel_codes=["online", "bookingcom"],
)


def call(name, act):
    try:
        print(name, json.dumps(act()), sep="\t")
    except Exception as error:
        print(name, json.dumps(f"failed: {error!r}"), sep="\t")


def tax_listed(page):
    return next(one.tax_total for one in page.reservations if one.hr_number == "R000000083")
