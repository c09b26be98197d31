import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import { setUpTill } from '../postings/till.ts'
import { failChannel } from './failing-channels.ts'
import { altered, day, type FaultyHotel, hour, minute, refused, startFaultyHotel } from './faulty-hotel.ts'

const years = 366 * day
let hotel: FaultyHotel
/** How far the machine's clock is ahead. */
let ahead: number
beforeEach(async () => {
  hotel = await startFaultyHotel()
  ahead = 0
})
afterEach(() => hotel.stop())

const now = () => hotel.time.now() + ahead
const book = async (guest: string): Promise<string> => {
  const [checkin_date, checkout_date] = [hotel.inDays(60), hotel.inDays(61)]
  const daily_prices = [{ date: checkin_date, price: '90' }]
  const rooms = [{ mapping_code: 'B1', checkin_date, checkout_date, daily_prices }]
  const booking = { channel_code: 'bookingcom', guest, payment: 'cash', rooms }
  return (await hotel.hotel('POST', '/bookings', booking)).hr_number
}

it('keeps a dead letter that was given up while the clock was years behind', async () => {
  const store = memoryStore()
  let isDown = true
  const taken: string[] = []
  const onReservation = async ({ reservation }: Json) => {
    if (isDown) throw new Error('The PMS is down.')
    taken.push(reservation.guest)
  }
  const first = await hotel.open({ store, now, onReservation })
  await hotel.time.advance(hour)
  await book('Bob')
  await hotel.time.advance(20 * minute)
  await first.close()
  // Power is back; the clock begins years ago until the network comes.
  ahead = -6 * years
  hotel.alter(() => Promise.reject(refused()))
  const sync = await hotel.open({ store, now, onReservation })
  await hotel.time.advance(2 * hour)
  expect(sync.reservations.state().deadLetters).toBe(1)
  ahead = 0
  hotel.alter()
  await hotel.time.advance(2 * day)
  expect(hotel.eventsOf('expired')).toEqual([])
  const [letter] = await sync.reservations.deadLetters()
  expect(Math.abs((letter?.since.getTime() ?? 0) - hotel.time.now())).toBeLessThan(3 * day)
  isDown = false
  expect(await sync.reservations.replay()).toMatchObject({ replayed: 1 })
  await hotel.time.advance(minute)
  expect(taken).toEqual(['Bob'])
})

it('keeps a bill that was settled while the clock was years behind, and its outcome', async () => {
  const till = await setUpTill(hotel)
  const store = memoryStore()
  let isDown = true
  const keys: string[] = []
  ahead = -6 * years
  const sync = await hotel.open({
    store,
    now,
    onPosting: async ({ key }) => {
      if (isDown) throw new Error('The POS is down.')
      keys.push(key)
    },
  })
  const invoice = till.invoice()
  await sync.postings.post(invoice)
  await hotel.time.advance(5 * minute)
  ahead = 0
  for (let count = 0; count < 3; count += 1) await sync.postings.post(till.invoice())
  await hotel.time.advance(3 * hour)
  isDown = false
  await hotel.advanceDay()
  expect(keys).toContain('t-1/posted')
  expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
  expect(hotel.sentBy('createPosting')).toHaveLength(4)
  // Its 90 days begin when the clock was right.
  await sync.close()
  await hotel.time.advance(91 * day)
  const later = await hotel.open({ store, now })
  await later.postings.post(till.invoice())
  await hotel.time.advance(minute)
  expect(await later.postings.get('t-1')).toBeUndefined()
})

it.each([
  ['the process before was opened with a clock that was years behind', -6 * years, 0],
  ['this one is opened with a clock that is a year ahead', 0, years],
])('follows an update to its end, though %s', async (_, before, after) => {
  const store = memoryStore()
  let isPending = true
  hotel.alter((sent, ask) =>
    sent.operation === 'getTransactionDetails'
      ? ask().then((answer) =>
          altered(answer, ({ transaction }: Json) => {
            const all: Json[] = transaction.details
            for (const one of all) {
              if (isPending) one.state = 'in_progress'
              else if (one.channel_code === 'bookingcom')
                Object.assign(one, { state: 'failed', error_message: 'Down for maintenance.' })
            }
            const count = (state: string) => all.filter((one) => one.state === state).length
            const [failed, succeeded, in_progress] = ['failed', 'succeeded', 'in_progress'].map(count)
            transaction.counts = { failed, succeeded, in_progress }
          }),
        )
      : undefined,
  )
  ahead = before
  const first = await hotel.open({ store, now, onReservation: async () => {} })
  await hotel.time.advance(minute)
  ahead = 0
  await hotel.time.advance(10 * minute)
  await first.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
  await hotel.time.advance(5 * minute)
  await first.close()
  ahead = after
  isPending = false
  await hotel.open({ store, now, onReservation: async () => {} })
  await hotel.time.advance(minute)
  ahead = 0
  await hotel.time.advance(3 * hour)
  expect(hotel.eventsOf('channel_failed')).toHaveLength(1)
})

it('says since when things wait by the right clock, once that is known', async () => {
  ahead = -6 * years
  const sync = await hotel.open({ now, onReservation: async () => {} })
  await hotel.time.advance(minute)
  ahead = 0
  await hotel.time.advance(hour)
  await failChannel(hotel, 'bookingcom')
  const since = hotel.time.now()
  await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
  await hotel.time.advance(2 * hour)
  const { calendar } = await sync.status()
  const times = [calendar.waitingSince, calendar.failing[0]?.since].map((text) => Date.parse(text ?? ''))
  for (const time of times) expect(Math.abs(time - since)).toBeLessThan(10 * minute)
})
