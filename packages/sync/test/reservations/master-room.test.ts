import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { eventually, type Hotel, type Json, startHotel } from '../hotel.ts'
import { bookedRoom, guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
let events: SyncEvent[]
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
  events = []
  await hotel.hotel('PUT', '/rooms/HR:9', {
    inv_code: 'HR:9',
    name: 'Master room',
    room_capacity: 1,
    adult_capacity: 1,
    is_master: true,
  })
})
afterEach(() => hotel.stop())
const onEvent = (event: SyncEvent) => void events.push(event)
const masters = () => events.filter(({ type }) => type === 'master_room')
const unmapped = [bookedRoom({ mapping_code: 'B1' }), bookedRoom({ mapping_code: 'B404' })]

it('says which reservation no mapping fits, once for each change of it', async () => {
  const system = pms(({ attempt }) => {
    if (attempt < 3) throw new Error('The PMS is asleep.')
  })
  const sync = await hotel.open({ onReservation: system.onReservation, onEvent })
  const number = await guests.book('Ada', unmapped)
  const other = await guests.book('Grace')
  await eventually(() => expect(system.received).toHaveLength(6))
  await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  expect(masters()).toEqual([
    {
      type: 'master_room',
      hrNumber: number,
      channel: 'bookingcom',
      message: expect.stringMatching(
        new RegExp(
          `${number} of bookingcom.*master room.*at once, set the availability of the room type.*by hand`,
        ),
      ),
    },
  ])
  for (const { reservation, masterRoom } of system.received)
    expect(masterRoom).toBe(reservation.hr_number !== other)

  await guests.change(number, 'Emmy', unmapped)
  await eventually(() => expect(system.received).toHaveLength(9))
  expect(masters()).toHaveLength(2)
  await guests.change(number, 'Emmy')
  await eventually(() => expect(system.received).toHaveLength(12))
  expect(masters()).toHaveLength(2)
})

it('polls when the rooms cannot be read, and reads them later, with a sweep', async () => {
  await hotel.fault({ effect: 'status', status: 500, operation: 'listRooms', count: 1 })
  let ahead = 0
  const system = pms()
  const sync = await hotel.openAt({
    onReservation: system.onReservation,
    onEvent,
    now: () => Date.now() + ahead,
  })
  const number = await guests.book('Ada', unmapped)
  await eventually(() => expect(system.of(number)).toHaveLength(1))
  expect(events).toEqual([
    expect.objectContaining({ type: 'trouble', flow: 'rooms', message: expect.stringContaining('rooms: ') }),
  ])
  ahead = 11 * 60_000
  await sync.reservations.sweep()
  await guests.confirm(number)
  await eventually(() => expect(system.of(number)).toHaveLength(2))
  expect(masters()).toHaveLength(1)
})

it('doubts the rooms it knows when a reservation names another', async () => {
  let ahead = 0
  const system = pms()
  const sync = await hotel.openAt({
    onReservation: system.onReservation,
    onEvent,
    now: () => Date.now() + ahead,
  })
  await sync.reservations.sweep()
  const rooms = async () => {
    const requests: Json[] = await hotel.requests()
    return requests.filter(({ operation_id }) => operation_id === 'listRooms').length
  }
  const before = await rooms()
  await hotel.hotel('PUT', '/rooms/HR:3', {
    inv_code: 'HR:3',
    name: 'New room',
    room_capacity: 1,
    adult_capacity: 1,
  })
  await hotel.hotel('PUT', '/channels/bookingcom/mappings/B3', { rate_code: 'HR:3', name: 'New room' })
  const number = await guests.book('Ada', [bookedRoom({ mapping_code: 'B3' })])
  await eventually(() => expect(system.of(number)).toHaveLength(1))
  ahead = 11 * 60_000
  await sync.reservations.sweep()
  await eventually(async () => expect(await rooms()).toBeGreaterThan(before))
})
