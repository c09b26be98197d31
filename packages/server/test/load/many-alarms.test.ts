import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failingByChannel } from '../../src/alarms/failing-channels.ts'
import { listAlarms } from '../../src/alarms/list-alarms.ts'
import { overbookedNights } from '../../src/alarms/overbooked-bookings.ts'
import { unmappedCount } from '../../src/alarms/unmapped-bookings.ts'
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
const now = new Date('2027-09-15T09:00:00Z')
const list = (hrId?: string) => listAlarms(kysely, { hrId, most: 100, now })
const after = { kind: 'overbooked', hr_id: 'demo', key: 'R1' } as const

const lookUps = {
  'alarms of all hotels': () => list(),
  'alarms of one hotel': () => list('demo'),
  'the next alarms': () => listAlarms(kysely, { after, most: 100, now }),
  'nights without a room': () => overbookedNights(kysely, now),
  'failing channels': () => failingByChannel(kysely),
  'bookings without a mapping': () => unmappedCount(kysely, now),
}

beforeAll(() => migrate(kysely, openEncryption(database, ':memory:', 'ab'.repeat(32))))
afterAll(() => kysely.destroy())

test.each(Object.entries(lookUps))('finds %s without walking what is over', async (_, lookUp) => {
  asked.length = 0
  await lookUp()
  const plan = asked.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  const walked = plan
    .map(({ detail }) => String(detail))
    // A row for each connection, as the gauges of the outbox read, and the rooms of a hotel.
    .filter((detail) => /^(SCAN|SEARCH) (?!connection|property|night|room )/.test(detail))
    // A single row.
    .filter((detail) => !detail.endsWith(' reservation USING PRIMARY KEY (hr_id=? AND hr_number=?)'))
    .filter(
      (detail) =>
        !/INDEX (lacking_night_(to_come|without_room)|delivery_failing\w*|reservation_unmapped) \(/.test(
          detail,
        ),
    )
  expect(walked).toEqual([])
})
