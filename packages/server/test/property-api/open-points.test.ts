import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { bookedRoom, type Hotel, type House, inDays, start, startHouse } from './hotel.ts'
import { cash, checkIn, openTill, person, toast } from './till.ts'

// What the service's documentation leaves open, and this server does (docs/decisions.md, D41 and after).
let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  await house.setClock(start)
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const path = 'v2/apps/reservations'
const listed = async (query: Record<string, string | number> = {}): Promise<Json[]> =>
  (await hotel.reservations({ undelivered: 'false', ...query })).reservations

it('the price of a room is that of its nights, and the tax is in the total of the reservation alone (D41)', async () => {
  const extras = [{ name: 'Airport Transfer', price: '45.0' }]
  const room = { ...bookedRoom('B1', inDays(20), 2), extras }
  await hotel.book({
    rooms: [room, bookedRoom('B2', inDays(20), 1)],
    tax_total: '15',
    adjustments_total: '-1.5',
  })
  const [reservation] = await listed()
  expect(reservation.rooms.map((its: Json) => its.price)).toEqual([201, 100.5])
  expect(reservation.rooms.filter((its: Json) => 'total' in its)).toEqual([])
  expect(reservation).toMatchObject({ sub_total: 301.5, extras_total: 45, tax_total: 15, total: 360 })
})

it('canceled rooms are in no total, unless all are (D41)', async () => {
  const room = (state: string, days: number) => ({ ...bookedRoom('B1', inDays(20), days), state })
  await hotel.book({ rooms: [room('reserved', 1), room('canceled', 2)], tax_total: '15' })
  await hotel.book({ rooms: [room('canceled', 1), room('canceled', 2)] })
  const totals = (await listed()).map(({ sub_total, total }) => ({ sub_total, total }))
  expect(totals).toEqual([
    { sub_total: 100.5, total: 115.5 },
    { sub_total: 301.5, total: 301.5 },
  ])
})

it('where the hotel cancels the last of them, all rooms are in the totals again (D41)', async () => {
  const rooms = [bookedRoom('B1', inDays(20), 1), { ...bookedRoom('B1', inDays(21), 2), state: 'canceled' }]
  const { hr_number } = await hotel.book({ rooms, tax_total: '15' })
  await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
  expect(await listed()).toMatchObject([
    { sub_total: 301.5, total: 316.5, checkin_date: inDays(20), checkout_date: inDays(23) },
  ])
})

it('updated_at is completed_at at first, and moves on with each change (D42)', async () => {
  const { hr_number } = await hotel.book()
  const [first] = await listed()
  expect(first.updated_at).toBe(first.completed_at)
  await house.advance(60)
  await hotel.control('POST', `/bookings/${hr_number}/confirm`)
  const [second] = await listed()
  expect(second.completed_at).toBe(first.completed_at)
  expect(Date.parse(second.updated_at) - Date.parse(first.updated_at)).toBeGreaterThanOrEqual(60_000)
})

it('booked and modified together are all that is undelivered, within from_date (D43)', async () => {
  const { hr_number } = await hotel.book({ guest: 'Changed' })
  await hotel.book({ guest: 'Delivered' })
  await hotel.reservations()
  await hotel.control('POST', `/bookings/${hr_number}/confirm`)
  await hotel.book({ guest: 'New' })
  const both = { booked: 'true', modified: 'true' }
  expect((await listed(both)).map(({ guest }) => guest)).toEqual(['Changed', 'New'])
  await house.advance(11 * 86_400)
  expect(await listed(both)).toEqual([])
})

describe('a look-up by number (D44)', () => {
  it('finds a reservation of every age, delivered or not', async () => {
    const { hr_number } = await hotel.book({ provider_number: 'N-1' })
    await hotel.reservations()
    await house.advance(200 * 86_400)
    for (const reservation_number of [hr_number, 'N-1']) {
      const { reservations, ...page } = await hotel.reservations({ reservation_number, booked: 'true' })
      expect(reservations.map((its: Json) => its.hr_number)).toEqual([hr_number])
      expect(page).toEqual({ count: 1, current_page: 1, pages: 1 })
    }
  })

  it('gives one of several channels, the one that changed last', async () => {
    const first = await hotel.book({ provider_number: 'N-1' })
    const second = await hotel.book({
      channel_code: 'expedia',
      provider_number: 'N-1',
      rooms: [bookedRoom('E1', inDays(20), 2)],
    })
    const found = async () => (await listed({ reservation_number: 'N-1' })).map((its) => its.hr_number)
    expect(await found()).toEqual([second.hr_number])
    await hotel.control('POST', `/bookings/${first.hr_number}/confirm`)
    expect(await found()).toEqual([first.hr_number])
  })

  it('refuses a filter that is wrong all the same', async () => {
    const refusal = async (filter: object) =>
      refusalOf(await hotel.send('GET', path, { reservation_number: 'N-1', ...filter })).paths
    expect(await refusal({ from_last_update_date: 'yesterday' })).toEqual(['from_last_update_date'])
    expect(await refusal({ from_date: inDays(-40) })).toEqual(['from_date'])
  })
})

