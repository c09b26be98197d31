import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel({
    rooms: {
      'HR:2': { availability_update: false },
      'HR:3': { restrictions_update: false },
      'HR:4': { price_update: false },
      'NR:HR:1': { price_update: false },
    },
    mappings: {
      online: { O1: 'HR:1', O2: 'HR:2', O3: 'HR:3', O4: 'HR:4' },
      bookingcom: { B2: 'HR:2', B3: 'HR:3', B4: 'HR:4' },
    },
  })
})
afterAll(() => house.server.stop())

const date = inDays(3)
const range = { start_date: date, end_date: date }

/** Of each flag, a field that it closes and one that it does not, with a group that has it off. */
const closed = [
  ['availability_update', 'HR:2', { availability: 4 }, { price: '80' }],
  ['restrictions_update', 'HR:3', { min_stay: 2 }, { price: '80' }],
  ['restrictions_update', 'HR:3', { stop_sale: 1 }, { availability: 4 }],
  ['restrictions_update', 'HR:3', { cta: 1 }, { availability: 4 }],
  ['restrictions_update', 'HR:3', { ctd: 1 }, { availability: 4 }],
  ['price_update', 'HR:4', { price: '80' }, { availability: 4 }],
] as const

describe('a flag that is off', () => {
  it.each(closed)(
    '%s of %s refuses the whole date of a daily update with %o',
    async (flag, inv_code, shut, open) => {
      const refused = inDays(40)
      const { body } = await hotel.daily({
        inv_code,
        dates: [
          { date: refused, ...shut, ...open },
          { date: inDays(41), ...open },
        ],
      })
      expect(body.status).toBe('try_again')
      expect(body.errors).toEqual([
        { [inv_code]: { [refused]: expect.stringContaining(`${flag} is false`) } },
      ])
      // Not even the field that would have been allowed.
      expect(await hotel.calendar(inv_code, refused)).toEqual([])
      expect(await hotel.calendar(inv_code, inDays(41))).toMatchObject([open])
    },
  )

  it.each(closed)(
    '%s of %s makes failed entries of a range update with %o',
    async (flag, inv_code, shut, open) => {
      const answer = await hotel.range({ inv_code, ...range, ...shut, ...open })
      expect(answer.body).toEqual({ status: 'try_again', transaction_id: expect.any(String) })
      const { counts, details } = await hotel.settled(answer)
      expect(counts).toEqual({ failed: 2, succeeded: 2, in_progress: 0 })
      const failed = details.filter((entry: { state: string }) => entry.state === 'failed')
      expect(failed.map((entry: { channel_code: string }) => entry.channel_code)).toEqual([
        'bookingcom',
        'online',
      ])
      for (const entry of failed) expect(entry.error_message).toContain(`${flag} is false`)
      // What was allowed is applied; the other is as it was.
      const [field] = Object.keys(shut)
      expect(await hotel.calendar(inv_code, date)).toMatchObject([{ ...open, [String(field)]: null }])
    },
  )

  it.each(closed)('%s of %s is a 422 when a range update has nothing but %o', async (_, inv_code, shut) => {
    const answer = await hotel.range({ inv_code, ...range, ...shut })
    const paths = Object.keys(shut)
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'field_not_updatable', paths })
  })

  it('names each field of a range update that has nothing else', async () => {
    const answer = await hotel.range({ inv_code: 'HR:3', ...range, min_stay: 2, cta: 1 })
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'validation_failed', paths: ['min_stay', 'cta'] })
  })

  it('makes a failed entry of the direct channel where the room is on no channel at all', async () => {
    await hotel.control('PUT', '/rooms/HR:6', {
      inv_code: 'HR:6',
      name: 'On no channel',
      room_capacity: 2,
      adult_capacity: 2,
      price_update: false,
    })
    const update = { inv_code: 'HR:6', ...range, availability: 1 }
    for (const [more, told] of [
      [{ price: 80 }, 'price_update is false'],
      [{ start_date: inDays(-1) }, inDays(-1)],
      [{ end_date: inDays(1001) }, inDays(1001)],
    ] as const) {
      const answer = await hotel.range({ ...update, ...more })
      expect(answer.body).toEqual({ status: 'try_again', transaction_id: expect.any(String) })
      const { details } = await hotel.settled(answer)
      expect(details).toMatchObject([
        { channel_code: 'online', state: 'failed', error_message: expect.stringContaining(told) },
      ])
    }
    expect(await hotel.calendar('HR:6', date)).toMatchObject([{ availability: 1, price: null }])
  })
})

it('names every field that was refused, and every flag that is in the way', async () => {
  await hotel.control('PUT', '/rooms/HR:5', {
    inv_code: 'HR:5',
    name: 'Closed',
    room_capacity: 2,
    adult_capacity: 2,
    price_update: false,
    restrictions_update: false,
  })
  const dates = [{ date, availability: 1, price: 1, min_stay: 2, cta: 0 }]
  const { body } = await hotel.daily({ inv_code: 'HR:5', dates })
  const sentence = body.errors[0]['HR:5'][date]
  expect(sentence).toContain('price, min_stay, cta')
  expect(sentence).toContain('price_update and restrictions_update')
  expect(sentence).not.toContain('availability')
})

it('the flags of another rate of the group do not matter to an update of the group', async () => {
  const { body } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date, price: '70' }] })
  expect(body).toMatchObject({ status: 'ok', errors: [] })
})

it('a flag that the hotel switches on counts from the next request on', async () => {
  const room = { inv_code: 'HR:6', name: 'Attic', room_capacity: 2, adult_capacity: 2 }
  await hotel.control('PUT', '/rooms/HR:6', { ...room, price_update: false })
  const update = () => hotel.daily({ inv_code: 'HR:6', dates: [{ date, price: '55' }] })
  expect((await update()).body.status).toBe('try_again')
  await hotel.control('PUT', '/rooms/HR:6', { ...room, price_update: true })
  expect((await update()).body.status).toBe('ok')
})

it('availability_update of the master rate decides for all rates of the group (D14)', async () => {
  const other = await house.openHotel({ rooms: { 'NR:HR:1': { availability_update: false } } })
  const { body } = await other.daily({ inv_code: 'HR:1', dates: [{ date, availability: 4 }] })
  expect(body.status).toBe('ok')
  expect(await other.calendar('NR:HR:1', date)).toMatchObject([{ availability: 4 }])
})
