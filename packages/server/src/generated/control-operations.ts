// Generated from openapi/control/openapi.yaml by scripts/generate/control.ts. Do not edit: change the contract and run npm run generate.

/** Every operation of the control API by its `operationId`. */
export const controlOperations = {
  "getSession": {
    "method": "get",
    "path": "/control/v1/session",
    "role": "read",
    "testOnly": false
  },
  "createSession": {
    "method": "post",
    "path": "/control/v1/session",
    "role": "read",
    "testOnly": false
  },
  "deleteSession": {
    "method": "delete",
    "path": "/control/v1/session",
    "role": "read",
    "testOnly": false
  },
  "listProperties": {
    "method": "get",
    "path": "/control/v1/properties",
    "role": "read",
    "testOnly": false
  },
  "createProperty": {
    "method": "post",
    "path": "/control/v1/properties",
    "role": "admin",
    "testOnly": false
  },
  "getProperty": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}",
    "role": "read",
    "testOnly": false
  },
  "deleteProperty": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}",
    "role": "admin",
    "testOnly": false
  },
  "changeProperty": {
    "method": "patch",
    "path": "/control/v1/properties/{hr_id}",
    "role": "admin",
    "testOnly": false
  },
  "listTokens": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/tokens",
    "role": "read",
    "testOnly": false
  },
  "createToken": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/tokens",
    "role": "admin",
    "testOnly": false
  },
  "revokeToken": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/tokens/{token_id}",
    "role": "admin",
    "testOnly": false
  },
  "listPropertyRooms": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/rooms",
    "role": "read",
    "testOnly": false
  },
  "putRoom": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/rooms/{rate_code}",
    "role": "admin",
    "testOnly": false
  },
  "deleteRoom": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/rooms/{rate_code}",
    "role": "admin",
    "testOnly": false
  },
  "listSalesChannels": {
    "method": "get",
    "path": "/control/v1/channels",
    "role": "read",
    "testOnly": false
  },
  "putSalesChannel": {
    "method": "put",
    "path": "/control/v1/channels/{channel_code}",
    "role": "admin",
    "testOnly": false
  },
  "listConnections": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/channels",
    "role": "read",
    "testOnly": false
  },
  "putConnection": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}",
    "role": "admin",
    "testOnly": false
  },
  "deleteConnection": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}",
    "role": "admin",
    "testOnly": false
  },
  "resendCalendar": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}/resend",
    "role": "desk",
    "testOnly": false
  },
  "listMappings": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}/mappings",
    "role": "read",
    "testOnly": false
  },
  "putMapping": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}/mappings/{mapping_code}",
    "role": "admin",
    "testOnly": false
  },
  "deleteMapping": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/channels/{channel_code}/mappings/{mapping_code}",
    "role": "admin",
    "testOnly": false
  },
  "listBookings": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/bookings",
    "role": "read",
    "testOnly": false
  },
  "createBooking": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/bookings",
    "role": "desk",
    "testOnly": false
  },
  "getBooking": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}",
    "role": "read",
    "testOnly": false
  },
  "changeBooking": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}",
    "role": "desk",
    "testOnly": false
  },
  "getBookingTimeline": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}/timeline",
    "role": "read",
    "testOnly": false
  },
  "confirmBooking": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}/confirm",
    "role": "desk",
    "testOnly": false
  },
  "cancelBooking": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}/cancel",
    "role": "desk",
    "testOnly": false
  },
  "eraseBooking": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/bookings/{hr_number}/erase",
    "role": "admin",
    "testOnly": false
  },
  "listStays": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/stays",
    "role": "read",
    "testOnly": false
  },
  "checkIn": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/stays",
    "role": "desk",
    "testOnly": false
  },
  "checkOut": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/stays/{reservation_id}/check-out",
    "role": "desk",
    "testOnly": false
  },
  "eraseGuest": {
    "method": "post",
    "path": "/control/v1/properties/{hr_id}/stays/{reservation_id}/guests/{customer_id}/erase",
    "role": "admin",
    "testOnly": false
  },
  "listAccounts": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/accounts",
    "role": "read",
    "testOnly": false
  },
  "putAccount": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/accounts/{id}",
    "role": "admin",
    "testOnly": false
  },
  "deleteAccount": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/accounts/{id}",
    "role": "admin",
    "testOnly": false
  },
  "listDepartments": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/departments",
    "role": "read",
    "testOnly": false
  },
  "putDepartment": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/departments/{id}",
    "role": "admin",
    "testOnly": false
  },
  "deleteDepartment": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/departments/{id}",
    "role": "admin",
    "testOnly": false
  },
  "listPropertyExtras": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/extras",
    "role": "read",
    "testOnly": false
  },
  "putExtra": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/extras/{id}",
    "role": "admin",
    "testOnly": false
  },
  "deleteExtra": {
    "method": "delete",
    "path": "/control/v1/properties/{hr_id}/extras/{id}",
    "role": "admin",
    "testOnly": false
  },
  "getPosMappings": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/pos-mappings",
    "role": "read",
    "testOnly": false
  },
  "putPosMappings": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/pos-mappings",
    "role": "admin",
    "testOnly": false
  },
  "getCalendar": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/calendar",
    "role": "read",
    "testOnly": false
  },
  "getCalendarGrid": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/calendar/grid",
    "role": "read",
    "testOnly": false
  },
  "getCalendarHistory": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/calendar/{rate_code}/{date}/history",
    "role": "read",
    "testOnly": false
  },
  "listNightBookings": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/calendar/{rate_code}/{date}/bookings",
    "role": "read",
    "testOnly": false
  },
  "listDeliveries": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/deliveries",
    "role": "read",
    "testOnly": false
  },
  "getDelivery": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/deliveries/{delivery_id}",
    "role": "read",
    "testOnly": false
  },
  "listTransactions": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/transactions",
    "role": "read",
    "testOnly": false
  },
  "listFolios": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/folios",
    "role": "read",
    "testOnly": false
  },
  "getFolio": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/folios/{folio_id}",
    "role": "read",
    "testOnly": false
  },
  "listAlarms": {
    "method": "get",
    "path": "/control/v1/alarms",
    "role": "read",
    "testOnly": false
  },
  "listRequests": {
    "method": "get",
    "path": "/control/v1/requests",
    "role": "read",
    "testOnly": false
  },
  "getRequest": {
    "method": "get",
    "path": "/control/v1/requests/{number}",
    "role": "read",
    "testOnly": false
  },
  "streamEvents": {
    "method": "get",
    "path": "/control/v1/events",
    "role": "read",
    "testOnly": false
  },
  "getQuota": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/quota",
    "role": "read",
    "testOnly": false
  },
  "getReadings": {
    "method": "get",
    "path": "/control/v1/properties/{hr_id}/readings",
    "role": "read",
    "testOnly": false
  },
  "putReadings": {
    "method": "put",
    "path": "/control/v1/properties/{hr_id}/readings",
    "role": "admin",
    "testOnly": true
  },
  "getClock": {
    "method": "get",
    "path": "/control/v1/clock",
    "role": "read",
    "testOnly": false
  },
  "setClock": {
    "method": "put",
    "path": "/control/v1/clock",
    "role": "admin",
    "testOnly": true
  },
  "advanceClock": {
    "method": "post",
    "path": "/control/v1/clock/advance",
    "role": "admin",
    "testOnly": true
  },
  "listFaults": {
    "method": "get",
    "path": "/control/v1/faults",
    "role": "read",
    "testOnly": false
  },
  "addFault": {
    "method": "post",
    "path": "/control/v1/faults",
    "role": "admin",
    "testOnly": true
  },
  "clearFaults": {
    "method": "delete",
    "path": "/control/v1/faults",
    "role": "admin",
    "testOnly": true
  },
  "deleteFault": {
    "method": "delete",
    "path": "/control/v1/faults/{fault_id}",
    "role": "admin",
    "testOnly": true
  },
  "resetToDemo": {
    "method": "post",
    "path": "/control/v1/reset",
    "role": "admin",
    "testOnly": true
  },
  "listSnapshots": {
    "method": "get",
    "path": "/control/v1/snapshots",
    "role": "read",
    "testOnly": false
  },
  "takeSnapshot": {
    "method": "put",
    "path": "/control/v1/snapshots/{name}",
    "role": "admin",
    "testOnly": false
  },
  "deleteSnapshot": {
    "method": "delete",
    "path": "/control/v1/snapshots/{name}",
    "role": "admin",
    "testOnly": false
  },
  "restoreSnapshot": {
    "method": "post",
    "path": "/control/v1/snapshots/{name}/restore",
    "role": "admin",
    "testOnly": true
  }
} as const

