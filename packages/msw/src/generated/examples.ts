// Generated from openapi/openapi.yaml by scripts/generate/msw.ts. Do not edit: change the contract and run npm run generate.

/** Every named response example of the contract. */
export const examples = {
  "RoomsRecorded": {
    "rooms": [
      {
        "rate_code": "HR:1",
        "inv_code": "HR:1",
        "availability_update": true,
        "restrictions_update": true,
        "price_update": true,
        "name": "Standard Room",
        "description": "Standard room",
        "policy": "Standard policy",
        "room_capacity": 3,
        "adult_capacity": 2,
        "is_master": false,
        "channel_codes": [
          "bookingcom",
          "online",
          "hrs",
          "expedia"
        ]
      },
      {
        "rate_code": "NR:HR:1",
        "inv_code": "HR:1",
        "availability_update": false,
        "restrictions_update": false,
        "price_update": false,
        "name": "Standard Room - NR",
        "description": "Standard room",
        "policy": "Standard policy",
        "room_capacity": 3,
        "adult_capacity": 2,
        "is_master": false,
        "channel_codes": [
          "bookingcom",
          "online",
          "hrs",
          "expedia"
        ]
      },
      {
        "rate_code": "HR:2",
        "inv_code": "HR:2",
        "availability_update": false,
        "restrictions_update": false,
        "price_update": false,
        "name": "Default Room",
        "description": "Collects unmatched reservations",
        "policy": "",
        "room_capacity": 2,
        "adult_capacity": 2,
        "is_master": true,
        "channel_codes": [
          "online"
        ]
      }
    ]
  },
  "UnreadableRequest": {
    "status": "error",
    "code": "unreadable_request",
    "message": "The body is not JSON: Unexpected end of JSON input. Send one complete JSON document.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "Unauthorized": {
    "status": "error",
    "code": "unauthorized",
    "message": "Token or hotel id is missing or wrong. Send both in the query, as token and hr_id.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "MethodNotAllowed": {
    "status": "error",
    "code": "method_not_allowed",
    "message": "This path does not take PATCH. It takes GET, HEAD.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "UnknownParameter": {
    "status": "error",
    "code": "unknown_field",
    "message": "per_page: There is no field per_page here. Take it out.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "per_page",
        "code": "unknown_field",
        "message": "There is no field per_page here. Take it out."
      }
    ]
  },
  "RateLimited": {
    "status": "error",
    "code": "rate_limited",
    "message": "The property's quota of 5 requests a minute is used up. Wait 42 seconds, as Retry-After says.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "InternalError": {
    "status": "error",
    "code": "internal_error",
    "message": "The service failed. Whether a change was applied is unknown; repeat it only where that is safe. Quote the request id when you report it.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "Unavailable": {
    "status": "error",
    "code": "unavailable",
    "message": "The service is stopping. Wait as long as Retry-After says.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "RangeUpdateOkRecorded": {
    "status": "ok",
    "transaction_id": "123456789"
  },
  "RangeUpdateTryAgainRecorded": {
    "status": "try_again",
    "transaction_id": "123456789"
  },
  "BodyTooLarge": {
    "status": "error",
    "code": "body_too_large",
    "message": "The body has more than 2 MB. Split it over several requests.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "UnsupportedMediaType": {
    "status": "error",
    "code": "unsupported_media_type",
    "message": "This operation takes application/json, not text/plain.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "RangeFieldsInvalid": {
    "status": "error",
    "code": "validation_failed",
    "message": "The request is wrong in 2 places. Correct them.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "start_date",
        "code": "required",
        "message": "start_date is missing. Add it."
      },
      {
        "path": "availability",
        "code": "invalid_value",
        "message": "Give a whole number from 0 to 9999, such as 12 or \"12\"; this is \"-1\"."
      }
    ]
  },
  "RangeEndsBeforeStart": {
    "status": "error",
    "code": "end_date_before_start_date",
    "message": "end_date: end_date 2026-12-01 lies before start_date 2026-12-31. Swap the two.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "end_date",
        "code": "end_date_before_start_date",
        "message": "end_date 2026-12-01 lies before start_date 2026-12-31. Swap the two."
      }
    ]
  },
  "RangeTooLong": {
    "status": "error",
    "code": "range_too_long",
    "message": "end_date: The range has 1096 days, at most 1000 are allowed. Split it.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "end_date",
        "code": "range_too_long",
        "message": "The range has 1096 days, at most 1000 are allowed. Split it."
      }
    ]
  },
  "RangeInPast": {
    "status": "error",
    "code": "range_in_past",
    "message": "end_date: The whole range lies before the property's today, 2026-11-20. End it later.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "end_date",
        "code": "range_in_past",
        "message": "The whole range lies before the property's today, 2026-11-20. End it later."
      }
    ]
  },
  "RangeNothingToUpdate": {
    "status": "error",
    "code": "nothing_to_update",
    "message": "request: The request sets no field. Send at least one of availability, price, min_stay, stop_sale, cta, ctd.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "request",
        "code": "nothing_to_update",
        "message": "The request sets no field. Send at least one of availability, price, min_stay, stop_sale, cta, ctd."
      }
    ]
  },
  "RangeFieldNotUpdatable": {
    "status": "error",
    "code": "field_not_updatable",
    "message": "availability: By rate_code only the price can be set, not availability. By inv_code, availability is set for the whole group, and a restriction for its master rate.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "availability",
        "code": "field_not_updatable",
        "message": "By rate_code only the price can be set, not availability. By inv_code, availability is set for the whole group, and a restriction for its master rate."
      }
    ]
  },
  "RangeUnknownGroup": {
    "status": "error",
    "code": "unknown_inv_code",
    "message": "inv_code: The property has no availability group HR:99. Take inv_code from the list of rooms.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "inv_code",
        "code": "unknown_inv_code",
        "message": "The property has no availability group HR:99. Take inv_code from the list of rooms."
      }
    ]
  },
  "RangeUnknownRate": {
    "status": "error",
    "code": "unknown_rate_code",
    "message": "rate_code: The property has no rate NR:HR:99. Take rate_code from the list of rooms.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "rate_code",
        "code": "unknown_rate_code",
        "message": "The property has no rate NR:HR:99. Take rate_code from the list of rooms."
      }
    ]
  },
  "RangeUnknownField": {
    "status": "error",
    "code": "unknown_field",
    "message": "day: There is no field day here. Did you mean days?",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "day",
        "code": "unknown_field",
        "message": "There is no field day here. Did you mean days?"
      }
    ]
  },
  "DailyUpdateOkRecorded": {
    "status": "ok",
    "transaction_id": "123456789",
    "errors": []
  },
  "DailyUpdateTryAgainRecorded": {
    "status": "try_again",
    "transaction_id": "123456789",
    "errors": [
      {
        "HR:1903": {
          "2017-01-01": "Invalid price"
        }
      }
    ]
  },
  "DailyUpdateTemporary": {
    "status": "try_again",
    "transaction_id": "123456790",
    "errors": []
  },
  "DailyFieldsInvalid": {
    "status": "error",
    "code": "validation_failed",
    "message": "The request is wrong in 3 places. Correct them.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "rooms[0].dates[3].date",
        "code": "invalid_value",
        "message": "Give a calendar date as YYYY-MM-DD, such as 2026-12-24; this is \"2026-02-30\"."
      },
      {
        "path": "rooms[0].dates[4]",
        "code": "invalid_type",
        "message": "Give an object; this is null. Leave it out where it is optional."
      },
      {
        "path": "rooms[1].dates",
        "code": "too_few",
        "message": "Give at least 1 entry; this is a list of 0."
      }
    ]
  },
  "DailyTooManyDates": {
    "status": "error",
    "code": "too_many_dates",
    "message": "rooms[0].dates: Give at most 90 entries; this is a list of 91.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "rooms[0].dates",
        "code": "too_many_dates",
        "message": "Give at most 90 entries; this is a list of 91."
      }
    ]
  },
  "DailyDuplicateTarget": {
    "status": "error",
    "code": "duplicate_target",
    "message": "rooms[1]: HR:1 stands in rooms[0] too, for the same channel. Merge the dates.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "rooms[1]",
        "code": "duplicate_target",
        "message": "HR:1 stands in rooms[0] too, for the same channel. Merge the dates."
      }
    ]
  },
  "DailyUnknownField": {
    "status": "error",
    "code": "unknown_field",
    "message": "rooms[0].channel_code: There is no field channel_code here. Did you mean channel_codes?",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "rooms[0].channel_code",
        "code": "unknown_field",
        "message": "There is no field channel_code here. Did you mean channel_codes?"
      }
    ]
  },
  "TransactionDetailsRecorded": {
    "transaction": {
      "id": "883770514",
      "counts": {
        "failed": 0,
        "succeeded": 2,
        "in_progress": 0
      },
      "details": [
        {
          "id": 12529,
          "channel_code": "bookingcom",
          "state": "succeeded",
          "name": "Standard Room",
          "code": "156754:8833301",
          "allocation_group": "8833301",
          "created_at": "2015-10-16T08:01:29Z",
          "pid": 9651,
          "error_message": null
        },
        {
          "id": null,
          "channel_code": "online",
          "state": "succeeded",
          "name": "Online",
          "code": "Online",
          "allocation_group": "Online",
          "created_at": "2015-10-16T07:54:25Z",
          "pid": null,
          "error_message": null
        }
      ]
    }
  },
  "TransactionDetailsMixed": {
    "transaction": {
      "id": "883770515",
      "counts": {
        "failed": 1,
        "succeeded": 1,
        "in_progress": 1
      },
      "details": [
        {
          "id": 12530,
          "channel_code": "bookingcom",
          "state": "failed",
          "name": "Standard Room",
          "code": "156754:8833301",
          "allocation_group": "8833301",
          "created_at": "2026-11-20T08:01:29Z",
          "pid": 9652,
          "error_message": "The channel does not know the room 156754:8833301. Correct the mapping, then send its values anew, and of an availability what is left to sell."
        },
        {
          "id": 12531,
          "channel_code": "hrs",
          "state": "in_progress",
          "name": "Doppelzimmer Standard",
          "code": "DZ-STD",
          "allocation_group": "DZ-STD",
          "created_at": "2026-11-20T08:01:29Z",
          "pid": 9653,
          "error_message": null
        },
        {
          "id": null,
          "channel_code": "online",
          "state": "succeeded",
          "name": "Online",
          "code": "Online",
          "allocation_group": "Online",
          "created_at": "2026-11-20T08:01:25Z",
          "pid": null,
          "error_message": null
        }
      ]
    }
  },
  "TransactionNotFound": {
    "status": "error",
    "code": "transaction_not_found",
    "message": "The property has no transaction with this id, or it is more than 90 days old. Send the id that the update answered with.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "TransactionIdRequired": {
    "status": "error",
    "code": "required",
    "message": "transaction_id: transaction_id is missing. Add it.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "transaction_id",
        "code": "required",
        "message": "transaction_id is missing. Add it."
      }
    ]
  },
  "ChannelsRecorded": {
    "channels": [
      {
        "name": "Booking.com",
        "code": "bookingcom"
      },
      {
        "name": "HRS",
        "code": "hrs"
      },
      {
        "name": "Expedia Inc.",
        "code": "expedia"
      }
    ]
  },
  "ConnectedChannelsRecorded": {
    "channels": [
      {
        "name": "Online",
        "code": "online",
        "in_progress": 0,
        "succeeded": 0,
        "failed": 0
      },
      {
        "name": "Booking.com",
        "code": "bookingcom",
        "in_progress": 132,
        "succeeded": 297,
        "failed": 0
      }
    ]
  },
  "ReservationsRecorded": {
    "reservations": [
      {
        "hr_number": "R754208185",
        "provider_number": null,
        "channel": "online",
        "channel_display": "Online",
        "state": "confirmed",
        "modified": false,
        "guest": "John Doe",
        "cancel_reason": null,
        "completed_at": "2015-01-21T10:01:25Z",
        "updated_at": "2015-01-21T09:02:51Z",
        "sub_total": 185,
        "extras_total": 45,
        "adjustments_total": 0,
        "tax_total": 15,
        "total": 245,
        "currency": "EUR",
        "checkin_date": "2015-01-11",
        "checkout_date": "2015-01-12",
        "note": null,
        "payment": "credit_card",
        "paid_amount": 245,
        "requires_response": true,
        "address": {
          "city": "istanbul",
          "state": "",
          "country": "Turkey",
          "country_code": "TR",
          "phone": "90955223454",
          "email": "guest@example.net",
          "street": "Bagdat Cad. Istanbul",
          "street_2": null
        },
        "rooms": [
          {
            "state": "confirmed",
            "rate_code": "HR:10105",
            "inv_code": "HR:10105",
            "price": 200,
            "non_refundable": false,
            "nights": 1,
            "total_guest": 2,
            "total_adult": 2,
            "child_ages": [],
            "name": "Queen Room - Disability Access - Deluxe Rate",
            "checkin_date": "2015-01-11",
            "checkout_date": "2015-01-12",
            "extra_info": "Room Extra Info:Modern bir stüdyo.\nMeal Plan:Kahvaltı dahil.\nNon-Smoking Room",
            "daily_prices": [
              {
                "date": "2015-01-11",
                "price": "200.0"
              }
            ],
            "extras": [
              {
                "name": "Airport Transfer (1 Person)",
                "price": "45.0"
              }
            ]
          }
        ]
      }
    ],
    "count": 1,
    "current_page": 1,
    "pages": 1
  },
  "ReservationsOdd": {
    "reservations": [
      {
        "hr_number": "R754208186",
        "provider_number": "1746283950",
        "channel": "bookingcom",
        "channel_display": "Booking.com",
        "state": "canceled",
        "modified": true,
        "guest": "Jane Doe",
        "cancel_reason": "Change of plans",
        "completed_at": "2026-11-18T23:40:02+03:00",
        "updated_at": "2026-11-19T07:12:44Z",
        "sub_total": 130,
        "extras_total": 0,
        "adjustments_total": -10.5,
        "tax_total": 13.928,
        "total": 133.428,
        "currency": "TRY",
        "checkin_date": "2026-12-24",
        "checkout_date": "2026-12-25",
        "note": "Late arrival, around 23:00",
        "payment": "cash",
        "paid_amount": 0,
        "requires_response": false,
        "address": {
          "city": "Ankara",
          "state": "",
          "country": "Turkey (TR)",
          "country_code": "TR",
          "phone": "",
          "email": "guest@example.net",
          "street": "",
          "street_2": null
        },
        "rooms": [
          {
            "state": "canceled",
            "rate_code": "HR:2",
            "inv_code": "HR:2",
            "price": 130,
            "total": 143.928,
            "non_refundable": false,
            "nights": 1,
            "total_guest": 3,
            "total_adult": 2,
            "child_ages": [
              7
            ],
            "name": "Family Room",
            "checkin_date": "2026-12-24",
            "checkout_date": "2026-12-25",
            "extra_info": "",
            "daily_prices": [
              {
                "date": "2026-12-24",
                "price": "130.0"
              }
            ],
            "extras": []
          }
        ]
      }
    ],
    "count": 1,
    "current_page": 1,
    "pages": 1
  },
  "ReservationsNone": {
    "reservations": [],
    "count": 0,
    "current_page": 1,
    "pages": 1
  },
  "PageRequiresUndeliveredFalse": {
    "status": "error",
    "code": "page_requires_undelivered_false",
    "message": "page: page 2 needs undelivered=false. The undelivered list shrinks as it is read: ask for page 1 again.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "page",
        "code": "page_requires_undelivered_false",
        "message": "page 2 needs undelivered=false. The undelivered list shrinks as it is read: ask for page 1 again."
      }
    ]
  },
  "FromDateTooOld": {
    "status": "error",
    "code": "from_date_too_old",
    "message": "from_date: from_date may lie at most 30 days back: not before 2026-10-21. For older ones that changed, use from_last_update_date.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "from_date",
        "code": "from_date_too_old",
        "message": "from_date may lie at most 30 days back: not before 2026-10-21. For older ones that changed, use from_last_update_date."
      }
    ]
  },
  "PerPageInvalid": {
    "status": "error",
    "code": "invalid_value",
    "message": "per_page: Give a number of 1 to 100; this is 500.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "per_page",
        "code": "invalid_value",
        "message": "Give a number of 1 to 100; this is 500."
      }
    ]
  },
  "ReservationsUnknownParameter": {
    "status": "error",
    "code": "unknown_field",
    "message": "undeliverd: There is no field undeliverd here. Did you mean undelivered?",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "undeliverd",
        "code": "unknown_field",
        "message": "There is no field undeliverd here. Did you mean undelivered?"
      }
    ]
  },
  "PostingSucceeded": {
    "status": "success",
    "transaction_id": "6f0a2f0e-3b0c-4a53-8d55-3f0f4c1d2a77",
    "folio_id": "direct:2026-11-20",
    "data": [
      {
        "index": 0,
        "department_id": "HR:36",
        "revenue_account_id": "HR:61",
        "mapping": "product"
      },
      {
        "index": 1,
        "department_id": "HR:40",
        "revenue_account_id": "HR:64",
        "mapping": "direct"
      }
    ]
  },
  "PostingFellBack": {
    "status": "success",
    "transaction_id": "tr1234",
    "folio_id": "41749:25238942",
    "data": [
      {
        "index": 0,
        "department_id": "HR:37",
        "revenue_account_id": "HR:62",
        "mapping": "default"
      },
      {
        "index": 1,
        "department_id": "HR:37",
        "revenue_account_id": "HR:62",
        "mapping": "default"
      }
    ]
  },
  "GuestNotFound": {
    "status": "error",
    "code": "guest_not_found",
    "message": "No guest of the property has this key. Read the in-house guests again.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "TransactionIdReused": {
    "status": "error",
    "code": "transaction_id_reused",
    "message": "The transaction id tr1234 was used before, with other contents. If you have sent this invoice already, look at the folio: do not send it under another id. A new invoice needs a new id.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "FolioClosed": {
    "status": "error",
    "code": "folio_closed",
    "message": "The guest has left and the folio is closed. If you have sent this invoice before, look at the folio first. Otherwise settle it in another way.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90"
  },
  "PostingFieldsInvalid": {
    "status": "error",
    "code": "validation_failed",
    "message": "The request is wrong in 3 places. Correct them.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "transaction_id",
        "code": "invalid_value",
        "message": "Give text of 1 to 128 characters; this is \"\". Leave it out where it is optional."
      },
      {
        "path": "posts[0].quantity",
        "code": "invalid_value",
        "message": "Give a quantity above 0 with at most 12 digits before and 3 behind the point; this is 0."
      },
      {
        "path": "posts[1].amount",
        "code": "invalid_value",
        "message": "Give an amount of 0 or more with at most 12 digits before and 3 behind the point; this is \"-4.00\"."
      }
    ]
  },
  "PostingTooManyItems": {
    "status": "error",
    "code": "too_many",
    "message": "posts: Give at most 500 entries; this is a list of 501.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts",
        "code": "too_many",
        "message": "Give at most 500 entries; this is a list of 501."
      }
    ]
  },
  "PostingAccountsRequired": {
    "status": "error",
    "code": "product_or_accounts_required",
    "message": "posts[1]: Give product_id, or both department_id and revenue_account_id.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[1]",
        "code": "product_or_accounts_required",
        "message": "Give product_id, or both department_id and revenue_account_id."
      }
    ]
  },
  "PostingTypeCodeMismatch": {
    "status": "error",
    "code": "type_code_mismatch",
    "message": "posts[0].revenue_account_id: The two do not fit: the department F&B has type_code f-b, the account Cash has other_payments. Choose two of one type_code.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[0].revenue_account_id",
        "code": "type_code_mismatch",
        "message": "The two do not fit: the department F&B has type_code f-b, the account Cash has other_payments. Choose two of one type_code."
      }
    ]
  },
  "PostingUnknownServiceId": {
    "status": "error",
    "code": "unknown_service_id",
    "message": "posts[0].department_id: The property has no department HR:999. Read the list again.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[0].department_id",
        "code": "unknown_service_id",
        "message": "The property has no department HR:999. Read the list again."
      }
    ]
  },
  "PostingNoMapping": {
    "status": "error",
    "code": "no_mapping",
    "message": "posts[1].product_id: The POS id peynir has no mapping, and the property has neither a default product that can be booked nor a default department and account of one type_code. Map it, or send an id with HR:.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[1].product_id",
        "code": "no_mapping",
        "message": "The POS id peynir has no mapping, and the property has neither a default product that can be booked nor a default department and account of one type_code. Map it, or send an id with HR:."
      }
    ]
  },
  "PostingExchangeRateRequired": {
    "status": "error",
    "code": "exchange_rate_required",
    "message": "posts[0].exchange_rate: The currency USD is not the base currency EUR. Send exchange_rate: the EUR for one USD.",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[0].exchange_rate",
        "code": "exchange_rate_required",
        "message": "The currency USD is not the base currency EUR. Send exchange_rate: the EUR for one USD."
      }
    ]
  },
  "PostingUnknownField": {
    "status": "error",
    "code": "unknown_field",
    "message": "posts[0].produkt_id: There is no field produkt_id here. Did you mean product_id?",
    "request_id": "0d6f4a9e-5c1b-4e43-9f0a-1f7b5c2d8e90",
    "errors": [
      {
        "path": "posts[0].produkt_id",
        "code": "unknown_field",
        "message": "There is no field produkt_id here. Did you mean product_id?"
      }
    ]
  },
  "GuestsRecorded": {
    "status": "success",
    "data": [
      {
        "identify": "11111111111",
        "firstname": "Ali",
        "lastname": "Demo",
        "gender": "male",
        "room": "10700",
        "country": "TR",
        "nationality": "TR",
        "email": "guest@example.net",
        "phone_number": "+905550000000",
        "birth_date": "1902-01-01",
        "checkin_date": "2023-11-12",
        "checkout_date": "2024-01-31"
      },
      {
        "identify": "11111111112",
        "firstname": "Ayse",
        "lastname": "Demo",
        "gender": null,
        "room": "10700",
        "country": "TR",
        "nationality": "TR",
        "email": "guest@example.net",
        "phone_number": "+905550000000",
        "birth_date": "1902-01-01",
        "checkin_date": "2023-11-12",
        "checkout_date": "2024-01-31"
      }
    ],
    "total_count": 2
  },
  "InHouseGuestsRecorded": {
    "status": "success",
    "data": [
      {
        "room_id": 18347,
        "room_name": "101",
        "reservation_id_customer_id": "36129:55430289",
        "customer_name": "Eric Martin"
      },
      {
        "room_id": 18302,
        "room_name": "102",
        "reservation_id_customer_id": "41749:25238942",
        "customer_name": "John Doe"
      },
      {
        "room_id": 18302,
        "room_name": "102",
        "reservation_id_customer_id": "41749:25238948",
        "customer_name": "Jane Doe"
      }
    ]
  },
  "RevenueAccountsRecorded": {
    "status": "success",
    "data": [
      {
        "id": 61,
        "name": "Extras",
        "type_code": "extras",
        "api_code": "HR:61",
        "type": "expense",
        "tax_amounts": [
          "0.18"
        ]
      },
      {
        "id": 62,
        "name": "F&B",
        "type_code": "f-b",
        "api_code": "HR:62",
        "type": "expense",
        "tax_amounts": [
          "0.08"
        ]
      },
      {
        "id": 63,
        "name": "Credit Card",
        "type_code": "other_payments",
        "api_code": "HR:63",
        "type": "payment",
        "tax_amounts": [
          "0.13"
        ]
      },
      {
        "id": 64,
        "name": "Cash",
        "type_code": "other_payments",
        "api_code": "HR:64",
        "type": "payment",
        "tax_amounts": [
          "0.13"
        ]
      }
    ],
    "total_count": 4
  },
  "ExtrasRecorded": {
    "status": "success",
    "data": [
      {
        "option_value": {
          "category_id": 1446,
          "name": "Toast",
          "unit": "Piece",
          "sales_department_id": 36,
          "revenue_account_id": 53,
          "category_name": "Restaurant",
          "unit_price": "7.0",
          "api_code": "HR:692",
          "extra_id": 692
        }
      },
      {
        "option_value": {
          "category_id": 1446,
          "name": "Cheese",
          "unit": "Kg",
          "sales_department_id": 36,
          "revenue_account_id": 61,
          "category_name": "Restaurant",
          "unit_price": "10.0",
          "api_code": "HR:1030",
          "extra_id": 1030
        }
      }
    ],
    "currency": "TRY",
    "total_count": 2
  },
  "SalesDepartmentsRecorded": {
    "status": "success",
    "data": [
      {
        "id": 36,
        "name": "Extras",
        "type_code": "extras",
        "api_code": "HR:36",
        "type": "expense"
      },
      {
        "id": 37,
        "name": "F&B",
        "type_code": "f-b",
        "api_code": "HR:37",
        "type": "expense"
      },
      {
        "id": 38,
        "name": "Other",
        "type_code": "other",
        "api_code": "HR:38",
        "type": "expense"
      },
      {
        "id": 39,
        "name": "Restaurant Payment - Credit Card",
        "type_code": "other_payments",
        "api_code": "HR:39",
        "type": "payment"
      },
      {
        "id": 40,
        "name": "Restaurant Payment - Cash",
        "type_code": "other_payments",
        "api_code": "HR:40",
        "type": "payment"
      }
    ],
    "total_count": 5
  }
}

