import { createClient } from '@innwire/client'
import { mostPerPage } from '@innwire/types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampled, tries } from '../../../../scripts/test/harness/long.ts'
import { memoryStore } from '../../src/index.ts'
import { pms } from '../reservations/guests.ts'
import {
  type Alter,
  altered,
  broken,
  day,
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  minute,
  page,
  type Sent,
  startFaultyHotel,
} from './faulty-hotel.ts'

type Json = Parameters<Parameters<typeof altered>[1]>[0]

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

/** As many bookings as make a third page. */
const onThreePages = 2 * mostPerPage + 1

const sweeps = () => hotel.sent.filter(isSweep)

/** Alters the lists of reservations on the way. */
const lists =
  (change: (body: Json, sent: Sent) => void): Alter =>
  (sent, ask) =>
    isList(sent) ? ask().then((answer) => altered(answer, (body) => change(body, sent))) : undefined

/** Alters the entry of a guest, wherever it is listed. */
const entryOf = (guest: string, change: (entry: Json) => unknown): Alter =>
  lists((body) => {
    body.reservations = body.reservations.map((entry: Json) =>
      entry.guest === guest ? change(entry) : entry,
    )
  })

const content = (guest: string) => {
  const [checkin_date, checkout_date] = [hotel.inDays(3), hotel.inDays(4)]
  const daily_prices = [{ date: checkin_date, price: '90' }]
  const rooms = [{ mapping_code: 'B1', checkin_date, checkout_date, daily_prices }]
  return { guest, payment: 'cash', rooms }
}
const book = async (guest: string): Promise<string> =>
  (await hotel.hotel('POST', '/bookings', { channel_code: 'bookingcom', ...content(guest) })).hr_number
const rename = (number: string, guest: string) => hotel.hotel('PUT', `/bookings/${number}`, content(guest))
const others = ['Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Joy']

it.each(
  sampled(3, [
    ['an entry without a number', ({ hr_number: _, ...entry }: Json) => entry],
    ['an entry whose number is null', (entry: Json) => ({ ...entry, hr_number: null })],
    ['an entry whose number is a list', (entry: Json) => ({ ...entry, hr_number: [] })],
    ['an entry that is null', () => null],
    ['an entry that is text', () => 'Ada Byron'],
  ]),
)('hands over nine good bookings beside %s, and tells of it once in a day', async (_, change) => {
  hotel.alter(entryOf('Ada Byron', change))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  const odd = await book('Ada Byron')
  const numbers = await Promise.all(others.map(book))
  await hotel.time.advance(hour)
  expect(numbers.map(system.of)).toEqual(others.map((guest) => [`${guest} reserved`]))
  await hotel.advanceDay()
  expect(system.received).toHaveLength(9)
  const quarantined = await sync.reservations.quarantined()
  expect(quarantined).toEqual([expect.objectContaining({ id: expect.any(String), since: expect.any(Date) })])
  expect(hotel.eventsOf('quarantined')).toEqual([
    expect.objectContaining({ ids: [quarantined[0]?.id], message: expect.not.stringContaining('Ada') }),
  ])
  expect(hotel.eventsOf('trouble')).toEqual([])
  expect(sync.reservations.state().quarantined).toBe(1)
  // A sweep every six hours, and the first one; each asks twice.
  expect(sweeps().length).toBeLessThanOrEqual(12)
  expect(await sync.reservations.replayQuarantined()).toEqual({ replayed: 0, superseded: 0, unreadable: 1 })
  expect(system.of(odd)).toEqual([])
})

it('hands an entry over and empties the quarantine when the service numbers it, days later and as it was', async () => {
  hotel.alter(entryOf('Ada', ({ hr_number: _, ...entry }) => entry))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(5 * day)
  expect(sync.reservations.state().quarantined).toBe(1)
  const before = sweeps().length
  hotel.alter()
  await hotel.time.advance(day + 7 * hour)
  expect(sweeps().length - before).toBeLessThanOrEqual(12)
  expect(system.of(number)).toEqual(['Ada reserved'])
  expect(sync.reservations.state().quarantined).toBe(0)
})

