import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const path = 'v2/apps/rooms/~'
const values = async (code = 'HR:1', date = inDays(1)) => (await hotel.calendar(code, date))[0]

describe('the fields of a range update', () => {
  const range = { inv_code: 'HR:1', start_date: inDays(1), end_date: inDays(1) }

  it('come in the query string', async () => {
    expect((await hotel.send('PUT', path, { ...range, availability: 1 })).body.status).toBe('ok')
    expect(await values()).toMatchObject({ availability: 1 })
  })

  it('come as a form', async () => {
    const answer = await hotel.send('PUT', path, {}, { form: { ...range, availability: 2 } })
    expect(answer.body.status).toBe('ok')
    expect(await values()).toMatchObject({ availability: 2 })
  })

  it('come in both, and the form wins where they disagree', async () => {
    const form = { availability: 3, start_date: inDays(2), end_date: inDays(2) }
    const answer = await hotel.send('PUT', path, { ...range, availability: 9, price: '44' }, { form })
    expect(answer.body.status).toBe('ok')
    expect(await values('HR:1', inDays(2))).toMatchObject({ availability: 3, price: '44' })
    expect(await values()).toMatchObject({ availability: 2, price: null })
  })

  it('are checked after they were put together', async () => {
    const { start_date, ...rest } = range
    expect((await hotel.send('PUT', path, { start_date }, { form: { ...rest, cta: 0 } })).status).toBe(200)
    const form = { availability: 'many' }
    const answer = await hotel.send('PUT', path, { ...range, availability: 3 }, { form })
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['availability'] })
  })

  it('do not let credentials in by the form', async () => {
    const form = { ...range, availability: 1, token: hotel.token, hr_id: hotel.hr_id }
    expect((await hotel.send('PUT', path, { token: '', hr_id: '' }, { form })).status).toBe(401)
    expect((await hotel.send('PUT', path, {}, { form })).status).toBe(200)
    const stranger = { ...form, hr_id: 'another', token: 'wrong' }
    expect(refusalOf(await hotel.send('PUT', path, {}, { form: stranger }))).toEqual({
      status: 422,
      code: 'validation_failed',
      paths: ['token', 'hr_id'],
    })
  })

  it('are no JSON', async () => {
    const answer = await hotel.send('PUT', path, range, { json: { availability: 1 } })
    expect(refusalOf(answer)).toEqual({ status: 415, code: 'unsupported_media_type' })
  })

  it('do the same under v1', async () => {
    const answer = await hotel.send('PUT', 'v1/apps/rooms/~', { ...range, availability: 8 })
    expect(answer.body.status).toBe('ok')
    expect(await values()).toMatchObject({ availability: 8 })
    const settled = await hotel.settled(answer)
    const { transaction_id } = answer.body
    const details = await hotel.send('GET', 'v1/apps/infos/transaction_details', { transaction_id })
    expect(details.body.transaction).toEqual(settled)
  })
})

