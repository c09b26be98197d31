import { afterEach, beforeEach, expect, it } from 'vitest'
import { altered, type FaultyHotel, minute, page, startFaultyHotel } from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

it('alters one answer of the service, and no other', async () => {
  hotel.alter(({ operation, body }, ask) => {
    if (operation !== 'updateRoomRange' || body.price !== '90') return undefined
    return ask().then((answer) =>
      altered(answer, (update) => {
        update.transaction_id = 'lost'
      }),
    )
  })
  const sync = await hotel.open()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
  await hotel.time.advance(10 * minute)
  expect((await hotel.calendar('HR:1', hotel.inDays(9)))[0]?.price).toBe('90')
  const looks = hotel.sentBy('getTransactionDetails')
  expect(looks.length).toBeGreaterThan(0)
  expect(looks.every(({ body }) => body.transaction_id === 'lost')).toBe(true)
})

it('answers in place of the service, until the fault is over', async () => {
  hotel.alter(({ operation }) => (operation === 'updateRoomRange' ? page(500, '<h1>Oops</h1>') : undefined))
  const sync = await hotel.open()
  const date = hotel.inDays(9)
  await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
  await hotel.time.advance(10 * minute)
  expect((await hotel.calendar('HR:1', date))[0]?.price).not.toBe('90')
  hotel.alter()
  await hotel.advanceDay()
  expect((await hotel.calendar('HR:1', date))[0]?.price).toBe('90')
})