it.each(
  sampled(3, [
    ['pages is missing', (body: Json) => delete body.pages],
    ['count is missing', (body: Json) => delete body.count],
    ['current_page is missing', (body: Json) => delete body.current_page],
    ['pages is no number', (body: Json) => Object.assign(body, { pages: 'many' })],
    ['pages is far too large', (body: Json) => Object.assign(body, { pages: 1_000_000 })],
    ['pages is 0', (body: Json) => Object.assign(body, { pages: 0 })],
  ]),
)('hands over every booking of three pages when %s', async (_, change) => {
  hotel.alter(lists(change))
  const numbers: string[] = []
  for (let guest = 0; guest < onThreePages; guest += 1) numbers.push(await book(`Guest ${guest}`))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(hour)
  expect(system.received.map(({ reservation }) => reservation.hr_number).sort()).toEqual(numbers.sort())
  await hotel.advanceDay()
  expect(system.received).toHaveLength(onThreePages)
  expect(sync.reservations.state().lastSweepAt?.getTime()).toBeGreaterThan(hotel.time.now() - 7 * hour)
  expect(hotel.sent.filter(isList).length).toBeLessThan(200)
  expect(hotel.eventsOf('trouble')).toEqual([])
})

it('tells of a page whose list is missing without what is on it, and goes on when it is there again', async () => {
  hotel.alter(
    lists((body) => {
      body.bookings = body.reservations
      delete body.reservations
    }),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada Byron')
  await hotel.advanceDay()
  expect(system.received).toEqual([])
  for (const { message } of hotel.eventsOf('trouble')) {
    expect(message).toMatch(/The answer has no reservations/)
    expect(message).not.toMatch(/Ada/)
  }
  expect(hotel.eventsOf('trouble').length).toBeGreaterThan(0)
  hotel.alter()
  await hotel.time.advance(6 * hour)
  expect(system.of(number)).toEqual(['Ada Byron reserved'])
})

it.each(
  sampled(2, [
    ['no date', 'soon'],
    ['an impossible date', '2027-99-99T99:99:99Z'],
    ['a number', 17],
    ['nothing', null],
  ]),
)('hands over a change whose updated_at is %s', async (_, updated_at) => {
  hotel.alter(lists((body) => body.reservations.map((entry: Json) => Object.assign(entry, { updated_at }))))
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(hour)
  await rename(number, 'Grace')
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
  expect(hotel.events).toEqual([])
})

it('hands over a change whose time is an hour before that of the version before, each content once', async () => {
  let behind = 0
  hotel.alter(
    lists((body) => {
      for (const entry of body.reservations)
        if (entry.guest === 'Grace')
          entry.updated_at = new Date(Date.parse(entry.updated_at) - behind).toISOString()
    }),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(10 * minute)
  behind = hour
  await rename(number, 'Grace')
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
  expect(new Set(system.keys()).size).toBe(2)
})

it('hands over a cancellation whose time is before that of the booking', async () => {
  hotel.alter(
    lists((body) => {
      for (const entry of body.reservations)
        if (entry.state === 'canceled') entry.updated_at = '2027-01-01T00:00:00Z'
    }),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(hour)
  await hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'The guest fell ill.' })
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved', 'Ada canceled'])
})

it('hands a version over once that comes back at a time that it had before, under a new key', async () => {
  let guest = 'Ada'
  hotel.alter(
    lists((body) => {
      for (const entry of body.reservations) {
        entry.guest = guest
        entry.updated_at = guest === 'Grace' ? '2027-09-15T08:00:00Z' : '2027-09-15T08:30:00Z'
      }
    }),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(hour)
  for (guest of ['Grace', 'Ada']) {
    await rename(number, `${guest} again`)
    await hotel.time.advance(hour)
  }
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved', 'Ada reserved'])
  expect(new Set(system.keys()).size).toBe(3)
})

it('spends some twenty requests on sweeps that fail in a day, then four a day, and polls go on', async () => {
  hotel.alter((sent) => (isSweep(sent) ? page(500, '<h1>Oops</h1>') : undefined))
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await hotel.advanceDay()
  expect(sweeps().length).toBeLessThanOrEqual(20)
  const before = sweeps().length
  const number = await book('Ada')
  await hotel.time.advance(hour)
  expect(system.of(number)).toEqual(['Ada reserved'])
  await hotel.advanceDay()
  expect(sweeps().length - before).toBeLessThanOrEqual(5)
  hotel.alter()
  await hotel.time.advance(7 * hour)
  expect(sync.reservations.state().lastSweepAt).toBeDefined()
})

it('spends hardly more on polls that fail in a day than on polls that succeed, and sweeps once an hour', async () => {
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await hotel.advanceDay()
  const usual = hotel.sent.filter(isList).length
  hotel.alter((sent) => (isList(sent) && !isSweep(sent) ? page(500, '<h1>Oops</h1>') : undefined))
  const number = await book('Ada')
  await hotel.advanceDay()
  // And a sweep an hour.
  expect(hotel.sent.filter(isList).length - usual).toBeLessThanOrEqual(usual + 30)
  expect(system.of(number)).toEqual(['Ada reserved'])
})

it('reads every page of a sweep but the one on which the service fails, and that one when it is mended', async () => {
  const odd: Alter = (sent) =>
    isSweep(sent) && sent.query.get('page') === '2' ? page(500, '<h1>Oops</h1>') : undefined
  hotel.alter(odd)
  const numbers: string[] = []
  for (let guest = 0; guest < 350; guest += 1) numbers.push(await book(`Guest ${guest}`))
  // Polls of another process that lost what it read.
  const client = createClient({ baseUrl: hotel.server.url, token: hotel.token, hrId: hotel.hrId })
  for (let poll = 0; poll < 4; poll += 1) await client.reservations.list({ per_page: 100 })
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(hour)
  expect(system.received).toHaveLength(250)
  await hotel.advanceDay()
  expect(system.received).toHaveLength(250)
  expect(hotel.eventsOf('trouble')).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/everything but page 2, on which the service fails/),
    }),
  ])
  expect(sweeps().length).toBeLessThan(40)
  hotel.alter()
  await hotel.time.advance(6 * hour)
  expect(system.received).toHaveLength(350)
})

