import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlOperations } from '../../src/generated/control-operations.ts'
import { goodCall, make, operationIds } from '../isolation/calls.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const weekend = (query: string) => hotel.send('PUT', `v2/apps/rooms/~`, {}, { form: `${range}&${query}` })
const range = `inv_code=HR:1&start_date=${inDays(0)}&end_date=${inDays(6)}`

/** How many of the seven days have the price. */
const priced = async (price: string) =>
  (await hotel.calendar('HR:1', inDays(0), inDays(6))).filter((entry) => entry.price === price).length

describe('a parameter that does not exist', () => {
  it.each(operationIds)('is refused by %s', async (operationId) => {
    const credentials = `token=${hotel.token}&hr_id=${hotel.hr_id}&pagee=1`
    const { status, text } = await make(hotel.url, goodCall(operationId), credentials)
    expect([status, JSON.parse(text).code]).toEqual([422, 'unknown_field'])
    expect(JSON.parse(text).errors[0].path).toBe('pagee')
  })

  it.each(Object.entries(controlOperations))('is refused by %s', async (_, { method, path }) => {
    const filled = path.replace(/\{\w+\}/g, '1')
    const response = await fetch(`${house.server.controlUrl}${filled}?pagee=1`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${house.server.controlToken}`, 'content-type': 'application/json' },
      ...(method !== 'get' && { body: '{}' }),
    })
    const { errors } = (await response.json()) as { errors: { path: string; code: string }[] }
    expect(response.status).toBe(422)
    expect(errors).toContainEqual(expect.objectContaining({ path: 'pagee', code: 'unknown_field' }))
  })

  it.each([
    ['day=5', 'days'],
    ['stop_sal=1', 'stop_sale'],
    ['days[][x]=5', 'days'],
    ['channel_code=online', 'channel_codes'],
  ])('%s of a range update changes nothing, and %s is named', async (mistyped, nearest) => {
    const { status, body } = await weekend(`price=41&${mistyped}`)
    expect([status, body.code]).toEqual([422, 'unknown_field'])
    expect(body.message).toContain(`Did you mean ${nearest}?`)
    expect(await priced('41')).toBe(0)
  })

  it('that is no misspelt one gets no other name, but those that there are', async () => {
    const { body } = await hotel.send('GET', 'v2/apps/reservations', { state: 'confirmed' })
    expect(body.message).toContain(
      'There is no field state here. Take it out. The fields here are from_date,',
    )
  })

  it('of the reservation list delivers nothing', async () => {
    await hotel.book()
    const { body } = await hotel.send('GET', 'v2/apps/reservations', { undeliverd: false })
    expect(body.message).toContain('Did you mean undelivered?')
    expect((await hotel.reservations()).count).toBe(1)
  })

  it('is not the token or the hotel id, in a form either', async () => {
    const { status } = await weekend(`price=42&token=${hotel.token}&hr_id=${hotel.hr_id}`)
    expect(status).toBe(200)
  })
})

describe('a field that does not exist', () => {
  it.each([
    ['the body', { rooms: [], roms: [] }, 'rooms'],
    ['a room', { rooms: [{ inv_code: 'HR:1', date: [], dates: [] }] }, 'dates'],
  ])('in %s of a daily update refuses it', async (_, json, nearest) => {
    const { status, body } = await hotel.send('PUT', 'v2/apps/rooms/daily', {}, { json })
    expect(status).toBe(422)
    expect(JSON.stringify(body.errors)).toContain(`Did you mean ${nearest}?`)
  })

  it('in a date of a daily update refuses that date', async () => {
    const dates = [
      { date: inDays(0), price: '43', avialability: 1 },
      { date: inDays(1), price: '43' },
    ]
    const { status, body } = await hotel.daily({ inv_code: 'HR:1', dates })
    expect([status, body.status]).toEqual([200, 'try_again'])
    expect(body.errors).toEqual([
      { 'HR:1': { [inDays(0)]: 'There is no field avialability here. Did you mean availability?' } },
    ])
    expect(await priced('43')).toBe(1)
  })

  it('in an invoice or one of its items refuses it', async () => {
    const json = { transaction_id: 't', tablle: 7, posts: [{ produkt_id: 'HR:1' }] }
    const { status, body } = await hotel.send('POST', 'v1/apps/pos/postings', {}, { json })
    expect(status).toBe(422)
    const unknown = body.errors.filter((error: { code: string }) => error.code === 'unknown_field')
    expect(unknown.map((error: { path: string }) => error.path)).toEqual(['tablle', 'posts[0].produkt_id'])
  })
})

describe('a list of weekdays', () => {
  // Today is a Wednesday, so the weekend of the range has two days.
  it.each([
    'days[]=5&days[]=6',
    'days=5&days=6',
    'days[0]=5&days[1]=6',
    'days[][0]=5&days[][1]=6',
    'days=5,6',
    'days[]=5,6',
    'days=[5,6]',
  ])('is read as %s', async (spelling) => {
    const price = String(50 + spelling.length)
    expect((await weekend(`price=${price}&${spelling}`)).body.status).toBe('ok')
    expect(await priced(price)).toBe(2)
  })
})