describe('an array', () => {
  const range = `inv_code=HR:2&start_date=${inDays(0)}&end_date=${inDays(6)}`
  let price = 100

  // Today is a Wednesday, so Friday and Saturday are 2 and 3 days ahead.
  it.each([
    ['with the key repeated and brackets', 'days[]=5&days[]=6'],
    ['with the brackets encoded', 'days%5B%5D=5&days%5B%5D=6'],
    ['with the key repeated', 'days=5&days=6'],
    ['as a comma list', 'days=5,6'],
    ['as a JSON array', 'days=[5,6]'],
    ['as a JSON array of texts', 'days=["5","6"]'],
    ['with a value twice', 'days=6,5,6'],
    ['in both spellings', 'days=5&days[]=6'],
  ])('of weekdays %s, in query and form', async (_, days) => {
    price += 1
    const { url, token, hr_id } = hotel
    const query = `${url}/api/${path}?token=${token}&hr_id=${hr_id}&${range}&price=${price}&${days}`
    expect((await fetch(query, { method: 'PUT' })).status).toBe(200)
    const set = (await hotel.calendar('HR:2', inDays(0), inDays(6))).filter(
      (its) => its.price === String(price),
    )
    expect(set.map((its) => its.date)).toEqual([inDays(2), inDays(3)])

    const form = `${range}&price=${price}.5&${days}`
    expect((await hotel.send('PUT', path, {}, { form })).status).toBe(200)
    const entries = await hotel.calendar('HR:2', inDays(0), inDays(6))
    expect(entries.filter((its) => its.price === `${price}.5`)).toHaveLength(2)
  })

  it.each([
    ['with the key repeated and brackets', 'channel_codes[]=online&channel_codes[]=bookingcom'],
    ['with the key repeated', 'channel_codes=online&channel_codes=bookingcom'],
    ['as a comma list', 'channel_codes=online,bookingcom'],
    ['as a JSON array', 'channel_codes=["online","bookingcom"]'],
  ])('of channels %s', async (_, channels) => {
    const answer = await hotel.send('PUT', path, {}, { form: `${range}&price=70&${channels}` })
    const { details } = await hotel.settled(answer)
    const codes = details.map((entry: { channel_code: string }) => entry.channel_code)
    expect(codes.sort()).toEqual(['bookingcom', 'online'])
  })

  it.each([
    ['days=7', 'days[0]'],
    ['days=5,x', 'days[1]'],
    ['days=', 'days[0]'],
    ['days=[]', 'days'],
    ['days=[5', 'days[0]'],
    ['days=[[5]]', 'days[0]'],
  ])('that says %s is a 422 at %s', async (days, place) => {
    const answer = await hotel.send('PUT', path, {}, { form: `${range}&price=71&${days}` })
    expect(refusalOf(answer)).toMatchObject({ status: 422, paths: [place] })
  })

  it('takes the place of the one in the query when the form has one', async () => {
    const form = 'price=72&days=5'
    await fetch(`${hotel.url}/api/${path}?token=${hotel.token}&hr_id=${hotel.hr_id}&${range}&days[]=6`, {
      method: 'PUT',
      body: new URLSearchParams(form),
    })
    const entries = await hotel.calendar('HR:2', inDays(0), inDays(6))
    expect(entries.filter((its) => its.price === '72').map((its) => its.date)).toEqual([inDays(2)])
  })
})

describe('a value of a daily update', () => {
  const set = async (fields: object) => {
    const { status, body } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(9), ...fields }] })
    expect([status, body.status]).toEqual([200, 'ok'])
    return values('HR:1', inDays(9))
  }

  it.each([1, '1', true, 'true'])('is a flag that is set as %j', async (flag) => {
    expect(await set({ stop_sale: flag, cta: flag, ctd: flag })).toMatchObject({
      stop_sale: true,
      cta: true,
      ctd: true,
    })
  })

  it.each([0, '0', false, 'false'])('is a flag that is not set as %j', async (flag) => {
    expect(await set({ stop_sale: flag, cta: flag, ctd: flag })).toMatchObject({
      stop_sale: false,
      cta: false,
      ctd: false,
    })
  })

  it.each([
    [{ availability: '0012' }, { availability: 12 }],
    [{ availability: 9999 }, { availability: 9999 }],
    [{ price: 0 }, { price: '0' }],
    [{ price: '0119.900' }, { price: '119.9' }],
    [{ price: 13.928 }, { price: '13.928' }],
    [{ price: '999999999999.999' }, { price: '999999999999.999' }],
    [{ min_stay: '365' }, { min_stay: 365 }],
  ])('%j is kept as %j', async (given, kept) => {
    expect(await set(given)).toMatchObject(kept)
  })

  it.each([
    { availability: -1 },
    { availability: 10_000 },
    { availability: '1.5' },
    { availability: null },
    { price: -0.01 },
    { price: '1.2345' },
    { price: 0.1 + 0.2 },
    { price: '1e3' },
    { price: 'undefined' },
    { min_stay: 0 },
    { min_stay: 366 },
    { stop_sale: 2 },
    { cta: 'yes' },
    { ctd: null },
  ])('%j refuses its date', async (fields) => {
    const date = inDays(9)
    // What the channels were told of it may still be under way.
    const { channels: _, ...before } = await values('HR:1', date)
    const { status, body } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date, ...fields }] })
    expect([status, body.status]).toEqual([200, 'try_again'])
    expect(body.errors).toEqual([{ 'HR:1': { [date]: expect.stringMatching(/^Invalid \w+: give /) } }])
    expect(await values('HR:1', date)).toMatchObject(before)
  })
})
