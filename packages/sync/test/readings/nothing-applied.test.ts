import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent, SyncOptions } from '../../src/index.ts'
import { stateOf, valuesOf, watchedFetch } from '../calendar/watched.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

/** By this reading, an update that is refused in part applies nothing, and names what was refused only. */
let hotel: Hotel
beforeEach(async () => {
  hotel = await startHotel({ readings: ['tryAgain.nothing'] })
})
afterEach(() => hotel.stop())

const [first, second, third] = [inDays(3), inDays(4), inDays(5)]
/** So different that they go in one daily update. */
const good = [
  { inv_code: 'HR:1', date: first, availability: 4, price: '71', min_stay: 2 },
  { inv_code: 'HR:1', date: second, availability: 5, price: '72', min_stay: 3 },
]
const refused = { inv_code: 'HR:2', date: third, price: '100' }

/** An engine that has read the list of rooms, of which a flag has changed since. */
async function openWith(flag: string, settings: Partial<SyncOptions> = {}) {
  const wire = watchedFetch()
  const events: SyncEvent[] = []
  const sync = await hotel.open({
    fetch: wire.fetch,
    onReservation: async () => {},
    onEvent: (event) => void events.push(event),
    ...settings,
  })
  await sync.calendar.set([{ inv_code: 'HR:2', date: first, min_stay: 2 }])
  await sync.calendar.settled()
  wire.clear()
  const room = { inv_code: 'HR:2', name: 'Room HR:2', room_capacity: 3, adult_capacity: 2 }
  await hotel.hotel('PUT', '/rooms/HR:2', { ...room, [flag]: false })
  return { sync, wire, events }
}

it.each(['keep availability', 'lower availability'] as const)(
  'what goes along with a refused date is sent once more without it, where bookings %s',
  async (bookings) => {
    const { sync, wire } = await openWith('price_update', { bookings })
    await sync.calendar.set([...good, refused])
    await sync.calendar.settled()
    for (const { inv_code, date, ...values } of good)
      expect(await valuesOf(hotel, inv_code, date)).toEqual(values)
    expect(await sync.calendar.parked()).toMatchObject([{ code: 'HR:2', date: third, field: 'price' }])
    expect(await stateOf(sync, 'HR:1', first)).toMatchObject({
      availability: { sent: 4, state: 'sent', channels: { expedia: { state: 'confirmed' } } },
    })
    // Prices need not wait for the poll that an availability above 0 waits for.
    expect(wire.updates.length).toBeLessThanOrEqual(bookings === 'keep availability' ? 2 : 3)
  },
)

it('a closing that goes along with a refused one is sent once more, before all else', async () => {
  const { sync, wire } = await openWith('restrictions_update')
  await sync.calendar.set([
    { inv_code: 'HR:1', date: first, stop_sale: 1 },
    { inv_code: 'HR:2', date: second, stop_sale: 1 },
    { inv_code: 'HR:1', date: third, price: '80' },
  ])
  await sync.calendar.settled()
  expect(await valuesOf(hotel, 'HR:1', first)).toEqual({ stop_sale: true })
  const closing = wire.updates.filter((update) => JSON.stringify(update).includes('stop_sale'))
  expect(closing).toEqual(wire.updates.slice(0, 2))
})

it('until then nobody knows whether the service has it', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let updates = 0
  const { sync } = await openWith('price_update', {
    bookings: 'keep availability',
    fetch: async (input, init) => {
      if (init?.method === 'PUT' && ++updates === 3) await released
      return fetch(input, init)
    },
  })
  await sync.calendar.set([...good, refused])
  await eventually(() => expect(updates).toBe(3))
  expect(await stateOf(sync, 'HR:1', first)).toMatchObject({
    availability: { wanted: 4, sent: undefined, state: 'waiting' },
    price: { wanted: '71', sent: undefined, state: 'waiting' },
  })
  release()
  await sync.calendar.settled()
  expect(await stateOf(sync, 'HR:1', first)).toMatchObject({ availability: { sent: 4, state: 'sent' } })
})

it('a number of which nobody knows whether a booking has lowered it is held, and told of', async () => {
  const { sync, events } = await openWith('price_update', { onReservation: undefined })
  await sync.calendar.set([...good, refused])
  await sync.calendar.settled()
  expect(await valuesOf(hotel, 'HR:1', first)).toEqual({ price: '71', min_stay: 2 })
  expect(await stateOf(sync, 'HR:1', first)).toMatchObject({ availability: { wanted: 4, state: 'held' } })
  expect(events).toContainEqual(expect.objectContaining({ type: 'availability_held', code: 'HR:1' }))
})
