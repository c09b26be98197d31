// Generated from openapi/openapi.yaml by scripts/generate/operations.ts. Do not edit: change the contract and run npm run generate.

/**
 * Every operation of the contract by its `operationId`. `arrays` names the query parameters that hold arrays; each
 * value is sent under the name as it stands, `[]` included (D4).
 */
export const operationTable = {
  "listRooms": {
    "method": "get",
    "path": "/api/v2/apps/rooms",
    "tag": "Rooms",
    "arrays": []
  },
  "updateRoomRange": {
    "method": "put",
    "path": "/api/v2/apps/rooms/~",
    "tag": "Calendar",
    "arrays": [
      "days[]",
      "channel_codes[]"
    ]
  },
  "updateRoomRangeV1": {
    "method": "put",
    "path": "/api/v1/apps/rooms/~",
    "tag": "Calendar",
    "arrays": [
      "days[]",
      "channel_codes[]"
    ]
  },
  "updateRoomsDaily": {
    "method": "put",
    "path": "/api/v2/apps/rooms/daily",
    "tag": "Calendar",
    "arrays": []
  },
  "getTransactionDetails": {
    "method": "get",
    "path": "/api/v2/apps/infos/transaction_details",
    "tag": "Transactions",
    "arrays": []
  },
  "getTransactionDetailsV1": {
    "method": "get",
    "path": "/api/v1/apps/infos/transaction_details",
    "tag": "Transactions",
    "arrays": []
  },
  "listChannels": {
    "method": "get",
    "path": "/api/v2/apps/infos/channels",
    "tag": "Channels",
    "arrays": []
  },
  "listChannelsV1": {
    "method": "get",
    "path": "/api/v1/apps/infos/channels",
    "tag": "Channels",
    "arrays": []
  },
  "listConnectedChannels": {
    "method": "get",
    "path": "/api/v2/apps/infos/connected_channels",
    "tag": "Channels",
    "arrays": []
  },
  "listReservations": {
    "method": "get",
    "path": "/api/v2/apps/reservations",
    "tag": "Reservations",
    "arrays": []
  },
  "createPosting": {
    "method": "post",
    "path": "/api/v1/apps/pos/postings",
    "tag": "Postings",
    "arrays": []
  },
  "listGuests": {
    "method": "get",
    "path": "/api/v1/apps/hotspot/guests",
    "tag": "Guests",
    "arrays": []
  },
  "listInHouseGuests": {
    "method": "get",
    "path": "/api/v1/apps/line_items/in_house",
    "tag": "Guests",
    "arrays": []
  },
  "listInHouseGuestsSample": {
    "method": "post",
    "path": "/api/v1/apps/pos/in_house",
    "tag": "Guests",
    "arrays": []
  },
  "listRevenueAccounts": {
    "method": "get",
    "path": "/api/v1/apps/revenue_accounts",
    "tag": "Accounts",
    "arrays": []
  },
  "listExtras": {
    "method": "get",
    "path": "/api/v1/apps/extras",
    "tag": "Accounts",
    "arrays": []
  },
  "listSalesDepartments": {
    "method": "get",
    "path": "/api/v1/apps/sales_departments",
    "tag": "Accounts",
    "arrays": []
  },
  "listSalesDepartmentsSample": {
    "method": "post",
    "path": "/api/v1/apps/sales_departments",
    "tag": "Accounts",
    "arrays": []
  }
} as const
