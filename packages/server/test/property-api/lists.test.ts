import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { type Hotel, type House, startHouse } from './hotel.ts'
import { openTill, type Till } from './till.ts'

let house: House
let hotel: Hotel
let till: Till
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel({
    rooms: {
      'HR:9': {
        is_master: true,
        availability_update: false,
        price_update: false,
        restrictions_update: false,
      },
      'HR:10': { description: 'Größe M', policy: 'No pets', room_capacity: 5, adult_capacity: 4 },
    },
  })
  till = await openTill(house)
})
afterAll(() => house.server.stop())

const bodyOf = async (where: Hotel, path: string, method = 'GET'): Promise<Json> => {
  const { status, body } = await where.send(method, path)
  expect(status).toBe(200)
  return body
}

describe('the list of rooms', () => {
  it('has every rate with its flags, in the order of the numbers in the codes', async () => {
    const { rooms } = await bodyOf(hotel, 'v2/apps/rooms')
    expect(rooms.map((room: Json) => [room.rate_code, room.inv_code, room.is_master])).toEqual([
      ['HR:1', 'HR:1', false],
      ['NR:HR:1', 'HR:1', false],
      ['HR:2', 'HR:2', false],
      ['HR:9', 'HR:9', true],
      ['HR:10', 'HR:10', false],
    ])
    expect(rooms.at(-1)).toEqual({
      rate_code: 'HR:10',
      inv_code: 'HR:10',
      availability_update: true,
      restrictions_update: true,
      price_update: true,
      name: 'Room HR:10',
      description: 'Größe M',
      policy: 'No pets',
      room_capacity: 5,
      adult_capacity: 4,
      is_master: false,
      channel_codes: [],
    })
    expect(rooms[3]).toMatchObject({
      availability_update: false,
      price_update: false,
      restrictions_update: false,
    })
  })

  it('names the channels that have a mapping for the rate, once each', async () => {
    const channels = async () => {
      const { rooms } = await bodyOf(hotel, 'v2/apps/rooms')
      return rooms.slice(0, 3).map((room: Json) => room.channel_codes)
    }
    const two = ['bookingcom', 'online']
    expect(await channels()).toEqual([['bookingcom', 'expedia', 'online'], two, two])
    const mapping = { rate_code: 'HR:2', name: 'Twin' }
    await hotel.control('PUT', '/channels/expedia/mappings/E2', mapping)
    await hotel.control('PUT', '/channels/expedia/mappings/E2b', mapping)
    expect((await channels())[2]).toEqual(['bookingcom', 'expedia', 'online'])
    await hotel.control('DELETE', '/channels/expedia/mappings/E2')
    await hotel.control('DELETE', '/channels/expedia/mappings/E2b')
    expect((await channels())[2]).toEqual(two)
  })
})

describe('the lists of channels', () => {
  it('have all channels, under v1 as under v2', async () => {
    const { channels } = await bodyOf(hotel, 'v2/apps/infos/channels')
    expect(channels).toEqual([
      { name: 'Booking.com', code: 'bookingcom' },
      { name: 'Expedia', code: 'expedia' },
      { name: 'Online', code: 'online' },
    ])
    expect(await bodyOf(hotel, 'v1/apps/infos/channels')).toEqual({ channels })
  })

  it('have the connected ones by themselves', async () => {
    const connected = async () =>
      (await bodyOf(hotel, 'v2/apps/infos/connected_channels')).channels.map((its: Json) => its.name)
    expect(await connected()).toEqual(['Booking.com', 'Expedia', 'Online'])
    await house.control('PUT', '/channels/airbnb', { name: 'Airbnb' })
    expect(await connected()).not.toContain('Airbnb')
    await hotel.control('PUT', '/channels/airbnb', { connector: { kind: 'simulated' } })
    expect(await connected()).toContain('Airbnb')
    await hotel.control('DELETE', '/channels/airbnb')
    expect(await connected()).not.toContain('Airbnb')
  })
})

describe('what postings need to know', () => {
  it('is the accounts', async () => {
    const body = await bodyOf(till.hotel, 'v1/apps/revenue_accounts')
    expect(body).toMatchObject({ status: 'success', total_count: 4 })
    expect(body.data[2]).toEqual({
      id: 63,
      name: 'Drinks',
      type_code: 'f-b',
      api_code: 'HR:63',
      type: 'expense',
      tax_amounts: ['0.2', '0.025'],
    })
  })

  it('is the departments, by GET as by the POST of the sample', async () => {
    const body = await bodyOf(till.hotel, 'v1/apps/sales_departments')
    expect(body).toMatchObject({ status: 'success', total_count: 4 })
    expect(body.data[3]).toEqual({
      id: 39,
      name: 'Front office',
      type_code: 'other_payments',
      api_code: 'HR:39',
      type: 'payment',
    })
    expect(await bodyOf(till.hotel, 'v1/apps/sales_departments', 'POST')).toEqual(body)
  })

  it('is the extras, in the base currency', async () => {
    const body = await bodyOf(till.hotel, 'v1/apps/extras')
    expect(body).toMatchObject({ status: 'success', currency: 'EUR', total_count: 2 })
    expect(body.data[1]).toEqual({
      option_value: {
        category_id: 1,
        category_name: 'Restaurant',
        name: 'Beer',
        unit: 'Piece',
        unit_price: '4',
        sales_department_id: 38,
        revenue_account_id: 63,
        api_code: 'HR:692',
        extra_id: 692,
      },
    })
  })

  it('is empty for a hotel that has none of it', async () => {
    for (const path of ['revenue_accounts', 'sales_departments', 'extras', 'hotspot/guests'])
      expect(await bodyOf(hotel, `v1/apps/${path}`)).toMatchObject({
        status: 'success',
        data: [],
        total_count: 0,
      })
    expect(await bodyOf(hotel, 'v1/apps/line_items/in_house')).toEqual({ status: 'success', data: [] })
  })
})
