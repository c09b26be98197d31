import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel({
    rooms: {
      // A group that has no master rate, and a rate that may not receive prices.
      'NR:HR:7': {},
      'PK:HR:7': { inv_code: 'HR:7' },
      'NR:HR:8': { inv_code: 'HR:2', price_update: false },
    },
    mappings: {
      online: { O1: 'HR:1', 'O1-NR': 'NR:HR:1', O2: 'HR:2' },
      bookingcom: { B1: 'HR:1', 'B7-NR': 'NR:HR:7', 'B7-PK': 'PK:HR:7' },
    },
  })
})
afterAll(() => house.server.stop())

const codesOf = ({ details }: { details: { channel_code: string; code: string }[] }) =>
  details.map((entry) => `${entry.channel_code} ${entry.code}`)

describe('an update by inv_code', () => {
  it('sets the availability of the group, which is that of every rate in it', async () => {
    await hotel.range({ inv_code: 'HR:1', start_date: inDays(1), end_date: inDays(1), availability: 6 })
    expect(await hotel.calendar('HR:1', inDays(1))).toMatchObject([{ availability: 6, price: null }])
    expect(await hotel.calendar('NR:HR:1', inDays(1))).toMatchObject([{ availability: 6, price: null }])
  })

  it('sets price and restrictions of the master rate and of no other', async () => {
    const values = { price: '120.5', min_stay: 2, stop_sale: true, cta: false, ctd: true }
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(2), ...values }] })
    expect(await hotel.calendar('HR:1', inDays(2))).toMatchObject([values])
    expect(await hotel.calendar('NR:HR:1', inDays(2))).toEqual([])
  })

  it('ignores the rate_code that stands beside it, even one that does not exist', async () => {
    const dates = [{ date: inDays(3), price: '99', availability: 2 }]
    const { body } = await hotel.daily({ inv_code: 'HR:1', rate_code: 'NR:HR:1', dates })
    expect(body.status).toBe('ok')
    expect(await hotel.calendar('HR:1', inDays(3))).toMatchObject([{ price: '99', availability: 2 }])
    expect(await hotel.calendar('NR:HR:1', inDays(3))).toMatchObject([{ price: null, availability: 2 }])
    const range = { start_date: inDays(3), end_date: inDays(3), cta: 1 }
    const ranged = await hotel.range({ inv_code: 'HR:1', rate_code: 'HR:999', ...range })
    expect(ranged.body.status).toBe('ok')
  })
})

describe('an update by rate_code alone', () => {
  it('sets the price of that rate and of no other', async () => {
    const { body } = await hotel.daily({
      rate_code: 'NR:HR:1',
      dates: [{ date: inDays(4), price: '88.123' }],
    })
    expect(body.status).toBe('ok')
    expect(await hotel.calendar('NR:HR:1', inDays(4))).toMatchObject([{ price: '88.123' }])
    expect(await hotel.calendar('HR:1', inDays(4))).toEqual([])
  })

  it('reaches the channels of that rate', async () => {
    const range = { start_date: inDays(4), end_date: inDays(4), price: '87' }
    const answer = await hotel.range({ rate_code: 'NR:HR:1', ...range })
    expect(codesOf(await hotel.settled(answer))).toEqual(['online Online'])
  })

  it.each([{ availability: 1 }, { min_stay: 2 }, { stop_sale: 1 }, { cta: 1 }, { ctd: 1 }])(
    'refuses %o, with and without a price',
    async (field) => {
      const dates = [{ date: inDays(5), price: '5', ...field }]
      const { body } = await hotel.daily({ rate_code: 'NR:HR:1', dates })
      const sentence = expect.stringContaining('By rate_code only the price can be set')
      expect(body.errors).toEqual([{ 'NR:HR:1': { [inDays(5)]: sentence } }])
      const range = { rate_code: 'NR:HR:1', start_date: inDays(5), end_date: inDays(5) }
      expect(refusalOf(await hotel.range({ ...range, ...field, price: '5' }))).toEqual({
        status: 422,
        code: 'field_not_updatable',
        paths: Object.keys(field),
      })
      expect(await hotel.calendar('NR:HR:1', inDays(5))).toEqual([])
    },
  )

  it('refuses the price of a rate whose price_update is false', async () => {
    const dates = [{ date: inDays(5), price: '5' }]
    const { body } = await hotel.daily({ rate_code: 'NR:HR:8', dates })
    expect(body.errors[0]['NR:HR:8'][inDays(5)]).toContain('price_update is false')
    const range = { start_date: inDays(5), end_date: inDays(5), price: '5' }
    expect(refusalOf(await hotel.range({ rate_code: 'NR:HR:8', ...range })).code).toBe('field_not_updatable')
  })
})

it('a rate_code beside the inv_code is ignored, whatever it is', async () => {
  for (const [day, rate_code] of [null, '', 'x'.repeat(65), 'NR:HR:1'].entries()) {
    const date = inDays(200 + day)
    const { body } = await hotel.daily({ inv_code: 'HR:1', rate_code, dates: [{ date, price: '61' }] })
    expect(body).toMatchObject({ status: 'ok', errors: [] })
    const range = { start_date: date, end_date: date, min_stay: 2 }
    expect((await hotel.range({ inv_code: 'HR:1', rate_code: rate_code ?? '', ...range })).body.status).toBe(
      'ok',
    )
    expect(await hotel.calendar('HR:1', date)).toMatchObject([{ price: '61', min_stay: 2 }])
    expect(await hotel.calendar('NR:HR:1', date)).toEqual([])
  }
})

