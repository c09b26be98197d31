import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import type { EntryChange } from '../../src/store/store.ts'
import type { Json } from '../hotel.ts'
import { setUpTill } from '../postings/till.ts'
import { pms } from '../reservations/guests.ts'
import { type FaultyHotel, hour, minute, startFaultyHotel } from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const book = async (guest: string): Promise<string> => {
  const [checkin_date, checkout_date] = [hotel.inDays(30), hotel.inDays(31)]
  const daily_prices = [{ date: checkin_date, price: '90' }]
  const rooms = [{ mapping_code: 'B1', checkin_date, checkout_date, daily_prices }]
  const booking = { channel_code: 'bookingcom', guest, payment: 'cash', rooms }
  return (await hotel.hotel('POST', '/bookings', booking)).hr_number
}
const cancel = (number: string) => hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'Ill.' })

/** Fails at writes for as long as `fails` says so of one of their changes. */
function failingStore(fails: (change: EntryChange) => boolean) {
  const store = memoryStore()
  const write: typeof store.write = async (...given) => {
    if (given[1].some(fails)) throw new Error('The disk is full.')
    await store.write(...given)
  }
  return { ...store, write }
}
const leavesInbox = ({ collection, value }: EntryChange) =>
  collection === 'reservation-inbox' && value === null

it('hands no older version over after one that the handler has taken, though that is not written down', async () => {
  let failures = 0
  const store = failingStore((change) => leavesInbox(change) && failures-- > 0)
  let isDown = true
  let duringCall = async () => {}
  const has: string[] = []
  const sync = await hotel.open({
    store,
    onReservation: async ({ reservation }: Json) => {
      if (isDown) throw new Error('The PMS is down.')
      await duringCall()
      has.push(reservation.state)
    },
  })
  const number = await book('Bob')
  await hotel.time.advance(90 * minute)
  expect(sync.reservations.state()).toMatchObject({ deadLetters: 1, waiting: 0 })
  isDown = false
  duringCall = async () => {
    duringCall = async () => {}
    await sync.reservations.replay()
    failures = 1
  }
  await cancel(number)
  await hotel.time.advance(3 * hour)
  expect(has).toEqual(['canceled'])
  expect(sync.reservations.state()).toMatchObject({ deadLetters: 0, waiting: 0 })
})

it('does not count an attempt that ends late, when an older version was handed over after it', async () => {
  const store = memoryStore()
  const fails = async () => {
    throw new Error('The PMS is down.')
  }
  const first = await hotel.open({ store, onReservation: fails })
  const number = await book('Bob')
  await hotel.time.advance(3 * hour)
  await first.close()
  const older = Promise.withResolvers<void>()
  const has: string[] = []
  const sync = await hotel.open({
    store,
    pacing: { retryMs: 10 * minute },
    onReservation: async ({ reservation: { state } }: Json) => {
      // Attempts at the cancellation take longer than their time, until the older version is being taken in.
      if (state === 'canceled') await older.promise
      else {
        older.resolve()
        await new Promise((resolve) => setImmediate(resolve))
      }
      has.push(state)
    },
  })
  await cancel(number)
  await sync.reservations.poll()
  await hotel.time.advance(2 * minute)
  await sync.reservations.replay()
  await hotel.time.advance(hour)
  expect(has).toEqual(['canceled', 'reserved', 'canceled'])
  expect(sync.reservations.state()).toMatchObject({ deadLetters: 0, waiting: 0 })
})

it.each([
  ['fails', 1],
  ['fails', 10],
  ['takes it', 10],
  ['hangs', 1],
])(
  'while the disk is full, a handler that %s is called at most once for each of %i bookings',
  async (what, count) => {
    let isFull: boolean | undefined
    const calls: string[] = []
    const sync = await hotel.open({
      store: failingStore(() => isFull === true),
      async onReservation({ key }) {
        calls.push(key)
        isFull ??= true
        if (isFull && what === 'hangs') await new Promise(() => {})
        if (isFull && what === 'fails') throw new Error('The PMS is down.')
      },
    })
    for (let index = 0; index < count; index += 1) await book(`Guest ${index}`)
    await hotel.time.advance(6 * hour)
    expect(new Set(calls).size).toBe(calls.length)
    // At first, and now and then.
    const told = hotel.eventsOf('trouble').length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThan(50)
    isFull = false
    await hotel.time.advance(7 * hour)
    expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 })
    expect(new Set(calls).size).toBe(count)
    if (what === 'takes it') expect(calls).toHaveLength(count)
  },
)

it('while the disk is full, onPosting is called once for an outcome', async () => {
  const till = await setUpTill(hotel)
  let isFull: boolean | undefined
  let calls = 0
  let writes = 0
  const sync = await hotel.open({
    store: failingStore(({ collection }) => {
      if (isFull && collection === 'postings_notices') writes += 1
      return isFull === true
    }),
    async onPosting() {
      calls += 1
      isFull ??= true
      if (isFull) throw new Error('The POS is down.')
    },
  })
  await (await sync.postings.post(till.invoice())).settled
  await hotel.time.advance(6 * hour)
  expect(calls).toBe(1)
  // Pauses of up to a minute.
  expect(writes).toBeLessThan(400)
  isFull = false
  await hotel.time.advance(5 * minute)
  expect(calls).toBe(2)
  expect((await sync.status()).postings.outcomesWaiting).toBe(0)
})

it('hands over what became dead letters once the system takes changes again, and tells of each once', async () => {
  let isDown = true
  const system = pms(() => {
    if (isDown) throw new Error('The system is down.')
  })
  const sync = await hotel.open({ onReservation: system.onReservation })
  const numbers = [await hotel.bookNight('Ada', 5), await hotel.bookNight('Grace', 6)]
  await hotel.time.advance(5 * hour)
  expect(sync.reservations.state()).toMatchObject({ deadLetters: 2, waiting: 0 })
  const [letter] = await sync.reservations.deadLetters()
  expect(letter?.since.getTime()).toBeLessThan(hotel.time.now() - 3 * hour)
  const failed = system.received.length
  expect(failed).toBeLessThanOrEqual(2 * 18)

  isDown = false
  await hotel.time.advance(70 * minute)
  expect(sync.reservations.state()).toMatchObject({ deadLetters: 0, waiting: 0 })
  const taken = system.received.slice(failed).map(({ reservation }) => reservation.hr_number)
  expect(taken.toSorted()).toEqual(numbers.toSorted())
  expect(hotel.eventsOf('dead_letter')).toHaveLength(2)
  await sync.close()
})
