import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { type CalendarChange, memoryStore, openSync } from '../../src/index.ts'
import { fakeTime } from '../budget/fake-time.ts'
import { randomNumbers, seedOf } from '../calendar/random-numbers.ts'
import type { Json } from '../hotel.ts'
import { page } from './answers.ts'

const minute = 60_000
const codes = ['HR:1', 'HR:2', 'HR:3']

const keyOf = (code: string, date: string, field: string) => `${code} ${date} ${field}`

/** The values of an update, as `code date field`. */
function keysOf(url: URL, init: RequestInit | undefined): string[] {
  const update: Json = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams)
  const fields = (its: Json) => ['price', 'min_stay'].filter((field) => its[field] !== undefined)
  if (update.rooms)
    return update.rooms.flatMap(({ inv_code, dates }: Json) =>
      dates.flatMap((its: Json) => fields(its).map((field) => keyOf(inv_code, its.date, field))),
    )
  const keys: string[] = []
  const days = url.searchParams.getAll('days[]').map(Number)
  for (let at = Date.parse(update.start_date); at <= Date.parse(update.end_date); at += 1440 * minute)
    if (days.length === 0 || days.includes(new Date(at).getUTCDay()))
      for (const field of fields(update))
        keys.push(keyOf(update.inv_code, new Date(at).toISOString().slice(0, 10), field))
  return keys
}

/** A service that fails at each request with one of these values. */
function serviceFailingAt(culprits: Set<string>) {
  const applied = new Set<string>()
  let updates = 0
  const room = { description: '', policy: '', room_capacity: 2, adult_capacity: 2, is_master: true }
  const allowed = { availability_update: true, restrictions_update: true, price_update: true }
  const rooms = codes.map((code) => ({
    ...room,
    ...allowed,
    rate_code: code,
    inv_code: code,
    name: code,
    channel_codes: ['online'],
  }))
  const send: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    if (init?.method !== 'PUT')
      return Response.json(
        url.pathname.endsWith('transaction_details')
          ? { transaction: { id: 't', counts: { failed: 0, succeeded: 0, in_progress: 0 }, details: [] } }
          : { rooms },
      )
    updates += 1
    const keys = keysOf(url, init)
    if (keys.some((key) => culprits.has(key))) return page(500, 'Sorry.')
    for (const key of keys) applied.add(key)
    return Response.json({ status: 'ok', transaction_id: `t-${updates}`, errors: [] })
  }
  return { fetch: send, applied, updates: () => updates }
}

/** Sets values of which some are culprits, and lets time pass until all others have arrived. */
async function play(changes: CalendarChange[], culprits: Set<string>) {
  const time = fakeTime()
  const service = serviceFailingAt(culprits)
  const told: string[] = []
  const sync = await openSync({
    baseUrl: 'http://127.0.0.1:9',
    token: 'demo-token',
    hrId: 'hotel',
    bookings: 'lower availability',
    rangeEnd: 'included',
    store: memoryStore({ now: time.now }),
    quota: { perMinute: 1000, perDay: 100_000 },
    fetch: service.fetch,
    now: time.now,
    timer: time.timer,
    pacing: { leaseMs: 24 * 60 * minute },
    onEvent: (event) => {
      if (event.type === 'value_fails') told.push(keyOf(event.code, event.date, event.field))
    },
  })
  await sync.calendar.set(changes)
  const others = changes.flatMap((change) =>
    (['price', 'min_stay'] as const)
      .filter((field) => change[field] !== undefined)
      .map((field) => keyOf((change as { inv_code: string }).inv_code, change.date, field))
      .filter((key) => !culprits.has(key)),
  )
  const missing = () => others.filter((key) => !service.applied.has(key)).length
  for (let passed = 0; missing() > 0 && passed < 12 * 60; passed += 1) await time.advance(minute)
  const needed = service.updates()
  await time.advance(60 * minute)
  await sync.close()
  return { missing: missing(), needed, told, values: others.length + culprits.size }
}

it('finds any culprits by some log2(n) requests each, and lets all other values arrive', async () => {
  const seed = seedOf()
  const first = Date.parse('2027-10-01')
  const hotel = fc.record({
    days: fc.integer({ min: 1, max: 60 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    /** How many kinds of prices there are: with few of them, ranges go. */
    kinds: fc.constantFrom(1, 3, 1000),
    culprits: fc.integer({ min: 0, max: 6 }),
    seed: fc.nat(1_000_000),
  })
  const figures: string[] = []
  const property = fc.asyncProperty(hotel, async ({ days, rooms, kinds, culprits: count, seed: own }) => {
    const random = randomNumbers(own)
    const changes = codes.slice(0, rooms).flatMap((inv_code) =>
      Array.from({ length: days }, (_, day) => ({
        inv_code,
        date: new Date(first + day * 1440 * minute).toISOString().slice(0, 10),
        price: `${100 + ((day * 7) % kinds)}`,
        min_stay: 1 + Math.floor(random() * 3),
      })),
    )
    const culprits = new Set<string>()
    for (let culprit = 0; culprit < count; culprit += 1) {
      const { inv_code, date } = changes[Math.floor(random() * changes.length)] as (typeof changes)[0]
      culprits.add(keyOf(inv_code, date, random() < 0.5 ? 'price' : 'min_stay'))
    }
    const { missing, needed, told, values } = await play(changes, culprits)
    expect(missing).toBe(0)
    const plain = (await play(changes, new Set())).needed
    figures.push(`${values}/${culprits.size}: ${needed - plain}`)
    const bound = plain + 12 + culprits.size * 2 * (Math.log2(values) + 2)
    expect(needed).toBeLessThanOrEqual(bound)
    for (const key of told) expect(culprits).toContain(key)
  })
  await fc.assert(property, {
    seed,
    numRuns: tries('INNWIRE_RUNS', 25, 200),
    // So many searches that what failed goes in the class `retry`: it must not be the same half every time.
    examples: [[{ days: 60, rooms: 3, kinds: 1, culprits: 5, seed: 840_135 }]],
  })
  console.log(`values/culprits: more requests than without: ${figures.join(', ')}`)
})
