import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentHash } from '../../src/reservations/change-key.ts'
import { pms } from '../reservations/guests.ts'
import { type Alter, altered, type FaultyHotel, hour, startFaultyHotel } from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const guest = 'Ada Byron'
const others = ['Bob', 'Cleo', 'Dan', 'Eve']

const book = async (name: string): Promise<string> => {
  const [checkin_date, checkout_date] = [hotel.inDays(3), hotel.inDays(4)]
  const daily_prices = [{ date: checkin_date, price: '90' }]
  const rooms = [{ mapping_code: 'B1', checkin_date, checkout_date, daily_prices }]
  const booking = { channel_code: 'bookingcom', guest: name, payment: 'cash', rooms }
  return (await hotel.hotel('POST', '/bookings', booking)).hr_number
}

/** Puts JSON text in the place of a field of a guest's entry, wherever it is listed: no reader meets it before ours. */
const entryWith =
  (field: string, json: string): Alter =>
  (sent, ask) =>
    sent.operation === 'listReservations'
      ? ask().then(async (answer) => {
          const body = (await answer.json()) as { reservations: Record<string, unknown>[] }
          for (const entry of body.reservations)
            if (entry.guest === guest) Object.assign(entry, { [field]: 'here' })
          const text = JSON.stringify(body).replaceAll(`"${field}":"here"`, `"${field}":${json}`)
          return new Response(text, { headers: { 'content-type': 'application/json' } })
        })
      : undefined

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const noText = '{"toString":1,"valueOf":1}'

it('hands over four good bookings beside one that is nested 10,000 deep, sweeps on, and says so once', async () => {
  hotel.alter(entryWith('note', deep(10_000)))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await book(guest)
  const numbers = await Promise.all(others.map(book))
  await hotel.time.advance(24 * hour)
  expect(numbers.map(system.of)).toEqual(others.map((name) => [`${name} reserved`]))
  expect(sync.reservations.state()).toMatchObject({ waiting: 0, quarantined: 1 })
  expect(sync.reservations.state().lastSweepAt?.getTime()).toBeGreaterThan(hotel.time.now() - 7 * hour)
  expect(hotel.events.map(({ type, message }) => `${type}: ${message}`)).toEqual([
    expect.stringMatching(/^quarantined: An entry .* cannot be read. It is nested more than 64 deep./),
  ])
  expect(await sync.reservations.replayQuarantined()).toEqual({ replayed: 0, superseded: 0, unreadable: 1 })
})

it.each([
  [
    'a line whose inv_code makes no text',
    'rooms',
    `[{"inv_code":${noText},"rate_code":${noText}}]`,
    ['nights_unclear'],
  ],
  ['a note that makes no text', 'note', noText, []],
])('hands over all five bookings when one has %s', async (_, field, json, told) => {
  hotel.alter(entryWith(field, json))
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const numbers = await Promise.all([guest, ...others].map(book))
  await hotel.time.advance(2 * hour)
  expect(numbers.map((number) => system.of(number).length)).toEqual([1, 1, 1, 1, 1])
  expect(hotel.events.map(({ type }) => type)).toEqual(told)
})

const line = (rest: object) => ({ checkin_date: '2026-12-01', checkout_date: '9999-12-31', ...rest })
const many = (count: number, rest: object) => JSON.stringify(Array.from({ length: count }, () => line(rest)))

it('takes a line that ends in the year 9999, as far as a stay can last', async () => {
  hotel.alter(entryWith('rooms', many(1, { inv_code: 'HR:1' })))
  const system = pms()
  await hotel.open({ onReservation: system.onReservation, bookings: 'keep availability' })
  const numbers = await Promise.all([guest, ...others].map(book))
  await hotel.time.advance(2 * hour)
  expect(numbers.map((number) => system.of(number).length)).toEqual([1, 1, 1, 1, 1])
  expect(hotel.events).toEqual([])
})

it.each([
  ['of one group', many(200, { inv_code: 'HR:1' })],
  ['of no group, which may be of every group', many(40, {})],
])('quarantines a reservation whose lines take more nights than a house has, %s', async (_, rooms) => {
  hotel.alter(entryWith('rooms', rooms))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation, bookings: 'keep availability' })
  await book(guest)
  const numbers = await Promise.all(others.map(book))
  await hotel.time.advance(2 * hour)
  expect(numbers.map(system.of)).toEqual(others.map((name) => [`${name} reserved`]))
  expect(sync.reservations.state()).toMatchObject({ waiting: 0, quarantined: 1 })
  expect(hotel.events.map(({ type, message }) => `${type}: ${message}`)).toEqual([
    expect.stringMatching(/^quarantined: .* It has more than 10000 nights of rooms/),
  ])
  expect(await sync.reservations.replayQuarantined()).toEqual({ replayed: 0, superseded: 0, unreadable: 1 })
})

