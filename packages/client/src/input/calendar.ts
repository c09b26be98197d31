import type { Query } from '../connection.ts'
import { accept, code, date, list, object, plain, type Rule } from './rules.ts'

/** D5: flags go as 1 or 0, whole numbers as numbers, decimals as text, digit by digit. */
const flag = plain(/^(1|0|true|false)$/, '1 or 0', (text) => +/1|true/.test(text))
const values: Record<string, Rule> = {
  availability: plain(/^\d{1,4}$/, '0 to 9999', Number),
  price: plain(/^\d{1,12}(\.\d{1,3})?$/, 'a decimal of 0 or more with up to 3 decimals'),
  min_stay: plain(/^\d{1,12}$/, '1 to 365', (text) => (+text && +text < 366 ? +text : undefined)),
  stop_sale: flag,
  cta: flag,
  ctd: flag,
}
const target = { inv_code: code, rate_code: code, channel_codes: list(code, 100) }
const names = Object.keys(values)

type Values = Record<string, unknown>

/**
 * D3: one of the two is needed, and by `rate_code` alone only the price can be set.
 * @param days what has the values; without it, the target itself
 */
function checkTarget(sent: Values, issue: (name: string, message: string) => void, days?: Values[]) {
  if ('inv_code' in sent) return
  if (!('rate_code' in sent)) issue('', 'It needs inv_code or rate_code.')
  for (const [index, day] of (days ?? [sent]).entries()) {
    for (const name of names) {
      if (name !== 'price' && name in day) {
        issue(days ? `dates[${index}].${name}` : name, 'It needs inv_code.')
      }
    }
  }
}

const range = object(
  {
    ...target,
    start_date: date,
    end_date: date,
    days: list(plain(/^[0-6]$/, '0 to 6'), 7),
    ...values,
  },
  ['start_date', 'end_date'],
  (sent, issue) => {
    checkTarget(sent, issue)
    if (!names.some((name) => name in sent)) issue('', 'It needs a value.')
    if ((sent.end_date as string) < (sent.start_date as string)) issue('end_date', 'It needs a later date.')
  },
)

const day = object({ date, ...values }, ['date'])
const room = object({ ...target, dates: list(day, 90) }, ['dates'], (sent, issue) =>
  checkTarget(sent, issue, sent.dates as Values[]),
)
const daily = object({ rooms: list(room, 1000) }, ['rooms'])

/**
 * The query of a range update; arrays go as `days[]=5&days[]=6` (D4).
 * @throws {InputError} with every wrong place
 */
export const rangeQuery = (update: unknown): Query =>
  Object.fromEntries(
    Object.entries(accept(range, update)).map(([name, value]) => [
      Array.isArray(value) ? `${name}[]` : name,
      value,
    ]),
  )

/**
 * The JSON body of a daily update.
 * @throws {InputError} with every wrong place
 */
export const dailyBody = (update: unknown): string => JSON.stringify(accept(daily, update))
