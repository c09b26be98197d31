import { expect, vi } from 'vitest'
import type {
  Booking,
  CalendarEntry,
  Connection,
  Delivery,
  DeliveryList,
} from '../../src/generated/control.ts'
import { type Addresses, call, control } from './calls.ts'
import { type Deliveries, expectedCalendar, reached, shownCalendar } from './expected-calendar.ts'
import { as, at, bookable, bookedGroup, days, tokens } from './hotel.ts'
import type { Records } from './records.ts'
import { verifyInvoices } from './verify-invoices.ts'
import { keep, poll } from './writers.ts'

/** What is known of the deliveries up to the last check. */
export type Known = { deliveries: Deliveries; last: number }
export const nothingKnown = (): Known => ({ deliveries: new Map(), last: 0 })

/** Compares what the server has after a crash with what it answered before, and takes over what was left open. */
export async function verify(server: Addresses, records: Records, known: Known): Promise<void> {
  const bookings = await verifyBookings(server, records)
  await verifyReservations(server, records, bookings)
  await settled(server)
  await verifyDeliveries(server, records, known, bookings)
  await verifyTransactions(server, records, known)
  await verifyCalendar(server, records, known, bookings)
  await verifyInvoices(server, records)
}

const read = <Body>(server: Addresses, path: string) => control<Body>(server, 'GET', `${at}${path}`)

/** What was in progress when the power went is finished now. */
async function settled(server: Addresses): Promise<void> {
  await vi.waitFor(
    async () => {
      const { deliveries } = await read<{ deliveries: Delivery[] }>(
        server,
        '/deliveries?state=in_progress&limit=1',
      )
      expect(deliveries).toEqual([])
    },
    { interval: 15 },
  )
}

/** Every answered booking is there as it was answered, or as the change under way made it; and at most one more. */
async function verifyBookings(server: Addresses, records: Records): Promise<Booking[]> {
  const { bookings, changing } = records
  const list = (await read<{ bookings: Booking[] }>(server, '/bookings?limit=1000')).bookings
  const states = new Map(list.map(({ hr_number, state }) => [hr_number, state]))
  for (const [number, state] of bookings) {
    const possible = number === changing?.hr_number ? [state, changing.state] : [state]
    expect(possible, number).toContain(states.get(number))
  }
  const unanswered = list.filter(({ hr_number }) => !bookings.has(hr_number))
  expect(unanswered.length).toBeLessThanOrEqual(changing ? 0 : 1)
  for (const { hr_number, state, rooms } of list) {
    bookings.set(hr_number, state)
    for (const { taken, nights } of rooms) expect(taken).toHaveLength(state === 'canceled' ? 0 : nights)
  }
  records.changing = undefined
  return list
}

/** Everything comes that did not fully arrive, once; of what did, only what the very last page had may come again. */
async function verifyReservations(server: Addresses, records: Records, bookings: Booking[]): Promise<void> {
  const missing = bookings
    .filter(({ hr_number, state }) => !records.received.get(hr_number)?.has(state))
    .map(({ hr_number }) => hr_number)
  const doubtful = new Set(records.lastPage.map(({ hr_number }) => hr_number))
  const again: string[] = []
  for (let page = await poll(server.url, 50); page.length > 0; page = await poll(server.url, 50)) {
    again.push(...page.map(({ hr_number }) => hr_number))
    const fresh = page.filter(({ hr_number }) => !doubtful.has(hr_number))
    keep(records, fresh)
    for (const { hr_number, state } of page) records.received.get(hr_number)?.add(state)
  }
  expect(again).toHaveLength(new Set(again).size)
  expect(again).toEqual(expect.arrayContaining(missing))
  expect(missing).toEqual(expect.arrayContaining(again.filter((number) => !doubtful.has(number))))
  records.lastPage = []
}

/** The deliveries after the last one that is known, oldest first. */
async function newDeliveries(server: Addresses, { last }: Known): Promise<Delivery[]> {
  const all: Delivery[] = []
  for (let after = ''; ; ) {
    const { deliveries, next } = await read<DeliveryList>(server, `/deliveries?limit=1000${after}`)
    const unknown = deliveries.filter(({ id }) => id > last)
    all.push(...unknown)
    if (next === null || unknown.length < deliveries.length) return all.reverse()
    after = `&after=${next}`
  }
}

/**
 * Every answered update has its deliveries, one for each mapping; so has each one that was not answered and was
 * taken; and there are no others. Those of one mapping were settled in the order in which they were accepted.
 */
