import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { type Hotel, type House, startHouse } from '../property-api/hotel.ts'

let house: House
let hotel: Hotel
const token = 'lost-token-1'
beforeEach(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
  await house.control('PUT', '/snapshots/without')
  const { id } = await hotel.control('POST', '/tokens', { label: 'Lost', token })
  await house.control('PUT', '/snapshots/with')
  await hotel.control('DELETE', `/tokens/${id}`)
})
afterEach(() => house.server.stop())

const remove = () => house.control('DELETE', `/properties/${hotel.hr_id}`)
const reset = () => house.control('POST', '/reset')
const restore = (name: string) => house.control('POST', `/snapshots/${name}/restore`)
const answer = async (token: string) => (await hotel.send('GET', 'v2/apps/rooms', { token })).status
const ways: [string, () => Promise<unknown>][] = [
  ['its property was removed', remove],
  ['everything was reset', reset],
  ['a snapshot without it was restored', () => restore('without')],
  ['a snapshot with it was restored before', () => restore('with')],
]

it.each(sampled(2, ways))(
  'a revoked token stays revoked when it is restored after %s',
  async (_, happens) => {
    await happens()
    await restore('with')
    expect([await answer(token), await answer(hotel.token)]).toEqual([401, 200])
    const { tokens } = await hotel.control('GET', '/tokens')
    expect(tokens[1]).toMatchObject({ label: 'Lost', revoked_at: expect.any(String) })
  },
)

it('it stays so through all of that', async () => {
  for (const [, happens] of [...ways, ...ways.reverse()]) {
    await happens()
    await restore('without')
  }
  await restore('with')
  expect(await answer(token)).toBe(401)
})

it('a token that was given to a property of the same name anew is good', async () => {
  await remove()
  await house.control('POST', '/properties', {
    hr_id: hotel.hr_id,
    name: 'Anew',
    time_zone: 'UTC',
    currency: 'EUR',
  })
  await hotel.control('POST', '/tokens', { label: 'Anew', token })
  expect(await answer(token)).toBe(200)
  await house.control('PUT', '/snapshots/anew')
  await restore('anew')
  expect(await answer(token)).toBe(200)
})

it('the token of the demo hotel is good again after a reset', async () => {
  await reset()
  const { tokens } = await house.control('GET', '/properties/demo/tokens')
  await house.control('DELETE', `/properties/demo/tokens/${tokens[0].id}`)
  await reset()
  await house.control('PUT', '/snapshots/demo')
  await restore('demo')
  const after = await house.control('GET', '/properties/demo/tokens')
  expect(after.tokens[0].revoked_at).toBe(null)
})
