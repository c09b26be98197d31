import { refusedAt } from './refusals.ts'

/**
 * Cuts a page from rows, of which one more than the limit was read.
 * @param placeOf what `after` has to be to read on behind a row
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => string | number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next: rows.length > limit && last !== undefined ? String(placeOf(last)) : null }
}

/** The same, where a page has no more bytes than `mostBytes`, but at least one row. */
export function pageOfBytes<Row extends { bytes: number }>(
  rows: Row[],
  limit: number,
  mostBytes: number,
  placeOf: (row: Row) => string | number,
): { page: Row[]; next: string | null } {
  let bytes = 0
  const tooLarge = rows.findIndex((its, index) => {
    bytes += its.bytes
    return index > 0 && bytes > mostBytes
  })
  return pageOf(rows, tooLarge === -1 ? limit : Math.min(limit, tooLarge), placeOf)
}

/**
 * A place that is a number.
 * @throws {Refused} 422
 */
export function numberAfter(after: string): number {
  if (/^[0-9]{1,15}$/.test(after)) return Number(after)
  throw noSuchPlace()
}

/** A refusal of `after` where the list has no such place, ready to be thrown. */
export const noSuchPlace = () =>
  refusedAt({
    path: 'after',
    code: 'invalid_value',
    message: 'The list has no such place. Send `next` of an answer of this list.',
  })
