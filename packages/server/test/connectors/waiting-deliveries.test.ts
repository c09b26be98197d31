import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failingConnections } from '../../src/distribution/failing.ts'
import { firstOf, pendingOf, waitingMappings } from '../../src/distribution/pending.ts'
import { refusedSince } from '../../src/distribution/reconcile.ts'
import { skipBackoff, waitingOn } from '../../src/distribution/waiting-deliveries.ts'
import type { Schema } from '../../src/storage/schema.ts'
import { migrate } from '../../src/storage/sqlite/migrations.ts'
import { openEncryption } from '../../src/storage/sqlite/secret-key.ts'
import { nodeSqlite } from '../support/node-sqlite.ts'

const database = new DatabaseSync(':memory:')
const asked: string[] = []
const kysely = new Kysely<Schema>({
  dialect: nodeSqlite(database),
  log: ({ query }) => void asked.push(query.sql),
})
const lane = { hr_id: 'demo', channel_code: 'expedia', mapping_code: 'E-1' }

const lookUps = {
  'the first of a lane': () => firstOf(kysely, lane),
  'the next of a lane': () => pendingOf(kysely, lane),
  'the mappings of a channel': () => waitingMappings(kysely, 'demo', 'expedia'),
  'what waits for another attempt': () => skipBackoff(kysely, lane, new Date()),
  'what waits but for a pause that was asked for': () => skipBackoff(kysely, lane, new Date(), true),
  'what channels refused': () => refusedSince(kysely, new Date()),
  'how many wait': () => waitingOn(kysely, lane),
  'the failing channels': () => failingConnections(kysely, 'demo', ['expedia']),
}

beforeAll(async () => {
  await migrate(kysely, openEncryption(database, ':memory:', 'ab'.repeat(32)))
  database.exec(`insert into delivery
    (hr_id, id, update_id, channel_code, mapping_code, name, inv_code, rate_code, direct, state, attempts, due_at, created_at)
    values ('demo', 1, 1, 'expedia', 'E-1', 'Room', 'R', 'R', 0, 'in_progress', 1, '2999', '2027')`)
})
afterAll(() => kysely.destroy())

test.each(Object.entries(lookUps))('finds %s without walking what was delivered', async (_, lookUp) => {
  asked.length = 0
  await lookUp()
  const plan = asked.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  expect(plan.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([expect.stringMatching(/INDEX delivery_(outbox|failing|refused)/)]),
  )
  expect(plan.filter(({ detail }) => /PRIMARY KEY \(hr_id=\?\)$/.test(String(detail)))).toEqual([])
})

test('counts what waits for a failing channel room by room', async () => {
  asked.length = 0
  const failing = await failingConnections(kysely, 'demo', ['expedia'])
  expect(failing.get('expedia')?.waiting).toBe(1)
  const counts = asked.filter((sql) => sql.includes('count(*)'))
  const plan = counts.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  const room = 'hr_id=? AND channel_code=? AND mapping_code=?'
  expect(plan.map(({ detail }) => detail)).toEqual([`SEARCH delivery USING INDEX delivery_outbox (${room})`])
})
