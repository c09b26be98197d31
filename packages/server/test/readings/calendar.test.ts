import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReadingName } from '../../src/index.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { type Json, refusalOf } from '../support/answered.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const read = (...readings: ReadingName[]) => hotel.control('PUT', '/readings', { readings })
const night = inDays(20)
const set = (values: object) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: night, ...values }] })
const present = async () => (await hotel.calendar('HR:1', night))[0]

describe('a booking', () => {
  const rooms = [bookedRoom('B1', night, 1)]
  const deliveries = async () => (await hotel.control('GET', '/deliveries')).deliveries.length

  it('takes one from the availability, and gives it back when it is canceled', async () => {
    await set({ availability: 3 })
    const { hr_number } = await hotel.book({ rooms })
    expect(await present()).toMatchObject({ availability: 2 })
    await hotel.control('POST', `/bookings/${hr_number}/cancel`, {})
    expect(await present()).toMatchObject({ availability: 3 })
  })

  it('by bookings.keepAvailability lowers nothing, and no channel is told', async () => {
    await read('bookings.keepAvailability')
    await set({ availability: 1 })
    const told = await deliveries()
    const first = await hotel.book({ rooms })
    const second = await hotel.book({ rooms })
    expect([first.overbooked, second.overbooked]).toEqual([false, false])
    expect(await present()).toMatchObject({ availability: 1 })
    await hotel.control('POST', `/bookings/${first.hr_number}/cancel`, {})
    expect(await present()).toMatchObject({ availability: 1 })
    expect(await deliveries()).toBe(told)
    // What took nothing gives nothing back, whatever is read by then.
    await read()
    await hotel.control('POST', `/bookings/${second.hr_number}/cancel`, {})
    expect(await present()).toMatchObject({ availability: 1 })
  })
})

describe('a restriction of a group', () => {
  const others = async () => (await hotel.calendar('NR:HR:1', night))[0]
  const restrictions = { stop_sale: true, cta: false, ctd: true, min_stay: 3 }

  it('is set for the master rate alone', async () => {
    await set({ ...restrictions, availability: 4 })
    expect(await present()).toMatchObject({ ...restrictions, availability: 4 })
    expect(await others()).toMatchObject({ stop_sale: null, min_stay: null, availability: 4 })
  })

  it.each([
    ['takes restrictions', true],
    ['is derived and takes none by itself', false],
  ])('by restrictions.wholeGroup is set for a rate that %s, and its channels are told', async (_, takes) => {
    hotel = await house.openHotel({ rooms: { 'NR:HR:1': { restrictions_update: takes } } })
    await read('restrictions.wholeGroup')
    const answer = await set({ ...restrictions, availability: 4, price: '90' })
    expect(await others()).toMatchObject({ ...restrictions, availability: 4, price: null })
    const { details } = await hotel.settled(answer)
    expect(details.every(({ state }: Json) => state === 'succeeded')).toBe(true)
    await hotel.range({ inv_code: 'HR:1', start_date: night, end_date: night, stop_sale: 0 })
    expect(await others()).toMatchObject({ stop_sale: false, min_stay: 3 })
  })
})

describe('a daily update with a refused date', () => {
  const update = () =>
    hotel.daily({
      inv_code: 'HR:1',
      dates: [
        { date: night, price: '90' },
        { date: inDays(21), price: -5 },
      ],
    })

  it('names it', async () => {
    const { body } = await update()
    expect(body).toMatchObject({
      status: 'try_again',
      errors: [{ 'HR:1': { [inDays(21)]: expect.any(String) } }],
    })
  })

  it('by tryAgain.permanent names nothing, however often it comes', async () => {
    await read('tryAgain.permanent')
    for (let time = 0; time < 2; time += 1)
      expect((await update()).body).toMatchObject({ status: 'try_again', errors: [] })
    expect(await present()).toMatchObject({ price: '90' })
  })
})

describe('an update that is refused in part', () => {
  const daily = () =>
    hotel.daily(
      { inv_code: 'HR:2', dates: [{ date: night, availability: 4 }] },
      {
        inv_code: 'HR:1',
        dates: [
          { date: night, price: '90' },
          { date: inDays(21), price: -5 },
        ],
      },
    )
  const range = () =>
    hotel.range({ inv_code: 'HR:1', start_date: inDays(-1), end_date: night, price: '90', stop_sale: 1 })

  it('applies the rest', async () => {
    await daily()
    expect([await present(), (await hotel.calendar('HR:2', night))[0]]).toMatchObject([
      { price: '90' },
      { availability: 4 },
    ])
    await range()
    expect(await present()).toMatchObject({ stop_sale: true })
  })

  it('by tryAgain.nothing applies none of it, with the same answer, and no channel is told', async () => {
    await read('tryAgain.nothing')
    const { body } = await daily()
    expect(body).toMatchObject({
      status: 'try_again',
      errors: [{ 'HR:1': { [inDays(21)]: expect.any(String) } }],
    })
    expect((await hotel.details(body.transaction_id)).details).toEqual([])
    const partly = await range()
    expect(partly.body).toMatchObject({ status: 'try_again' })
    const { counts } = await hotel.details(partly.body.transaction_id)
    expect(counts).toMatchObject({ succeeded: 0, in_progress: 0 })
    expect(await hotel.calendar('HR:1', inDays(-1), inDays(21))).toEqual([])
    expect((await hotel.control('GET', '/deliveries')).deliveries).toHaveLength(counts.failed)
  })
})