it('empty pages and pages beyond the last have no reservations (D45)', async () => {
  expect(await hotel.reservations()).toEqual({ reservations: [], count: 0, current_page: 1, pages: 1 })
  await hotel.book()
  expect(await hotel.reservations({ undelivered: 'false', page: 3 })).toEqual({
    reservations: [],
    count: 1,
    current_page: 3,
    pages: 1,
  })
})

it('the counters of a channel go on when its transactions are gone (D46)', async () => {
  const counters = async () => {
    const { body } = await hotel.send('GET', 'v2/apps/infos/connected_channels')
    return Object.fromEntries(body.channels.map((its: Json) => [its.code, its.succeeded + its.failed]))
  }
  const update = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), price: '80' }] })
  await hotel.settled(update)
  expect(await counters()).toEqual({ online: 0, bookingcom: 1, expedia: 1 })
  await house.advance(91 * 86_400)
  const { transaction_id } = update.body
  expect((await hotel.send('GET', 'v2/apps/infos/transaction_details', { transaction_id })).status).toBe(404)
  expect(await counters()).toEqual({ online: 0, bookingcom: 1, expedia: 1 })
})

it('the direct channel is in both lists, and takes an update that is limited to it (D56)', async () => {
  for (const list of ['channels', 'connected_channels']) {
    const { body } = await hotel.send('GET', `v2/apps/infos/${list}`)
    expect(body.channels.map((its: Json) => its.code)).toContain('online')
  }
  const dates = [{ date: inDays(5), availability: 2 }]
  const { body } = await hotel.daily({ inv_code: 'HR:1', channel_codes: ['online'], dates })
  expect(body).toMatchObject({ status: 'ok', errors: [] })
})

it('each guest of a room has a folio (D47)', async () => {
  const till = await openTill(house)
  const { guests } = await checkIn(till.hotel, { guests: [person('John', 'Doe'), person('Jane', 'Doe')] })
  const [john, jane] = guests.map((guest: Json) => guest.reservation_id_customer_id)
  const { body } = await till.post([{ ...toast, amount: 7 }], { reservation_id_customer_id: john })
  expect(body.folio_id).toBe(john)
  expect([(await till.folio(john)).balance, (await till.folio(jane)).balance]).toEqual(['7', '0'])
})

it('an item is what its post_type says, whatever its account is for (D48)', async () => {
  const till = await openTill(house)
  const answer = await till.post([
    { ...cash, post_type: 'Expense', amount: 30 },
    { ...toast, post_type: 'Payment', amount: 20 },
    { ...cash, post_type: 'Discount', amount: 1 },
    { ...cash, post_type: 'Refund', amount: 5 },
    { ...toast, post_type: 'Refund', amount: 2 },
  ])
  expect(answer.status).toBe(200)
  const { items } = await till.folio()
  expect(items.map((its: Json) => its.base_amount)).toEqual(['30', '-20', '-1', '5', '-2'])
})

it('the exchange rate is what one unit of the other currency is worth (D49)', async () => {
  const till = await openTill(house, { currency: 'TRY', time_zone: 'Europe/Istanbul' })
  await till.post([{ ...toast, amount: 10, currency: 'USD', exchange_rate: '15.40' }])
  expect((await till.folio()).balance).toBe('154')
})

it('an amount is booked as it is, whatever the tax of its account (D54)', async () => {
  const till = await openTill(house)
  await till.post([{ ...toast, amount: '10.10' }])
  expect((await till.folio()).balance).toBe('10.1')
})

it('every terminal is taken and named on the folio, and has the mapping of the property (D59)', async () => {
  const till = await openTill(house)
  for (const pos_id of ['T1', 'nowhere']) {
    const { body } = await till.post([{ department_id: 'BAR', revenue_account_id: 'DRINKS' }], { pos_id })
    expect(body.data).toMatchObject([{ department_id: 'HR:38', mapping: 'mapped' }])
  }
  expect((await till.folio()).items.map((its: Json) => its.pos_id)).toEqual(['T1', 'nowhere'])
})

it('no booking is refused for its minimum stay (D55)', async () => {
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(20), availability: 3, min_stay: 5 }] })
  await hotel.book({ rooms: [bookedRoom('B1', inDays(20), 1)] })
  expect((await listed()).map(({ state }) => state)).toEqual(['reserved'])
})

it('there is no filter by state (D50)', async () => {
  const answer = await hotel.send('GET', path, { state: 'confirmed' })
  expect(refusalOf(answer)).toEqual({ status: 422, code: 'unknown_field', paths: ['state'] })
})

it('total_count is the number of the entries (D51)', async () => {
  const till = await openTill(house)
  for (const list of ['hotspot/guests', 'revenue_accounts', 'sales_departments', 'extras']) {
    const { body } = await till.hotel.send('GET', `v1/apps/${list}`)
    expect([list, body.total_count]).toEqual([list, body.data.length])
    expect(body.data.length).toBeGreaterThan(0)
  }
})
