import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { daysAfter, type Hotel, type House, inDays, start, startHouse, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
beforeEach(() => house.setClock(start))
afterAll(() => house.server.stop())

const datesOf = async (code: string, from: string, to: string) =>
  (await hotel.calendar(code, from, to)).map((entry) => entry.date)

describe('weekdays, Sunday being 0', () => {
  it('pick their dates across the end of a month and of a year', async () => {
    await hotel.range({
      inv_code: 'HR:1',
      start_date: '2027-12-29',
      end_date: '2028-01-04',
      days: '[0,6]',
      availability: 1,
    })
    // 2028 begins on a Saturday.
    expect(await datesOf('HR:1', '2027-12-25', '2028-01-10')).toEqual(['2028-01-01', '2028-01-02'])
  })

  it('pick a leap day, and the range goes on behind it', async () => {
    const leapDay = '2028-02-29'
    expect(new Date(leapDay).getUTCDay()).toBe(2)
    await hotel.range({
      inv_code: 'HR:1',
      start_date: '2028-02-27',
      end_date: '2028-03-02',
      'days[]': 2,
      min_stay: 3,
    })
    expect(await datesOf('HR:1', '2028-02-20', '2028-03-10')).toEqual([leapDay])
    await hotel.range({ inv_code: 'HR:2', start_date: '2028-02-28', end_date: '2028-03-01', cta: 1 })
    expect(await datesOf('HR:2', '2028-02-20', '2028-03-10')).toEqual(['2028-02-28', leapDay, '2028-03-01'])
  })

  it.each([
    ['backwards', '2027-10-30', '2027-11-01', ['2027-10-30', '2027-10-31', '2027-11-01']],
    ['forwards', '2028-03-25', '2028-03-27', ['2028-03-25', '2028-03-26', '2028-03-27']],
  ])('do not shift over the night in which clocks go %s', async (_, start_date, end_date, dates) => {
    await hotel.range({ inv_code: 'HR:1', start_date, end_date, price: '77' })
    expect(await datesOf('HR:1', start_date, daysAfter(end_date, 3))).toEqual(dates)
    // Both clock changes fall on a Sunday.
    await hotel.range({ inv_code: 'HR:2', start_date, end_date, days: '0', price: '78' })
    expect(await datesOf('HR:2', start_date, end_date)).toEqual([dates[end_date === '2027-11-01' ? 1 : 1]])
  })

  it('that the range does not have are a 422', async () => {
    const answer = await hotel.range({
      inv_code: 'HR:1',
      start_date: '2027-11-01',
      end_date: '2027-11-05',
      days: '0,6',
      price: 1,
    })
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'nothing_to_update', paths: ['days'] })
    expect(answer.body.message).toContain('No date from 2027-11-01 to 2027-11-05')
  })
})

describe('a range', () => {
  const update = (start_date: string, end_date: string, more: object = { availability: 3 }) =>
    hotel.range({ inv_code: 'HR:2', start_date, end_date, ...more })

  it('of one day is that day', async () => {
    expect((await update(inDays(60), inDays(60))).body.status).toBe('ok')
    expect(await datesOf('HR:2', inDays(59), inDays(61))).toEqual([inDays(60)])
  })

  it('that ends before it starts is a 422', async () => {
    expect(refusalOf(await update(inDays(5), inDays(4)))).toEqual({
      status: 422,
      code: 'end_date_before_start_date',
      paths: ['end_date'],
    })
  })

  it('that is over is a 422', async () => {
    expect(refusalOf(await update(inDays(-3), inDays(-1)))).toEqual({
      status: 422,
      code: 'range_in_past',
      paths: ['end_date'],
    })
  })

  it('that began in the past is applied from today on, and the rest shows as failed entries', async () => {
    const answer = await update(inDays(-2), inDays(1))
    expect(answer.body.status).toBe('try_again')
    const { counts, details } = await hotel.settled(answer)
    expect(counts).toEqual({ failed: 2, succeeded: 2, in_progress: 0 })
    const failed = details.find((entry: { state: string }) => entry.state === 'failed')
    expect(failed.error_message).toContain(inDays(-2))
    expect(await datesOf('HR:2', inDays(-5), inDays(1))).toEqual([today, inDays(1)])
  })

  it('that began on a past date which its weekdays leave out is all applied', async () => {
    // Today is a Wednesday.
    expect((await update(inDays(-2), inDays(8), { days: '3', ctd: 1 })).body.status).toBe('ok')
  })

  it('of 1,000 days is taken, of 1,001 is not', async () => {
    expect((await update(today, inDays(999), { cta: 1 })).body.status).toBe('ok')
    expect(refusalOf(await update(inDays(-1), inDays(999), { cta: 1 }))).toEqual({
      status: 422,
      code: 'range_too_long',
      paths: ['end_date'],
    })
  })

  it('is applied up to 1,000 days ahead; what lies beyond is a failed entry', async () => {
    expect((await update(inDays(990), inDays(1000))).body.status).toBe('ok')
    const answer = await update(inDays(998), inDays(1003))
    expect(answer.body.status).toBe('try_again')
    const { details } = await hotel.settled(answer)
    const failed = details.find((entry: { state: string }) => entry.state === 'failed')
    expect(failed.error_message).toContain(inDays(1003))
    expect(failed.error_message).toContain('1000 days ahead')
    expect(await datesOf('HR:2', inDays(999), inDays(1003))).toEqual([inDays(999), inDays(1000)])
  })

  it('that lies beyond 1,000 days as a whole is refused', async () => {
    const answer = await update(inDays(1001), inDays(1010))
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'range_too_long', paths: ['start_date'] })
  })

  it.each(['2027-02-29', '2027-13-01', '2027-10-32', '27-10-01', '2027-10-01T00:00:00Z', ''])(
    'with the date "%s" is a 422',
    async (date) => {
      const { status, paths } = refusalOf(await update(date, inDays(9)))
      expect([status, paths]).toEqual([422, ['start_date']])
    },
  )

  it('without any field to set is a 422', async () => {
    expect(refusalOf(await update(inDays(5), inDays(6), {})).code).toBe('nothing_to_update')
  })
})
