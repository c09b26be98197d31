import type { PostingOutcome, RefusedInvoice } from './outcome.ts'
import { isRefusalCode, sentenceOf } from './refusal.ts'

const lookFirst = "The bill may be on the guest's folio all the same: look there before you do anything else."

/**
 * What a cashier should read about an outcome: what happened to the bill and what to do, without guest data.
 * @example
 * const outcome = await settled
 * till.show(cashierMessage(outcome)) // The bill is on no folio. The guest has left and the folio is closed. …
 */
export function cashierMessage(outcome: PostingOutcome): string {
  switch (outcome.outcome) {
    case 'posted':
      return outcome.defaultMapped.length === 0
        ? 'The bill is on the folio.'
        : `The bill is on the folio. The hotel system did not know ${itemsOf(outcome.defaultMapped)} and booked by its default: tell whoever sets up the till.`
    case 'refused':
      return [outcome.mayBeOnFolio ? lookFirst : 'The bill is on no folio.', ...reasonsOf(outcome)].join(' ')
    case 'unconfirmed':
      return [
        'The hotel system has not confirmed the bill.',
        ...(outcome.mayBeOnFolio ? [lookFirst] : []),
        outcome.sentAgain ? 'It is sent again by itself.' : 'It is not sent again until somebody decides.',
      ].join(' ')
    case 'withdrawn':
      return `The bill was taken back. ${outcome.mayBeOnFolio ? lookFirst : 'It is on no folio.'}`
    case 'waiting':
      return 'The bill has not reached the hotel system yet. It is sent by itself.'
  }
}

/** By its places, where the service names some. */
function reasonsOf({ code, errors }: RefusedInvoice): string[] {
  const codes = errors.map((place) => place.code).filter(isRefusalCode)
  return [...new Set(codes.length > 0 ? codes : [code])].map(sentenceOf)
}

const itemsOf = (indexes: number[]) =>
  `item${indexes.length > 1 ? 's' : ''} ${indexes.map((index) => index + 1).join(', ')}`
