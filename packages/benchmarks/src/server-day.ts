import type { Request } from 'autocannon'
import { type BenchHotel, day } from './server-hotel.ts'

const get = (path: string): Request => ({ method: 'GET', path: `/api/${path}` })

/**
 * What a hotel's integrations read in a day, in 100 requests: the PMS polls, sweeps and looks up reservations and follows
 * its updates, the POS asks for guests. Nothing of it changes the calendar, which is the figure of the daily updates.
 * Each is made of its number in the run.
 */
const shares: [requests: number, request: (index: number, hotel: BenchHotel) => Request][] = [
  // Delivers what has arrived since the last one.
  [25, () => get('v2/apps/reservations')],
  [8, (index) => get(`v2/apps/reservations?undelivered=false&per_page=10&page=${1 + (index % 4)}`)],
  [
    15,
    (index) =>
      get(
        `v2/apps/reservations?undelivered=false&from_last_update_date=${day(-(index % 3))}&page=${1 + (index % 4)}`,
      ),
  ],
  [6, (index) => get(`v2/apps/reservations?undelivered=false&per_page=50&from_date=${day(-(index % 5))}`)],
  [12, (index, { bookings }) => get(`v2/apps/reservations?reservation_number=${pick(bookings, index)}`)],
  [8, () => get('v2/apps/rooms')],
  [
    10,
    (index, { transactions }) =>
      get(`v2/apps/infos/transaction_details?transaction_id=${pick(transactions, index)}`),
  ],
  [9, () => get('v1/apps/line_items/in_house')],
  [4, () => get('v1/apps/hotspot/guests')],
  [1, () => get('v1/apps/extras')],
  [1, () => get('v1/apps/revenue_accounts')],
  [1, () => get('v2/apps/infos/connected_channels')],
]

const dayRuns = 8

/** Requests for one load, in an order that is the same with every run. */
export function requestsOfDay(hotel: BenchHotel): Request[] {
  const one = shares.flatMap(([requests, request]) => Array.from({ length: requests }, () => request))
  const requests = Array.from({ length: dayRuns }, (_, run) =>
    // 37 and 100 have no divisor in common, so each comes once, and what is alike comes apart.
    one.map((_, at) => one[(at * 37) % one.length]?.(run * 13 + at, hotel)),
  )
  return requests.flat().map((request) => withAccess(request as Request, hotel))
}

/** Daily updates, standard of 90 dates, for one group after another, of which none repeats a value of the one before. */
export const dailyUpdates = (hotel: BenchHotel, count = 160, dates = 90): Request[] =>
  Array.from({ length: count }, (_, index) => withAccess(daily(index, dates, hotel.rooms), hotel))

/** The body of a daily update; other numbers give other values for the same dates. */
export function dailyBody(number: number, dates: number, code: string): string {
  const values = Array.from({ length: dates }, (_, index) => ({
    date: day(10 + index),
    availability: (number + index) % 9,
    price: `${80 + ((number * 7 + index) % 120)}.90`,
    min_stay: 1 + ((number + index) % 4),
  }))
  return JSON.stringify({ rooms: [{ inv_code: code, dates: values }] })
}

const daily = (index: number, dates: number, rooms: number): Request => ({
  method: 'PUT',
  path: '/api/v2/apps/rooms/daily',
  headers: { 'content-type': 'application/json' },
  // Those of one group follow each other with other values.
  body: dailyBody(index + Math.floor(index / rooms), dates, `HR:${1 + (index % rooms)}`),
})

const pick = (texts: string[], index: number) => texts[index % texts.length]

function withAccess({ path = '', ...request }: Request, { token, hrId }: BenchHotel): Request {
  return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}token=${token}&hr_id=${hrId}` }
}
