import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEngine } from '../../src/engine/open-engine.ts'
import type { OnReservation } from '../../src/index.ts'
import type { Nights } from '../../src/reservations/nights.ts'
import { openReservationFeed } from '../../src/reservations/reservation-feed.ts'
import { openRoomList } from '../../src/rooms/room-list.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { ample, eventually, type Hotel, inDays, quick, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
})
afterEach(() => hotel.stop())

/** The feed with a calendar that notes what it is told. */
async function openFeed(onReservation: OnReservation) {
  const store = memoryStore()
  const told: Nights[][] = []
  const { server, token, hrId } = hotel
  const settings = { baseUrl: server.url, token, hrId, store, quota: ample, pacing: quick }
  const { engine, stop } = await openEngine(settings, () => {})
  const feed = await openReservationFeed(
    engine,
    await openRoomList(engine),
    {
      changesFor(nights) {
        told.push(nights)
        return [{ collection: 'told', key: String(told.length).padStart(3, '0'), value: nights }]
      },
      lowers: false,
      written() {},
      called() {},
      failed() {},
      handedOver: () => [],
    },
    { onReservation },
  )
  return { store, told, feed, close: () => stop([feed.stop]) }
}

const night = (inv_code: string, arrival: number, nights: number) => ({
  inv_code,
  checkin_date: inDays(arrival),
  checkout_date: inDays(arrival + nights),
})

it('tells the nights of the new version and of the one before, once each', async () => {
  const system = pms()
  const { told, feed, close } = await openFeed(system.onReservation)
  const number = await guests.book('Ada', [
    bookedRoom(),
    bookedRoom(),
    bookedRoom({ mapping_code: 'B2' }, 5, 1),
  ])
  await eventually(() => expect(system.received).toHaveLength(1))
  await guests.change(number, 'Ada', [bookedRoom({ mapping_code: 'B2' }, 30, 4)])
  await eventually(() => expect(system.received).toHaveLength(2))
  await guests.cancel(number)
  await eventually(() => expect(system.received).toHaveLength(3))
  await feed.reservations.sweep()
  expect(told).toEqual([
    [night('HR:1', 10, 2), night('HR:2', 5, 1)],
    [night('HR:1', 10, 2), night('HR:2', 5, 1), night('HR:2', 30, 4)],
    [night('HR:2', 30, 4)],
  ])
  await close()
})

it('writes what the calendar answers together with the page', async () => {
  const seen: unknown[] = []
  const { store, close } = await openFeed(async () => {
    const [waiting, noted] = await Promise.all(
      ['reservation-inbox', 'told'].map((collection) => store.list(hotel.hrId, collection)),
    )
    seen.push([waiting?.length, noted?.length])
  })
  await guests.book()
  await eventually(() => expect(seen).toEqual([[1, 1]]))
  await close()
})