it('hands over the next booking while ten handlers hang, and the ten when they are mended', async () => {
  const guests = Array.from({ length: 10 }, (_, index) => `Guest ${index}`)
  let hanging = true
  const signals: AbortSignal[] = []
  const system = pms(({ reservation: { guest }, signal }) => {
    if (!hanging || guest === 'Ada') return
    signals.push(signal)
    return new Promise(() => {})
  })
  const hung = await Promise.all(guests.map(book))
  const number = await book('Ada')
  const sync = await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(1000)
  expect(system.received).toHaveLength(10)
  await hotel.time.advance(5000)
  expect(system.of(number)).toEqual(['Ada reserved'])
  await hotel.time.advance(minute)
  expect(signals.slice(0, 10).every(({ aborted }) => aborted)).toBe(true)
  expect(sync.reservations.state().waiting).toBe(10)
  hanging = false
  await hotel.time.advance(hour)
  expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 })
  for (const one of hung) expect(new Set(system.of(one))).toHaveLength(1)
})

it('takes the late success of a handler for one, and calls it no more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const system = pms(() => promise)
  const sync = await hotel.open({ onReservation: system.onReservation, pacing: { retryMs: 10 * minute } })
  await book('Ada')
  await hotel.time.advance(2 * minute)
  expect(sync.reservations.state().waiting).toBe(1)
  resolve()
  await hotel.time.advance(hour)
  expect(sync.reservations.state().waiting).toBe(0)
  expect(system.received).toHaveLength(1)
})

it('goes on with a sweep of two years after a restart, where it was', async () => {
  await hotel.control('PUT', '/clock', { now: new Date(hotel.time.now() - 700 * day).toISOString() })
  for (let guest = 0; guest < 950; guest += 1) await book(`Guest ${guest}`)
  await hotel.control('PUT', '/clock', { now: new Date(hotel.time.now()).toISOString() })
  const store = memoryStore({ now: hotel.time.now })
  const system = pms()
  const before = await hotel.open({ store, onReservation: system.onReservation })
  await hotel.time.advance(hour)
  const swept = expect(before.reservations.sweep({ from: '2025-01-01' })).rejects.toThrow(/closed/)
  await hotel.time.advance(2 * minute)
  const { pagesRead = 0 } = before.reservations.state().backfill ?? {}
  expect(pagesRead).toBeGreaterThan(2)
  await before.close()
  await swept
  const after = await hotel.open({ store, onReservation: system.onReservation })
  expect(after.reservations.state().backfill).toMatchObject({ from: '2025-01-01', pagesRead })
  await hotel.time.advance(hour)
  expect(after.reservations.state().backfill).toBeUndefined()
  expect(system.received).toHaveLength(950)
  const pages = hotel.sent.filter(({ query }) => query.get('from_last_update_date') === '2024-12-30')
  expect(pages.length).toBeLessThanOrEqual(12)
})

