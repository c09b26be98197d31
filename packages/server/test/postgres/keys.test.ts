import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { openFile } from '../../src/storage/sqlite/open-sqlite.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

/** Tables without a property, and why a cluster need not share them out by it. */
const ofNoProperty: Record<string, string> = {
  sales_channel:
    'the names of channels, the same for all properties: a cluster keeps a copy of it on each node',
  snapshot: 'copies of everything, for tests',
  snapshot_row: 'copies of everything, for tests',
  crash_mark: 'one row that a crash of PostgreSQL takes away, whosever commit is asked about',
}

const advice =
  'Begin each primary or unique key with hr_id, so that rows of a property are on one node: give the table the column. A table that is of no property at all goes into ofNoProperty of this test, with its reason, and into docs/scale.md.'

let folder: string
let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innwire-keys-'))
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** The tables and keys that do not begin with the property. */
const without = (keys: { table: string; first: string }[]) =>
  keys.filter(({ table, first }) => first !== 'hr_id' && !(table in ofNoProperty) && !/^kysely/.test(table))

it('every primary and unique key on PostgreSQL begins with the property', async () => {
  const address = server.addressOf('postgres')
  await (await openStorage(address, secretKey)).close()
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query(`
    select relname as table, attname as first from pg_class
      left join pg_index on indrelid = pg_class.oid and indisunique
      left join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  await client.end()
  expect(rows.length).toBeGreaterThan(20)
  expect(without(rows), advice).toEqual([])
})

it('every primary and unique key on SQLite begins with the property', async () => {
  const file = join(folder, 'hotel.db')
  await (await openFile(file)).close()
  using database = new DatabaseSync(file)
  const rows = database
    .prepare(`
      select its.name as "table", (select name from pragma_index_info(idx.name) where seqno = 0) as first
      from sqlite_schema as its left join pragma_index_list(its.name) as idx on idx."unique" = 1
      where its.type = 'table' and its.name not like 'sqlite_%'`)
    .all() as { table: string; first: string }[]
  expect(rows.length).toBeGreaterThan(20)
  expect(without(rows), advice).toEqual([])
})
