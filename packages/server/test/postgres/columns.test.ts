import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
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

it('every column has one type, null and default on both databases, and every table one key', async () => {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'innwire-columns-'))
  opened.defer(() => rmSync(folder, { recursive: true }))
  const server = await startPostgres()
  opened.defer(server.stop)
  const open = async (database: string) => {
    const storage = await openStorage(database, secretKey)
    opened.defer(storage.close)
    return storage.read
  }
  const sqlite = await open(join(folder, 'hotel.db'))
  const postgres = await open(server.addressOf('postgres'))
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
