import { fieldCount, fieldNames, price, type Target } from './changes.ts'

/**
 * Counts bytes as `@innwire/client` writes requests, without writing them. Numbers, dates and prices are ASCII, so their
 * bytes are their characters; only codes are encoded, once each.
 */
export type ByteCounts = ReturnType<typeof byteCounts>

/** `{"rooms":[]}` */
export const bodyBytes = 12
/** `{"date":"2026-12-24"}` and a comma. A body has one comma less than it has dates in an entry. */
export const dateBytes = 22
/** `&days%5B%5D=5` */
export const weekdayBytes = 13
/** `,"price":""` and so on: a field of a date without its value. */
const inDate = fieldNames.map((name, field) => `,"${name}":${field === price ? '""' : ''}`.length)
/** `&price=` and so on. */
const inQuery = fieldNames.map((name) => `&${name}=`.length)
const datesInQuery = '&start_date=2026-12-24&end_date=2026-12-24'.length

/** @param prices texts of the prices; the value of a price is its place plus one */
export function byteCounts(prices: string[]) {
  const priceBytes = Int32Array.from(prices, (text) => text.length)

  /** Of a value plus one. */
  function valueBytes(field: number, value: number): number {
    if (field === price) return priceBytes[value - 1] ?? 0
    return value > 1000 ? 4 : value > 100 ? 3 : value > 10 ? 2 : 1
  }

  /** Fields of one position of a lane, with their names, inside a date. */
  function fieldsInDate(values: Int32Array, position: number, fields: number): number {
    let bytes = 0
    for (let field = 0; field < fieldCount; field++) {
      if (!(fields & (1 << field))) continue
      bytes += (inDate[field] ?? 0) + valueBytes(field, values[position * fieldCount + field] ?? 0)
    }
    return bytes
  }

  /** The same in a query. */
  function fieldsInQuery(values: Int32Array, position: number, fields: number): number {
    let bytes = 0
    for (let field = 0; field < fieldCount; field++) {
      if (!(fields & (1 << field))) continue
      bytes += (inQuery[field] ?? 0) + valueBytes(field, values[position * fieldCount + field] ?? 0)
    }
    return bytes
  }

  return { fieldsInDate, fieldsInQuery }
}

const utf8 = new TextEncoder()

/** An entry of a daily request without its dates, and a comma behind it; the dates have one comma less than they count. */
export function entryBytes(target: Target, channels: string[] | null): number {
  const entry = JSON.stringify({ ...target, ...(channels && { channel_codes: channels }), dates: [] })
  return utf8.encode(entry).length
}

/** The query of a range without fields and weekdays. */
export function rangeBytes(target: Target, channels: string[] | null): number {
  const codes = (channels ?? []).map((code): [string, string] => ['channel_codes[]', code])
  return new URLSearchParams([...Object.entries(target), ...codes]).toString().length + datesInQuery
}
