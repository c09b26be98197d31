import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bookedRoom, type House, startHouse, waiting } from '../property-api/hotel.ts'
import { type HttpChannel, openHttpChannel } from '../property-api/http-channel.ts'

const turns = vi.hoisted(() => ({ taken: [] as (string | undefined)[] }))
vi.mock('../../src/storage/sqlite/write-queue.ts', async (original) => {
  const own = await original<typeof import('../../src/storage/sqlite/write-queue.ts')>()
  const writeQueue: typeof own.writeQueue = (...databases) => {
    const queue = own.writeQueue(...databases)
    const write: typeof queue.write = (job, hrId) => {
      turns.taken.push(hrId)
      return queue.write(job, hrId)
    }
    return { ...queue, write }
  }
  return { ...own, writeQueue }
})

let house: House
let channel: HttpChannel
beforeEach(async () => {
  house = await startHouse()
  channel = await openHttpChannel(house)
  await channel.price('70')
  await vi.waitFor(() => expect(channel.prices()).toEqual(['70']), waiting)
  turns.taken.length = 0
})
afterEach(async () => {
  await house.server.stop()
  await channel.receiver.stop()
})

const takenBy = () => [...new Set(turns.taken)]

it('bookings take the turns of their hotel', async () => {
  const { hr_number, guest, payment } = await channel.hotel.book()
  const rooms = [bookedRoom('B1', channel.date, 1)]
  await channel.hotel.control('PUT', `/bookings/${hr_number}`, { guest, payment, rooms })
  await channel.hotel.control('POST', `/bookings/${hr_number}/confirm`)
  await channel.hotel.control('POST', `/bookings/${hr_number}/cancel`, { reason: 'Plans have changed' })
  expect(takenBy()).toEqual([channel.hotel.hr_id])
})

it('so does what its channels took, refused, and are told again', async () => {
  channel.answers(422, 422, 204)
  const dates = [{ date: channel.date, price: '80', min_stay: 2, stop_sale: 1 }]
  const transaction = await channel.hotel.settled(await channel.hotel.daily({ inv_code: 'HR:1', dates }))
  expect(transaction.counts.failed).toBe(1)
  channel.receiver.seen.length = 0
  await channel.hotel.control('POST', '/channels/bookingcom/resend')
  await vi.waitFor(() => expect(channel.prices()).toEqual(['80']), waiting)
  expect(takenBy()).toEqual([channel.hotel.hr_id])
})

it('so does what the front desk sets up', async () => {
  await channel.hotel.control('PUT', '/departments/37', { name: 'Bar', type_code: 'f-b', type: 'expense' })
  await channel.hotel.control('POST', '/tokens', { label: 'POS' })
  await channel.hotel.control('PUT', '/channels/expedia/mappings/E2', { rate_code: 'HR:2', name: 'Two' })
  await channel.hotel.control('DELETE', '/channels/expedia/mappings/E2')
  await channel.hotel.control('DELETE', '/departments/37')
  expect(takenBy()).toEqual([channel.hotel.hr_id])
})