/** What each error code means: the HTTP status it comes with, and whether sending the same request again can help. */
export const controlErrorCodes = {
  "unreadable_request": {
    "status": 400,
    "retryable": false,
    "meaning": "The query or the body cannot be read, for example broken JSON or a broken percent sign; or the header Host is missing, or names no host that the server answers to."
  },
  "unauthorized": {
    "status": 401,
    "retryable": false,
    "meaning": "The token is missing or wrong."
  },
  "insufficient_role": {
    "status": 403,
    "retryable": false,
    "meaning": "The token is good, and its role is too small for this operation."
  },
  "test_only": {
    "status": 403,
    "retryable": false,
    "meaning": "The operation is for tests, and the server was not started for them (`--test` or `--demo`)."
  },
  "path_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "There is no such path."
  },
  "not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "Something that the path names does not exist."
  },
  "method_not_allowed": {
    "status": 405,
    "retryable": false,
    "meaning": "The path exists, but not with this method. The header Allow names the methods that do."
  },
  "already_exists": {
    "status": 409,
    "retryable": false,
    "meaning": "There is one with this id, or this token, already."
  },
  "state_conflict": {
    "status": 409,
    "retryable": false,
    "meaning": "The state that things are in does not allow it, for example a canceled booking is confirmed."
  },
  "in_use": {
    "status": 409,
    "retryable": false,
    "meaning": "Something else refers to what is to be deleted."
  },
  "body_too_large": {
    "status": 413,
    "retryable": false,
    "meaning": "The body is larger than 2 MB."
  },
  "unsupported_media_type": {
    "status": 415,
    "retryable": false,
    "meaning": "The operation does not take a body of this content type."
  },
  "validation_failed": {
    "status": 422,
    "retryable": false,
    "meaning": "Several places of the request are wrong; errors names each."
  },
  "required": {
    "status": 422,
    "retryable": false,
    "meaning": "A field that is needed is missing."
  },
  "invalid_type": {
    "status": 422,
    "retryable": false,
    "meaning": "The value is of the wrong type."
  },
  "invalid_value": {
    "status": 422,
    "retryable": false,
    "meaning": "The value has the right type but is not one that the field takes."
  },
  "unknown_field": {
    "status": 422,
    "retryable": false,
    "meaning": "The operation has no parameter or field of this name. The message names the nearest one that it has."
  },
  "too_few": {
    "status": 422,
    "retryable": false,
    "meaning": "The list is empty or too short."
  },
  "too_many": {
    "status": 422,
    "retryable": false,
    "meaning": "The list is too long."
  },
  "unknown_reference": {
    "status": 422,
    "retryable": false,
    "meaning": "A code or id in the body is one that the property does not have."
  },
  "too_many_attempts": {
    "status": 429,
    "retryable": true,
    "meaning": "Too many wrong tokens are sent at the moment. Wait for as long as Retry-After says."
  },
  "internal_error": {
    "status": 500,
    "retryable": true,
    "meaning": "The server failed. Whether a change was applied is unknown; read it back."
  },
  "unavailable": {
    "status": 503,
    "retryable": true,
    "meaning": "The server is starting, stopping or overloaded, or without its disk or database. Wait as long as Retry-After says. Read a change back before you repeat it, where the message says that its outcome is unknown."
  }
} as const

/** The version of the contracts, and of all packages. */
export const version = "0.1.0"
