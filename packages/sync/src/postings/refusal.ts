import type { ErrorCode } from '@innwire/types'

/** Codes that say nothing about an invoice: of other operations, of the way, of access, or that the service failed. */
type OtherCode =
  | 'unauthorized'
  | 'path_not_found'
  | 'transaction_not_found'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'too_many_dates'
  | 'unknown_inv_code'
  | 'unknown_rate_code'
  | 'field_not_updatable'
  | 'nothing_to_update'
  | 'end_date_before_start_date'
  | 'range_too_long'
  | 'range_in_past'
  | 'duplicate_target'
  | 'page_requires_undelivered_false'
  | 'from_date_too_old'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'

/** A code with which the service refuses an invoice. */
export type RefusalCode = Exclude<ErrorCode, OtherCode>

const setUp = 'Take the payment here, and tell whoever sets up the till.'
const faulty = `The hotel system cannot read the bill. ${setUp}`

/** What a cashier reads. A code that is new in the contract does not compile until it has its sentence. */
const sentences: Record<RefusalCode, string> = {
  guest_not_found:
    'The hotel has no such guest. Choose the guest again from the list of guests in the house, or take the payment here.',
  folio_closed: 'The guest has left and the folio is closed. Take the payment here.',
  transaction_id_reused:
    'The hotel system has another bill under this transaction id. Compare the two before anything else is done.',
  unknown_service_id: `The hotel system does not have this product, department or account. ${setUp}`,
  no_mapping: `The hotel system does not know this product, department or account of the till. ${setUp}`,
  type_code_mismatch: `The department and the account of an item do not belong together. ${setUp}`,
  product_or_accounts_required: `An item has neither a product nor a department with an account. ${setUp}`,
  exchange_rate_required:
    'An item is in a foreign currency without an exchange rate. Enter the rate, as a new bill.',
  body_too_large: 'The bill is too large. Split it into several bills.',
  too_many: 'The bill has too many items. Split it into several bills.',
  too_few: 'The bill has no items.',
  unreadable_request: faulty,
  validation_failed: faulty,
  required: faulty,
  invalid_type: faulty,
  invalid_value: faulty,
  unknown_field: faulty,
}

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(sentences, code)

/** For a cashier: why the service refuses an invoice, and what to do. */
export const sentenceOf = (code: RefusalCode): string => sentences[code]
