import { operationTable } from '@innwire/types'
import { kindOf } from '../connectors/kinds.ts'
import { daysBetween, isTimeZone, nightsBetween } from '../dates.ts'
import type { BookingRoomInput, Reading } from '../generated/control.ts'
import { mostCalendarDays, mostNights } from '../generated/control-limits.ts'
import { conflictOf } from '../readings/readings.ts'
import type { ControlIssue, ControlOperationId, ControlRequest } from './control-types.ts'

type Rules = { [Id in ControlOperationId]?: (request: ControlRequest<Id>) => ControlIssue[] }

/** What a schema cannot say: rules that need no knowledge of what is stored. */
export const controlRules: Rules = {
  createProperty: ({ body }) => timeZone(body.time_zone),
  changeProperty: ({ body }) => (body.time_zone === undefined ? [] : timeZone(body.time_zone)),
  // By its prefix everybody who reads the code takes the rate for non-refundable (D57).
  putRoom: ({ path: { rate_code }, body: { non_refundable } }) =>
    non_refundable === false && rate_code.startsWith('NR:')
      ? [
          invalid(
            'non_refundable',
            `${rate_code} begins with NR:, which means non-refundable. Leave non_refundable out, or take another code.`,
          ),
        ]
      : [],
  createBooking: ({ body }) => body.rooms.flatMap(bookedRoom),
  changeBooking: ({ body }) => body.rooms.flatMap(bookedRoom),
  checkIn: ({ body: { checkin_date, checkout_date } }) =>
    checkout_date >= checkin_date
      ? []
      : [
          invalid(
            'checkout_date',
            `${checkout_date} lies before checkin_date ${checkin_date}. Swap the two.`,
          ),
        ],
  getCalendar: ({ query }) => calendarRange(query),
  getCalendarGrid: ({ query }) => calendarRange(query),
  putReadings: ({ body }) => exclusiveReadings(body.readings ?? []),
  putConnection: ({ body: { connector } }) => kindOf(connector).issues(connector),
  setClock: ({ body: { now } }) =>
    Number.isNaN(Date.parse(now)) ? [invalid('now', `There is no instant ${now}. Give another one.`)] : [],
  addFault: ({ body: { operation } }) =>
    operation === null || Object.hasOwn(operationTable, operation)
      ? []
      : [
          invalid(
            'operation',
            `The property API has no operation ${operation}. Compare it with the contract.`,
          ),
        ],
}

function calendarRange({ from, to }: { from: string; to: string }): ControlIssue[] {
  const days = daysBetween(from, to) + 1
  if (days < 1) return [invalid('to', `to ${to} lies before from ${from}. Swap the two.`)]
  if (days <= mostCalendarDays) return []
  return [invalid('to', `The range has ${days} days, at most ${mostCalendarDays} are allowed. Split it.`)]
}

const invalid = (path: string, message: string): ControlIssue => ({ path, code: 'invalid_value', message })

const timeZone = (name: string) =>
  isTimeZone(name)
    ? []
    : [
        invalid(
          'time_zone',
          `Give an IANA time zone, such as Europe/Istanbul; this is ${JSON.stringify(name)}.`,
        ),
      ]

function exclusiveReadings(names: Reading[]): ControlIssue[] {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) return [invalid('readings', `${twice} is there twice. Give each once.`)]
  const conflict = conflictOf(names)
  if (!conflict) return []
  const message = `${conflict.join(' and ')} exclude one another. Give one of them.`
  return [invalid('readings', message)]
}

function bookedRoom(room: BookingRoomInput, index: number): ControlIssue[] {
  const at = `rooms[${index}]`
  const { mapping_code, rate_code, checkin_date, checkout_date } = room
  const issues: ControlIssue[] = []
  if (mapping_code === undefined && rate_code === undefined) {
    const message = 'The room has neither mapping_code nor rate_code. Give one of the two.'
    issues.push({ path: `${at}.mapping_code`, code: 'required', message })
  }
  if (mapping_code !== undefined && rate_code !== undefined) {
    issues.push(invalid(`${at}.rate_code`, 'The room has mapping_code and rate_code. Give one of the two.'))
  }
  const nights = daysBetween(checkin_date, checkout_date)
  if (nights < 1) {
    const message = `${checkout_date} does not lie after checkin_date ${checkin_date}. Give a later day.`
    return [...issues, invalid(`${at}.checkout_date`, message)]
  }
  if (nights > mostNights) {
    const message = `The stay has ${nights} nights, at most ${mostNights} are allowed. Split the booking.`
    return [...issues, invalid(`${at}.checkout_date`, message)]
  }
  return [...issues, ...nightlyPrices(room, `${at}.daily_prices`)]
}

/** Every night of the stay has one price, and nothing else has. */
function nightlyPrices(
  { checkin_date, checkout_date, daily_prices }: BookingRoomInput,
  at: string,
): ControlIssue[] {
  const unpriced = new Set(nightsBetween(checkin_date, checkout_date))
  const strays = daily_prices.flatMap(({ date }, index) => {
    if (unpriced.delete(date)) return []
    const message = `${date} is no night of the stay, or has a price already. Take the entry out.`
    return [invalid(`${at}[${index}].date`, message)]
  })
  const [first] = unpriced
  if (first === undefined) return strays
  const which =
    unpriced.size === 1 ? `The night ${first} has` : `${unpriced.size} nights from ${first} on have`
  return [...strays, { path: at, code: 'too_few', message: `${which} no price. Give every night one entry.` }]
}
