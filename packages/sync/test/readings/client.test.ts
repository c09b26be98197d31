import { type Client, ConflictError, createClient, type InnwireError } from '@innwire/client'
import type { ReadingName } from '@innwire/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { type Hotel, inDays, type Json, startHotel } from '../hotel.ts'
import { setUpTill } from '../postings/till.ts'
import { bookedRoom, guestsOf } from '../reservations/guests.ts'
import { randomSets, someReadings } from './sets.ts'
import { shortenPauses } from './short-pauses.ts'

/*
 * What the client promises, where the service answers by other readings of its documentation: a sixth of them by
 * themselves (all of them in a long run), and random sets. INNWIRE_READINGS_SETS asks for more sets, INNWIRE_READINGS_SEED for those of another seed.
 */
const seed = Number(process.env.INNWIRE_READINGS_SEED ?? Date.now() % 1_000_000)
const sets: ReadingName[][] = [
  [],
  ...someReadings(seed).map((name) => [name]),
  ...randomSets(seed, tries('INNWIRE_READINGS_SETS', 3, 30)),
]
const dayMs = 86_400_000

let till: Awaited<ReturnType<typeof setUpTill<Hotel>>>
let guests: ReturnType<typeof guestsOf>
let old: string[]
let recent: string[]
beforeAll(async () => {
  const hotel = await startHotel()
  till = await setUpTill(hotel)
  guests = guestsOf(hotel)
  const clock = (days: number) =>
    hotel.control('PUT', '/clock', { now: new Date(Date.now() + days * dayMs).toISOString() })
  await clock(-20)
  old = await bookAll(20)
  await clock(0)
  recent = await bookAll(110)
})
afterAll(() => till.stop())
afterEach(() => vi.restoreAllMocks())

const bookAll = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, guest) => guests.book(`Guest ${guest}`)))

let tokens = 0
/** A client with a token of its own, to which nothing was delivered. */
async function open(
  set: ReadingName[],
  options: { fetch?: typeof fetch; repeat?: 'by transaction_id' } = {},
) {
  await till.hotel('PUT', '/readings', { readings: set })
  tokens += 1
  const token = `token-${tokens}-of-readings`
  await till.hotel('POST', '/tokens', { label: token, token })
  return createClient({
    baseUrl: till.server.url,
    token,
    hrId: till.hrId,
    retry: { baseMs: 1, maxMs: 2 },
    ...options,
  })
}

const numbersOf = (all: { hr_number: string }[]) => all.map(({ hr_number }) => hr_number)

