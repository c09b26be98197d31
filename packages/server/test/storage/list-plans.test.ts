import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type LogEvent } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listBookings } from '../../src/control/bookings.ts'
import type { ControlRequest } from '../../src/control/control-types.ts'
import { type ListFilter, listPage } from '../../src/reservations/list.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Schema } from '../../src/storage/schema.ts'
import { combinationsOf, telling } from '../control/telling.ts'
import { nodeSqlite } from '../support/node-sqlite.ts'

type Query = ControlRequest<'listBookings'>['query']

let folder: string
let database: DatabaseSync
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plans-'))
  const file = join(folder, 'hotel.db')
  await (await openStorage(file)).close()
  database = new DatabaseSync(file)
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

const both = [true, false]
const from = '2027-09-01T00:00:00.000Z'
const dates = [{ completedFrom: from }, { updatedFrom: from }, { completedFrom: from, updatedFrom: from }]
const receipts = both.flatMap((undelivered) =>
  both.flatMap((modified) =>
    both.flatMap((booked) => both.map((newestFirst) => ({ undelivered, modified, booked, newestFirst }))),
  ),
)

/** What SQLite would do for each of the queries of a piece of work. */
async function stepsOf(work: (reads: Kysely<Schema>) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const log = ({ query: { sql } }: LogEvent) => void asked.push(sql)
  await work(new Kysely<Schema>({ dialect: nodeSqlite(database), log }))
  const plans = asked.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  return plans.map(({ detail }) => String(detail))
}

it('no list of reservations walks through a whole table, for its page or for how many there are', async () => {
  const steps = await stepsOf(async (reads) => {
    for (const its of dates.flatMap((given) => receipts.map((more) => ({ ...given, ...more })))) {
      const filter: ListFilter = { ...its, perPage: 10, page: 2 }
      await listPage(reads, { hrId: 'hotel', tokenId: 'token' }, filter)
    }
  })
  expect(steps).toContainEqual(expect.stringContaining('COVERING INDEX reservation_by_completion'))
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})

it('no list of bookings walks through a whole table, or looks into their content', async () => {
  const steps = await stepsOf(async (reads) => {
    for (const { limit, ...query } of combinationsOf({ ...telling.listBookings, after: '1' }))
      await listBookings(reads, 'hotel', { ...query, limit: Number(limit ?? 100) } as Query)
  })
  expect(steps).not.toEqual([])
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})
