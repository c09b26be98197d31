import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadingName, readingNames, readings } from '../../src/index.ts'
import { dice } from '../crash/dice.ts'
import { bookedRoom, type House, inDays, startHouse } from '../property-api/hotel.ts'
import { openTill, toast } from '../property-api/till.ts'
import type { Answered, Json } from '../support/answered.ts'

let house: House
/** It checks every answer against the contract. */
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.server.stop())

/** As many as do not exclude one another. */
function randomSet(seed: number): ReadingName[] {
  const { happens } = dice(seed)
  const set: ReadingName[] = []
  for (const name of readingNames) {
    if (happens(0.4) && !set.some((one) => readings[one].excludes?.includes(name))) set.push(name)
  }
  return set
}

/** What a PMS and a POS ask in a day, with requests that are wrong. */
async function day(set: ReadingName[]): Promise<{ answers: Answered[]; calendar: Json[]; folio: Json }> {
  const till = await openTill(house)
  const { hotel } = till
  await hotel.control('PUT', '/readings', { readings: set })
  expect((await hotel.control('GET', '/readings')).in_force).toEqual(set)
  const [date, next] = [inDays(3), inDays(4)]
  const updates = [
    await hotel.daily({
      inv_code: 'HR:1',
      dates: [
        { date, availability: 1, price: 90 },
        { date: next, price: -1 },
      ],
    }),
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date, prise: 1 }] }),
    await hotel.range({ inv_code: 'HR:2', start_date: date, end_date: next, min_stay: 2 }),
  ]
  const rooms = [bookedRoom('B1', date, 2)]
  const bookings = [await hotel.book({ rooms }), await hotel.book({ rooms })]
  await hotel.control('POST', `/bookings/${bookings[0].hr_number}/cancel`, {})
  const invoice = till.invoice([toast])
  const list = (query: Record<string, string | number | boolean>) =>
    hotel.send('GET', 'v2/apps/reservations', query)
  const asked = [
    await list({ reservation_number: bookings[1].hr_number }),
    await list({ undelivered: false, from_last_update_date: inDays(-1), per_page: 100 }),
    await list({}),
    await list({ booked: true }),
    await list({ modified: true, page: 1, unknown: 1 }),
    await till.send(invoice),
    await till.send(invoice),
    await till.send({ ...invoice, posts: [] }),
    await hotel.send('GET', 'v2/apps/infos/transaction_details', {
      transaction_id: updates[0]?.body.transaction_id,
    }),
    await hotel.send('GET', 'v2/apps/infos/connected_channels'),
  ]
  return {
    answers: [...updates, ...asked],
    calendar: await hotel.calendar('HR:1', date),
    folio: await till.folio(),
  }
}

const sets = [
  ...readingNames.map((name) => [name]),
  ...Array.from({ length: 12 }, (_, seed) => randomSet(seed)),
]

it.each(sets.map((set) => [set.join(' '), set] as const))('a property answers by %s', async (_, set) => {
  const { answers, calendar, folio } = await day(set)
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
  // Whatever a set decides, a bill is on the folio, and good values are on the calendar, unless others of theirs are wrong.
  expect(calendar).toMatchObject(set.includes('tryAgain.nothing') ? [] : [{ price: '90' }])
  expect(folio).toMatchObject({ expenses: set.includes('postings.noDeduplication') ? '2' : '1' })
})
