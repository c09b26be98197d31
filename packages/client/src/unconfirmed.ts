import { type Failure, nothingDone } from './errors.ts'

/**
 * What to add to the error of a request that must not go again as it is, whose message may end without a full stop;
 * empty for all others. By our reading a 4xx carries nothing out (D13, D27); of a request that fails otherwise, nobody
 * knows.
 *
 * - A posting, unless its transaction id is known to keep it from doubling (D25). One whose answer cannot be read is not
 *   repeated either: the next would be the same. Where the service refuses a repetition, an attempt before it may have
 *   been carried out (`lost`).
 * - An update that sells rooms: a booking may move the availability before it goes again (D23), be it after a lost
 *   answer or after the pause that a 429 asks for, and the same number would sell that room again (D12). After another
 *   refusal it does not go again at all.
 * - A list that depends on what was delivered: being in an answer delivers (D19), so that another attempt gets the next
 *   reservations. `booked` and `modified` go by delivery, and a look-up by number delivers nothing. Not even where the
 *   service repeats pages (D33): what stands between may put other ids in the place of ours. An error of the service's
 *   own, also a 5xx, holds no page.
 */
export function whyNotAgain(
  operationId: string,
  url: string,
  body: string | undefined,
  error: Failure,
  repeat: string | undefined,
  lost: unknown,
): string {
  const refused = nothingDone(error)
  if (operationId === 'createPosting') {
    const isOpen = refused
      ? lost && error.status !== 429
      : (error.status as number) < 500 || repeat !== 'by transaction_id'
    return isOpen ? ' (Unconfirmed: look on the folio.)' : ''
  }
  if (refused && error.status !== 429) return ''
  // In the query of a range, or the JSON of a daily update.
  if (/[?&"]availability\W+0*[1-9]/.test(url + body)) return ' (Set what is left to sell.)'
  return !refused &&
    (!error.code || error.code === 'unknown') &&
    // Where the path ends, because the base URL may have the word, too.
    /reservations(?![^?]|.*(number=|undelivered=[0f]))|(booked|modified)=/.test(url)
    ? ' (Unconfirmed: look with undelivered=false.)'
    : ''
}
