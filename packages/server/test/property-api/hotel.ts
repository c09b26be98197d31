import { vi } from 'vitest'
import { type ServerOptions, startServer } from '../../src/index.ts'
import { type Answered, answered, doneOf, type Json } from '../support/answered.ts'

type Query = Record<string, string | number | boolean>
type Sent = { json?: unknown; form?: Query | string; headers?: Record<string, string> }

/** What every server of these tests starts with; in Berlin it is a Wednesday, 11:00. */
export const start = '2027-09-15T09:00:00Z'
export const today = '2027-09-15'

/** The date some days after another. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
export const inDays = (days: number) => daysAfter(today, days)

export type House = Awaited<ReturnType<typeof startHouse>>
export type Hotel = Awaited<ReturnType<House['openHotel']>>

/** A server without any property, on a fixed date, that checks all its answers against the contracts. */
export async function startHouse(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, test: true, console: false, checkResponses: true, ...options })
  const control = doneOf(server)
  await control('PUT', '/clock', { now: start })
  for (const [code, name] of Object.entries({
    online: 'Online',
    bookingcom: 'Booking.com',
    expedia: 'Expedia',
  }))
    await control('PUT', `/channels/${code}`, { name })
  let opened = 0
  return {
    server,
    control,
    setClock: (now: string) => control('PUT', '/clock', { now }),
    advance: (seconds: number) => control('POST', '/clock/advance', { seconds }),
    openHotel: (plan: HotelPlan = {}) => {
      opened += 1
      return openHotel(server.url, control, plan.hr_id ?? `hotel-${opened}`, plan)
    },
  }
}

type Control = (method: string, path: string, body?: unknown) => Promise<Json>
type HotelPlan = {
  /** Where other tests have hotels in the same database. */
  hr_id?: string
  property?: object
  /** Rates by code, over those of every hotel; a group is named after its master rate. */
  rooms?: Record<string, object>
  /** Connectors by channel, over those of every hotel. */
  channels?: Record<string, object>
  /** Channel-side codes with their rate, by channel, in place of those of every hotel. */
  mappings?: Record<string, Record<string, string>>
}

const usualRooms = { 'HR:1': {}, 'NR:HR:1': { non_refundable: true }, 'HR:2': {} }
const usualMappings = {
  online: { O1: 'HR:1', 'O1-NR': 'NR:HR:1', O2: 'HR:2' },
  bookingcom: { B1: 'HR:1', 'B1-NR': 'NR:HR:1', B2: 'HR:2' },
  expedia: { E1: 'HR:1' },
}
const usualChannels = {
  online: { kind: 'direct' },
  bookingcom: { kind: 'simulated', latency_ms: 0 },
  expedia: { kind: 'simulated', latency_ms: 0 },
}

/** A hotel with two groups, `HR:1` with a non-refundable rate beside its master rate, on three channels. */
async function openHotel(url: string, control: Control, hr_id: string, plan: HotelPlan) {
  const at = `/properties/${hr_id}`
  const token = `${hr_id}-token`
  await control('POST', '/properties', {
    hr_id,
    name: 'Hotel Linden',
    time_zone: 'Europe/Berlin',
    currency: 'EUR',
    ...plan.property,
  })
  await control('POST', `${at}/tokens`, { label: 'PMS', token })
  const rooms = Object.entries<object>({ ...usualRooms, ...plan.rooms })
  await Promise.all(rooms.map(([code, room]) => control('PUT', `${at}/rooms/${code}`, asRoom(code, room))))
  const channels = Object.entries({ ...usualChannels, ...plan.channels })
  await Promise.all(
    channels.map(([code, connector]) => control('PUT', `${at}/channels/${code}`, { connector })),
  )
  const mappings = Object.entries<Record<string, string>>(plan.mappings ?? usualMappings)
  await Promise.all(
    mappings.flatMap(([channel, codes]) =>
      Object.entries(codes).map(([code, rate_code]) =>
        control('PUT', `${at}/channels/${channel}/mappings/${code}`, { rate_code, name: `Room ${code}` }),
      ),
    ),
  )

  const send = (method: string, path: string, query: Query = {}, { json, form, headers }: Sent = {}) =>
    answered(`${url}/api/${path}?${asQuery({ token, hr_id, ...query })}`, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form !== undefined && {
        body: new URLSearchParams(typeof form === 'string' ? form : asQuery(form)),
      }),
    })
  const details = async (transaction_id: string): Promise<Json> =>
    (await send('GET', 'v2/apps/infos/transaction_details', { transaction_id })).body.transaction
  return {
    hr_id,
    token,
    url,
    send,
    control: (method: string, path: string, body?: unknown) => control(method, `${at}${path}`, body),
    daily: (...dailyRooms: object[]) =>
      send('PUT', 'v2/apps/rooms/daily', {}, { json: { rooms: dailyRooms } }),
    range: (fields: Query) => send('PUT', 'v2/apps/rooms/~', fields),
    details,
    /** The transaction of an update once nothing of it is in progress. */
    settled: ({ body }: Answered): Promise<Json> =>
      vi.waitFor(async () => {
        const transaction = await details(body.transaction_id)
        if (transaction.counts.in_progress > 0) throw new Error('still in progress')
        return transaction
      }, waiting),
    /** What the calendar holds for a rate, date by date. */
    calendar: async (code: string, from: string, to = from): Promise<Json[]> =>
      (await control('GET', `${at}/calendar?${asQuery({ from, to, code })}`)).entries,
    reservations: async (query: Query = {}): Promise<Json> =>
      (await send('GET', 'v2/apps/reservations', query)).body,
    book: (booking: object = {}) => control('POST', `${at}/bookings`, { ...aBooking, ...booking }),
  }
}

export const waiting = { interval: 10 }

const asRoom = (code: string, room: object) => ({
  inv_code: code.replace(/^NR:/, ''),
  name: `Room ${code}`,
  room_capacity: 3,
  adult_capacity: 2,
  ...room,
})

const asQuery = (fields: Query) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()

/** A room of a booking by the channel's code, for one price a night. */
export const bookedRoom = (mapping_code: string, checkin_date: string, nights: number) => ({
  mapping_code,
  checkin_date,
  checkout_date: daysAfter(checkin_date, nights),
  daily_prices: Array.from({ length: nights }, (_, night) => ({
    date: daysAfter(checkin_date, night),
    price: '100.5',
  })),
})

const aBooking = {
  channel_code: 'bookingcom',
  guest: 'Ada Byron',
  payment: 'credit_card',
  rooms: [bookedRoom('B1', inDays(20), 2)],
}
