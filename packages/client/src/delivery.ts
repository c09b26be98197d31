import type { ApiError } from './errors.ts'
import type { ClientOptions, RequestEvent } from './options.ts'

/**
 * What to add to the error of a request that may have been carried out and must not be repeated, whose message may end
 * without a full stop; empty for all others.
 *
 * A list that depends on what was delivered is such a request: being in an answer delivers (D19), so that another
 * attempt gets the next reservations. `booked` and `modified` go by delivery, and a look-up by number delivers nothing.
 * Not even where the service repeats pages (D33): what stands between may put other ids in the place of ours. So is a
 * posting, unless its transaction id is known to keep it from doubling (D25), and one in any case whose answer cannot be
 * read: the next would be the same. Neither is carried out when another refuses with a 4xx before the service, nor a list
 * when the service refuses it; of an invoice that the service itself failed on with a 5xx, nobody knows.
 */
export function whenUnconfirmed(
  { operationId, url }: RequestEvent,
  { code, status }: Partial<ApiError>,
  { repeat }: ClientOptions,
): string {
  const isPosting = operationId === 'createPosting'
  if (code && ((status as number) < 500 || (!isPosting && code !== 'unknown'))) return ''
  if (isPosting) {
    return repeat === 'by transaction_id' && !((status as number) < 500)
      ? ''
      : ' (Unconfirmed: look on the folio.)'
  }
  return /\/reservations(?!.*(number=|undelivered=[0f]))|(booked|modified)=/.test(url)
    ? ' (Unconfirmed: look with undelivered=false.)'
    : ''
}