/** Names of the examples of each operation by status; the first is the one that is shown unasked. */
export const exampleNames = {
  "listRooms": {
    "200": [
      "RoomsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "updateRoomRange": {
    "200": [
      "RangeUpdateOkRecorded",
      "RangeUpdateTryAgainRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "413": [
      "BodyTooLarge"
    ],
    "415": [
      "UnsupportedMediaType"
    ],
    "422": [
      "RangeFieldsInvalid",
      "RangeEndsBeforeStart",
      "RangeTooLong",
      "RangeInPast",
      "RangeNothingToUpdate",
      "RangeFieldNotUpdatable",
      "RangeUnknownGroup",
      "RangeUnknownRate",
      "RangeUnknownField"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "updateRoomRangeV1": {
    "200": [
      "RangeUpdateOkRecorded",
      "RangeUpdateTryAgainRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "413": [
      "BodyTooLarge"
    ],
    "415": [
      "UnsupportedMediaType"
    ],
    "422": [
      "RangeFieldsInvalid",
      "RangeEndsBeforeStart",
      "RangeTooLong",
      "RangeInPast",
      "RangeNothingToUpdate",
      "RangeFieldNotUpdatable",
      "RangeUnknownGroup",
      "RangeUnknownRate",
      "RangeUnknownField"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "updateRoomsDaily": {
    "200": [
      "DailyUpdateOkRecorded",
      "DailyUpdateTryAgainRecorded",
      "DailyUpdateTemporary"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "413": [
      "BodyTooLarge"
    ],
    "415": [
      "UnsupportedMediaType"
    ],
    "422": [
      "DailyFieldsInvalid",
      "DailyTooManyDates",
      "DailyDuplicateTarget",
      "DailyUnknownField"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "getTransactionDetails": {
    "200": [
      "TransactionDetailsRecorded",
      "TransactionDetailsMixed"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "404": [
      "TransactionNotFound"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "TransactionIdRequired"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "getTransactionDetailsV1": {
    "200": [
      "TransactionDetailsRecorded",
      "TransactionDetailsMixed"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "404": [
      "TransactionNotFound"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "TransactionIdRequired"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listChannels": {
    "200": [
      "ChannelsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listChannelsV1": {
    "200": [
      "ChannelsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listConnectedChannels": {
    "200": [
      "ConnectedChannelsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listReservations": {
    "200": [
      "ReservationsRecorded",
      "ReservationsOdd",
      "ReservationsNone"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "PageRequiresUndeliveredFalse",
      "FromDateTooOld",
      "PerPageInvalid",
      "ReservationsUnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "createPosting": {
    "200": [
      "PostingSucceeded",
      "PostingFellBack"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "404": [
      "GuestNotFound"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "409": [
      "TransactionIdReused",
      "FolioClosed"
    ],
    "413": [
      "BodyTooLarge"
    ],
    "415": [
      "UnsupportedMediaType"
    ],
    "422": [
      "PostingFieldsInvalid",
      "PostingTooManyItems",
      "PostingAccountsRequired",
      "PostingTypeCodeMismatch",
      "PostingUnknownServiceId",
      "PostingNoMapping",
      "PostingExchangeRateRequired",
      "PostingUnknownField"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listGuests": {
    "200": [
      "GuestsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listInHouseGuests": {
    "200": [
      "InHouseGuestsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listInHouseGuestsSample": {
    "200": [
      "InHouseGuestsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listRevenueAccounts": {
    "200": [
      "RevenueAccountsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listExtras": {
    "200": [
      "ExtrasRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listSalesDepartments": {
    "200": [
      "SalesDepartmentsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  },
  "listSalesDepartmentsSample": {
    "200": [
      "SalesDepartmentsRecorded"
    ],
    "400": [
      "UnreadableRequest"
    ],
    "401": [
      "Unauthorized"
    ],
    "405": [
      "MethodNotAllowed"
    ],
    "422": [
      "UnknownParameter"
    ],
    "429": [
      "RateLimited"
    ],
    "500": [
      "InternalError"
    ],
    "503": [
      "Unavailable"
    ]
  }
} as const
