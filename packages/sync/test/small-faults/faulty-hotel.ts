import { inspect } from 'node:util'
import { operationTable } from '@innwire/types'
import { expect } from 'vitest'
import type { SyncEvent, SyncOptions } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import { day, startSimulatedHotel } from '../quota/simulated-hotel.ts'

export { day, hour, minute, strict } from '../quota/simulated-hotel.ts'
export { altered, broken, page, refused } from './answers.ts'

/** A request on its way to the service: a fault is about one of them. */
export type Sent = {
  /** Milliseconds since the engine was opened. */
  at: number
  operation: string
  method: string
  path: string
  query: URLSearchParams
  /** What it says: a JSON body as it is, the fields of a query as texts, lists as arrays. */
  body: Json
}

/**
 * What the fault makes of a request: another answer, or that of the service (`ask`) altered; an error thrown as by
 * `fetch`; `'hang'`: no answer ever comes; undefined: no fault.
 */
export type Alter = (
  sent: Sent,
  ask: () => Promise<Response>,
) => Promise<Response> | Response | 'hang' | undefined

/** A request that sets values of the calendar. */
export const isUpdate = ({ operation }: Sent) =>
  operation === 'updateRoomsDaily' || operation === 'updateRoomRange'
/** A request for reservations: a poll, a lookup or a page of a sweep. */
export const isList = ({ operation }: Sent) => operation === 'listReservations'
export const isSweep = ({ query }: Sent) => query.has('from_last_update_date')

export type FaultyHotel = Awaited<ReturnType<typeof startFaultyHotel>>

/**
 * The hotel of the simulated days, at 5 requests a minute and 250 a day, with a fault on the way between engine and
 * service: `alter` sees each request and may give another answer than the service's, or alter that. Nothing stands in
 * for the service, and a day passes in a second or two.
 */
export async function startFaultyHotel() {
  const hotel = await startSimulatedHotel()
  const opened = hotel.time.elapsed()
  const sent: Sent[] = []
  const events: (SyncEvent & { at: number })[] = []
  let alter: Alter = () => undefined
  const elapsed = () => hotel.time.elapsed() - opened

  const fetch: typeof globalThis.fetch = (input, init) => {
    const one = readSent(String(input), init, elapsed())
    sent.push(one)
    return hotel.time
      .working(async () => {
        const ask = () => hotel.time.fetch(input, init)
        const answer = await alter(one, ask)
        // Time goes on while nobody answers.
        return answer === 'hang' ? { hang: aborted(init?.signal) } : { answer: answer ?? (await ask()) }
      })
      .then(({ hang, answer }) => hang ?? (answer as Response))
  }

  return {
    ...hotel,
    /** Every request that left, whoever answered it. */
    sent,
    /** Those of an operation of the contract, such as `updateRoomsDaily`. */
    sentBy: (...names: string[]) => sent.filter(({ operation }) => names.includes(operation)),
    events,
    eventsOf: (type: SyncEvent['type']) => events.filter((event) => event.type === type),
    /** Milliseconds since the engine could be opened. */
    elapsed,
    /** From now on; without one the fault is over. */
    alter(fault: Alter = () => undefined) {
      alter = fault
    },
    /** An engine in its usual pace; its events are kept. */
    open: (options: Partial<SyncOptions> = {}) =>
      hotel.open({
        fetch,
        ...options,
        onEvent(event) {
          events.push({ ...event, at: elapsed() })
          options.onEvent?.(event)
        },
      }),
    isClosed: async (date: string) => (await hotel.calendar('HR:1', date))[0]?.stop_sale === true,
    /** A booking of one night. @returns its number */
    async bookNight(guest: string, days: number): Promise<string> {
      const [checkin_date, checkout_date] = [hotel.inDays(days), hotel.inDays(days + 1)]
      const daily_prices = [{ date: checkin_date, price: '90' }]
      const rooms = [{ mapping_code: 'B1', checkin_date, checkout_date, daily_prices }]
      const booking = { channel_code: 'bookingcom', guest, payment: 'cash', rooms }
      return (await hotel.hotel('POST', '/bookings', booking)).hr_number
    },
    advanceDay: () => hotel.time.advance(day),
    /** No event may tell who a guest is: events go to logs, and to people who need not know. */
    async stop() {
      await hotel.stop()
      expect(events.map(published).filter((text) => guestData.test(text))).toEqual([])
    },
  }
}

/** All of an event but what the user's own functions have thrown. */
const published = ({ error, ...event }: SyncEvent & { error?: Error }): string =>
  inspect(error?.name === 'Error' ? event : { ...event, error }, { depth: 10 })

/** What the bookings and answers of these tests say of guests. */
const guestData = /Ada|Byron|Lovelace|Grace|Hopper|Emmy/

const byRoute = new Map(
  Object.entries(operationTable).map(([name, { method, path }]) => [`${method.toUpperCase()} ${path}`, name]),
)

function readSent(url: string, init: RequestInit | undefined, at: number): Sent {
  const { pathname: path, searchParams: query } = new URL(url)
  const method = init?.method ?? 'GET'
  const operation = byRoute.get(`${method} ${path}`) ?? 'unknown'
  const body = init?.body ? JSON.parse(String(init.body)) : fieldsOf(query)
  return { at, operation, method, path, query, body }
}

function fieldsOf(query: URLSearchParams): Json {
  const fields: Json = {}
  for (const name of new Set(query.keys())) {
    if (name === 'token' || name === 'hr_id') continue
    fields[name.replace('[]', '')] = name.endsWith('[]') ? query.getAll(name) : query.get(name)
  }
  return fields
}

/** Never resolves. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
