// Generated from openapi/openapi.yaml by scripts/generate/validators.ts. Do not edit: change the contract and run npm run generate.

/** How the parts of each operation are read, and the compiled schemas that check them. */
export const operationSchemas = {
  "listRooms": {
    "parameters": {},
    "query": "listRoomsQuery",
    "body": null,
    "responses": {
      "200": "RoomList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "updateRoomRange": {
    "parameters": {
      "inv_code": "text",
      "rate_code": "text",
      "room_code": "text",
      "start_date": "text",
      "end_date": "text",
      "availability": "text",
      "price": "text",
      "min_stay": "text",
      "stop_sale": "text",
      "cta": "text",
      "ctd": "text",
      "days[]": "array",
      "channel_codes[]": "array"
    },
    "query": "RangeUpdate",
    "body": {
      "mediaType": "application/x-www-form-urlencoded",
      "required": false,
      "schema": null
    },
    "responses": {
      "200": "RangeUpdateResult",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "updateRoomRangeV1": {
    "parameters": {
      "inv_code": "text",
      "rate_code": "text",
      "room_code": "text",
      "start_date": "text",
      "end_date": "text",
      "availability": "text",
      "price": "text",
      "min_stay": "text",
      "stop_sale": "text",
      "cta": "text",
      "ctd": "text",
      "days[]": "array",
      "channel_codes[]": "array"
    },
    "query": "RangeUpdate",
    "body": {
      "mediaType": "application/x-www-form-urlencoded",
      "required": false,
      "schema": null
    },
    "responses": {
      "200": "RangeUpdateResult",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "updateRoomsDaily": {
    "parameters": {},
    "query": "updateRoomsDailyQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "DailyUpdate"
    },
    "responses": {
      "200": "DailyUpdateResult",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getTransactionDetails": {
    "parameters": {
      "transaction_id": "text"
    },
    "query": "getTransactionDetailsQuery",
    "body": null,
    "responses": {
      "200": "TransactionDetails",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "getTransactionDetailsV1": {
    "parameters": {
      "transaction_id": "text"
    },
    "query": "getTransactionDetailsV1Query",
    "body": null,
    "responses": {
      "200": "TransactionDetails",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listChannels": {
    "parameters": {},
    "query": "listChannelsQuery",
    "body": null,
    "responses": {
      "200": "ChannelList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listChannelsV1": {
    "parameters": {},
    "query": "listChannelsV1Query",
    "body": null,
    "responses": {
      "200": "ChannelList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listConnectedChannels": {
    "parameters": {},
    "query": "listConnectedChannelsQuery",
    "body": null,
    "responses": {
      "200": "ConnectedChannelList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listReservations": {
    "parameters": {
      "from_date": "text",
      "from_last_update_date": "text",
      "per_page": "integer",
      "page": "integer",
      "reservation_number": "text",
      "undelivered": "text",
      "modified": "text",
      "booked": "text"
    },
    "query": "listReservationsQuery",
    "body": null,
    "responses": {
      "200": "ReservationPage",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "createPosting": {
    "parameters": {},
    "query": "createPostingQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "Posting"
    },
    "responses": {
      "200": "PostingResult",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "404": "ErrorBody",
      "405": "ErrorBody",
      "409": "ErrorBody",
      "413": "ErrorBody",
      "415": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listGuests": {
    "parameters": {},
    "query": "listGuestsQuery",
    "body": null,
    "responses": {
      "200": "GuestList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listInHouseGuests": {
    "parameters": {},
    "query": "listInHouseGuestsQuery",
    "body": null,
    "responses": {
      "200": "InHouseGuestList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listInHouseGuestsSample": {
    "parameters": {},
    "query": "listInHouseGuestsSampleQuery",
    "body": null,
    "responses": {
      "200": "InHouseGuestList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listRevenueAccounts": {
    "parameters": {},
    "query": "listRevenueAccountsQuery",
    "body": null,
    "responses": {
      "200": "RevenueAccountList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listExtras": {
    "parameters": {},
    "query": "listExtrasQuery",
    "body": null,
    "responses": {
      "200": "ExtraList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listSalesDepartments": {
    "parameters": {},
    "query": "listSalesDepartmentsQuery",
    "body": null,
    "responses": {
      "200": "SalesDepartmentList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  },
  "listSalesDepartmentsSample": {
    "parameters": {},
    "query": "listSalesDepartmentsSampleQuery",
    "body": null,
    "responses": {
      "200": "SalesDepartmentList",
      "400": "ErrorBody",
      "401": "ErrorBody",
      "405": "ErrorBody",
      "422": "ErrorBody",
      "429": "ErrorBody",
      "500": "ErrorBody",
      "503": "ErrorBody"
    }
  }
} as const
