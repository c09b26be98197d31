import {
  type CalendarField,
  longestMinStay,
  mostAvailability,
  mostChannels,
  mostDates,
  mostRooms,
} from '@innwire/types'
import { accept, amount, code, date, flag, list, object, type Query, type Rule, whole } from './rules.ts'

/** The one form that the service lists for every flag of a date: `cta` and `ctd` are text or boolean there, no number. */
const onOff = flag((on) => `${+on}`)

/** D5: flags go as "1" or "0", whole numbers as numbers, decimals as text, digit by digit. */
const values: Record<CalendarField, Rule> = {
  availability: whole(0, mostAvailability),
  price: amount(),
  min_stay: whole(1, longestMinStay),
  stop_sale: onOff,
  cta: onOff,
  ctd: onOff,
}
const target = { inv_code: code, rate_code: code, channel_codes: list(code, mostChannels) }
const names = Object.keys(values)

type Values = Record<string, unknown>

/**
 * D3: one of the two is needed, and by `rate_code` alone only the price can be set, in the `dates` or, without them, in
 * the target itself.
 */
function checkTarget(sent: Values, issue: (name: string, message: string) => void) {
  const days = sent.dates as Values[] | undefined
  if ('inv_code' in sent) return
  if (!('rate_code' in sent)) issue('', 'Give inv_code or rate_code.')
  for (const [index, day] of (days ?? [sent]).entries()) {
    for (const name of names) {
      if (name !== 'price' && name in day) {
        issue(days ? `dates[${index}].${name}` : name, 'Give inv_code.')
      }
    }
  }
}

const range = object(
  {
    ...target,
    start_date: date,
    end_date: date,
    days: list(whole(0, 6), 7),
    ...values,
  },
  ['start_date', 'end_date'],
  (sent, issue) => {
    checkTarget(sent, issue)
    if (!names.some((name) => name in sent)) issue('', 'Give a value.')
    if ((sent.end_date as string) < (sent.start_date as string)) issue('end_date', 'Give a later date.')
  },
)

const day = object({ date, ...values }, ['date'])
const room = object({ ...target, dates: list(day, mostDates) }, ['dates'], checkTarget)
const daily = object({ rooms: list(room, mostRooms) }, ['rooms'])

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
