import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bookings, memoryStore, type OnReservation, type Sync } from '../../src/index.ts'
import { pms } from '../reservations/guests.ts'
import {
  altered,
  type FaultyHotel,
  hour,
  isList,
  minute,
  startFaultyHotel,
} from '../small-faults/faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const loseNumbers = () =>
  hotel.alter((sent, ask) =>
    isList(sent)
      ? ask().then((answer) =>
          altered(answer, (body) => {
            for (const entry of body.reservations) delete entry.hr_number
          }),
        )
      : undefined,
  )
const rooms = (availability: number) => ({ inv_code: 'HR:1', date: hotel.inDays(10), availability })
async function wanted(sync: Sync) {
  const date = hotel.inDays(10)
  const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date })
  return day?.values.availability?.wanted
}
const sold = async () => (await hotel.calendar('HR:1', hotel.inDays(10)))[0]?.availability

describe.each<Bookings>(['keep availability', 'lower availability'])('where they %s,', (bookings) => {
  beforeEach(async () => {
    const readings = bookings === 'keep availability' ? ['bookings.keepAvailability'] : []
    await hotel.hotel('PUT', '/readings', { readings })
  })
  const store = memoryStore()
  const open = (onReservation: OnReservation) => hotel.open({ bookings, store, onReservation })

  it('an entry without a number has its room until a person has entered it, also with the next process', async () => {
    let sync = await open(pms().onReservation)
    await sync.calendar.set([rooms(3)])
    await hotel.time.advance(hour)
    loseNumbers()
    await hotel.bookNight('Ada', 10)
    await hotel.time.advance(hour)
    expect(await sold()).toBe(2)
    await sync.calendar.set([rooms(1)])
    await sync.close()

    sync = await open(pms().onReservation)
    await hotel.time.advance(hour)
    expect([await wanted(sync), await sold()]).toEqual([0, 0])
    const [entry] = await sync.reservations.quarantined()
    expect(entry).toMatchObject({ held: true, reason: 'It has no hr_number.' })
    expect(hotel.eventsOf('quarantined')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/its nights is sent less its rooms/) }),
    ])

    await expect(sync.reservations.acknowledgeQuarantined('never')).rejects.toThrow(/has the id never\./)
    await sync.reservations.acknowledgeQuarantined(String(entry?.id))
    await sync.calendar.set([rooms(1)])
    await hotel.time.advance(hour)
    expect([await wanted(sync), await sold()]).toEqual([1, 1])
    expect(await sync.reservations.quarantined()).toEqual([expect.objectContaining({ held: false })])
    expect(hotel.eventsOf('quarantined')).toHaveLength(1)
    await sync.close()
  })

  it('its room is counted once when it comes with its number, and not while that booking is known', async () => {
    const desk = pms(() => Promise.reject(new Error('The PMS is down.')))
    const sync = await hotel.open({ bookings, onReservation: desk.onReservation })
    await sync.calendar.set([rooms(5)])
    await hotel.time.advance(hour)
    loseNumbers()
    await hotel.bookNight('Ada', 10)
    await hotel.time.advance(hour)
    const before = await wanted(sync)
    hotel.alter()
    await sync.reservations.sweep()
    await hotel.time.advance(hour)
    expect(sync.reservations.state()).toMatchObject({ waiting: 1, quarantined: 0 })
    expect(await wanted(sync)).toBe(before)
    loseNumbers()
    await sync.reservations.sweep()
    expect(sync.reservations.state().quarantined).toBe(0)
    await sync.calendar.set([rooms(5)])
    expect(await wanted(sync)).toBe(4)
    await sync.close()
  })
})

it('compares a page of entries without numbers with what is known once', async () => {
  const store = memoryStore()
  let reads = 0
  const list: typeof store.list = (property, collection, ...rest) => {
    if (collection === 'reservation-known') reads += 1
    return store.list(property, collection, ...rest)
  }
  const sync = await hotel.open({ store: { ...store, list }, onReservation: pms().onReservation })
  await hotel.time.advance(minute)
  loseNumbers()
  for (let guest = 0; guest < 20; guest += 1) await hotel.bookNight('Ada', 10)
  reads = 0
  await sync.reservations.poll()
  expect(sync.reservations.state().quarantined).toBe(20)
  expect(reads).toBe(1)
  await sync.close()
})
