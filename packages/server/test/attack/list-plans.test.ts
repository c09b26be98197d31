import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ListFilter, listPage } from '../../src/reservations/list.ts'
import { nodeSqlite } from '../../src/storage/node-sqlite.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Schema } from '../../src/storage/schema.ts'

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

it('no list of reservations walks through a whole table, for its page or for how many there are', async () => {
  const asked: string[] = []
  const reads = new Kysely<Schema>({
    dialect: nodeSqlite(database),
    log: ({ query: { sql } }) => {
      asked.push(sql)
    },
  })
  for (const its of dates.flatMap((given) => receipts.map((more) => ({ ...given, ...more })))) {
    const filter: ListFilter = { ...its, perPage: 10, page: 2 }
    await listPage(reads, { hrId: 'hotel', tokenId: 'token' }, filter)
  }
  const plans = asked.flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
  const steps = plans.map(({ detail }) => String(detail))
  expect(steps).toContainEqual(expect.stringContaining('COVERING INDEX reservation_by_completion'))
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})