it.each([
  ['as an extra within the hour', 20 * minute, ['poll', 'extra_poll', 'extra_poll']],
  ['as due after it', 2 * hour, ['poll', 'poll', 'poll']],
])('polls %s', async (_, pollMs, expected) => {
  const classes: string[] = []
  await hotel.open({
    onReservation: pms().onReservation,
    pacing: { pollMs, sweepMs: 100 * day },
    onRequest: ({ operation, requestClass }) =>
      operation === 'listReservations' && requestClass !== 'sweep' && classes.push(requestClass),
  })
  await hotel.time.advance(2.5 * pollMs)
  expect(classes).toEqual(expected)
})

it.each(
  sampled(2, [
    [
      'throws',
      () => {
        throw new Error('No Ada here.')
      },
    ],
    ['gives a promise', async () => 'Ada'],
    ['gives what is no JSON', () => new Map([['guest', 'Ada']])],
    ['gives nothing', () => undefined],
  ]),
)('takes every change for one when the fingerprint %s, and says so once', async (_, fingerprint) => {
  const system = pms()
  await hotel.open({ onReservation: system.onReservation, fingerprint })
  const number = await book('Ada')
  await hotel.time.advance(hour)
  await rename(number, 'Grace')
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
  expect(hotel.events).toEqual([
    expect.objectContaining({ type: 'trouble', message: expect.stringMatching(/option fingerprint fails/) }),
  ])
  expect(hotel.events[0]?.message).not.toMatch(/Ada/)
})

it('takes a reservation whose volatile fields change for unchanged, with a fingerprint, and still sees it canceled', async () => {
  let reads = 0
  hotel.alter(
    lists((body) => {
      for (const entry of body.reservations) {
        reads += 1
        entry.updated_at = new Date(hotel.time.now()).toISOString()
        entry.read_by = reads
      }
    }),
  )
  const system = pms()
  await hotel.open({
    onReservation: system.onReservation,
    fingerprint: ({ hr_number, guest }) => ({ hr_number, guest }),
  })
  const number = await book('Ada')
  await hotel.advanceDay()
  expect(reads).toBeGreaterThan(3)
  expect(system.of(number)).toEqual(['Ada reserved'])
  await hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'The guest fell ill.' })
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved', 'Ada canceled'])
})

/** So many that a sweep of them takes longer than what is looked at meanwhile. */
const bookings = tries('INNWIRE_SWEEP_BOOKINGS', 2000, 3000)

it(`sweeps two years and ${bookings} bookings within 5 a minute and 250 a day, while a stop sale goes at once`, async () => {
  await hotel.control('PUT', '/clock', { now: new Date(hotel.time.now() - 700 * day).toISOString() })
  for (let guest = 0; guest < bookings; guest += 1) await book(`Guest ${guest}`)
  await hotel.control('PUT', '/clock', { now: new Date(hotel.time.now()).toISOString() })
  const system = pms()
  const sync = await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(hour)
  expect(system.received).toHaveLength(0)
  const swept = sync.reservations.sweep({ from: hotel.inDays(-730) })
  await hotel.time.advance(5 * minute)
  expect(sync.reservations.state().backfill).toEqual({
    from: hotel.inDays(-730),
    pagesRead: expect.any(Number),
    pagesLeft: expect.any(Number),
  })
  const asked = hotel.elapsed()
  const date = hotel.inDays(9)
  await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
  await hotel.time.advance(minute)
  const [stopSale] = hotel.sent.filter(({ method }) => method === 'PUT')
  expect((stopSale?.at ?? Infinity) - asked).toBeLessThanOrEqual(1000)
  expect(sync.reservations.state().backfill).toBeDefined()
  await hotel.time.advance(hour)
  await swept
  expect(sync.reservations.state().backfill).toBeUndefined()
  await hotel.time.advance(hour)
  expect(new Set(system.received.map(({ reservation }) => reservation.hr_number))).toHaveLength(bookings)
  expect(system.received).toHaveLength(bookings)
  const pages = sweeps().filter(({ query }) => query.get('from_last_update_date') === hotel.inDays(-732))
  expect(pages.length).toBeLessThanOrEqual(bookings / mostPerPage + 3)
  expect((pages.at(-1)?.at ?? Infinity) - (pages[0]?.at ?? 0)).toBeLessThan(12 * minute)
  expect(hotel.refusals()).toEqual([])
})

