import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())

const open = (mappings: Record<string, Record<string, string>>, rooms: object = {}) =>
  house.openHotel({ mappings, rooms: rooms as Record<string, object> })

const entries = async (hotel: Hotel, ...rooms: object[]): Promise<Json> =>
  hotel.settled(await hotel.daily(...rooms))

const words = ({ details }: Json) =>
  details.map(({ channel_code, code, allocation_group, state }: Json) =>
    [channel_code, code, allocation_group, state].join(' '),
  )
const dates = [{ date: inDays(3), availability: 2, price: '80' }]

it('the recorded transaction can be had', async () => {
  const file = new URL('../../../../openapi/recorded/transaction_details.json', import.meta.url)
  const { transaction } = JSON.parse(await readFile(file, 'utf8'))
  const hotel = await open({ bookingcom: { '156754:8833301': 'HR:1' }, online: { 'HR:1': 'HR:1' } })
  const name = 'Standard Room'
  await hotel.control('PUT', '/channels/bookingcom/mappings/156754:8833301', { rate_code: 'HR:1', name })
  const shown = await entries(hotel, { inv_code: 'HR:1', dates })
  const changing = { id: undefined, pid: undefined, created_at: undefined }
  const without = (entry: Json) => ({
    ...entry,
    ...changing,
    ...(entry.id === null && { id: null, pid: null }),
  })
  expect(shown.counts).toEqual(transaction.counts)
  expect(shown.details.map(without)).toEqual(transaction.details.map(without))
})

describe('a channel', () => {
  it('has the group by the end of its own code, and by the code of the group where it uses ours', async () => {
    const hotel = await open({
      bookingcom: { '1:2:77': 'HR:1', '1:': 'HR:2' },
      expedia: { 'EXP-STD': 'HR:1', 'NR:HR:1': 'NR:HR:1' },
    })
    const both = await entries(hotel, { inv_code: 'HR:1', dates }, { inv_code: 'HR:2', dates })
    expect(words(both).sort()).toEqual([
      'bookingcom 1: 1: succeeded',
      'bookingcom 1:2:77 77 succeeded',
      'expedia EXP-STD EXP-STD succeeded',
      'expedia NR:HR:1 HR:1 succeeded',
    ])
  })

  it('that a range names in vain has the codes of the hotel', async () => {
    const hotel = await open({ bookingcom: { 'b:1': 'HR:1' } })
    const range = { inv_code: 'HR:1', start_date: inDays(1), end_date: inDays(2), price: '70' }
    const answer = await hotel.range({ ...range, channel_codes: 'bookingcom,expedia' })
    expect(words(await hotel.settled(answer))).toEqual([
      'bookingcom b:1 1 succeeded',
      'expedia HR:1 HR:1 failed',
    ])
  })
})

describe('the direct channel', () => {
  const online = { online: { O1: 'HR:1', 'O1-NR': 'NR:HR:1', O2: 'HR:2' } }

  it('has one entry for each availability group, and counts them so', async () => {
    const hotel = await open(online)
    const rooms = [
      { inv_code: 'HR:1', dates },
      { rate_code: 'NR:HR:1', dates: [{ date: inDays(3), price: '70' }] },
      { inv_code: 'HR:2', dates },
    ]
    const shown = await entries(hotel, ...rooms)
    expect(words(shown)).toEqual(['online Online Online succeeded', 'online Online Online succeeded'])
    expect(shown.counts).toEqual({ failed: 0, succeeded: 2, in_progress: 0 })
  })

  it('has another where something of the group was refused, with the reason', async () => {
    const hotel = await open(online, { 'HR:1': { price_update: false } })
    const range = {
      inv_code: 'HR:1',
      start_date: inDays(1),
      end_date: inDays(2),
      price: '70',
      availability: 1,
    }
    const shown = await hotel.settled(await hotel.range(range))
    expect(words(shown)).toEqual(['online Online Online succeeded', 'online Online Online failed'])
    expect(shown.details[1].error_message).toContain('price_update is false')
    expect(shown.counts).toEqual({ failed: 1, succeeded: 1, in_progress: 0 })
  })
})
