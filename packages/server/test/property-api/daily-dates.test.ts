import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, start, startHouse, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
beforeEach(() => house.setClock(start))
afterAll(() => house.server.stop())

const dates = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ date: inDays(first + index), price: '50' }))

describe('the number of dates', () => {
  it('is 90 at most for one room, and more rooms may follow', async () => {
    const { body } = await hotel.daily(
      { inv_code: 'HR:1', dates: dates(90, 100) },
      { inv_code: 'HR:2', dates: dates(90, 100) },
    )
    expect(body).toEqual({ status: 'ok', transaction_id: expect.any(String), errors: [] })
    expect(await hotel.calendar('HR:1', inDays(100), inDays(200))).toHaveLength(90)
    expect(await hotel.calendar('HR:2', inDays(100), inDays(200))).toHaveLength(90)
  })

  it('of 91 refuses the whole request, the other rooms too', async () => {
    const answer = await hotel.daily(
      { inv_code: 'HR:1', dates: dates(1, 300) },
      { inv_code: 'HR:2', dates: dates(91, 300) },
    )
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'too_many_dates', paths: ['rooms[1].dates'] })
    expect(await hotel.calendar('HR:1', inDays(300), inDays(400))).toEqual([])
    expect(await hotel.calendar('HR:2', inDays(300), inDays(400))).toEqual([])
  })

  it('of none is a 422', async () => {
    expect(refusalOf(await hotel.daily({ inv_code: 'HR:1', dates: [] })).code).toBe('too_few')
    expect(refusalOf(await hotel.daily()).code).toBe('too_few')
  })

  it('counts anew for a target that stands again for other channels', async () => {
    const { body } = await hotel.daily(
      { inv_code: 'HR:1', channel_codes: ['online'], dates: dates(90, 410) },
      { inv_code: 'HR:1', channel_codes: ['expedia', 'bookingcom'], dates: dates(90, 410) },
    )
    expect(body.status).toBe('ok')
  })
})

describe('a date', () => {
  const sentences = async (...given: object[]) =>
    (await hotel.daily({ inv_code: 'HR:1', dates: given })).body.errors[0]?.['HR:1'] ?? {}

  it('is refused with a field that does not exist, and nothing of it is applied', async () => {
    const [mistyped, good] = [inDays(600), inDays(601)]
    const errors = await sentences(
      { date: mistyped, price: '50', stop_sal: 1 },
      { date: good, price: '50', stop_sale: 1 },
    )
    expect(errors).toEqual({ [mistyped]: 'There is no field stop_sal here. Did you mean stop_sale?' })
    expect((await hotel.calendar('HR:1', mistyped, good)).map(({ date }) => date)).toEqual([good])
  })

  it('is refused in the past, and taken today', async () => {
    const errors = await sentences({ date: inDays(-1), price: 1 }, { date: today, price: 1 })
    expect(errors).toEqual({ [inDays(-1)]: expect.stringContaining(`today, ${today}`) })
  })

  it('is taken 1,000 days ahead, and refused the day after', async () => {
    const errors = await sentences({ date: inDays(1000), price: 1 }, { date: inDays(1001), price: 1 })
    expect(errors).toEqual({ [inDays(1001)]: expect.stringContaining('1000 days ahead') })
  })

  it('without any field is refused, and the others are applied', async () => {
    expect(await sentences({ date: inDays(20) }, { date: inDays(21), price: 60 })).toEqual({
      [inDays(20)]: expect.stringContaining('No field is set'),
    })
    expect(await hotel.calendar('HR:1', inDays(20), inDays(21))).toMatchObject([{ date: inDays(21) }])
  })

  it('that stands twice for one target is refused both times', async () => {
    const errors = await sentences(
      { date: inDays(22), price: 61 },
      { date: inDays(23), price: 61 },
      { date: inDays(22), price: 62 },
    )
    expect(errors).toEqual({ [inDays(22)]: expect.stringContaining('more than once') })
    expect(await hotel.calendar('HR:1', inDays(22), inDays(23))).toMatchObject([{ date: inDays(23) }])
  })

  it('may stand for two targets', async () => {
    const { body } = await hotel.daily(
      { inv_code: 'HR:1', dates: dates(1, 24) },
      { rate_code: 'NR:HR:1', dates: dates(1, 24) },
      { inv_code: 'HR:2', dates: dates(1, 24) },
    )
    expect(body.errors).toEqual([])
  })

  it.each(['2027-02-29', '2028-02-30', '2027-9-15', '15.09.2027'])(
    '%s makes the whole request a 422',
    async (date) => {
      const answer = await hotel.daily({ inv_code: 'HR:1', dates: [...dates(1, 30), { date, price: 1 }] })
      expect(refusalOf(answer)).toMatchObject({ status: 422, paths: ['rooms[0].dates[1].date'] })
      expect(await hotel.calendar('HR:1', inDays(30))).toEqual([])
    },
  )
})

