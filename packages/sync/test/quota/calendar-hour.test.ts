import { afterEach, beforeEach, expect, it } from 'vitest'
import { hour, minute, type SimulatedHotel, startSimulatedHotel } from './simulated-hotel.ts'

let hotel: SimulatedHotel
beforeEach(async () => {
  hotel = await startSimulatedHotel()
})
afterEach(() => hotel.stop())

const isUpdate = ({ method }: { method: string }) => method === 'PUT'

it('sends a thousand changes of an hour in some forty requests', async () => {
  const sync = await hotel.open()
  for (let change = 0; change < 1000; change += 1) {
    const inv_code = `HR:${(change % 2) + 1}`
    const date = hotel.inDays(1 + ((change * 7) % 300))
    await sync.calendar.set([{ inv_code, date, price: `${100 + (change % 37)}` }])
    await hotel.time.advance(hour / 1000)
  }
  await hotel.time.advance(30 * minute)
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 0 })
  expect(hotel.time.requests.filter(isUpdate).length).toBeLessThanOrEqual(40)
  expect(hotel.refusals()).toEqual([])
})

it('sends a change within two minutes, and a stop sale within a second', async () => {
  const sync = await hotel.open()
  await hotel.time.advance(minute)
  const before = hotel.time.elapsed()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
  await hotel.time.advance(10 * minute)
  const [change] = hotel.time.requests.filter(isUpdate)
  expect((change?.at ?? 0) - before).toBeLessThanOrEqual(2 * minute)

  const closing = hotel.time.elapsed()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), stop_sale: 1 }])
  await hotel.time.advance(10 * minute)
  const [, stopSale] = hotel.time.requests.filter(isUpdate)
  expect((stopSale?.at ?? 0) - closing).toBeLessThanOrEqual(1000)
})

it('still sends a stop sale at once when a day of changes has used up what is not reserved', async () => {
  const sync = await hotel.open()
  for (let change = 0; hotel.time.requests.length < 195; change += 1) {
    await sync.calendar.set([
      { inv_code: 'HR:1', date: hotel.inDays(1 + (change % 300)), price: `${50 + change}` },
    ])
    await hotel.time.advance(2 * minute)
  }
  const closing = hotel.time.elapsed()
  await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(5), stop_sale: 1 }])
  await hotel.time.advance(minute)
  const sent = hotel.time.requests.filter(isUpdate).at(-1)
  expect((sent?.at ?? 0) - closing).toBeGreaterThanOrEqual(0)
  expect((await hotel.calendar('HR:2', hotel.inDays(5)))[0]?.stop_sale).toBe(true)
  expect(hotel.refusals()).toEqual([])
})

it('sends a change soon after there are requests again, though few were left when it was set', async () => {
  const sync = await hotel.open({ pacing: { collectMs: 0 } })
  const set = (date: string) => sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
  for (let dayAhead = 1; dayAhead <= 72; dayAhead += 1) {
    await set(hotel.inDays(dayAhead))
    await hotel.time.advance(15_000)
  }
  await hotel.time.advance(23 * hour - hotel.time.elapsed())
  const date = hotel.inDays(300)
  await set(date)
  // The requests of that busy quarter of an hour are a day ago now.
  await hotel.time.advance(1.5 * hour)
  expect((await hotel.calendar('HR:1', date))[0]?.price).toBe('90')
  expect(hotel.refusals()).toEqual([])
})
