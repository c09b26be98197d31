import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { answered, refusalOf } from '../support/answered.ts'
import { startReceiver } from '../support/receiver.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await startHouse()
  hotel = await house.openHotel()
})
afterAll(() => house.server.stop())

const price = (days: number[], value: string) => ({
  inv_code: 'HR:1',
  dates: days.map((day) => ({ date: inDays(day), price: value })),
})

it('updates are listed in short, newest first, with how far their deliveries are', async () => {
  await hotel.daily(price([3, 1], '80'))
  await hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(5), availability: 2, stop_sale: 0 }] })
  await vi.waitFor(async () => {
    const { transactions } = await hotel.control('GET', '/transactions?limit=2')
    expect(transactions).toMatchObject([
      {
        codes: ['HR:1'],
        code_count: 1,
        fields: ['availability', 'stop_sale'],
        from: inDays(5),
        to: inDays(5),
        date_count: 1,
        deliveries: { in_progress: 0, failed: 0 },
      },
      { fields: ['price'], from: inDays(1), to: inDays(3), date_count: 2, deliveries: { in_progress: 0 } },
    ])
    expect(transactions[0].deliveries.succeeded).toBeGreaterThan(0)
  }, waiting)
  const first = await hotel.control('GET', '/transactions?limit=1')
  const second = await hotel.control('GET', `/transactions?limit=1&after=${first.next}`)
  expect(Number(second.transactions[0].id)).toBeLessThan(Number(first.transactions[0].id))
})

it('a delivery says what it has to tell, why it was not taken, and when it is tried again', async () => {
  const receiver = await startReceiver()
  receiver.answer = (response) => response.writeHead(503).end('Busy')
  const connector = { kind: 'http', url: receiver.url, secret: 'a-secret-of-sixteen-characters' }
  await hotel.control('PUT', '/channels/expedia', { connector })
  await hotel.daily(price([7], '91.5'))
  const its = '/deliveries?state=in_progress&channel_code=expedia'
  await vi.waitFor(async () => {
    const { deliveries } = await hotel.control('GET', its)
    const first = await hotel.control('GET', `/deliveries/${deliveries.at(-1).id}`)
    expect(first).toMatchObject({ ...deliveries.at(-1), error_message: expect.any(String) })
    expect(Date.parse(first.next_attempt_at)).toBeGreaterThan(Date.parse(first.created_at))
    const last = await hotel.control('GET', `/deliveries/${deliveries[0].id}`)
    expect(last.dates).toMatchObject([
      { date: inDays(7), price: '91.5', availability: null, stop_sale: null },
    ])
  }, waiting)
  await receiver.stop()
})

it('a delivery of another property is none', async () => {
  const other = await house.openHotel()
  const { deliveries } = await hotel.control('GET', '/deliveries?limit=1')
  const answer = await answered(
    `${house.server.controlUrl}/control/v1/properties/${other.hr_id}/deliveries/${deliveries[0].id}`,
    { headers: { authorization: `Bearer ${house.server.controlToken}` } },
  )
  expect(refusalOf(answer)).toEqual({ status: 404, code: 'not_found' })
})
