import type { CalendarChange } from '@innwire/sync'
import { type Column, tableOf } from '../print.ts'
import type { CalendarFile } from './read-file.ts'

/** A price that is a typing error more often than it is meant. */
export type OddPrice = { line: number; code: string; date: string; price: string }

/** The lowest and the highest price of a room type or a rate. */
export type PriceRange = { code: string; lowest: string; highest: string }

export const pricesCheckedFlag = '--prices-checked'

/** Free, or with three decimals: 1.135 is 1,135 with a thousands point, and few currencies have three. */
const isOdd = (price: string) => Number(price) === 0 || /\.\d{3}$/.test(price)

export const oddPricesAre = (many: number) =>
  `${many.toLocaleString('en')} price(s) are 0, or have three decimals, as a price with a thousands point does (1.135 for 1135).`

/** Names each odd price of a file, with its line. */
export const oddPricesOf = ({ changes, lineOf }: Pick<CalendarFile, 'changes' | 'lineOf'>): OddPrice[] =>
  changes.flatMap((change, index) => {
    const { date } = change
    const price = String(change.price ?? '')
    return price !== '' && isOdd(price) ? [{ line: lineOf(index), code: codeOf(change), date, price }] : []
  })

/** The prices of a file, by room type or rate, so that one too many digits is seen. */
export function priceRangesOf(changes: CalendarChange[]): PriceRange[] {
  const ranges = new Map<string, PriceRange>()
  for (const change of changes) {
    if (change.price === undefined) continue
    const [code, price] = [codeOf(change), String(change.price)]
    const range = ranges.get(code) ?? { code, lowest: price, highest: price }
    ranges.set(code, range)
    if (Number(price) < Number(range.lowest)) range.lowest = price
    if (Number(price) > Number(range.highest)) range.highest = price
  }
  return [...ranges.values()]
}

const mostShown = 20

/** What a plan says of prices to a person. */
export function pricesText(ranges: PriceRange[], odd: OddPrice[]): string[] {
  const said = shown(ranges, [
    ['CODE', ({ code }) => code],
    ['LOWEST PRICE', ({ lowest }) => lowest],
    ['HIGHEST PRICE', ({ highest }) => highest],
  ])
  if (odd.length === 0) return said
  const columns: Column<OddPrice>[] = [
    ['LINE', ({ line }) => line],
    ['CODE', ({ code }) => code],
    ['DATE', ({ date }) => date],
    ['PRICE', ({ price }) => price],
  ]
  return [...said, oddPricesAre(odd.length), ...shown(odd, columns)]
}

function shown<Row>(rows: Row[], columns: Column<Row>[]): string[] {
  if (rows.length === 0) return []
  const table = tableOf(rows.slice(0, mostShown), columns)
  return rows.length > mostShown ? [table, `and ${rows.length - mostShown} more`] : [table]
}

/** The code that a change is for. */
export const codeOf = (change: { inv_code: string } | { rate_code: string }): string =>
  'inv_code' in change ? change.inv_code : change.rate_code
