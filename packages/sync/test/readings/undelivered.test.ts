import type { ReadingName } from '@innwire/server'
import { afterEach, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { eventually, type Hotel, startHotel } from '../hotel.ts'
import { guestsOf, pms } from '../reservations/guests.ts'

let hotel: Hotel
afterEach(() => hotel.stop())

it.each(
  sampled<[ReadingName]>(2, [
    ['delivery.onlyUndelivered'],
    ['delivery.nothing'],
    ['delivery.lookups'],
    ['pages.newestFirst'],
    ['pages.cap'],
  ]),
)('takes each of 130 reservations once, by %s', async (reading) => {
  hotel = await startHotel({ readings: [reading] })
  const guests = guestsOf(hotel)
  for (let guest = 0; guest < 130; guest += 1) await guests.book(`Guest ${guest}`)
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
  })
  await sync.reservations.sweep()
  await eventually(() => expect(system.received).toHaveLength(130))
  await sync.reservations.sweep()
  expect(new Set(system.keys()).size).toBe(130)
})

it('finds what is new behind a full page that stays undelivered for ever', async () => {
  hotel = await startHotel({ readings: ['delivery.nothing'] })
  const guests = guestsOf(hotel)
  for (let guest = 0; guest < 99; guest += 1) await guests.book(`Guest ${guest}`)
  const system = pms()
  const sync = await hotel.open({
    onReservation: system.onReservation,
    pacing: { pollMs: 3_600_000, sweepMs: 3_600_000 },
  })
  await sync.reservations.sweep()
  await eventually(() => expect(system.received).toHaveLength(99))
  await guests.book('Grace')
  await guests.book('Alan')
  const number = await guests.book('Ada')
  await sync.reservations.poll()
  await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
})
