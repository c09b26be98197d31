import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Json, refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

/** Expedia has only the non-refundable rate of HR:1, which shares its availability and has its own price. */
let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  hotel = await house.openHotel({
    mappings: { bookingcom: { B1: 'HR:1', 'B1-NR': 'NR:HR:1' }, expedia: { 'E1-NR': 'NR:HR:1' } },
  })
})
afterAll(() => house.server.stop())

const date = inDays(20)
const range = (fields: Record<string, string | number>) =>
  hotel.range({ inv_code: 'HR:1', start_date: date, end_date: date, ...fields })
const daily = (values: object, ...channel_codes: string[]) =>
  hotel.daily({ inv_code: 'HR:1', channel_codes, dates: [{ date, ...values }] })
const entriesOf = ({ details }: Json) =>
  details.map((entry: Json) => [entry.code, entry.state, entry.error_message])
const sentence = expect.stringMatching(/^On expedia only other rates of HR:1 are mapped.* not price, cta\. /)

describe('a range limited to a channel that has only other rates of the group', () => {
  it('is a 422 where it would reach nobody', async () => {
    const answer = await range({ price: 90, channel_codes: 'expedia' })
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['channel_codes'] })
    expect(await hotel.calendar('HR:1', date)).toEqual([])
  })

  it('brings it the availability, and a failed entry for all else', async () => {
    const answer = await range({ price: 90, cta: 1, availability: 4, channel_codes: 'expedia' })
    expect(answer.body.status).toBe('try_again')
    expect(entriesOf(await hotel.settled(answer))).toEqual([
      ['E1-NR', 'succeeded', null],
      ['E1-NR', 'failed', sentence],
    ])
  })

  it('goes to the other channels in full', async () => {
    const answer = await range({ price: 90, cta: 1, channel_codes: 'expedia,bookingcom' })
    expect(answer.body.status).toBe('try_again')
    expect(entriesOf(await hotel.settled(answer))).toEqual([
      ['B1', 'succeeded', null],
      ['E1-NR', 'failed', sentence],
    ])
  })

  it('is taken where it has nothing but availability', async () => {
    const answer = await range({ availability: 4, channel_codes: 'expedia' })
    expect(answer.body.status).toBe('ok')
    expect(entriesOf(await hotel.settled(answer))).toEqual([['E1-NR', 'succeeded', null]])
  })
})

describe('a daily update limited to such a channel', () => {
  it('has a sentence for the date, of which nothing is applied', async () => {
    const { body } = await daily({ price: 90, cta: 1, availability: 4 }, 'bookingcom', 'expedia')
    expect(body).toMatchObject({ status: 'try_again', errors: [{ 'HR:1': { [date]: sentence } }] })
    expect(await hotel.calendar('HR:1', date)).toEqual([])
  })

  it('is taken where it has nothing but availability', async () => {
    expect((await daily({ availability: 4 }, 'bookingcom', 'expedia')).body.status).toBe('ok')
  })
})

it('a price for all channels is the hotel’s own, and such a channel is left out', async () => {
  const answer = await range({ price: 90 })
  expect(answer.body.status).toBe('ok')
  expect(entriesOf(await hotel.settled(answer))).toEqual([['B1', 'succeeded', null]])
})
