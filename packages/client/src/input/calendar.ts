import { accept, code, date, list, object, plain, type Rule } from './rules.ts'

/** D5: flags go as 1 or 0, whole numbers as numbers, decimals as text, digit by digit. */
const flag = plain(/^(1|0|true|false)$/, '1 or 0', (text) => +/1|true/.test(text))
const values: Record<string, Rule> = {
  availability: plain(/^\d{1,4}$/, 'a whole number from 0 to 9999', Number),
  price: plain(/^\d{1,12}(\.\d{1,3})?$/, 'a decimal of 0 or more with at most 3 decimals'),
  min_stay: plain(/^0{0,9}([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/, 'a whole number from 1 to 365', Number),
  stop_sale: flag,
  cta: flag,
  ctd: flag,
}
const target = { inv_code: code, rate_code: code, channel_codes: list(code, 100) }
const names = Object.keys(values)

type Check = (given: Record<string, unknown>, issue: (name: string, message: string) => void) => void

/** D3: one of the two is needed, and by `rate_code` alone only the price can be set. */
const checkTarget: Check = (given, issue) => {
  if (!given.inv_code && !given.rate_code) issue('', 'Add inv_code or rate_code.')
}
const checkByRate: Check = (given, issue) => {
  for (const name of names) {
    if (name !== 'price' && given[name] !== undefined) issue(name, 'By rate_code only the price can be set.')
  }
}

const range = object(
  {
    ...target,
    start_date: date,
    end_date: date,
    days: list(plain(/^[0-6]$/, 'a weekday, 0 (Sunday) to 6'), 7),
    ...values,
  },
  ['start_date', 'end_date'],
  (given, issue) => {
    checkTarget(given, issue)
    if (!given.inv_code) checkByRate(given, issue)
    if (!names.some((name) => given[name] !== undefined)) issue('', `Add one of ${names.join(', ')}.`)
    if (String(given.end_date) < String(given.start_date)) issue('end_date', 'It lies before start_date.')
  },
)

const day = object({ date, ...values }, ['date'])
const room = object({ ...target, dates: list(day, 90) }, ['dates'], (given, issue) => {
  checkTarget(given, issue)
  if (given.inv_code || !Array.isArray(given.dates)) return
  given.dates.forEach((one, index) => {
    checkByRate(one ?? {}, (name, message) => issue(`dates[${index}].${name}`, message))
  })
})
const daily = object({ rooms: list(room, 1000) }, ['rooms'])

/**
 * The query of a range update; arrays go as `days[]=5&days[]=6` (D4).
 * @throws {InputError} with every wrong place
 */
export const rangeQuery = (update: unknown): string =>
  new URLSearchParams(
    Object.entries(accept(range, update)).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [`${name}[]`, one]) : [[name, value]],
    ) as string[][],
  ).toString()

/**
 * The JSON body of a daily update.
 * @throws {InputError} with every wrong place
 */
export const dailyBody = (update: unknown): string => JSON.stringify(accept(daily, update))
