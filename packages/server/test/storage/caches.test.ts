import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setUpCache } from '../../src/property/set-up.ts'
import { quotaCounter } from '../../src/property-api/quota.ts'
import { readingsInForce } from '../../src/readings/in-force.ts'
import { pageCache } from '../../src/reservations/page-cache.ts'
import { noKeptState } from '../../src/storage/kept-state.ts'
import type { Window } from '../../src/storage/processes.ts'
import type { PropertyRow, ReservationTable, Schema } from '../../src/storage/schema.ts'
import { migrate } from '../../src/storage/sqlite/migrations.ts'
import { openEncryption } from '../../src/storage/sqlite/secret-key.ts'
import { nodeSqlite } from '../support/node-sqlite.ts'

const property = (hr_id: string): PropertyRow => ({
  hr_id,
  name: 'Hotel',
  time_zone: 'UTC',
  currency: 'EUR',
  business_day_start: '00:00',
  quota_per_minute: 5,
  quota_per_day: 250,
  readings: null,
  set_up_version: 1,
  sequence: 0,
})

const reservation = (hr_id: string, change: number): ReservationTable => ({
  hr_id,
  hr_number: 'R1',
  provider_number: null,
  channel_code: 'online',
  state: 'reserved',
  change,
  completed_at: '',
  updated_at: '',
  overbooked: 0,
  content: '{}',
  taken: '[]',
  message_hash: null,
  message_version: null,
  counted: null,
  unmapped_codes: null,
  unmapped_until: null,
  history: null,
})

let kysely: Kysely<Schema>
let encryption: ReturnType<typeof openEncryption>
const asked: string[] = []

beforeEach(async () => {
  const database = new DatabaseSync(':memory:')
  kysely = new Kysely<Schema>({
    dialect: nodeSqlite(database),
    log: ({ query }) => void asked.push(query.sql),
  })
  encryption = openEncryption(database, ':memory:', 'ab'.repeat(32))
  await migrate(kysely, encryption)
  await kysely
    .insertInto('property')
    .values([property('one'), property('two')])
    .execute()
  const token = { id: 'its', label: '', created_at: '', revoked_at: null }
  await kysely
    .insertInto('token')
    .values([
      { hr_id: 'one', hash: '1', ...token },
      { hr_id: 'two', hash: '2', ...token },
    ])
    .execute()
  asked.length = 0
})
afterEach(() => kysely.destroy())

const page = { bytes: Buffer.from('{}') }

test('the page cache counts its keys and lets the oldest page go', async () => {
  const cache = pageCache(kysely, 50_000)
  const made: string[] = []
  const ask = (question: string) =>
    cache({ hrId: 'one', tokenId: 'its' }, question, async () => {
      made.push(question.slice(0, 1))
      return page
    })
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(10_000)) as [string, string, string]
  for (const question of [a, b, b, a, c, a]) await ask(question)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('a page in the cache keeps no memory besides its own', async () => {
  const cache = pageCache(kysely)
  const ask = () => cache({ hrId: 'one', tokenId: 'its' }, 'all', async () => page)
  await ask()
  const { bytes } = await ask()
  expect(String(bytes)).toBe('{}')
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('the page cache keeps no page that delivers', async () => {
  const cache = pageCache(kysely)
  let made = 0
  const ask = () =>
    cache({ hrId: 'one', tokenId: 'its' }, 'undelivered', async () => {
      made += 1
      const nothing = async () => {}
      return { ...page, delivery: { begun: nothing, done: nothing, failed: nothing } }
    })
  await ask()
  await ask()
  expect(made).toBe(2)
})

test('the page cache makes a page anew after a change of a reservation, and after nothing else', async () => {
  const cache = pageCache(kysely)
  let made = 0
  const ask = async () => {
    await cache({ hrId: 'one', tokenId: 'its' }, 'all', async () => {
      made += 1
      return page
    })
    return made
  }
  await kysely
    .insertInto('reservation')
    .values([reservation('one', 7), reservation('two', 7)])
    .execute()
  expect(await ask()).toBe(1)
  await kysely
    .updateTable('property')
    .set((its) => ({ sequence: its('sequence', '+', 1) }))
    .execute()
  await kysely.updateTable('reservation').set({ change: 9 }).where('hr_id', '=', 'two').execute()
  expect(await ask()).toBe(1)
  await kysely.updateTable('reservation').set({ change: 8 }).where('hr_id', '=', 'one').execute()
  expect(await ask()).toBe(2)
})

test('the set-up cache is bounded in bytes and lets go what was not used for longest', async () => {
  await kysely
    .insertInto('room')
    .values({
      hr_id: 'two',
      rate_code: 'HR:1',
      inv_code: 'HR:1',
      availability_update: 1,
      restrictions_update: 1,
      price_update: 1,
      name: 'Room',
      description: 'x'.repeat(10_000),
      policy: '',
      room_capacity: 2,
      adult_capacity: 2,
      is_master: 0,
      non_refundable: 0,
    })
    .execute()
  const cache = setUpCache(encryption, readingsInForce([], false), 60_000)
  const loads = async (hrId: string) => {
    asked.length = 0
    await cache.at(kysely, hrId, 1)
    return asked.length > 0
  }
  expect(await loads('one')).toBe(true)
  expect(await loads('one')).toBe(false)
  // Alone it takes more than there is room for.
  expect(await loads('two')).toBe(true)
  expect(await loads('two')).toBe(true)
  expect(await loads('one')).toBe(true)
})

test('counts of quotas that are over are forgotten, those under way are not', async () => {
  const counted = noKeptState<Window[]>()
  let now = 0
  const count = quotaCounter(undefined, counted, { nowBy: () => new Date(now) })
  const day = 86_400_000
  for (let number = 0; number < 999; number++) await count(property(`old-${number}`))
  now = day - 1
  await count(property('lasting'))
  now = day
  for (let number = 0; number < 3; number++) await count(property(`new-${number}`))
  expect([...(await counted.read()).keys()]).toEqual(['lasting', 'new-0', 'new-1', 'new-2'])
})
