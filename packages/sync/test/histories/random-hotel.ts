import type { ReadingName } from '@innwire/server'
import type { Posting, Reservation } from '@innwire/types'
import type { CalendarChange } from '../../src/index.ts'
import { type Control, inDays } from '../hotel.ts'
import { dice } from './dice.ts'
import { wantedCalendar } from './wanted.ts'
import type { Worker } from './worker-process.ts'

type Version = Pick<Reservation, 'hr_number' | 'updated_at' | 'rooms'>
type HotelPlan = {
  hrId: string
  control: Control
  channelUrl: string
  worker: () => Worker
  seed: number
  readings: ReadingName[]
}

const windowDays = 6

export type RandomHotel = Awaited<ReturnType<typeof randomHotel>>

/** A hotel to which things happen by chance, and what must come of them. */
export async function randomHotel({ hrId, control, channelUrl, worker, seed, readings }: HotelPlan) {
  const random = dice(seed)
  const at = `/properties/${hrId}`
  const wanted = wantedCalendar()
  const posted: Posting[] = []
  const booked: string[] = []
  /** Every state that a booking was ever in, whether the PMS came to see it or not. */
  const versions: Version[] = []
  await setUp(control, hrId, channelUrl)
  await control('PUT', `${at}/readings`, { readings })

  const date = () => inDays(2 + random.upTo(windowDays))
  // So few that values come back to what they were.
  const price = () => random.one(['80', '90.5', '100.25'])

  function change(): CalendarChange {
    const channel_codes = random.chance(0.25) ? { channel_codes: [random.one(['online', 'http'])] } : {}
    if (random.chance(0.3)) return { rate_code: 'NR:HR:1', date: date(), price: price(), ...channel_codes }
    const inv_code = random.one(['HR:1', 'HR:1', 'HR:2'])
    // What HR:2 has to sell, the PMS says when it has taken a reservation.
    const first = inv_code === 'HR:1' ? { availability: random.upTo(3) } : { min_stay: 1 + random.upTo(4) }
    return {
      inv_code,
      date: date(),
      ...first,
      ...(random.chance(0.5) && { price: price() }),
      ...(random.chance(0.3) && { stop_sale: random.upTo(2) as 0 | 1 }),
      ...(random.chance(0.2) && { cta: random.upTo(2) as 0 | 1 }),
      ...channel_codes,
    }
  }

  async function set() {
    const changes = Array.from({ length: 1 + random.upTo(random.chance(0.2) ? 40 : 4) }, change)
    wanted.set(changes)
    await worker().order({ hrId, set: changes })
  }

  async function post() {
    const number = posted.length + 1
    const posting: Posting = {
      transaction_id: `${hrId}-${number}`,
      invoice_number: `I-${number}`,
      pos_id: random.one(['bar', 'spa']),
      reservation_id_customer_id: random.chance(0.1) ? '9:9' : '-1',
      posts: Array.from({ length: 1 + random.upTo(3) }, () => ({
        post_type: random.one(['Expense', 'Payment'] as const),
        department_id: 'HR:37',
        revenue_account_id: 'HR:62',
        quantity: 1,
        amount: `${random.upTo(90)}.${random.upTo(10)}${random.upTo(10)}`,
      })),
    }
    posted.push(posting)
    await worker().order({ hrId, post: posting })
  }

  async function book() {
    const nights = 1 + random.upTo(3)
    const first = 2 + random.upTo(windowDays)
    const booking = await control('POST', `${at}/bookings`, {
      channel_code: 'http',
      guest: 'Ada Byron',
      payment: 'cash',
      rooms: Array.from({ length: 1 + random.upTo(2) }, () => room(first, nights)),
    })
    booked.push(booking.hr_number)
    versions.push(booking)
  }

  async function changeBooking() {
    const hrNumber = random.one(booked)
    const path = `${at}/bookings/${hrNumber}`
    if (!hrNumber || (await control('GET', path)).state === 'canceled') return
    if (random.chance(0.4)) versions.push(await control('POST', `${path}/cancel`, { reason: 'Ill' }))
    else {
      const rooms = [room(2 + random.upTo(windowDays), 1 + random.upTo(3))]
      versions.push(await control('PUT', path, { guest: 'Ada Lovelace', payment: 'cash', rooms }))
    }
  }

  async function fault() {
    const effect = random.one([
      { effect: 'drop', moment: 'before_commit' },
      { effect: 'drop', moment: 'after_commit' },
      { effect: 'status', status: 500, moment: 'before_commit' },
      { effect: 'status', status: 503, moment: 'after_commit' },
      { effect: 'delay', delay_ms: 400 + random.upTo(1400) },
      { effect: 'try_again' },
      { effect: 'malformed_body' },
    ])
    const seed = random.upTo(1_000_000)
    await control('POST', '/faults', { hr_id: hrId, share: 0.7, count: 1 + random.upTo(3), seed, ...effect })
  }

  return {
    hrId,
    readings,
    wanted,
    posted,
    booked,
    versions,
    /** Something happens. */
    step: () => random.one([set, set, set, set, set, post, post, post, book, book, changeBooking, fault])(),
  }
}

const room = (first: number, nights: number) => ({
  mapping_code: 'H2',
  checkin_date: inDays(first),
  checkout_date: inDays(first + nights),
  daily_prices: Array.from({ length: nights }, (_, night) => ({ date: inDays(first + night), price: '90' })),
})

async function setUp(control: Control, hrId: string, channelUrl: string) {
  const at = `/properties/${hrId}`
  await control('POST', '/properties', { hr_id: hrId, name: hrId, time_zone: 'UTC', currency: 'EUR' })
  await control('POST', `${at}/tokens`, { label: 'PMS', token: `${hrId}-token` })
  for (const code of ['HR:1', 'NR:HR:1', 'HR:2']) {
    const inv_code = code.replace('NR:', '')
    const capacity = { room_capacity: 3, adult_capacity: 2 }
    await control('PUT', `${at}/rooms/${code}`, { inv_code, name: code, ...capacity })
  }
  const http = { kind: 'http', url: channelUrl, secret: 'a secret of 24 characters' }
  for (const [code, connector, mappings] of [
    ['online', { kind: 'direct' }, { O1: 'HR:1', O1N: 'NR:HR:1', O2: 'HR:2' }],
    ['http', http, { H1: 'HR:1', H1N: 'NR:HR:1', H2: 'HR:2' }],
  ] as const) {
    await control('PUT', `${at}/channels/${code}`, { connector })
    for (const [mapping, rate_code] of Object.entries(mappings))
      await control('PUT', `${at}/channels/${code}/mappings/${mapping}`, { rate_code, name: mapping })
  }
  const food = { type_code: 'f-b', type: 'expense' }
  await control('PUT', `${at}/departments/37`, { name: 'Restaurant', ...food })
  await control('PUT', `${at}/accounts/62`, { name: 'Food', ...food, tax_amounts: ['0.1'] })
}
