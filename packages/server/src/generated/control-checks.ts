// Generated from openapi/control/openapi.yaml by scripts/generate/control.ts. Do not edit: change the contract and run npm run generate.

/** How the parts of each operation are read, and the compiled schemas that check them. */
export const operationSchemas = {
  "getSession": {
    "parameters": {},
    "query": "getSessionQuery",
    "body": null,
    "responses": {
      "200": "SessionAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "createSession": {
    "parameters": {},
    "query": "createSessionQuery",
    "body": null,
    "responses": {
      "200": "SessionAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteSession": {
    "parameters": {},
    "query": "deleteSessionQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listProperties": {
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listPropertiesQuery",
    "body": null,
    "responses": {
      "200": "PropertyListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "createProperty": {
    "parameters": {},
    "query": "createPropertyQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "Property"
    },
    "responses": {
      "201": "PropertyAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getProperty": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getPropertyPath"
    },
    "parameters": {},
    "query": "getPropertyQuery",
    "body": null,
    "responses": {
      "200": "PropertyAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteProperty": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "deletePropertyPath"
    },
    "parameters": {},
    "query": "deletePropertyQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "changeProperty": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "changePropertyPath"
    },
    "parameters": {},
    "query": "changePropertyQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "PropertyChange"
    },
    "responses": {
      "200": "PropertyAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listTokens": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listTokensPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listTokensQuery",
    "body": null,
    "responses": {
      "200": "TokenListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "createToken": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "createTokenPath"
    },
    "parameters": {},
    "query": "createTokenQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "TokenInput"
    },
    "responses": {
      "201": "IssuedTokenAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "revokeToken": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "token_id": "text"
      },
      "schema": "revokeTokenPath"
    },
    "parameters": {},
    "query": "revokeTokenQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listPropertyRooms": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listPropertyRoomsPath"
    },
    "parameters": {},
    "query": "listPropertyRoomsQuery",
    "body": null,
    "responses": {
      "200": "RoomListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putRoom": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "rate_code": "text"
      },
      "schema": "putRoomPath"
    },
    "parameters": {},
    "query": "putRoomQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "RoomInput"
    },
    "responses": {
      "200": "RoomAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteRoom": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "rate_code": "text"
      },
      "schema": "deleteRoomPath"
    },
    "parameters": {},
    "query": "deleteRoomQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listSalesChannels": {
    "parameters": {},
    "query": "listSalesChannelsQuery",
    "body": null,
    "responses": {
      "200": "SalesChannelListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putSalesChannel": {
    "path": {
      "parameters": {
        "channel_code": "text"
      },
      "schema": "putSalesChannelPath"
    },
    "parameters": {},
    "query": "putSalesChannelQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "SalesChannelInput"
    },
    "responses": {
      "200": "SalesChannelAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listConnections": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listConnectionsPath"
    },
    "parameters": {},
    "query": "listConnectionsQuery",
    "body": null,
    "responses": {
      "200": "ConnectionListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putConnection": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text"
      },
      "schema": "putConnectionPath"
    },
    "parameters": {},
    "query": "putConnectionQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ConnectionInput"
    },
    "responses": {
      "200": "ConnectionAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteConnection": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text"
      },
      "schema": "deleteConnectionPath"
    },
    "parameters": {},
    "query": "deleteConnectionQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "resendCalendar": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text"
      },
      "schema": "resendCalendarPath"
    },
    "parameters": {},
    "query": "resendCalendarQuery",
    "body": null,
    "responses": {
      "200": "ResentCalendarAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listMappings": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text"
      },
      "schema": "listMappingsPath"
    },
    "parameters": {},
    "query": "listMappingsQuery",
    "body": null,
    "responses": {
      "200": "MappingListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putMapping": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text",
        "mapping_code": "text"
      },
      "schema": "putMappingPath"
    },
    "parameters": {},
    "query": "putMappingQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "MappingInput"
    },
    "responses": {
      "200": "MappingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteMapping": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "channel_code": "text",
        "mapping_code": "text"
      },
      "schema": "deleteMappingPath"
    },
    "parameters": {},
    "query": "deleteMappingQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listBookings": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listBookingsPath"
    },
    "parameters": {
      "state": "text",
      "limit": "integer",
      "after": "text"
    },
    "query": "listBookingsQuery",
    "body": null,
    "responses": {
      "200": "BookingListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "createBooking": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "createBookingPath"
    },
    "parameters": {},
    "query": "createBookingQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "BookingInput"
    },
    "responses": {
      "200": "BookingAnswer",
      "201": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getBooking": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "getBookingPath"
    },
    "parameters": {},
    "query": "getBookingQuery",
    "body": null,
    "responses": {
      "200": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "changeBooking": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "changeBookingPath"
    },
    "parameters": {},
    "query": "changeBookingQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "BookingChange"
    },
    "responses": {
      "200": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getBookingTimeline": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "getBookingTimelinePath"
    },
    "parameters": {},
    "query": "getBookingTimelineQuery",
    "body": null,
    "responses": {
      "200": "BookingTimelineAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "confirmBooking": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "confirmBookingPath"
    },
    "parameters": {},
    "query": "confirmBookingQuery",
    "body": null,
    "responses": {
      "200": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "cancelBooking": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "cancelBookingPath"
    },
    "parameters": {},
    "query": "cancelBookingQuery",
    "body": {
      "mediaType": "application/json",
      "required": false,
      "schema": "Cancellation"
    },
    "responses": {
      "200": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "eraseBooking": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "hr_number": "text"
      },
      "schema": "eraseBookingPath"
    },
    "parameters": {},
    "query": "eraseBookingQuery",
    "body": null,
    "responses": {
      "200": "BookingAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listStays": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listStaysPath"
    },
    "parameters": {
      "in_house": "boolean",
      "limit": "integer",
      "after": "text"
    },
    "query": "listStaysQuery",
    "body": null,
    "responses": {
      "200": "StayListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "checkIn": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "checkInPath"
    },
    "parameters": {},
    "query": "checkInQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "StayInput"
    },
    "responses": {
      "201": "StayAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "checkOut": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "reservation_id": "integer"
      },
      "schema": "checkOutPath"
    },
    "parameters": {},
    "query": "checkOutQuery",
    "body": {
      "mediaType": "application/json",
      "required": false,
      "schema": "Departure"
    },
    "responses": {
      "200": "StayAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "eraseGuest": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "reservation_id": "integer",
        "customer_id": "integer"
      },
      "schema": "eraseGuestPath"
    },
    "parameters": {},
    "query": "eraseGuestQuery",
    "body": null,
    "responses": {
      "200": "StayAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listAccounts": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listAccountsPath"
    },
    "parameters": {},
    "query": "listAccountsQuery",
    "body": null,
    "responses": {
      "200": "AccountListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putAccount": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "putAccountPath"
    },
    "parameters": {},
    "query": "putAccountQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "AccountInput"
    },
    "responses": {
      "200": "AccountAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteAccount": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "deleteAccountPath"
    },
    "parameters": {},
    "query": "deleteAccountQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listDepartments": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listDepartmentsPath"
    },
    "parameters": {},
    "query": "listDepartmentsQuery",
    "body": null,
    "responses": {
      "200": "DepartmentListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putDepartment": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "putDepartmentPath"
    },
    "parameters": {},
    "query": "putDepartmentQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "DepartmentInput"
    },
    "responses": {
      "200": "DepartmentAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteDepartment": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "deleteDepartmentPath"
    },
    "parameters": {},
    "query": "deleteDepartmentQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listPropertyExtras": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listPropertyExtrasPath"
    },
    "parameters": {},
    "query": "listPropertyExtrasQuery",
    "body": null,
    "responses": {
      "200": "ExtraListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putExtra": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "putExtraPath"
    },
    "parameters": {},
    "query": "putExtraQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ExtraInput"
    },
    "responses": {
      "200": "ExtraAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteExtra": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "id": "integer"
      },
      "schema": "deleteExtraPath"
    },
    "parameters": {},
    "query": "deleteExtraQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getPosMappings": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getPosMappingsPath"
    },
    "parameters": {},
    "query": "getPosMappingsQuery",
    "body": null,
    "responses": {
      "200": "PosMappingsAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putPosMappings": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "putPosMappingsPath"
    },
    "parameters": {},
    "query": "putPosMappingsQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "PosMappings"
    },
    "responses": {
      "200": "PosMappingsAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getCalendar": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getCalendarPath"
    },
    "parameters": {
      "from": "text",
      "to": "text",
      "code": "text",
      "limit": "integer",
      "after": "text"
    },
    "query": "getCalendarQuery",
    "body": null,
    "responses": {
      "200": "CalendarAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getCalendarGrid": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getCalendarGridPath"
    },
    "parameters": {
      "from": "text",
      "to": "text",
      "told_to": "text",
      "limit": "integer",
      "after": "text"
    },
    "query": "getCalendarGridQuery",
    "body": null,
    "responses": {
      "200": "CalendarGridAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getCalendarHistory": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "rate_code": "text",
        "date": "text"
      },
      "schema": "getCalendarHistoryPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "getCalendarHistoryQuery",
    "body": null,
    "responses": {
      "200": "CalendarHistoryAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listNightBookings": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "rate_code": "text",
        "date": "text"
      },
      "schema": "listNightBookingsPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listNightBookingsQuery",
    "body": null,
    "responses": {
      "200": "NightBookingListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listDeliveries": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listDeliveriesPath"
    },
    "parameters": {
      "state": "text",
      "channel_code": "text",
      "transaction_id": "text",
      "limit": "integer",
      "after": "text"
    },
    "query": "listDeliveriesQuery",
    "body": null,
    "responses": {
      "200": "DeliveryListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getDelivery": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "delivery_id": "integer"
      },
      "schema": "getDeliveryPath"
    },
    "parameters": {},
    "query": "getDeliveryQuery",
    "body": null,
    "responses": {
      "200": "DeliveryDetailAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listTransactions": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listTransactionsPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listTransactionsQuery",
    "body": null,
    "responses": {
      "200": "TransactionListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listFolios": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "listFoliosPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listFoliosQuery",
    "body": null,
    "responses": {
      "200": "FolioListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getFolio": {
    "path": {
      "parameters": {
        "hr_id": "text",
        "folio_id": "text"
      },
      "schema": "getFolioPath"
    },
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "getFolioQuery",
    "body": null,
    "responses": {
      "200": "FolioAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listAlarms": {
    "parameters": {
      "hr_id": "text",
      "kind": "text",
      "limit": "integer",
      "after": "text"
    },
    "query": "listAlarmsQuery",
    "body": null,
    "responses": {
      "200": "AlarmListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listRequests": {
    "parameters": {
      "hr_id": "text",
      "limit": "integer"
    },
    "query": "listRequestsQuery",
    "body": null,
    "responses": {
      "200": "RequestListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getRequest": {
    "path": {
      "parameters": {
        "number": "integer"
      },
      "schema": "getRequestPath"
    },
    "parameters": {},
    "query": "getRequestQuery",
    "body": null,
    "responses": {
      "200": "RequestDetailAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "streamEvents": {
    "parameters": {},
    "query": "streamEventsQuery",
    "body": null,
    "responses": {
      "200": "EventStreamAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getQuota": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getQuotaPath"
    },
    "parameters": {},
    "query": "getQuotaQuery",
    "body": null,
    "responses": {
      "200": "UsedQuotaAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getReadings": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "getReadingsPath"
    },
    "parameters": {},
    "query": "getReadingsQuery",
    "body": null,
    "responses": {
      "200": "ReadingsAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "putReadings": {
    "path": {
      "parameters": {
        "hr_id": "text"
      },
      "schema": "putReadingsPath"
    },
    "parameters": {},
    "query": "putReadingsQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ReadingsInput"
    },
    "responses": {
      "200": "ReadingsAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "getClock": {
    "parameters": {},
    "query": "getClockQuery",
    "body": null,
    "responses": {
      "200": "ClockAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "setClock": {
    "parameters": {},
    "query": "setClockQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ClockSetting"
    },
    "responses": {
      "200": "ClockAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "advanceClock": {
    "parameters": {},
    "query": "advanceClockQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "ClockAdvance"
    },
    "responses": {
      "200": "ClockAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listFaults": {
    "parameters": {},
    "query": "listFaultsQuery",
    "body": null,
    "responses": {
      "200": "FaultListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "addFault": {
    "parameters": {},
    "query": "addFaultQuery",
    "body": {
      "mediaType": "application/json",
      "required": true,
      "schema": "FaultInput"
    },
    "responses": {
      "201": "FaultAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "413": "ErrorBodyAnswer",
      "415": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "clearFaults": {
    "parameters": {},
    "query": "clearFaultsQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteFault": {
    "path": {
      "parameters": {
        "fault_id": "integer"
      },
      "schema": "deleteFaultPath"
    },
    "parameters": {},
    "query": "deleteFaultQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "resetToDemo": {
    "parameters": {},
    "query": "resetToDemoQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "listSnapshots": {
    "parameters": {
      "limit": "integer",
      "after": "text"
    },
    "query": "listSnapshotsQuery",
    "body": null,
    "responses": {
      "200": "SnapshotListAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "takeSnapshot": {
    "path": {
      "parameters": {
        "name": "text"
      },
      "schema": "takeSnapshotPath"
    },
    "parameters": {},
    "query": "takeSnapshotQuery",
    "body": null,
    "responses": {
      "200": "SnapshotAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "deleteSnapshot": {
    "path": {
      "parameters": {
        "name": "text"
      },
      "schema": "deleteSnapshotPath"
    },
    "parameters": {},
    "query": "deleteSnapshotQuery",
    "body": null,
    "responses": {
      "204": null,
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  },
  "restoreSnapshot": {
    "path": {
      "parameters": {
        "name": "text"
      },
      "schema": "restoreSnapshotPath"
    },
    "parameters": {},
    "query": "restoreSnapshotQuery",
    "body": null,
    "responses": {
      "200": "SnapshotAnswer",
      "400": "ErrorBodyAnswer",
      "401": "ErrorBodyAnswer",
      "403": "ErrorBodyAnswer",
      "404": "ErrorBodyAnswer",
      "405": "ErrorBodyAnswer",
      "409": "ErrorBodyAnswer",
      "422": "ErrorBodyAnswer",
      "429": "ErrorBodyAnswer",
      "500": "ErrorBodyAnswer",
      "503": "ErrorBodyAnswer"
    }
  }
} as const
