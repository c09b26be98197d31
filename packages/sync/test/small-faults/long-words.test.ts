import { ApiError } from '@innwire/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { memoryStore, type SyncEvent } from '../../src/index.ts'
import { type FaultyHotel, hour, isUpdate, page, startFaultyHotel } from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

/** A store, and how many bytes were written to it. */
function weighedStore() {
  const store = memoryStore()
  const { write } = store
  let bytes = 0
  store.write = (property, changes, lease) => {
    bytes += JSON.stringify(changes).length
    return write(property, changes, lease)
  }
  return { store, bytes: () => bytes }
}

const prices = () =>
  Array.from({ length: 90 }, (_, index) => ({
    inv_code: 'HR:1',
    date: hotel.inDays(5 + index),
    price: `${100 + index}.90`,
    availability: (index % 7) + 1,
  }))

const long = 'N'.repeat(1_000_000)
const refusal = (errors: object[] = []) =>
  page(422, JSON.stringify({ status: 'error', code: 'validation_failed', message: long, errors }))

it.each(
  sampled(2, [
    ['for all of it', () => refusal()],
    [
      'with a long reason for each date',
      () =>
        refusal(Array.from({ length: 90 }, (_, at) => ({ path: `rooms[0].dates[${at}]`, message: long }))),
    ],
    [
      'in the id of a transaction',
      () => page(200, JSON.stringify({ status: 'ok', transaction_id: 'T'.repeat(5_000_000) })),
    ],
    ['in a 500', () => page(500, JSON.stringify({ status: 'error', code: 'internal_error', message: long }))],
  ]),
)('keeps and tells little of 1,000,000 letters that the service says to an update %s', async (_, answer) => {
  const { store, bytes } = weighedStore()
  hotel.alter((sent) => (isUpdate(sent) ? answer() : undefined))
  const sync = await hotel.open({ store })
  await sync.calendar.set(prices())
  await hotel.time.advance(hour)
  expect(hotel.events.length).toBeGreaterThan(0)
  expect(Math.max(...hotel.events.map(({ message }) => message.length))).toBeLessThanOrEqual(2000)
  // Some hundred days, each written a few times with at most two reasons of 1,000 letters.
  expect(bytes()).toBeLessThan(10_000_000)
})

it('tells what the service says on one line, without commands for a terminal, and cut', async () => {
  const said = `x\n2026-11-22 INFO all is well\r\n\u001b[2J\u001b]0;gone\u0007\u009b2J\u2028\u202e${long.slice(0, 100_000)}`
  const body = { status: 'error', code: 'validation_failed', message: said, errors: [] }
  hotel.alter((sent) => (sent.operation === 'listReservations' ? page(422, JSON.stringify(body)) : undefined))
  await hotel.open({ onReservation: async () => {} })
  await hotel.time.advance(hour)
  const [event] = hotel.eventsOf('trouble')
  const { message, error } = event as Extract<SyncEvent, { type: 'trouble' }>
  expect(error).toBeInstanceOf(ApiError)
  for (const text of [message, error.message]) {
    expect(text).toContain('x%0A2026-11-22 INFO all is well%0D%0A%1B[2J%1B]0;gone%07%C2%9B2J')
    expect(text.length).toBeLessThanOrEqual(2000)
  }
  expect(error.stack?.length).toBeLessThan(4000)
  expect(message + error.message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
})

it('says nothing in an event of what stands in an error that is not of the service, such as a guest', async () => {
  const body = '{"guest":"Ada Byron","email":"ada@example.org"}'
  hotel.alter((sent) => (sent.operation === 'listRooms' ? undefined : page(500, body)))
  const sync = await hotel.open({ onReservation: async () => {} })
  await sync.calendar.set(prices().slice(0, 3))
  await hotel.time.advance(4 * hour)
  expect(hotel.events.length).toBeGreaterThan(0)
  expect(JSON.stringify(hotel.events)).not.toMatch(/Ada|example/)
})

it('says nothing of it either where a transaction is looked at', async () => {
  const body = '{"guest":"Ada Byron","email":"ada@example.org"}'
  hotel.alter((sent) => (sent.operation === 'getTransactionDetails' ? page(500, body) : undefined))
  const sync = await hotel.open()
  await sync.calendar.set(prices().slice(0, 3))
  await hotel.time.advance(4 * hour)
  expect(hotel.eventsOf('transaction_unreadable')).toHaveLength(1)
  expect(JSON.stringify(hotel.events)).not.toMatch(/Ada|example/)
})

it('does not read a transaction of 20,000 groups, and reads it when it has become smaller', async () => {
  const details = Array.from({ length: 20_000 }, (_, index) => ({
    state: 'failed',
    channel_code: `channel${index}`,
    allocation_group: 'HR:1',
    error_message: 'no',
  }))
  const counts = { in_progress: 0, failed: details.length, succeeded: 0 }
  const { store, bytes } = weighedStore()
  hotel.alter(({ operation, body }) =>
    operation === 'getTransactionDetails'
      ? page(200, JSON.stringify({ transaction: { id: body.transaction_id, counts, details } }))
      : undefined,
  )
  const sync = await hotel.open({ store })
  await sync.calendar.set(prices().slice(0, 3))
  await hotel.time.advance(2 * hour)
  expect(hotel.eventsOf('transaction_unreadable')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('more than 5000 entries') }),
  ])
  expect(bytes()).toBeLessThan(1_000_000)
  hotel.alter()
  await hotel.time.advance(8 * hour)
  const looks = hotel.sentBy('getTransactionDetails').length
  await hotel.advanceDay()
  expect(hotel.sentBy('getTransactionDetails')).toHaveLength(looks)
  expect(hotel.eventsOf('transaction_unreadable')).toHaveLength(1)
})