describe('a range', () => {
  const [first, last] = [inDays(20), inDays(22)]
  const set = (end_date: string) =>
    hotel.range({ inv_code: 'HR:1', start_date: first, end_date, price: '90' })
  const priced = async () =>
    (await hotel.calendar('HR:1', first, inDays(23))).map((entry: Json) => entry.date)

  it('sets its first date, its last, and those between', async () => {
    expect((await set(last)).body).toMatchObject({ status: 'ok' })
    expect(await priced()).toEqual([first, inDays(21), last])
  })

  it('by range.endExclusive leaves its last date out, and has none where that is its first', async () => {
    await read('range.endExclusive')
    expect((await set(last)).body).toMatchObject({ status: 'ok' })
    expect(await priced()).toEqual([first, inDays(21)])
    const single = await set(first)
    expect(refusalOf(single)).toEqual({
      status: 422,
      code: 'end_date_before_start_date',
      paths: ['end_date'],
    })
  })
})

describe('a transaction', () => {
  const update = async () => (await set({ availability: 4 })).body.transaction_id
  const seen = ({ counts, details }: Json) => [
    counts,
    details.map(({ channel_code, code, allocation_group }: Json) => [channel_code, code, allocation_group]),
  ]

  it('has its entries at once, in the words of the channels', async () => {
    const transaction = await hotel.settled(await set({ availability: 4 }))
    expect(seen(transaction)).toEqual([
      { failed: 0, succeeded: 4, in_progress: 0 },
      [
        ['bookingcom', 'B1', 'B1'],
        ['expedia', 'E1', 'E1'],
        ['online', 'Online', 'Online'],
        ['bookingcom', 'B1-NR', 'B1-NR'],
      ],
    ])
  })

  it('by transactions.late has them after ten seconds', async () => {
    await read('transactions.late')
    const id = await update()
    expect(await hotel.details(id)).toMatchObject({
      counts: { failed: 0, succeeded: 0, in_progress: 0 },
      details: [],
    })
    await house.advance(10)
    expect((await hotel.details(id)).details).toHaveLength(4)
  })

  it("by transactions.hotelGroups names the hotel's group, for each mapping of the direct channel, too", async () => {
    await read('transactions.hotelGroups')
    const transaction = await hotel.settled(await set({ availability: 4 }))
    expect(seen(transaction)).toEqual([
      { failed: 0, succeeded: 5, in_progress: 0 },
      [
        ['bookingcom', 'B1', 'HR:1'],
        ['expedia', 'E1', 'HR:1'],
        ['online', 'O1', 'HR:1'],
        ['bookingcom', 'B1-NR', 'HR:1'],
        ['online', 'O1-NR', 'HR:1'],
      ],
    ])
    const direct = transaction.details.filter(({ channel_code }: Json) => channel_code === 'online')
    expect(direct).toMatchObject([
      { id: null, pid: null, name: 'Room O1' },
      { id: null, pid: null },
    ])
  })
})

describe('what does not exist', () => {
  const misspelt = {
    query: () => hotel.send('GET', 'v2/apps/reservations', { undeliverd: false }),
    form: () =>
      hotel.send(
        'PUT',
        'v2/apps/rooms/~',
        {},
        { form: { inv_code: 'HR:1', start_date: night, end_date: night, min_stay: 2, dayz: 0 } },
      ),
    room: () =>
      hotel.daily({ inv_code: 'HR:1', channel_code: ['expedia'], dates: [{ date: night, price: 80 }] }),
  }
  const inDate = () => set({ availability: 5, prise: 70 })

  it('is refused', async () => {
    for (const send of Object.values(misspelt)) {
      expect(refusalOf(await send())).toMatchObject({ status: 422, code: 'unknown_field' })
    }
    expect((await inDate()).body).toMatchObject({ status: 'try_again' })
    expect(await present()).toBeUndefined()
  })

  it('by unknown.ignored is as if it were not there', async () => {
    await read('unknown.ignored')
    expect((await misspelt.query()).status).toBe(200)
    for (const send of [misspelt.form, misspelt.room, inDate, () => set({ prise: 60 })])
      expect((await send()).body).toMatchObject({ status: 'ok' })
    expect(await present()).toMatchObject({ availability: 5, price: '80', min_stay: 2 })
    expect((await set({})).body).toMatchObject({ status: 'try_again' })
    expect(
      refusalOf(await hotel.daily({ rate_cod: 'HR:1', dates: [{ date: night, price: 1 }] })).status,
    ).toBe(422)
  })
})

describe('a quota', () => {
  const hints = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after']
  const ask = async () => {
    const { status, headers, body } = await hotel.send('GET', 'v2/apps/rooms')
    return { status, told: hints.filter((name) => headers.has(name)), message: body.message }
  }
  beforeEach(() => hotel.control('PATCH', '', { quota: { per_minute: 1, per_day: 9 } }))

  it('says what is left, and how long to wait', async () => {
    expect(await ask()).toMatchObject({ status: 200, told: hints.slice(0, 3) })
    expect(await ask()).toMatchObject({ status: 429, told: hints })
  })

  it('by quota.silent has no headers', async () => {
    await read('quota.silent')
    expect(await ask()).toMatchObject({ status: 200, told: [] })
    const message = "The property's quota of 1 requests a minute is used up. Wait before the next request."
    expect(await ask()).toEqual({ status: 429, told: [], message })
    await hotel.control('PATCH', '', { quota: null })
    const fault = { effect: 'status', status: 429, moment: 'before_commit', hr_id: hotel.hr_id, count: 1 }
    await house.control('POST', '/faults', fault)
    expect(await ask()).toMatchObject({ status: 429, told: [] })
  })
})
