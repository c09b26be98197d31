import { expect, vi } from 'vitest'
import { type Server, type ServerOptions, startServer } from '../../src/index.ts'
import { type Answered, answered, controlOf, type Json } from '../support/answered.ts'

/** A running server with its control API. */
export type House = {
  server: Server
  control(method: string, path: string, body?: unknown): Promise<Answered>
  /** The same, and it has to succeed; gives the body. */
  done(method: string, path: string, body?: unknown): Promise<Json>
}

/** What it is by the clock of every house at first; in Berlin it is nine o'clock. */
export const morning = '2026-11-20T08:00:00.000Z'
export const today = '2026-11-20'

/** Starts a server on a free port, every answer checked against the contracts, with its clock set. */
export async function openHouse(options: ServerOptions = {}): Promise<House> {
  const server = await startServer({ port: 0, demo: true, console: false, checkResponses: true, ...options })
  const control = controlOf(server)
  const house: House = {
    server,
    control,
    done: async (method, path, body) => {
      const answer = await control(method, path, body)
      expect(answer.text.includes('"status":"error"') ? answer.text : undefined).toBeUndefined()
      return answer.body
    },
  }
  return house
}

export const setClock = (house: House, now = morning) => house.done('PUT', '/clock', { now })

const asJson = { 'content-type': 'application/json' }

/** A hotel with two rates of one group and three channels, and calls that are about it. */
export type Hotel = Awaited<ReturnType<typeof buildHotel>>

let built = 0

/** Sets a hotel of its own up, so that tests on one server do not meet. */
export async function buildHotel(house: House, settings: object = {}) {
  built += 1
  const hr_id = `linden-${built}`
  const path = `/properties/${hr_id}`
  const room = (code: string, more: object) =>
    house.done('PUT', `${path}/rooms/${code}`, {
      inv_code: 'HR:1',
      name: 'Double room',
      room_capacity: 3,
      adult_capacity: 2,
      ...more,
    })
  const map = (channel: string, code: string, rate_code: string, name: string) =>
    house.done('PUT', `${path}/channels/${channel}/mappings/${code}`, { name, rate_code })
  const connect = (channel: string, connector: object) =>
    house.done('PUT', `${path}/channels/${channel}`, { connector })
  const quick = { kind: 'simulated', latency_ms: 0, failure_rate: 0, seed: 1, script: [] }

  await house.done('POST', '/properties', {
    hr_id,
    name: 'Hotel Linden',
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    ...settings,
  })
  await house.done('POST', `${path}/tokens`, { label: 'PMS', token: `${hr_id}-token` })
  await room('HR:1', {})
  await room('NR:HR:1', { name: 'Double room, prepaid', non_refundable: true })
  await connect('online', { kind: 'direct' })
  await connect('bookingcom', quick)
  await connect('expedia', quick)
  await map('online', 'HR:1', 'HR:1', 'Double room')
  await map('bookingcom', '3301', 'HR:1', 'Double with breakfast')
  await map('bookingcom', '3399', 'NR:HR:1', 'Double, no refund')
  await map('expedia', 'EXP-1', 'HR:1', 'Doppelzimmer')

  const control: House['control'] = (method, rest, body) => house.control(method, path + rest, body)
  const done: House['done'] = (method, rest, body) => house.done(method, path + rest, body)
  const hotel = {
    hr_id,
    connect,
    room,
    control,
    done,
    /** Calls the property API, by the path after `/api/`. */
    api: (method: string, rest: string, json?: unknown, query: Record<string, string> = {}) =>
      answered(
        `${house.server.url}/api/${rest}?${new URLSearchParams({ hr_id, token: `${hr_id}-token`, ...query })}`,
        { method, ...(json !== undefined && { headers: asJson, body: JSON.stringify(json) }) },
      ),
    /** Pushes values of the group for some dates, as a PMS does. */
    push: async (dates: string[], values: object, channel_codes?: string[]) => {
      const update = { inv_code: 'HR:1', dates: dates.map((date) => ({ date, ...values })) }
      const rooms = [{ ...update, ...(channel_codes && { channel_codes }) }]
      const answer = await hotel.api('PUT', 'v2/apps/rooms/daily', { rooms })
      expect(answer.body).toMatchObject({ status: 'ok' })
      return answer.body.transaction_id as string
    },
    /** Waits until everything has reached the channels. */
    settled: () =>
      vi.waitFor(async () => {
        const { deliveries } = await done('GET', '/deliveries?state=in_progress')
        expect(deliveries).toEqual([])
      }),
    /** The hotel's availability of the group, date by date. */
    availability: async (from: string, to: string): Promise<(number | null)[]> => {
      const { entries } = await done('GET', `/calendar?from=${from}&to=${to}&code=HR:1`)
      return entries.map((entry: Json) => entry.availability)
    },
    /** What a channel was told for a date, through the mapping of the master rate. */
    toldTo: async (channel: string, date: string) => {
      const { entries } = await done('GET', `/calendar?from=${date}&to=${date}&code=HR:1`)
      return entries[0]?.channels.find((told: Json) => told.channel_code === channel)
    },
    book: (booking: object = {}) => done('POST', '/bookings', bookingOf(booking)),
  }
  return hotel
}

/** A booking of one room on Booking.com. */
export const bookingOf = (more: object = {}) => ({
  channel_code: 'bookingcom',
  guest: 'John Doe',
  payment: 'credit_card',
  rooms: [roomOf('2026-12-24', 2)],
  ...more,
})

/** A booked room from a day on, for some nights of 100 each. */
export const roomOf = (checkin_date: string, nights: number, more: object = {}) => ({
  mapping_code: '3301',
  checkin_date,
  checkout_date: dayAfter(checkin_date, nights),
  daily_prices: datesFrom(checkin_date, nights).map((date) => ({ date, price: '100' })),
  ...more,
})

export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(first, index))

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