it('reads the rest of a list behind an entry that cannot be read when somebody asks for a sweep from a date', async () => {
  hotel.alter(entryWith('note', deep(10_000)))
  await Promise.all([guest, ...others].map(book))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  const swept = sync.reservations.sweep({ from: hotel.inDays(-40) })
  await hotel.time.advance(2 * hour)
  await swept
  expect(system.received.map(({ reservation }) => reservation.guest).sort()).toEqual(others)
})

it.each([
  ['null', null],
  ['a room without codes', { name: 'Attic' }],
  ['a room whose codes make no text', { rate_code: { toString: 1 }, inv_code: { toString: 1 } }],
])('knows the other rooms of a list that holds %s', async (_, odd) => {
  hotel.alter((sent, ask) =>
    sent.operation === 'listRooms'
      ? ask().then((answer) => altered(answer, (body) => void body.rooms.unshift(odd)))
      : undefined,
  )
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await sync.calendar.set([
    { inv_code: 'HR:1', date: hotel.inDays(5), price: '99' },
    { inv_code: 'NONE', date: hotel.inDays(5), price: '99' },
  ])
  const number = await book('Bob')
  await hotel.time.advance(2 * hour)
  expect(system.of(number)).toEqual(['Bob reserved'])
  expect(Number((await hotel.calendar('HR:1', hotel.inDays(5)))[0]?.price)).toBe(99)
  expect(hotel.eventsOf('parked')).toEqual([expect.objectContaining({ code: 'NONE' })])
  expect(hotel.eventsOf('trouble')).toEqual([])
})

it('hands over and tells a reservation on the master room whose channel makes no text', async () => {
  hotel.alter(entryWith('channel', noText))
  const master = {
    inv_code: 'HR:9',
    name: 'Master room',
    room_capacity: 1,
    adult_capacity: 1,
    is_master: true,
  }
  await hotel.hotel('PUT', '/rooms/HR:9', master)
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const [checkin_date, checkout_date] = [hotel.inDays(3), hotel.inDays(4)]
  const daily_prices = [{ date: checkin_date, price: '90' }]
  const rooms = [{ mapping_code: 'B404', checkin_date, checkout_date, daily_prices }]
  await hotel.hotel('POST', '/bookings', { channel_code: 'bookingcom', guest, payment: 'cash', rooms })
  await hotel.time.advance(2 * hour)
  expect(system.received.map(({ masterRoom }) => masterRoom)).toEqual([true])
  expect(hotel.eventsOf('master_room')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('of an unknown channel') }),
  ])
})

it.each([
  ['zeros and a letter', (length: number) => `${'0'.repeat(length)}x`],
  ['a number with zeros inside', (length: number) => `1.${'0'.repeat(length)}1`],
  ['a time with many digits', (length: number) => `2026-01-01T00:00:00.${'1'.repeat(length)}x`],
  ['many times', (length: number) => '2026-01-01T00:00:00'.repeat(length / 19)],
])('takes no longer for a text of %s than for any other', (_, text) => {
  const costOf = (note: string) => {
    const began = performance.now()
    contentHash({ note, total: note, updated_at: note })
    return performance.now() - began
  }
  costOf('ab'.repeat(500_000))
  // What takes the square of 500,000 steps takes minutes.
  expect(costOf(text(500_000))).toBeLessThan(1000)
})

it.each([
  ['rooms 0101 and 101', { room: '0101' }, { room: '101' }],
  ['telephone numbers with and without zeros', { phone: '004930123' }, { phone: '4930123' }],
  ['vouchers 7.10 and 7.1', { voucher: '7.10' }, { voucher: '7.1' }],
  ['notes true and 1', { note: 'true' }, { note: '1' }],
  [
    'notes with one moment in two time zones',
    { note: '2026-01-01 10:00Z' },
    { note: '2026-01-01 11:00+01:00' },
  ],
  ['prices of 43 digits', { total: `${'1'.repeat(42)}1` }, { total: `${'1'.repeat(42)}2` }],
])('tells %s apart', (_, one, other) => {
  expect(contentHash(one)).not.toBe(contentHash(other))
})

it.each([
  ['money', { rooms: [{ price: '0130.00' }] }, { rooms: [{ price: 130 }] }],
  ['money below 0', { tax_total: '-0.50' }, { tax_total: -0.5 }],
  ['nothing', { tax_total: '-0.0' }, { tax_total: 0 }],
  ['ages', { child_ages: ['7', 8] }, { child_ages: [7, '8'] }],
  ['flags', { modified: 'true', requires_response: false }, { modified: 1, requires_response: '0' }],
  ['numbers of reservations', { hr_number: 2001 }, { hr_number: '2001' }],
  ['moments', { updated_at: '2026-01-01 10:00' }, { updated_at: '2026-01-01T11:00:00+01:00' }],
  ['null and what is missing', { note: null }, {}],
])('takes %s in another dress for the same', (_, one, other) => {
  expect(contentHash(one)).toBe(contentHash(other))
})
