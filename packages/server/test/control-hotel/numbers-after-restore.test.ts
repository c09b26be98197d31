import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookedRoom, type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const book = () => hotel.book({ rooms: [bookedRoom('B1', inDays(5), 2)] })

it('after a restore no number is given out that was given out before', async () => {
  await house.control('PUT', '/snapshots/before')
  const booking = await book()
  const { body } = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(9), price: '80' }] })
  await house.control('POST', '/snapshots/before/restore')
  const again = await book()
  const update = await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(9), price: '90' }] })
  expect(again.hr_number > booking.hr_number).toBe(true)
  expect(Number(update.body.transaction_id)).toBeGreaterThan(Number(body.transaction_id))
})

it('nor after the property was removed and made anew, by hand or by a restore', async () => {
  const { hr_number } = await book()
  await house.control('DELETE', `/properties/${hotel.hr_id}`)
  await house.control('PUT', '/snapshots/without')
  await house.control('POST', '/snapshots/before/restore')
  const second = await book()
  expect(second.hr_number > hr_number).toBe(true)
  await house.control('POST', '/snapshots/without/restore')
  await house.control('POST', '/snapshots/before/restore')
  const third = await book()
  expect(third.hr_number > second.hr_number).toBe(true)
})

it('a token that was revoked since stays revoked after a restore', async () => {
  const { id } = await hotel.control('POST', '/tokens', { label: 'Lost', token: 'lost-token-1' })
  await house.control('PUT', '/snapshots/token')
  await hotel.control('DELETE', `/tokens/${id}`)
  await house.control('POST', '/snapshots/token/restore')
  expect((await hotel.send('GET', 'v2/apps/rooms', { token: 'lost-token-1' })).status).toBe(401)
  expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(200)
})