describe.each(sets.map((set) => [set.join(' ') || 'our own', set] as const))(
  `by %s (seed ${seed})`,
  (_, set) => {
    it('a walk with both dates gives each reservation of 29 days once', async () => {
      const hotel = await open(set)
      const given: string[] = []
      const filter = { from_date: inDays(-29), from_last_update_date: inDays(-29) }
      for await (const { hr_number } of hotel.reservations.all(filter)) given.push(hr_number)
      expect(given.toSorted()).toEqual([...old, ...recent].sort())
    })

    it('what a walk that ends early has delivered, it has given', async () => {
      const hotel = await open(set)
      const given = new Set<string>()
      for await (const { reservations } of hotel.reservations.pages({ per_page: 30 })) {
        for (const number of numbersOf(reservations)) given.add(number)
        if (given.size >= 60) break
      }
      const left = await takeAll(hotel, 20)
      if (!set.includes('delivery.nothing')) expect([...left, ...given].length).toBeGreaterThanOrEqual(130)
      for (const number of recent) expect(left.has(number) || given.has(number) || isBehind(set)).toBe(true)
    })

    it('lists give everything undelivered, a page at a time', async () => {
      const taken = await takeAll(await open(set), 20)
      if (isBehind(set)) return expect(taken.size).toBeGreaterThanOrEqual(50)
      expect([...taken].sort()).toEqual([...old, ...recent].sort())
    })

    it('finds one by its number', async () => {
      const hotel = await open(set)
      expect(await hotel.reservations.get(old[0] as string)).toMatchObject({ hr_number: old[0] })
      expect(await hotel.reservations.get('unknown')).toBeNull()
    })

    it('says that an update is accepted only where all of it is applied, and rejected where nothing is', async () => {
      const hotel = await open(set)
      const [date, other] = [inDays(40), inDays(41)]
      const price = 50 + tokens
      const good = { inv_code: 'HR:1', dates: [{ date, price: `${price}` }] }
      const bad = {
        inv_code: 'HR:2',
        dates: [{ date: other, price: `${price}` }],
        channel_codes: ['expedia'],
      }
      const priceOf = async (on: string) =>
        Number((await till.calendar(on === date ? 'HR:1' : 'HR:2', on))[0]?.price)
      expect(await hotel.calendar.updateDaily({ rooms: [good] })).toMatchObject({ outcome: 'accepted' })
      expect(await priceOf(date)).toBe(price)
      const mixed = await hotel.calendar.updateDaily({
        rooms: [{ ...good, dates: [{ date, price: price + 500 }] }, bad],
      })
      expect(mixed).toMatchObject({ outcome: 'partial' })
      expect(await priceOf(date)).toBe(set.includes('tryAgain.nothing') ? price : price + 500)
      const refused = await hotel.calendar.updateDaily({ rooms: [bad] })
      // Without errors nobody can tell that it was all of it.
      const silent = set.includes('tryAgain.permanent')
      expect(refused).toMatchObject(
        silent ? { outcome: 'partial', retryable: true } : { outcome: 'rejected' },
      )
      expect(await priceOf(other)).not.toBe(price)
    })

    it.each([
      [
        'its answer is lost',
        { operation: 'updateRoomsDaily', effect: 'drop', moment: 'after_commit', count: 1 },
        [],
      ],
      // What was not refused may be applied then, and may not.
      ['another date is refused', undefined, [{ date: inDays(-9), availability: 1 }]],
    ])('sells a room once where %s and it is booked at once', async (_, fault, refused) => {
      let sent = 0
      const hotel = await open(set, {
        fetch: async (input, init) => {
          sent += 1
          try {
            return await fetch(input, init)
          } finally {
            recent.push(await guests.book('Ada', [bookedRoom({ mapping_code: 'B1' }, 100 + tokens, 1)]))
          }
        },
      })
      const date = inDays(100 + tokens)
      if (fault) await till.fault(fault)
      const update = { inv_code: 'HR:1', dates: [{ date, availability: 1 }, ...refused] }
      const { outcome } = await hotel.calendar.updateDaily({ rooms: [update] })
      expect([outcome, sent]).toEqual([fault ? 'ambiguous' : 'partial', 1])
      const left = (await till.calendar('HR:1', date))[0]?.availability
      if (!fault && set.includes('tryAgain.nothing')) return expect(left ?? null).toBe(null)
      expect(left).toBe(set.includes('bookings.keepAvailability') ? 1 : 0)
    })

    it('waits for a transaction until it has entries that have ended', async () => {
      let looks = 0
      const hotel = await open(set, {
        fetch: async (input, init) => {
          const answer = await fetch(input, init)
          // By the second look 20 seconds have passed at the service.
          if (String(input).includes('transaction_details') && looks++ === 0)
            await till.control('POST', '/clock/advance', { seconds: 20 })
          return answer
        },
      })
      const update = await hotel.calendar.updateDaily({
        rooms: [{ inv_code: 'HR:2', dates: [{ date: inDays(50), price: `${tokens}` }] }],
      })
      if (update.outcome !== 'accepted') throw new Error(update.outcome)
      shortenPauses()
      const { counts, details } = await hotel.transactions.wait(update.transactionId)
      expect(counts).toMatchObject({ in_progress: 0, succeeded: details.length })
      expect(new Set(details.map(({ channel_code }) => channel_code))).toEqual(
        new Set(['online', 'bookingcom']),
      )
    })

    it.each(['before_commit', 'after_commit'])(
      'a posting whose answer is lost %s charges once at most',
      async (moment) => {
        const invoice = till.invoice()
        const linesOnFolio = async () =>
          (await till.folio()).items.filter(
            ({ transaction_id }: Json) => transaction_id === invoice.transaction_id,
          ).length
        await till.noFaults()
        await till.fault({ effect: 'drop', moment, count: 1 })
        // Only where the service charges an id once, its user says so.
        const repeats = !set.includes('postings.noDeduplication')
        const hotel = await open(set, repeats ? { repeat: 'by transaction_id' } : {})
        const error = await hotel.postings.create(invoice).then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        const lines = await linesOnFolio()
        expect(lines).toBeLessThanOrEqual(1)
        if (error === undefined) return expect(lines).toBe(1)
        const isTaken = error instanceof ConflictError && error.code === 'transaction_id_reused'
        if (isTaken) expect([set.includes('postings.refuseRepeat'), lines]).toEqual([true, 1])
        expect(error).toMatchObject({ unconfirmed: true } satisfies Partial<InnwireError>)
      },
    )
  },
)

/** Nothing is ever delivered, so that the same page comes again and again. */
const isBehind = (set: ReadingName[]) => set.includes('delivery.nothing')

/** Asks for what is undelivered until nothing new comes. */
async function takeAll(hotel: Client, most: number): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let asked = 0; asked < most; asked += 1) {
    const { reservations } = await hotel.reservations.list({ per_page: 100, from_date: inDays(-29) })
    const before = taken.size
    for (const number of numbersOf(reservations)) taken.add(number)
    if (taken.size === before) break
  }
  return taken
}
