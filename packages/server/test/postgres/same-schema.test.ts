import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesOf } from '../../src/migrate-database/tables.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Database } from '../../src/storage/schema.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

type Column = { name: string; type: string; required: boolean | number; standard: string | null }

const advice =
  'Give the column the same type, null and default in the migrations of both databases, and the table the same key. An integer of SQLite may be a bigint on PostgreSQL.'

/** One integer has room for all numbers on SQLite, and on PostgreSQL a text that is given is told to be one. */
const lineOf = ({ name, type, required, standard }: Column): string =>
  [
    name,
    type.toLowerCase().replace('bigint', 'integer'),
    ...(required ? ['not null'] : []),
    ...(standard === null ? [] : [`default ${standard.replace('::text', '')}`]),
  ].join(' ')

async function onSqlite(database: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select name, type, "notnull" as required, dflt_value as standard from pragma_table_info(${table})`.execute(
    database,
  )
  return rows
}

/** Without the order of pages, which is a column of its own there, and without what is computed. */
async function onPostgres(database: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname::text as name, format_type(atttypid, null) as type, attnotnull as required,
      pg_get_expr(adbin, adrelid) as standard
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`.execute(
    database,
  )
  return rows
}

type Index = { name: string; unique: boolean | number; definition: string }

const indexAdvice =
  'Write the index in the migrations of both databases. One that only one of them needs, or needs otherwise, goes into indexesThatDiffer of this test, with its reason.'

/** What the two databases index in different ways, and why. */
const indexesThatDiffer: Record<string, string> = {
  calendar_update_by_age: 'SQLite ends each index of a table without row numbers with the key by itself.',
  delivery_refused: 'The same.',
  page_replay_by_age: 'PostgreSQL has a column for the order of writing, where SQLite has the row number.',
  told_unknown: 'PostgreSQL computes it in a column, so that a new availability writes to no index.',
  token_hash: 'On PostgreSQL a process has all hashes in memory: known-tokens.ts.',
}

/** Its columns in their order, and the condition of one that has not all rows. */
function indexLine({ unique, definition }: Index): string {
  const plain = definition.replaceAll('"', '').replaceAll(/\s+/g, ' ')
  const [, columns, condition = ''] = /\((.*?)\)(?: where (.*))?$/i.exec(plain) ?? []
  const where = condition.replaceAll(/[()]|::\w+/g, '').toLowerCase()
  return [unique ? 'unique' : 'plain', columns, where].join('; ')
}

/** Of tables and without those of their keys. */
async function indexesOf(database: Database, tables: string[], read: (table: string) => RawBuilder<Index>) {
  const found = await Promise.all(tables.map((table) => read(table).execute(database)))
  return new Map(found.flatMap(({ rows }) => rows.map((index) => [index.name, indexLine(index)])))
}

let sqlite: Database
let postgres: Database
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-schemas-'))
  opened.defer(() => rmSync(folder, { recursive: true }))
  const server = await startPostgres()
  opened.defer(server.stop)
  const open = async (database: string) => {
    const storage = await openStorage(database, secretKey)
    opened.defer(storage.close)
    return storage.read
  }
  sqlite = await open(join(folder, 'hotel.db'))
  postgres = await open(server.addressOf('postgres'))
})
afterAll(() => opened.disposeAsync())

it('every column has one type, null and default on both databases, and every table one key', async () => {
  const tables = async (database: Database, other: Database, columnsOf: typeof onSqlite) => {
    const shown: Record<string, string[]> = {}
    for (const { table, key } of await tablesOf(database, other)) {
      const columns = (await columnsOf(database, table)).map(lineOf)
      shown[table] = [`key ${key.join(', ')}`, ...columns.sort()]
    }
    return shown
  }
  const expected = await tables(sqlite, postgres, onSqlite)
  // SQLite adds what is not null to a table only with a default, which nobody uses.
  expected.folio_item =
    expected.folio_item?.map((line) => line.replace(/^(posted_at .*) default ''/, '$1')) ?? []
  expect(Object.keys(expected).length).toBeGreaterThan(20)
  expect(await tables(postgres, sqlite, onPostgres), advice).toEqual(expected)
})

it('every index is on both databases, of the same columns and rows', async () => {
  const tables = (await tablesOf(sqlite, postgres)).map(({ table }) => table)
  const ofSqlite = await indexesOf(
    sqlite,
    tables,
    (table) => sql`
      select its.name, its."unique", sql as definition from pragma_index_list(${table}) as its
      join sqlite_schema on sqlite_schema.name = its.name where origin = 'c'`,
  )
  const ofPostgres = await indexesOf(
    postgres,
    tables,
    (table) => sql`
      select relname::text as name, indisunique as unique, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${table}::regclass and not indisprimary`,
  )
  expect(ofSqlite.size).toBeGreaterThan(20)
  const names = [...new Set([...ofSqlite.keys(), ...ofPostgres.keys()])].sort()
  const differing = names.filter((name) => ofSqlite.get(name) !== ofPostgres.get(name))
  const shown = differing.map((name) => `${name}: ${ofSqlite.get(name)} | ${ofPostgres.get(name)}`).join('\n')
  expect(differing, `${indexAdvice}\n${shown}`).toEqual(Object.keys(indexesThatDiffer).sort())
})
