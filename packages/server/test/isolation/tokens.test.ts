import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodCall, make } from './calls.ts'
import { alpha, credentials, day, type Json, startTwoHotels, type TwoHotels } from './two-hotels.ts'

let hotels: TwoHotels
beforeAll(async () => {
  hotels = await startTwoHotels()
})
afterAll(() => hotels.server.stop())

const poll = async (token: string): Promise<string[]> => {
  const call = goodCall('listReservations')
  const { status, text } = await make(hotels.server.url, call, credentials({ ...alpha, token }))
  if (status !== 200) return [String(status)]
  return JSON.parse(text).reservations.map(
    ({ guest, modified }: Json) => `${guest}${modified ? ' again' : ''}`,
  )
}
const createToken = (token: string) =>
  hotels.control('POST', '/properties/alpha/tokens', { label: token, token })

it('each token of a property has every reservation delivered by itself', async () => {
  await createToken('pos-token-1')
  expect(await poll(alpha.token)).toEqual(['Alpha guest'])
  expect(await poll(alpha.token)).toEqual([])
  expect(await poll('pos-token-1')).toEqual(['Alpha guest'])

  const { bookings } = await hotels.control('GET', '/properties/alpha/bookings')
  await hotels.control('POST', `/properties/alpha/bookings/${bookings[0].hr_number}/confirm`)
  expect(await poll('pos-token-1')).toEqual(['Alpha guest again'])
  await createToken('late-token-1')
  expect(await poll('late-token-1')).toEqual(['Alpha guest'])
  expect(await poll(alpha.token)).toEqual(['Alpha guest again'])
})

it('a token that is revoked is out from the next request on, and no other with it', async () => {
  const { id } = await createToken('short-token')
  expect(await poll('short-token')).toEqual(['Alpha guest'])
  await hotels.control('DELETE', `/properties/alpha/tokens/${id}`)
  expect(await poll('short-token')).toEqual(['401'])
  expect(await poll(alpha.token)).toEqual([])
})

it('the same token can be for two hotels, and then shows each only what is its own', async () => {
  await hotels.control('POST', '/properties/beta/tokens', { label: 'Shared', token: alpha.token })
  const rooms = async (hr_id: string) =>
    JSON.parse(
      (await make(hotels.server.url, goodCall('listRooms'), credentials({ hr_id, token: alpha.token }))).text,
    ).rooms.map((room: Json) => room.rate_code)
  expect(await rooms('alpha')).toEqual(['HR:1', 'NR:HR:1'])
  expect(await rooms('beta')).toEqual(['HR:1-B', 'NR:HR:1-B'])
})

it('a hotel that is set up anew under an old id has no token and nothing else of the old one', async () => {
  const { control, server } = hotels
  const property = { hr_id: 'anew', name: 'Anew', time_zone: 'UTC', currency: 'EUR' }
  const own = { hr_id: 'anew', token: 'token-of-anew' }
  const open = async () => {
    await control('POST', '/properties', property)
    await control('POST', '/properties/anew/tokens', { label: 'PMS', token: own.token })
  }
  await open()
  const room = { inv_code: 'HR:1', name: 'Old room', room_capacity: 1, adult_capacity: 1 }
  await control('PUT', '/properties/anew/rooms/HR:1', room)
  const rooms = async () => (await make(server.url, goodCall('listRooms'), credentials(own))).text
  expect(await rooms()).toContain('Old room')
  await control('DELETE', '/properties/anew')
  expect((await make(server.url, goodCall('listRooms'), credentials(own))).status).toBe(401)
  await open()
  expect(await rooms()).toBe('{"rooms":[]}')
  expect((await control('GET', `/properties/anew/calendar?from=${day(0)}&to=${day(9)}`)).entries).toEqual([])
})