describe('a group without a master rate', () => {
  it('takes availability, which goes to the channels of all its rates', async () => {
    const range = { start_date: inDays(6), end_date: inDays(6), availability: 3 }
    const answer = await hotel.range({ inv_code: 'HR:7', ...range })
    expect(answer.body.status).toBe('ok')
    expect(codesOf(await hotel.settled(answer))).toEqual(['bookingcom B7-NR', 'bookingcom B7-PK'])
    expect(await hotel.calendar('NR:HR:7', inDays(6))).toMatchObject([{ availability: 3 }])
  })

  it('has nothing that a price by inv_code could be for', async () => {
    const range = { start_date: inDays(7), end_date: inDays(7), price: '70' }
    expect(refusalOf(await hotel.range({ inv_code: 'HR:7', ...range })).code).toBe('field_not_updatable')
    const dates = [{ date: inDays(7), price: '70', availability: 2 }]
    const { body } = await hotel.daily({ inv_code: 'HR:7', dates })
    expect(Object.keys(body.errors[0]['HR:7'])).toEqual([inDays(7)])
    expect(await hotel.calendar('NR:HR:7', inDays(7))).toEqual([])
  })

  it.each([
    [{ price: '70' }, 'price'],
    [{ stop_sale: 1, cta: 0 }, 'stop_sale, cta'],
  ])('says of %o that there is no rate it could be for', async (values, fields) => {
    const sentence = `HR:7 has no rate with its code, so by inv_code only availability can be set, not ${fields}. Set prices by rate_code.`
    const { body } = await hotel.daily({ inv_code: 'HR:7', dates: [{ date: inDays(7), ...values }] })
    expect(body.errors).toEqual([{ 'HR:7': { [inDays(7)]: sentence } }])
    const range = { inv_code: 'HR:7', start_date: inDays(7), end_date: inDays(7) }
    const { errors } = (await hotel.range({ ...range, ...values })).body
    expect(errors.map(({ message }: { message: string }) => message)).toEqual(
      Object.keys(values).map((field) => sentence.replace(fields, field)),
    )
  })

  it('tells by failed entries of a price that came with availability in a range', async () => {
    const range = { start_date: inDays(8), end_date: inDays(8), price: '70', availability: 2 }
    const answer = await hotel.range({ inv_code: 'HR:7', ...range })
    expect(answer.body.status).toBe('try_again')
    const { details, counts } = await hotel.settled(answer)
    expect(counts).toEqual({ failed: 2, succeeded: 2, in_progress: 0 })
    const failed = details.filter((entry: { state: string }) => entry.state === 'failed')
    expect(codesOf({ details: failed })).toEqual(['bookingcom B7-NR', 'bookingcom B7-PK'])
    for (const { error_message } of failed) expect(error_message).toContain('price')
    expect(await hotel.calendar('NR:HR:7', inDays(8))).toMatchObject([{ availability: 2, price: null }])
  })

  it('takes the price of one of its rates by rate_code', async () => {
    await hotel.daily({ rate_code: 'PK:HR:7', dates: [{ date: inDays(9), price: '71' }] })
    expect(await hotel.calendar('PK:HR:7', inDays(9))).toMatchObject([{ price: '71' }])
  })
})

describe('room_code, which one sample has', () => {
  const range = { start_date: inDays(10), end_date: inDays(10), availability: 5 }

  it('stands for inv_code', async () => {
    expect((await hotel.range({ room_code: 'HR:2', ...range })).body.status).toBe('ok')
    expect(await hotel.calendar('HR:2', inDays(10))).toMatchObject([{ availability: 5 }])
  })

  it('may stand beside an inv_code that is the same, and no other', async () => {
    await hotel.range({ room_code: 'HR:2', inv_code: 'HR:2', ...range, availability: 4 })
    expect(await hotel.calendar('HR:2', inDays(10))).toMatchObject([{ availability: 4 }])
    const two = await hotel.range({ room_code: 'HR:2', inv_code: 'HR:1', ...range, availability: 3 })
    expect(refusalOf(two)).toEqual({ status: 422, code: 'invalid_value', paths: ['room_code'] })
    expect(await hotel.calendar('HR:1', inDays(10))).toEqual([])
  })
})

describe('a target that is not there', () => {
  const range = { start_date: inDays(11), end_date: inDays(11) }

  it('is a 422 of a range update', async () => {
    expect(refusalOf(await hotel.range({ inv_code: 'HR:999', ...range, availability: 1 }))).toEqual({
      status: 422,
      code: 'unknown_inv_code',
      paths: ['inv_code'],
    })
    expect(refusalOf(await hotel.range({ rate_code: 'HR:999', ...range, price: 1 }))).toEqual({
      status: 422,
      code: 'unknown_rate_code',
      paths: ['rate_code'],
    })
    expect(refusalOf(await hotel.range({ ...range, price: 1 })).status).toBe(422)
  })

  it('refuses its dates of a daily update, and the other rooms are applied', async () => {
    const dates = [{ date: inDays(11), availability: 9 }]
    const { body } = await hotel.daily({ inv_code: 'HR:999', dates }, { inv_code: 'HR:2', dates })
    expect(body.status).toBe('try_again')
    expect(body.errors).toEqual([{ 'HR:999': { [inDays(11)]: expect.stringContaining('HR:999') } }])
    expect(await hotel.calendar('HR:2', inDays(11))).toMatchObject([{ availability: 9 }])
  })
})