it("today is the property's own: in Auckland it is tomorrow while in Los Angeles it is still today", async () => {
  const auckland = await house.openHotel({ property: { time_zone: 'Pacific/Auckland' } })
  const angeles = await house.openHotel({ property: { time_zone: 'America/Los_Angeles' } })
  await house.setClock('2027-09-15T13:00:00Z')
  const accepted = async (where: Hotel, ...given: string[]) => {
    const { body } = await where.daily({
      inv_code: 'HR:1',
      dates: given.map((date) => ({ date, price: 80 })),
    })
    const refused = Object.keys(body.errors[0]?.['HR:1'] ?? {})
    return given.filter((date) => !refused.includes(date))
  }
  expect(await accepted(auckland, inDays(0), inDays(1))).toEqual([inDays(1)])
  expect(await accepted(angeles, inDays(-1), inDays(0))).toEqual([inDays(0)])
  expect(await accepted(auckland, inDays(1001), inDays(1002))).toEqual([inDays(1001)])
  expect(await accepted(angeles, inDays(1000), inDays(1001))).toEqual([inDays(1000)])

  // Midnight in Los Angeles, to the second.
  await house.setClock('2027-09-16T06:59:50Z')
  expect(await accepted(angeles, inDays(0), inDays(1))).toEqual([inDays(0), inDays(1)])
  await house.setClock('2027-09-16T07:00:00Z')
  expect(await accepted(angeles, inDays(0), inDays(1))).toEqual([inDays(1)])
})

it('refusals name each target and date, and nothing of the rest is lost', async () => {
  const { body } = await hotel.daily(
    {
      inv_code: 'HR:1',
      dates: [{ date: inDays(-9), price: 1 }, ...dates(2, 50), { date: inDays(1001), price: 1 }],
    },
    { rate_code: 'HR:404', dates: dates(1, 50) },
    { inv_code: 'HR:2', dates: dates(1, 50) },
  )
  expect(body.status).toBe('try_again')
  expect(
    body.errors.map((target: object) => Object.entries(target).map(([code, of]) => [code, Object.keys(of)])),
  ).toEqual([[['HR:1', [inDays(-9), inDays(1001)]]], [['HR:404', [inDays(50)]]]])
  expect(await hotel.calendar('HR:1', inDays(50), inDays(51))).toHaveLength(2)
  expect(await hotel.calendar('HR:2', inDays(50))).toHaveLength(1)
  // The transaction has entries for what was applied only.
  const { details } = await hotel.details(body.transaction_id)
  expect(details).toHaveLength(5)
})

it('a request of which nothing was accepted still has a transaction, without entries', async () => {
  const { body } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(-1), price: 1 }] })
  expect(await hotel.details(body.transaction_id)).toEqual({
    id: body.transaction_id,
    counts: { failed: 0, succeeded: 0, in_progress: 0 },
    details: [],
  })
})
