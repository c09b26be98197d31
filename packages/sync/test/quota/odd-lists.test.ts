import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  altered,
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  minute,
  startFaultyHotel,
} from '../small-faults/faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

/** The most minutes that a booking has waited to be handed over, of those made every 97 minutes of so many hours. */
async function longestWait(hours: number): Promise<number> {
  const takenAt = new Map<string, number>()
  const waits: (() => number)[] = []
  const sync = await hotel.open({
    onReservation: async ({ reservation: { hr_number } }) => {
      if (!takenAt.has(hr_number)) takenAt.set(hr_number, hotel.elapsed())
    },
  })
  await hotel.time.advance(hour)
  for (let time = 0; time < hours * hour; time += 97 * minute) {
    const number = await hotel.bookNight('Ada', 40)
    const at = hotel.elapsed()
    waits.push(() => ((takenAt.get(number) ?? Infinity) - at) / minute)
    await hotel.time.advance(97 * minute)
  }
  await sync.close()
  return Math.max(...waits.map((wait) => wait()))
}

it('has each booking within the hour where nothing is delivered and a field changes in each answer', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['delivery.nothing'] })
  for (let guest = 0; guest < 110; guest += 1) await hotel.bookNight('Ada', 30)
  let shown = 0
  hotel.alter(async (sent, ask) => {
    const answer = await ask()
    if (!isList(sent) || !answer.ok) return answer
    return altered(answer, ({ reservations }) => {
      for (const entry of reservations) {
        shown += 1
        entry.comments = `shown ${shown} times`
      }
    })
  })
  expect(await longestWait(6)).toBeLessThanOrEqual(60)
})

it('asks for one page a poll where nothing is delivered and there are three pages of before', async () => {
  await hotel.hotel('PUT', '/readings', { readings: ['delivery.nothing'] })
  for (let guest = 0; guest < 250; guest += 1) await hotel.bookNight('Ada', 30)
  const sync = await hotel.open({ onReservation: async () => {} })
  await hotel.time.advance(hour)
  await sync.reservations.poll()
  const before = hotel.sent.length
  await sync.reservations.poll()
  expect(hotel.sent.slice(before).map(({ query }) => query.get('page'))).toEqual(['3'])
  await sync.close()
})

const tooOld = (status: number, errors: object[]) =>
  Response.json(
    { status: 'error', code: 'validation_failed', message: 'Too old.', request_id: 'r', errors },
    { status },
  )

it.each<[number, object[]]>([
  [400, []],
  [422, [{ path: 'query.from_date', code: 'invalid_value', message: 'Too old.' }]],
])('polls later dates where an early one is refused with %i and errors %j', async (status, errors) => {
  const earliest = hotel.inDays(-14)
  hotel.alter((sent) => {
    const from = sent.query.get('from_date')
    return isList(sent) && from && from < earliest ? tooOld(status, errors) : undefined
  })
  expect(await longestWait(4)).toBeLessThanOrEqual(60)
})

it('polls the early dates again when the service has taken them for a day', async () => {
  const sync = await hotel.open({ onReservation: async () => {} })
  hotel.alter((sent) => (isList(sent) && sent.query.has('from_date') ? tooOld(400, []) : undefined))
  await hotel.time.advance(2 * hour)
  hotel.alter()
  await hotel.time.advance(25 * hour)
  const last = hotel.sent.findLast((sent) => isList(sent) && !isSweep(sent))
  expect(last?.query.get('from_date')).toBe(hotel.inDays(-30))
  await sync.close()
})
