import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../support/answered.ts'
import { type Hotel, type House, inDays, startHouse } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

describe('a temporary try_again', () => {
  const tryAgain = (operation: string) =>
    house.control('POST', '/faults', { operation, effect: 'try_again', count: 1 })

  it('applies nothing, has no errors, and the same request is good the next time', async () => {
    await tryAgain('updateRoomsDaily')
    const update = () => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), availability: 3 }] })
    const { body } = await update()
    expect(body).toEqual({ status: 'try_again', transaction_id: expect.any(String), errors: [] })
    expect((await hotel.details(body.transaction_id)).details).toEqual([])
    expect(await hotel.calendar('HR:1', inDays(5))).toEqual([])
    expect((await update()).body.status).toBe('ok')
  })

  it('of a range has no failed entries', async () => {
    await tryAgain('updateRoomRange')
    const range = { inv_code: 'HR:1', start_date: inDays(6), end_date: inDays(6), price: 1 }
    const { body } = await hotel.range(range)
    expect(body.status).toBe('try_again')
    expect((await hotel.details(body.transaction_id)).counts).toEqual({
      failed: 0,
      succeeded: 0,
      in_progress: 0,
    })
    expect((await hotel.range(range)).body.status).toBe('ok')
  })
})

it('an update that is sent twice changes nothing the second time', async () => {
  const room = { inv_code: 'HR:2', dates: [{ date: inDays(7), availability: 3, price: '70', cta: 1 }] }
  await hotel.settled(await hotel.daily(room))
  const before = await hotel.calendar('HR:2', inDays(7))
  await hotel.settled(await hotel.daily(room))
  expect(await hotel.calendar('HR:2', inDays(7))).toEqual(before)
})

it('a field that is left out stays, and one restriction never changes another', async () => {
  const set = async (fields: object) => {
    await hotel.daily({ inv_code: 'HR:2', dates: [{ date: inDays(8), ...fields }] })
    const [{ availability, price, min_stay, stop_sale, cta, ctd }] = (await hotel.calendar(
      'HR:2',
      inDays(8),
    )) as [Json]
    return [availability, price, min_stay, stop_sale, cta, ctd]
  }
  expect(await set({ availability: 4, price: '80' })).toEqual([4, '80', null, null, null, null])
  expect(await set({ cta: 1 })).toEqual([4, '80', null, null, true, null])
  expect(await set({ ctd: 0, min_stay: 2 })).toEqual([4, '80', 2, null, true, false])
  expect(await set({ price: 0, stop_sale: 1 })).toEqual([4, '0', 2, true, true, false])
})