it.each(
  sampled<[string, (line: Json) => unknown, number]>(3, [
    ['is as it should be', () => {}, 0],
    ['has its rate only', (line) => delete line.inv_code, 0],
    [
      'has a time in its date',
      (line) => Object.assign(line, { checkin_date: `${line.checkin_date}T00:00:00Z` }),
      0,
    ],
    ['has no dates', (line) => Object.assign(line, { checkin_date: null, checkout_date: '' }), 0],
    ['has neither group nor rate', (line) => Object.assign(line, { inv_code: null, rate_code: null }), 1],
    [
      'has an unknown rate and no group',
      (line) => Object.assign(line, { inv_code: '', rate_code: 'NR:X' }),
      1,
    ],
  ]),
)('sends no older availability after a sale whose line %s', async (_, change, unclear) => {
  const date = hotel.inDays(3)
  const connect = (script: object[]) =>
    hotel.hotel('PUT', '/channels/expedia', { connector: { kind: 'simulated', latency_ms: 0, script } })
  await connect(Array.from({ length: 1000 }, () => ({ outcome: 'fail', message: 'Down.' })))
  hotel.alter(lists((body) => body.reservations.flatMap((entry: Json) => entry.rooms).forEach(change)))
  const sync = await hotel.open({ onReservation: pms().onReservation })
  await sync.calendar.set([{ inv_code: 'HR:1', date, availability: 1 }])
  await hotel.time.advance(10 * minute)
  const number = await book('Ada')
  await hotel.time.advance(20 * minute)
  const before = hotel.sentBy('updateRoomRange', 'updateRoomsDaily').length
  await connect([])
  await hotel.advanceDay()
  expect((await hotel.calendar('HR:1', date))[0]?.availability).toBe(0)
  expect(hotel.sentBy('updateRoomRange', 'updateRoomsDaily').length).toBe(before)
  expect(hotel.eventsOf('nights_unclear')).toEqual(
    Array.from({ length: unclear }, () =>
      expect.objectContaining({
        hrNumbers: [number],
        message: expect.stringMatching(/does not say its room\. /),
      }),
    ),
  )
})

it('tells of a sale without any dates that an older availability may be sent after it', async () => {
  hotel.alter(
    lists((body) => {
      for (const entry of body.reservations)
        for (const one of [entry, ...entry.rooms])
          Object.assign(one, { checkin_date: null, checkout_date: null })
    }),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved'])
  expect(hotel.events).toEqual([
    expect.objectContaining({ type: 'nights_unclear', message: expect.stringMatching(/may be sent again/) }),
  ])
})

it.each<[string, () => Response]>([
  [
    'breaks the connection',
    () => {
      throw broken()
    },
  ],
  ['gives a 500', () => page(500, 'Oops')],
  ['gives a page', () => page(200, '<h1>Login</h1>')],
])(
  'hands over all bookings within 30 minutes after a gateway that %s for six hours when the service has answered',
  async (_, fault) => {
    const system = pms()
    await hotel.open({ onReservation: system.onReservation })
    await hotel.time.advance(hour)
    hotel.alter((sent, ask) => (isList(sent) ? ask().then(fault) : undefined))
    const before = hotel.sent.filter(isList).length
    const numbers: string[] = []
    for (const guest of others.slice(0, 6)) {
      numbers.push(await book(guest))
      await hotel.time.advance(hour)
    }
    expect(hotel.sent.filter(isList).length - before).toBeLessThanOrEqual(6 * 12)
    expect(system.received).toEqual([])
    hotel.alter()
    await hotel.time.advance(30 * minute)
    expect(numbers.map((number) => system.of(number).length)).toEqual([1, 1, 1, 1, 1, 1])
  },
)

const cancel = (number: string) =>
  hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'The guest fell ill.' })
const lookUps = () => hotel.sent.filter(({ query }) => query.has('reservation_number'))

/** From `serve` on, lists that fit are what the first of them was that had a guest. */
function cache(fits: (sent: Sent) => boolean, guest: string) {
  let kept: string | undefined
  let serving = 0
  const alter: Alter = (sent, ask) => {
    if (!isList(sent) || !fits(sent)) return undefined
    if (kept && serving > 0) {
      serving -= 1
      return page(200, kept)
    }
    return ask().then(async (answer) => {
      const text = await answer.text()
      if (text.includes(guest)) kept ??= text
      return new Response(text, { status: answer.status, headers: answer.headers })
    })
  }
  return {
    alter,
    serve(times: number) {
      serving = times
    },
  }
}
const isPoll = (sent: Sent) => !isSweep(sent) && !sent.query.has('reservation_number')

