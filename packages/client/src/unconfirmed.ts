import { type ApiError, isRefusal } from './errors.ts'
import type { ClientOptions, RequestEvent } from './options.ts'

/**
 * What to add to the error of a request that may have been carried out and must not be repeated, whose message may end
 * without a full stop; empty for all others. A 4xx carries nothing out; of a request that fails otherwise, nobody knows.
 *
 * - A posting, unless its transaction id is known to keep it from doubling (D25). One whose answer cannot be read is not
 *   repeated either: the next would be the same. Where the service refuses a repetition, an attempt before it may have
 *   been carried out (`lost`).
 * - An update that sells rooms: a booking may have moved the availability since (D23), and the same number would sell
 *   that room again.
 * - A list that depends on what was delivered: being in an answer delivers (D19), so that another attempt gets the next
 *   reservations. `booked` and `modified` go by delivery, and a look-up by number delivers nothing. Not even where the
 *   service repeats pages (D33): what stands between may put other ids in the place of ours. An error of the service's
 *   own, also a 5xx, holds no page.
 */
export function whenUnconfirmed(
  { operationId, url }: RequestEvent,
  error: Partial<ApiError>,
  { repeat }: ClientOptions,
  body: string | undefined,
  lost: boolean | undefined,
): string {
  const { code, status, retryable } = error
  const refused = isRefusal(error)
  if (operationId === 'createPosting') {
    const isOpen = refused ? lost && !retryable : (status as number) < 500 || repeat !== 'by transaction_id'
    return isOpen ? ' (Unconfirmed: look on the folio.)' : ''
  }
  if (refused) return ''
  // In the query of a range, or the JSON of a daily update.
  if (/[?&"]availability\W+0*[1-9]/.test(url + body))
    return ' (Unconfirmed: look at reservations, then set availability anew.)'
  return (!code || code === 'unknown') &&
    // Where the path ends, because the base URL may have the word, too.
    /reservations(?![^?]|.*(number=|undelivered=[0f]))|(booked|modified)=/.test(url)
    ? ' (Unconfirmed: look with undelivered=false.)'
    : ''
}
