import type { ApiError } from './errors.ts'

/**
 * Whether the list at this address depends on what was delivered: being in an answer delivers (D19), so that another
 * attempt gets the next reservations. A look-up by number delivers nothing; `booked` and `modified` go by delivery.
 */
export const delivers = (url: string): boolean =>
  /apps\/reservations(?!.*(number=|undelivered=[0f]))|(booked|modified)=/.test(url)

/**
 * What to add to the error of such a list, whose message may end without a full stop: a page may be lost. Not when the service refused, nor when another did with
 * a 4xx before it.
 */
export const lostPage = ({ code, status }: Partial<ApiError>): string =>
  code && (code !== 'unknown' || Number(status) < 500)
    ? ''
    : ' (A page may count as delivered: look again with undelivered=false.)'
