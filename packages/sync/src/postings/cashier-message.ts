import type { ErrorCode } from '@innwire/types'
import type { PostingOutcome, RefusedInvoice } from './outcome.ts'

const lookForParts = (items: string) =>
  `The hotel system refuses the bill because of ${items}: it should be on no folio, but look whether a part of it is on the folio.`
const nowhere = 'The hotel system refuses the bill: it should be on no folio.'
const lookFirst = "The bill may be on the guest's folio all the same: look there before you do anything else."

/**
 * What a cashier should read about an outcome: what happened to the bill and what to do, without guest data.
 * @example
 * const outcome = await settled
 * till.show(cashierMessage(outcome)) // The hotel system refuses the bill: it should be on no folio. The guest has left …
 */
export function cashierMessage(outcome: PostingOutcome): string {
  switch (outcome.outcome) {
    case 'posted':
      return outcome.defaultMapped.length === 0
        ? 'The bill is on the folio.'
        : `The bill is on the folio. The hotel system did not know ${itemsOf(outcome.defaultMapped)} and booked by its default: tell whoever sets up the till.`
    case 'refused':
      return [whereItIs(outcome), ...reasonsOf(outcome)].join(' ')
    case 'unconfirmed':
      return notConfirmed(outcome)
    case 'withdrawn':
      return `The bill was taken back. ${outcome.mayBeOnFolio ? lookFirst : 'It should be on no folio.'}`
    case 'waiting':
      if (outcome.mayBeOnFolio) return notConfirmed(outcome)
      return 'The bill has not reached the hotel system yet. It is sent by itself.'
  }
}

const notConfirmed = ({ mayBeOnFolio, sentAgain }: { mayBeOnFolio: boolean; sentAgain: boolean }) =>
  [
    'The hotel system has not confirmed the bill.',
    ...(mayBeOnFolio ? [lookFirst] : []),
    sentAgain ? 'It is sent again by itself.' : 'It is not sent again until somebody decides.',
  ].join(' ')

/** That nothing of a refused bill is posted is our reading (D27): where single items are refused, somebody looks. */
function whereItIs({ mayBeOnFolio, errors }: RefusedInvoice): string {
  if (mayBeOnFolio) return lookFirst
  const items = errors.flatMap(({ path }) => /^posts\[(\d+)\]/.exec(path)?.[1] ?? []).map(Number)
  return items.length > 0 ? lookForParts(itemsOf([...new Set(items)])) : nowhere
}

/** By its places, where the service names some. */
function reasonsOf({ code, errors }: RefusedInvoice): string[] {
  const codes = errors.map((place) => place.code).filter(isRefusalCode)
  return [...new Set(codes.length > 0 ? codes : [code])].map((reason) => sentences[reason])
}

const itemsOf = (indexes: number[]) =>
  `item${indexes.length > 1 ? 's' : ''} ${indexes.map((index) => index + 1).join(', ')}`

const setUp = 'Take the payment here, and tell whoever sets up the till.'
const faulty = `The hotel system cannot read the bill. ${setUp}`

/** What a cashier reads of each code with which the service refuses an invoice. */
const sentences = {
  guest_not_found:
    'The hotel has no such guest. Choose the guest again from the list of guests in the house, or take the payment here.',
  folio_closed: 'The guest has left and the folio is closed. Take the payment here.',
  transaction_id_reused:
    'The hotel system has a bill under this transaction id already, perhaps this one. Compare the two before anything else is done.',
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
} satisfies Partial<Record<ErrorCode, string>>

/** A code with which the service refuses an invoice. */
export type RefusalCode = keyof typeof sentences

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(sentences, code)