it.each([
  ['a sweep', isSweep, 1],
  ['a poll', isPoll, 1],
  ['every poll of two days', isPoll, Infinity],
])('keeps a canceled booking canceled when a cache gives %s an old answer', async (_, fits, times) => {
  const old = cache(fits, 'Ada')
  hotel.alter(old.alter)
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(10 * minute)
  const number = await book('Ada')
  await hotel.time.advance(7 * hour)
  await cancel(number)
  await hotel.time.advance(hour)
  old.serve(times)
  await hotel.time.advance(2 * day)
  expect(system.of(number)).toEqual(['Ada reserved', 'Ada canceled'])
  expect(lookUps().length).toBeGreaterThan(0)
  expect(lookUps().length).toBeLessThanOrEqual(3)
  expect(hotel.events).toEqual([])
})

it('keeps a canceled booking canceled when a cache gives a sweep an old answer, where no list has times', async () => {
  const old = cache(isSweep, 'Ada')
  const timeless = lists((body) => {
    for (const entry of body.reservations) delete entry.updated_at
  })
  hotel.alter(
    (sent, ask) =>
      old.alter(sent, async () => (await timeless(sent, ask)) as Response) ?? timeless(sent, ask),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(10 * minute)
  const number = await book('Ada')
  await hotel.time.advance(7 * hour)
  await cancel(number)
  await hotel.time.advance(hour)
  old.serve(1)
  await hotel.time.advance(2 * day)
  expect(system.of(number)).toEqual(['Ada reserved', 'Ada canceled'])
  expect(lookUps().length).toBeGreaterThan(0)
})

it('keeps what is saved while the look-up of an older version fails, and takes it when the look-up confirms it', async () => {
  let failing = true
  const back: Alter = lists((body) => {
    for (const entry of body.reservations)
      if (entry.guest === 'Grace') entry.updated_at = '2027-01-01T00:00:00Z'
  })
  hotel.alter((sent, ask) =>
    failing && sent.query.has('reservation_number') ? page(500, 'Oops') : back(sent, ask),
  )
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const number = await book('Ada')
  await hotel.time.advance(hour)
  await rename(number, 'Grace')
  await hotel.advanceDay()
  expect(system.of(number)).toEqual(['Ada reserved'])
  expect(lookUps().length).toBeLessThanOrEqual(5)
  expect(hotel.eventsOf('trouble')).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/saved version stays/) }),
  ])
  failing = false
  await hotel.time.advance(7 * hour)
  expect(system.of(number)).toEqual(['Ada reserved', 'Grace reserved'])
})

it('looks at most 48 reservations up in a day when a cache gives a list of sixty in an old version', async () => {
  const old = cache(isSweep, 'Guest 59')
  hotel.alter(old.alter)
  const system = pms()
  await hotel.open({ onReservation: system.onReservation })
  const numbers: string[] = []
  for (let guest = 0; guest < 60; guest += 1) numbers.push(await book(`Guest ${guest}`))
  await hotel.time.advance(7 * hour)
  await Promise.all(numbers.map((number, guest) => rename(number, `New ${guest}`)))
  await hotel.time.advance(hour)
  expect(system.received).toHaveLength(120)
  old.serve(1)
  await hotel.advanceDay()
  expect(lookUps()).toHaveLength(48)
  await hotel.advanceDay()
  expect(lookUps()).toHaveLength(60)
  expect(system.received).toHaveLength(120)
})

it('hands a good booking over while the system refuses 510 others', async () => {
  const system = pms(({ reservation: { guest } }) => {
    if (guest.startsWith('Guest')) throw new Error('Refused.')
  })
  for (let guest = 0; guest < 510; guest += 1) await book(`Guest ${guest}`)
  const sync = await hotel.open({ onReservation: system.onReservation })
  await hotel.time.advance(30 * minute)
  const number = await book('Ada')
  await hotel.time.advance(20 * minute)
  expect(system.of(number)).toEqual(['Ada reserved'])
  await hotel.time.advance(3 * hour)
  expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 510 })
})
