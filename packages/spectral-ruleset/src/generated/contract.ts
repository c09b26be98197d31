// Generated from openapi/openapi.yaml by scripts/generate/spectral-ruleset.ts. Do not edit.
import type { ContractData } from '../contract/contract-rules.ts'

export const contract: ContractData = {
  "operations": [
    {
      "operationId": "createPosting",
      "method": "post",
      "path": "/api/v1/apps/pos/postings",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": true,
      "statuses": [
        "200",
        "400",
        "401",
        "404",
        "405",
        "409",
        "413",
        "415",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].department_id",
          "data[].index",
          "data[].mapping",
          "data[].revenue_account_id",
          "folio_id",
          "status",
          "transaction_id"
        ]
      }
    },
    {
      "operationId": "getTransactionDetails",
      "method": "get",
      "path": "/api/v2/apps/infos/transaction_details",
      "sampleOnly": false,
      "parameters": [
        {
          "in": "query",
          "name": "transaction_id"
        }
      ],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "404",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "transaction",
          "transaction.counts",
          "transaction.counts.failed",
          "transaction.counts.in_progress",
          "transaction.counts.succeeded",
          "transaction.details",
          "transaction.details[].allocation_group",
          "transaction.details[].channel_code",
          "transaction.details[].code",
          "transaction.details[].created_at",
          "transaction.details[].error_message",
          "transaction.details[].id",
          "transaction.details[].inv_code",
          "transaction.details[].name",
          "transaction.details[].pid",
          "transaction.details[].state",
          "transaction.id"
        ]
      }
    },
    {
      "operationId": "getTransactionDetailsV1",
      "method": "get",
      "path": "/api/v1/apps/infos/transaction_details",
      "sampleOnly": false,
      "parameters": [
        {
          "in": "query",
          "name": "transaction_id"
        }
      ],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "404",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "transaction",
          "transaction.counts",
          "transaction.counts.failed",
          "transaction.counts.in_progress",
          "transaction.counts.succeeded",
          "transaction.details",
          "transaction.details[].allocation_group",
          "transaction.details[].channel_code",
          "transaction.details[].code",
          "transaction.details[].created_at",
          "transaction.details[].error_message",
          "transaction.details[].id",
          "transaction.details[].inv_code",
          "transaction.details[].name",
          "transaction.details[].pid",
          "transaction.details[].state",
          "transaction.id"
        ]
      }
    },
    {
      "operationId": "listChannels",
      "method": "get",
      "path": "/api/v2/apps/infos/channels",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "channels",
          "channels[].code",
          "channels[].name"
        ]
      }
    },
    {
      "operationId": "listChannelsV1",
      "method": "get",
      "path": "/api/v1/apps/infos/channels",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "channels",
          "channels[].code",
          "channels[].name"
        ]
      }
    },
    {
      "operationId": "listConnectedChannels",
      "method": "get",
      "path": "/api/v2/apps/infos/connected_channels",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "channels",
          "channels[].code",
          "channels[].failed",
          "channels[].in_progress",
          "channels[].name",
          "channels[].succeeded"
        ]
      }
    },
    {
      "operationId": "listExtras",
      "method": "get",
      "path": "/api/v1/apps/extras",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "currency",
          "data",
          "data[].option_value",
          "data[].option_value.api_code",
          "data[].option_value.category_id",
          "data[].option_value.category_name",
          "data[].option_value.extra_id",
          "data[].option_value.name",
          "data[].option_value.revenue_account_id",
          "data[].option_value.sales_department_id",
          "data[].option_value.unit",
          "data[].option_value.unit_price",
          "status",
          "total_count"
        ]
      }
    },
    {
      "operationId": "listGuests",
      "method": "get",
      "path": "/api/v1/apps/hotspot/guests",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].birth_date",
          "data[].checkin_date",
          "data[].checkout_date",
          "data[].country",
          "data[].email",
          "data[].firstname",
          "data[].gender",
          "data[].identify",
          "data[].lastname",
          "data[].nationality",
          "data[].phone_number",
          "data[].room",
          "status",
          "total_count"
        ]
      }
    },
    {
      "operationId": "listInHouseGuests",
      "method": "get",
      "path": "/api/v1/apps/line_items/in_house",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].customer_name",
          "data[].reservation_id_customer_id",
          "data[].room_id",
          "data[].room_name",
          "status"
        ]
      }
    },
    {
      "operationId": "listInHouseGuestsSample",
      "method": "post",
      "path": "/api/v1/apps/pos/in_house",
      "sampleOnly": true,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].customer_name",
          "data[].reservation_id_customer_id",
          "data[].room_id",
          "data[].room_name",
          "status"
        ]
      }
    },
    {
      "operationId": "listReservations",
      "method": "get",
      "path": "/api/v2/apps/reservations",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "count",
          "current_page",
          "pages",
          "reservations",
          "reservations[].address",
          "reservations[].address.city",
          "reservations[].address.country",
          "reservations[].address.country_code",
          "reservations[].address.email",
          "reservations[].address.phone",
          "reservations[].address.state",
          "reservations[].address.street",
          "reservations[].address.street_2",
          "reservations[].adjustments_total",
          "reservations[].cancel_reason",
          "reservations[].channel",
          "reservations[].channel_display",
          "reservations[].checkin_date",
          "reservations[].checkout_date",
          "reservations[].completed_at",
          "reservations[].currency",
          "reservations[].extras_total",
          "reservations[].guest",
          "reservations[].hr_number",
          "reservations[].modified",
          "reservations[].note",
          "reservations[].paid_amount",
          "reservations[].payment",
          "reservations[].provider_number",
          "reservations[].requires_response",
          "reservations[].rooms",
          "reservations[].rooms[].checkin_date",
          "reservations[].rooms[].checkout_date",
          "reservations[].rooms[].child_ages",
          "reservations[].rooms[].daily_prices",
          "reservations[].rooms[].daily_prices[].date",
          "reservations[].rooms[].daily_prices[].price",
          "reservations[].rooms[].extra_info",
          "reservations[].rooms[].extras",
          "reservations[].rooms[].extras[].name",
          "reservations[].rooms[].extras[].price",
          "reservations[].rooms[].inv_code",
          "reservations[].rooms[].name",
          "reservations[].rooms[].nights",
          "reservations[].rooms[].non_refundable",
          "reservations[].rooms[].price",
          "reservations[].rooms[].rate_code",
          "reservations[].rooms[].state",
          "reservations[].rooms[].total",
          "reservations[].rooms[].total_adult",
          "reservations[].rooms[].total_guest",
          "reservations[].state",
          "reservations[].sub_total",
          "reservations[].tax_total",
          "reservations[].total",
          "reservations[].updated_at"
        ]
      }
    },
    {
      "operationId": "listRevenueAccounts",
      "method": "get",
      "path": "/api/v1/apps/revenue_accounts",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].api_code",
          "data[].id",
          "data[].name",
          "data[].tax_amounts",
          "data[].type",
          "data[].type_code",
          "status",
          "total_count"
        ]
      }
    },
    {
      "operationId": "listRooms",
      "method": "get",
      "path": "/api/v2/apps/rooms",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "rooms",
          "rooms[].adult_capacity",
          "rooms[].availability_update",
          "rooms[].channel_codes",
          "rooms[].description",
          "rooms[].inv_code",
          "rooms[].is_master",
          "rooms[].name",
          "rooms[].policy",
          "rooms[].price_update",
          "rooms[].rate_code",
          "rooms[].restrictions_update",
          "rooms[].room_capacity"
        ]
      }
    },
    {
      "operationId": "listSalesDepartments",
      "method": "get",
      "path": "/api/v1/apps/sales_departments",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].api_code",
          "data[].id",
          "data[].name",
          "data[].type",
          "data[].type_code",
          "status",
          "total_count"
        ]
      }
    },
    {
      "operationId": "listSalesDepartmentsSample",
      "method": "post",
      "path": "/api/v1/apps/sales_departments",
      "sampleOnly": true,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "data",
          "data[].api_code",
          "data[].id",
          "data[].name",
          "data[].type",
          "data[].type_code",
          "status",
          "total_count"
        ]
      }
    },
    {
      "operationId": "updateRoomRange",
      "method": "put",
      "path": "/api/v2/apps/rooms/~",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "413",
        "415",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "status",
          "transaction_id"
        ]
      }
    },
    {
      "operationId": "updateRoomRangeV1",
      "method": "put",
      "path": "/api/v1/apps/rooms/~",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": false,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "413",
        "415",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "status",
          "transaction_id"
        ]
      }
    },
    {
      "operationId": "updateRoomsDaily",
      "method": "put",
      "path": "/api/v2/apps/rooms/daily",
      "sampleOnly": false,
      "parameters": [],
      "bodyRequired": true,
      "statuses": [
        "200",
        "400",
        "401",
        "405",
        "413",
        "415",
        "422",
        "429",
        "500",
        "503"
      ],
      "responseFields": {
        "200": [
          "errors",
          "status",
          "transaction_id"
        ]
      }
    }
  ],
  "fieldTypes": {
    "request": {
      "amount": [
        "number",
        "string"
      ],
      "availability": [
        "number",
        "string"
      ],
      "channel_codes": [
        "array"
      ],
      "channel_codes[]": [
        "array"
      ],
      "cta": [
        "boolean",
        "number",
        "string"
      ],
      "ctd": [
        "boolean",
        "number",
        "string"
      ],
      "currency": [
        "string"
      ],
      "date": [
        "string"
      ],
      "dates": [
        "array"
      ],
      "days[]": [
        "array"
      ],
      "department_id": [
        "string"
      ],
      "end_date": [
        "string"
      ],
      "exchange_rate": [
        "number",
        "string"
      ],
      "hr_id": [
        "string"
      ],
      "inv_code": [
        "string"
      ],
      "invoice_number": [
        "string"
      ],
      "min_stay": [
        "number",
        "string"
      ],
      "note": [
        "string"
      ],
      "pos_id": [
        "string"
      ],
      "post_type": [
        "string"
      ],
      "posts": [
        "array"
      ],
      "price": [
        "number",
        "string"
      ],
      "product_id": [
        "string"
      ],
      "product_name": [
        "string"
      ],
      "quantity": [
        "number",
        "string"
      ],
      "rate_code": [
        "string"
      ],
      "reservation_id_customer_id": [
        "string"
      ],
      "revenue_account_id": [
        "string"
      ],
      "room_code": [
        "string"
      ],
      "rooms": [
        "array"
      ],
      "start_date": [
        "string"
      ],
      "stop_sale": [
        "boolean",
        "number",
        "string"
      ],
      "token": [
        "string"
      ],
      "transaction_id": [
        "string"
      ],
      "unit": [
        "string"
      ]
    },
    "response": {
      "address": [
        "object"
      ],
      "adjustments_total": [
        "number"
      ],
      "adult_capacity": [
        "number"
      ],
      "allocation_group": [
        "string"
      ],
      "api_code": [
        "string"
      ],
      "availability_update": [
        "boolean"
      ],
      "birth_date": [
        "string"
      ],
      "cancel_reason": [
        "string"
      ],
      "category_id": [
        "number"
      ],
      "category_name": [
        "string"
      ],
      "channel": [
        "string"
      ],
      "channel_code": [
        "string"
      ],
      "channel_codes": [
        "array"
      ],
      "channel_display": [
        "string"
      ],
      "channels": [
        "array"
      ],
      "checkin_date": [
        "string"
      ],
      "checkout_date": [
        "string"
      ],
      "child_ages": [
        "array"
      ],
      "city": [
        "string"
      ],
      "code": [
        "string"
      ],
      "completed_at": [
        "string"
      ],
      "count": [
        "number"
      ],
      "country": [
        "string"
      ],
      "country_code": [
        "string"
      ],
      "counts": [
        "object"
      ],
      "created_at": [
        "string"
      ],
      "currency": [
        "string"
      ],
      "current_page": [
        "number"
      ],
      "customer_name": [
        "string"
      ],
      "daily_prices": [
        "array"
      ],
      "data": [
        "array"
      ],
      "date": [
        "string"
      ],
      "department_id": [
        "string"
      ],
      "description": [
        "string"
      ],
      "details": [
        "array"
      ],
      "email": [
        "string"
      ],
      "error_message": [
        "string"
      ],
      "errors": [
        "array"
      ],
      "extra_id": [
        "number"
      ],
      "extra_info": [
        "string"
      ],
      "extras": [
        "array"
      ],
      "extras_total": [
        "number"
      ],
      "failed": [
        "number"
      ],
      "firstname": [
        "string"
      ],
      "folio_id": [
        "string"
      ],
      "gender": [
        "string"
      ],
      "guest": [
        "string"
      ],
      "hr_number": [
        "string"
      ],
      "id": [
        "number",
        "string"
      ],
      "identify": [
        "string"
      ],
      "in_progress": [
        "number"
      ],
      "index": [
        "number"
      ],
      "inv_code": [
        "string"
      ],
      "is_master": [
        "boolean"
      ],
      "lastname": [
        "string"
      ],
      "mapping": [
        "string"
      ],
      "message": [
        "string"
      ],
      "modified": [
        "boolean"
      ],
      "name": [
        "string"
      ],
      "nationality": [
        "string"
      ],
      "nights": [
        "number"
      ],
      "non_refundable": [
        "boolean"
      ],
      "note": [
        "string"
      ],
      "option_value": [
        "object"
      ],
      "pages": [
        "number"
      ],
      "paid_amount": [
        "number"
      ],
      "path": [
        "string"
      ],
      "payment": [
        "string"
      ],
      "phone": [
        "string"
      ],
      "phone_number": [
        "string"
      ],
      "pid": [
        "number"
      ],
      "policy": [
        "string"
      ],
      "price": [
        "number",
        "string"
      ],
      "price_update": [
        "boolean"
      ],
      "provider_number": [
        "string"
      ],
      "rate_code": [
        "string"
      ],
      "request_id": [
        "string"
      ],
      "requires_response": [
        "boolean"
      ],
      "reservation_id_customer_id": [
        "string"
      ],
      "reservations": [
        "array"
      ],
      "restrictions_update": [
        "boolean"
      ],
      "revenue_account_id": [
        "number",
        "string"
      ],
      "room": [
        "string"
      ],
      "room_capacity": [
        "number"
      ],
      "room_id": [
        "number"
      ],
      "room_name": [
        "string"
      ],
      "rooms": [
        "array"
      ],
      "sales_department_id": [
        "number"
      ],
      "state": [
        "string"
      ],
      "status": [
        "string"
      ],
      "street": [
        "string"
      ],
      "street_2": [
        "string"
      ],
      "sub_total": [
        "number"
      ],
      "succeeded": [
        "number"
      ],
      "tax_amounts": [
        "array"
      ],
      "tax_total": [
        "number"
      ],
      "total": [
        "number"
      ],
      "total_adult": [
        "number"
      ],
      "total_count": [
        "number"
      ],
      "total_guest": [
        "number"
      ],
      "transaction": [
        "object"
      ],
      "transaction_id": [
        "string"
      ],
      "type": [
        "string"
      ],
      "type_code": [
        "string"
      ],
      "unit": [
        "string"
      ],
      "unit_price": [
        "string"
      ],
      "updated_at": [
        "string"
      ]
    }
  }
}