async function verifyDeliveries(server: Addresses, records: Records, known: Known, bookings: Booking[]) {
  for (const its of await newDeliveries(server, known)) {
    known.deliveries.set(its.transaction_id, [...(known.deliveries.get(its.transaction_id) ?? []), its])
    known.last = its.id
  }
  const all = [...known.deliveries.values()].flat()
  takeOverUnanswered(records, known)

  const updates = [...records.updates.values()].flat()
  for (const update of updates) {
    const codes = known.deliveries.get(update.transaction ?? '')?.map((its) => its.mapping_code) ?? []
    expect(codes.sort(), JSON.stringify(update)).toEqual(reached(update).sort())
  }
  for (const list of records.updates.values()) expectRising(list.map((update) => Number(update.transaction)))
  for (const lane of Map.groupBy(all, (delivery) => delivery.mapping_code).values()) {
    expectRising(lane.map((delivery) => delivery.id))
    expectNotFalling(lane.map((delivery) => delivery.settled_at ?? ''))
  }
  // Booked and canceled: each tells the channels once.
  const sold = new Set(all.filter((its) => its.inv_code === bookedGroup).map((its) => its.transaction_id))
  const changes = bookings.length + bookings.filter((booking) => booking.state === 'canceled').length
  expect(sold.size).toBe(1 + changes)
  expect(known.deliveries.size).toBe(updates.length + changes)
  await verifyCounters(server, all)
}

/** An update that was not answered is there with a transaction of its own, or not at all. */
function takeOverUnanswered(records: Records, { deliveries }: Known): void {
  const answered = new Set([...records.updates.values()].flat().map((update) => update.transaction))
  const strange = [...deliveries].filter(
    ([transaction, [first]]) => !answered.has(transaction) && first?.inv_code !== bookedGroup,
  )
  const byGroup = Map.groupBy(strange, ([, [first]]) => first?.inv_code ?? '')
  for (const [group, updates] of records.updates) {
    const last = updates.at(-1)
    if (!last || last.transaction !== undefined) continue
    const [taken, ...more] = byGroup.get(group) ?? []
    expect(more).toEqual([])
    byGroup.delete(group)
    if (taken) last.transaction = taken[0]
    else updates.pop()
  }
  expect([...byGroup.keys()], 'transactions that nobody has asked for').toEqual([])
}

async function verifyCounters(server: Addresses, all: Delivery[]): Promise<void> {
  const { connections } = await read<{ connections: Connection[] }>(server, '/channels')
  for (const { channel_code, in_progress, succeeded, failed } of connections) {
    if (channel_code === 'online') continue
    const own = all.filter((delivery) => delivery.channel_code === channel_code)
    const count = (state: Delivery['state']) => own.filter((delivery) => delivery.state === state).length
    expect({ channel_code, in_progress, succeeded, failed }).toEqual({
      channel_code,
      in_progress: 0,
      succeeded: count('succeeded'),
      failed: count('failed'),
    })
  }
}

/** Who asks by the id that was answered gets the transaction, with all its entries finished. */
async function verifyTransactions(server: Addresses, records: Records, { deliveries }: Known): Promise<void> {
  const ids = [...records.updates.values()]
    .flatMap((updates) => updates.slice(-3))
    .map((its) => its.transaction)
  await Promise.all(
    ids.map(async (id = '') => {
      const path = `/api/v2/apps/infos/transaction_details?${as(tokens.writing)}&transaction_id=${id}`
      const { status, text } = await call(`${server.url}${path}`)
      expect(status, text).toBe(200)
      const { counts, details } = JSON.parse(text).transaction
      expect(counts.in_progress).toBe(0)
      expect(details).toHaveLength(entriesOf(deliveries.get(id) ?? []))
    }),
  )
}

/** The direct channel has one entry for each group (D38), the others one for each mapping. */
function entriesOf(deliveries: Delivery[]): number {
  const [direct, others] = [true, false].map((is) =>
    deliveries.filter(({ channel_code }) => (channel_code === 'online') === is),
  ) as [Delivery[], Delivery[]]
  return others.length + new Set(direct.map(({ inv_code }) => inv_code)).size
}

async function verifyCalendar(server: Addresses, records: Records, known: Known, bookings: Booking[]) {
  const path = `/calendar?from=${days[0]}&to=${days.at(-1)}`
  const { entries } = await read<{ entries: CalendarEntry[] }>(server, path)
  expect(shownCalendar(entries)).toEqual(expectedCalendar(records, known.deliveries))

  const taken = bookings.flatMap(({ rooms }) => rooms.flatMap((room) => room.taken))
  for (const { inv_code, date, availability, channels } of entries) {
    if (inv_code !== bookedGroup) continue
    const left = bookable - taken.filter((night) => night === date).length
    expect(availability, date).toBe(left)
    // The one that sells refuses a change now and then.
    for (const told of channels) {
      if (told.channel_code !== 'expedia')
        expect(told.availability, `${told.mapping_code} ${date}`).toBe(left)
    }
  }
}

function expectRising(numbers: number[]): void {
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
}

function expectNotFalling(texts: string[]): void {
  expect(texts).toEqual(texts.toSorted())
}
