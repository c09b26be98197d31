// Generated from openapi/openapi.yaml by scripts/generate/operations.ts. Do not edit: change the contract and run npm run generate.

/** The values of `ErrorCode`. */
export const errorCodeValues = [
  "unreadable_request",
  "unauthorized",
  "path_not_found",
  "transaction_not_found",
  "guest_not_found",
  "method_not_allowed",
  "transaction_id_reused",
  "folio_closed",
  "body_too_large",
  "unsupported_media_type",
  "validation_failed",
  "required",
  "invalid_type",
  "invalid_value",
  "unknown_field",
  "too_few",
  "too_many",
  "too_many_dates",
  "unknown_inv_code",
  "unknown_rate_code",
  "field_not_updatable",
  "nothing_to_update",
  "end_date_before_start_date",
  "range_too_long",
  "range_in_past",
  "duplicate_target",
  "page_requires_undelivered_false",
  "from_date_too_old",
  "product_or_accounts_required",
  "type_code_mismatch",
  "unknown_service_id",
  "no_mapping",
  "exchange_rate_required",
  "rate_limited",
  "internal_error",
  "unavailable"
] as const

/** The values of `CalendarUpdateStatus`. */
export const calendarUpdateStatusValues = [
  "ok",
  "try_again"
] as const

/** The values of `TransactionState`. More are not ruled out. */
export const transactionStateValues = [
  "in_progress",
  "succeeded",
  "failed"
] as const

/** The values of `FilterFlag`. */
export const filterFlagValues = [
  "true",
  "false",
  "1",
  "0"
] as const

/** The values of `ReservationState`. */
export const reservationStateValues = [
  "reserved",
  "confirmed",
  "canceled"
] as const

/** The values of `PaymentMethod`. */
export const paymentMethodValues = [
  "credit_card",
  "bank_transfer",
  "cash",
  "paypal"
] as const

/** The values of `PostType`. More are not ruled out. */
export const postTypeValues = [
  "Expense",
  "Payment",
  "Refund",
  "Discount"
] as const

/** The values of `SuccessStatus`. */
export const successStatusValues = [
  "success"
] as const

/** The values of `MappingKind`. */
export const mappingKindValues = [
  "direct",
  "mapped",
  "default",
  "product"
] as const

/** The values of `TypeCode`. More are not ruled out. */
export const typeCodeValues = [
  "extras",
  "f-b",
  "other_payments",
  "other"
] as const

/** The values of `AccountType`. */
export const accountTypeValues = [
  "expense",
  "payment"
] as const

/** What each error code means: the HTTP status it comes with, and whether sending the same request again can help. */
export const errorCodes = {
  "unreadable_request": {
    "status": 400,
    "retryable": false,
    "meaning": "The query or the body cannot be read, for example broken JSON or a broken percent sign; or the address and the headers are too long (D32); or the header Host is missing, or names no host that the server answers to; or a web page of another machine wants to change a demo."
  },
  "unauthorized": {
    "status": 401,
    "retryable": false,
    "meaning": "Token or hotel id is missing or wrong, or the two do not belong together. Which of these is not told."
  },
  "path_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "There is no such path."
  },
  "transaction_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "The property has no such transaction, or it is more than 90 days old."
  },
  "guest_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "No guest has this key. Read the in-house guests again."
  },
  "method_not_allowed": {
    "status": 405,
    "retryable": false,
    "meaning": "The path exists, but not with this method. The header Allow names the methods that do."
  },
  "transaction_id_reused": {
    "status": 409,
    "retryable": false,
    "meaning": "This transaction id was used before. If you have sent this invoice already, look at the folio: do not send it under another id. A new invoice needs a new id."
  },
  "folio_closed": {
    "status": 409,
    "retryable": false,
    "meaning": "The guest has left and the folio is closed. If you have sent this invoice already, look at the folio first. Otherwise settle it in another way."
  },
  "body_too_large": {
    "status": 413,
    "retryable": false,
    "meaning": "The body is larger than 2 MB. Split the request; send availability as what is left to sell by then."
  },
  "unsupported_media_type": {
    "status": 415,
    "retryable": false,
    "meaning": "The operation does not take a body of this content type."
  },
  "validation_failed": {
    "status": 422,
    "retryable": false,
    "meaning": "Several places of the request are wrong; errors names the first 100."
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
    "meaning": "The operation has no parameter or field of this name. The message names the nearest one, where the operation has one that is spelt much like it."
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
  "too_many_dates": {
    "status": 422,
    "retryable": false,
    "meaning": "More than 90 dates in one entry of `rooms`. Our server has applied nothing; split the dates over several requests, and send availability as what is left to sell by then."
  },
  "unknown_inv_code": {
    "status": 422,
    "retryable": false,
    "meaning": "The property has no such availability group."
  },
  "unknown_rate_code": {
    "status": 422,
    "retryable": false,
    "meaning": "The property has no such rate."
  },
  "field_not_updatable": {
    "status": 422,
    "retryable": false,
    "meaning": "The target may not receive this field; by rate_code alone only the price can be set."
  },
  "nothing_to_update": {
    "status": 422,
    "retryable": false,
    "meaning": "The request sets no field, or its range has none of its weekdays, so it can change nothing."
  },
  "end_date_before_start_date": {
    "status": 422,
    "retryable": false,
    "meaning": "The range ends before it starts."
  },
  "range_too_long": {
    "status": 422,
    "retryable": false,
    "meaning": "The range has more than 1,000 days, or begins more than 1,000 days after the property's today."
  },
  "range_in_past": {
    "status": 422,
    "retryable": false,
    "meaning": "The range ends before the property's today."
  },
  "duplicate_target": {
    "status": 422,
    "retryable": false,
    "meaning": "A target occurs more than once for the same channel. Merge its dates."
  },
  "page_requires_undelivered_false": {
    "status": 422,
    "retryable": false,
    "meaning": "Pages above 1 exist only with undelivered=false."
  },
  "from_date_too_old": {
    "status": 422,
    "retryable": false,
    "meaning": "from_date lies more than 30 days back."
  },
  "product_or_accounts_required": {
    "status": 422,
    "retryable": false,
    "meaning": "The item has neither a product nor both a department and a revenue account."
  },
  "type_code_mismatch": {
    "status": 422,
    "retryable": false,
    "meaning": "Department and revenue account of the item differ in type_code."
  },
  "unknown_service_id": {
    "status": 422,
    "retryable": false,
    "meaning": "The service has no entry with this HR id."
  },
  "no_mapping": {
    "status": 422,
    "retryable": false,
    "meaning": "The POS id has no mapping, and the property has no default mapping that fits the rest of the item."
  },
  "exchange_rate_required": {
    "status": 422,
    "retryable": false,
    "meaning": "The item's currency is not the base currency and there is no exchange rate."
  },
  "rate_limited": {
    "status": 429,
    "retryable": true,
    "meaning": "The property's quota is used up. Wait as long as Retry-After says."
  },
  "internal_error": {
    "status": 500,
    "retryable": true,
    "meaning": "The service failed. Whether a change was applied is unknown; repeat it only where that is safe."
  },
  "unavailable": {
    "status": 503,
    "retryable": true,
    "meaning": "The service is starting, stopping, overloaded, or without its disk or database. Wait as long as Retry-After says; repeat a change only where that is safe."
  }
} as const
