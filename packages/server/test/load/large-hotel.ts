import { type Access, call, controlAccess } from './call.ts'
import type { Sent } from './grown-requests.ts'
import type { WatchedServer } from './watch.ts'

/** As many rates as a daily update of 2 MB has room for. */
export const rates = 720
const mappedRates = 50
const channels = { online: 'direct', bookingcom: 'simulated', expedia: 'simulated' }

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const access: Access = { query: 'token=large-token&hr_id=large', headers: {} }

const json = (method: string, path: string, body: unknown): Sent => ({
  method,
  path,
  query: '',
  type: 'application/json',
  body: JSON.stringify(body),
})

/** A hotel with hundreds of rates on three channels. */
export async function openLargeHotel(server: WatchedServer): Promise<void> {
  const control = async (method: string, path: string, body: unknown) => {
    const { status, text } = await call(
      server,
      json(method, `/control/v1${path}`, body),
      controlAccess(server.controlToken),
    )
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
  }
  await control('POST', '/properties', { hr_id: 'large', name: 'Large', time_zone: 'UTC', currency: 'EUR' })
  await control('POST', '/properties/large/tokens', { label: 'PMS', token: 'large-token' })
  for (const [channel, kind] of Object.entries(channels)) {
    await control('PUT', `/properties/large/channels/${channel}`, { connector: { kind } })
  }
  for (let index = 0; index < rates; index += 1) {
    const rate = { inv_code: `R${index}`, name: 'Room', room_capacity: 2, adult_capacity: 2 }
    await control('PUT', `/properties/large/rooms/R${index}`, rate)
    if (index >= mappedRates) continue
    for (const channel of Object.keys(channels)) {
      const mapping = { rate_code: `R${index}`, name: 'Room' }
      await control('PUT', `/properties/large/channels/${channel}/mappings/M${index}`, mapping)
    }
  }
}

type Values = Record<string, unknown>

/** A daily update of so many rates, 90 dates each. */
export const dailyUpdate = (count: number, values: Values, room: Values = {}, name = 'R'): Sent =>
  json('PUT', '/api/v2/apps/rooms/daily', {
    rooms: Array.from({ length: count }, (_, index) => ({
      inv_code: `${name}${index}`,
      ...room,
      dates: Array.from({ length: 90 }, (_, days) => ({ date: day(days), ...values })),
    })),
  })

export const rangeUpdate = (form: string): Sent => ({
  method: 'PUT',
  path: '/api/v2/apps/rooms/~',
  query: '',
  type: 'application/x-www-form-urlencoded',
  body: form,
})

/** Large honest requests of the property API, by name. */
export const honestUpdates: Record<string, Sent> = {
  'one field of 64,800 dates': dailyUpdate(rates, { cta: 1 }),
  'all fields of 18,000 dates': dailyUpdate(200, {
    availability: 7,
    price: '119.90',
    min_stay: 1,
    stop_sale: 0,
    cta: 0,
    ctd: 1,
  }),
  'prices of 4,500 dates for three channels each': dailyUpdate(
    50,
    { price: '119.90' },
    { channel_codes: Object.keys(channels) },
  ),
  'a range of 1,000 days on three channels': rangeUpdate(
    `inv_code=R1&start_date=${day(0)}&end_date=${day(999)}&price=119.90&channel_codes=${Object.keys(channels)}`,
  ),
}

const item = { post_type: 'Expense', product_id: 'HR:691', quantity: 1, amount: '1.00' }

/** An invoice of 500 items for the demo hotel. */
export const largePosting = json('POST', '/api/v1/apps/pos/postings', {
  transaction_id: 'large',
  invoice_number: 'large',
  pos_id: '1',
  reservation_id_customer_id: '-1',
  posts: Array.from({ length: 500 }, () => ({ ...item, product_name: 'x'.repeat(3700) })),
})

const nights = 900
const room = {
  rate_code: 'HR:1',
  checkin_date: day(5),
  checkout_date: day(5 + nights),
  daily_prices: Array.from({ length: nights }, (_, night) => ({ date: day(5 + night), price: 1 })),
}
const mapped = (id: number) =>
  Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`P${index}`.padEnd(64, 'x'), id]))

/** Large honest requests of the control API for the demo hotel, by name. */
export const honestControl: Record<string, Sent> = {
  'a booking of 60 rooms for 900 nights': json('POST', '/control/v1/properties/demo/bookings', {
    channel_code: 'bookingcom',
    guest: 'Ada Byron',
    payment: 'cash',
    rooms: Array.from({ length: 60 }, () => room),
  }),
  '15,000 ids of a POS': json('PUT', '/control/v1/properties/demo/pos-mappings', {
    departments: mapped(37),
    accounts: mapped(62),
    products: mapped(691),
    defaults: {},
  }),
}
