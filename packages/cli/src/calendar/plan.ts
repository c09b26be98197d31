import type { CalendarChange, CalendarPlan, Quota, RefusedChange } from '@innwire/sync'
import type { KnownHotel } from '../engine/open-hotel.ts'
import { budgetOf } from '../engine/read-budget.ts'
import { exitCode, NotDone } from '../failure.ts'
import { printJson, tableOf } from '../print.ts'
import { unknownCodes } from './known-codes.ts'
import { openDates, wrongDates } from './open-dates.ts'
import { codeOf, type OddPrice, oddPricesOf, type PriceRange, priceRangesOf, pricesText } from './prices.ts'
import type { CalendarFile } from './read-file.ts'

/** What a push of a file would send, at most: what the service has already is not sent again. */
export type PushPlan = {
  /** Lines of the file with values. */
  lines: number
  requests: number
  /** Those that close dates, which go first. */
  closing: number
  bytes: number
  quota: Quota
  /** Requests that may go now, by the journal. */
  left: { minute: number; day: number }
  /** Rounded up; undefined where the requests that are left for the calendar today are too few. */
  minutes: number | undefined
  /** Lines with an availability above 0. */
  numbers: number
  prices: PriceRange[]
  /** Prices that a person should look at. */
  odd_prices: OddPrice[]
  /** What the hotel's rooms may not be sent, and its line in the file. */
  refused: (RefusedChange & { line: number })[]
}

/**
 * Plans a push without sending anything of it: only the list of rooms is asked for.
 * @throws {WrongUse} that names each line with a room type or a rate that the hotel has not, or a date that is not open
 * @throws {NotDone} when the list of rooms is empty
 */
export async function planOf(hotel: KnownHotel, file: CalendarFile): Promise<PushPlan> {
  const { changes } = file
  const { planCalendar } = await import('@innwire/sync')
  const rooms = await hotel.client.rooms.list()
  // With an empty list, a fault of the service would make each line wrong.
  if (rooms.length === 0)
    throw new NotDone(
      'The service has no room type and no rate for this hotel. Nothing was sent. Look at the rooms of the hotel, and run this again.',
    )
  // An answer has come, which says what time it is.
  const time = hotel.time()
  file.refuse([...(time ? wrongDates(changes, openDates(time)) : []), ...unknownCodes(changes, rooms)])
  const { quota, rangeEnd } = hotel.statements
  const limits = rangeEnd === 'included' ? {} : { rangeDays: 0 }
  const plan = planCalendar(changes, { rooms, limits })
  const { left, leftFor } = await budgetOf(hotel.journal, hotel.hrId, quota)
  return {
    lines: changes.length,
    requests: plan.requests.length,
    closing: plan.requests.filter(({ urgent }) => urgent).length,
    bytes: plan.bytes,
    quota,
    left,
    minutes: minutesOf(plan, quota, leftFor.update),
    numbers: changes.filter(({ availability = 0 }) => availability > 0).length,
    prices: priceRangesOf(changes),
    odd_prices: oddPricesOf(file),
    refused: withLines(plan.refused, file),
  }
}

/** The plan refuses in the order of the changes, and says each of them once: a file names no channels. */
function withLines(refused: RefusedChange[], { changes, lineOf }: CalendarFile): PushPlan['refused'] {
  let index = 0
  return refused.map((one) => {
    const isPart = (whole: CalendarChange) =>
      Object.entries(one.change).every(([name, value]) => whole[name as keyof CalendarChange] === value)
    while (index < changes.length && !isPart(changes[index] as CalendarChange)) index += 1
    index += 1
    return { line: lineOf(index - 1), ...one }
  })
}

/** The part of a minute's requests that the engine leaves for what is more urgent. */
const leftOfMinute = 0.2

const calendarsOf = (perMinute: number) => Math.max(1, Math.floor(perMinute * (1 - leftOfMinute)))

function minutesOf({ requests }: CalendarPlan, { perMinute }: Quota, left: number): number | undefined {
  if (requests.length > left) return undefined
  return Math.ceil(requests.length / calendarsOf(perMinute))
}

/** So many requests wait for no other. */
const sentAtOnce = ({ quota, left }: PushPlan) =>
  left.minute - (quota.perMinute - calendarsOf(quota.perMinute))

/** How the program ends that only plans. */
export const exitCodeOf = ({ refused }: PushPlan): number =>
  refused.length > 0 ? exitCode.partly : exitCode.done

export function printPlan(plan: PushPlan): void {
  printJson({ ...plan, minutes: plan.minutes ?? null })
}

const mostRefusedShown = 20

/** The plan for a person. */
export function planText(plan: PushPlan): string {
  const { lines, requests, closing, bytes, quota, left, minutes, refused } = plan
  const count = (number: number) => number.toLocaleString('en')
  const said = [
    `${count(lines)} line(s): at most ${count(requests)} request(s), ${count(bytes)} bytes${closing > 0 ? `; ${count(closing)} of them, which close dates, go first` : ''}. What the service has already is not sent again.`,
    `Of ${count(quota.perMinute)} requests a minute and ${count(quota.perDay)} a day, ${count(left.minute)} and ${count(left.day)} are left.`,
    minutes === undefined
      ? 'That is more than is left for the calendar today: the rest goes as soon as requests are free again.'
      : requests <= sentAtOnce(plan)
        ? 'It takes a few seconds until all is sent.'
        : `It takes about ${minutes <= 1 ? 'a minute' : `${count(minutes)} minutes`} until all is sent.`,
  ]
  said.push(...pricesText(plan.prices, plan.odd_prices))
  if (refused.length > 0) {
    said.push(`${count(refused.length)} line(s) have what the hotel's rooms may not be sent:`)
    const shown = refused.slice(0, mostRefusedShown)
    said.push(
      tableOf(shown, [
        ['LINE', ({ line }) => line],
        ['CODE', ({ change }) => codeOf(change)],
        ['DATE', ({ change }) => change.date],
        ['WHY', ({ reason }) => reason],
      ]),
    )
    if (refused.length > shown.length) said.push(`and ${count(refused.length - shown.length)} more`)
  }
  return `${said.join('\n')}\n`
}
