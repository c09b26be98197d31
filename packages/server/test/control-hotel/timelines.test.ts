import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { controlOf, type Json, refusalOf } from '../support/answered.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())

const setClock = (time: string) => house.setClock(`2027-09-20T${time}:00Z`)
/** The clock has gone on since it was set, by less than a minute. */
const minuteOf = (at: string) => at.slice(11, 16)
const room = bookedRoom('B1', inDays(20), 2)

it('a booking says to whom it was delivered, when, and whether it changed since', async () => {
  const hotel = await house.openHotel()
  await setClock('10:00')
  const booked = await hotel.book()
  const path = `/bookings/${booked.hr_number}`
  expect(booked.delivered_to).toEqual([])
  await setClock('10:02')
  await hotel.reservations()
  const delivered = async (): Promise<Json> => {
    const [first] = (await hotel.control('GET', '/bookings')).bookings
    const its = (await hotel.control('GET', path)).delivered_to
    expect(first.delivered_to).toEqual(its)
    return its
  }
  const receipt = { token_label: 'PMS', change: booked.change }
  await expect.poll(delivered).toMatchObject([{ ...receipt, changed_since: false }])

  await setClock('10:05')
  await hotel.control('POST', `${path}/confirm`)
  const [old] = await delivered()
  expect(old).toMatchObject({ ...receipt, changed_since: true })
  expect(minuteOf(old.delivered_at)).toBe('10:02')

  const { token_id, delivered_at } = old
  const { id } = await hotel.control('POST', '/tokens', { label: 'New PMS', replaces: token_id })
  await hotel.control('DELETE', `/tokens/${token_id}`)
  expect(await delivered()).toMatchObject([
    { ...receipt, token_label: 'New PMS', token_id: id, delivered_at },
  ])
})

it('a timeline has all that happened to a booking, in its order, and nothing of who the guest is', async () => {
  const hotel = await house.openHotel()
  const step = async (time: string, job: () => Promise<unknown>) => {
    await setClock(time)
    await job()
  }
  await setClock('11:00')
  const booked = await hotel.book({ rooms: [room] })
  const path = `/bookings/${booked.hr_number}`
  const longer = {
    guest: 'Grace Hopper',
    payment: 'credit_card',
    note: 'Late',
    rooms: [bookedRoom('B1', inDays(20), 3), room],
  }
  await step('11:10', () => hotel.control('PUT', path, longer))
  await step('11:20', () => hotel.control('POST', `${path}/confirm`))
  await step('11:30', () => hotel.reservations())
  await expect
    .poll(async () => (await hotel.control('GET', path)).delivered_to)
    .toMatchObject([{ changed_since: false }])
  await setClock('11:40')
  const stay = await hotel.control('POST', '/stays', {
    room_name: '104',
    hr_number: booked.hr_number,
    checkin_date: inDays(5),
    checkout_date: inDays(8),
    guests: [{ firstname: 'Ada', lastname: 'Byron', birth_date: '1815-12-10' }],
  })
  await step('11:50', () => hotel.control('POST', `/stays/${stay.reservation_id}/check-out`))
  await step('12:00', () => hotel.control('POST', `${path}/cancel`, { reason: 'Ill' }))

  const { events, is_whole } = await hotel.control('GET', `${path}/timeline`)
  expect(is_whole).toBe(true)
  expect(events.map((its: Json) => [its.kind, minuteOf(its.at)])).toEqual([
    ['booked', '11:00'],
    ['changed', '11:10'],
    ['confirmed', '11:20'],
    ['delivered', '11:30'],
    ['checked_in', '11:40'],
    ['checked_out', '11:50'],
    ['canceled', '12:00'],
  ])
  const [first, changed, confirmed, delivered, checkedIn] = events
  expect(first).toMatchObject({ change: booked.change, differences: [] })
  expect(changed.differences.toSorted(byField)).toEqual([
    { field: 'checkout_date', before: inDays(22), after: inDays(23) },
    { field: 'guest', before: null, after: null },
    { field: 'note', before: null, after: null },
    { field: 'rooms', before: '1', after: '2' },
    { field: 'total', before: '201', after: '502.5' },
  ])
  expect(confirmed.differences).toContainEqual({ field: 'state', before: 'reserved', after: 'confirmed' })
  expect(delivered).toMatchObject({ token_label: 'PMS', change: confirmed.change })
  expect(checkedIn).toMatchObject({ guest: 'Ada Byron', room_name: '104', change: null })
  expect(JSON.stringify(events)).not.toMatch(/Grace|Late|Ill/)
})

const byField = (one: Json, other: Json) => (one.field < other.field ? -1 : 1)

it('rooms that a channel adds to a confirmed booking are confirmed a second time, and what it takes away is a change', async () => {
  const hotel = await house.openHotel()
  const more = bookedRoom('B1', inDays(30), 1)
  const { hr_number } = await hotel.book({ provider_number: 'P1', rooms: [room] })
  const path = `/bookings/${hr_number}`
  await hotel.control('POST', `${path}/confirm`)
  await hotel.book({ provider_number: 'P1', rooms: [room, more] })
  await hotel.control('POST', `${path}/confirm`)
  await hotel.book({ provider_number: 'P1', rooms: [room, more, more] })
  await hotel.book({ provider_number: 'P1', rooms: [room, more, { ...more, state: 'canceled' }] })
  const { events } = await hotel.control('GET', `${path}/timeline`)
  expect(events.map((its: Json) => its.kind)).toEqual([
    'booked',
    'confirmed',
    'changed',
    'confirmed',
    'changed',
    'changed',
  ])
})

it('of a booking that a channel changes without end, the newest fifty changes are kept', async () => {
  const hotel = await house.openHotel()
  const { hr_number } = await hotel.book({ provider_number: 'P1' })
  for (let change = 1; change <= 51; change += 1)
    await hotel.book({ provider_number: 'P1', paid_amount: change })
  const { events, is_whole } = await hotel.control('GET', `/bookings/${hr_number}/timeline`)
  expect(is_whole).toBe(false)
  expect(events).toHaveLength(51)
  expect(events[0].kind).toBe('booked')
  expect(events[1].differences).toEqual([{ field: 'paid_amount', before: '1', after: '2' }])
})

it('a delivery is in the timeline, also when its token is revoked, and where clocks go back it stays behind what it delivered', async () => {
  const hotel = await house.openHotel()
  await setClock('10:00')
  const { hr_number } = await hotel.book()
  const path = `/bookings/${hr_number}`
  await setClock('09:00')
  await hotel.control('POST', `${path}/confirm`)
  await hotel.reservations()
  const delivered = async (): Promise<Json> => (await hotel.control('GET', path)).delivered_to
  await expect.poll(delivered).toHaveLength(1)
  const [{ token_id }] = await delivered()
  await hotel.control('DELETE', `/tokens/${token_id}`)
  expect(await delivered()).toEqual([])
  const { events } = await hotel.control('GET', `${path}/timeline`)
  expect(events.map(({ kind, token_label }: Json) => [kind, token_label])).toEqual([
    ['booked', null],
    ['confirmed', null],
    ['delivered', 'PMS'],
  ])
})

it('there is none of a booking that does not exist', async () => {
  const { hr_id } = await house.openHotel()
  const answer = await controlOf(house.server)('GET', `/properties/${hr_id}/bookings/R404/timeline`)
  expect(refusalOf(answer)).toEqual({ status: 404, code: 'not_found' })
})
