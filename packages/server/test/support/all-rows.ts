import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { originalText } from '../../src/storage/postgres/stored-text.ts'

/** The rows of each table as texts, in the order of these, whatever the database; read past all of the server's own code. */
export type AllRows = Record<string, string[]>

/** Without copies of rows, and without what the processes on a database say of themselves. */
const isOfServer = (name: string) =>
  !/^(kysely|sqlite|snapshot|claim$|answer_under_way$|crash_mark$)/.test(name)
const asText = (row: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, value === null ? null : String(value)])
      .sort(),
  )

/** The rows of a database: its file, or its address. */
export const allRowsOf = (database: string): Promise<AllRows> =>
  database.startsWith('postgres:') ? ofPostgres(database) : ofFile(database)

async function ofFile(file: string): Promise<AllRows> {
  using database = new DatabaseSync(file)
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  const found: AllRows = {}
  for (const name of tables.map((table) => String(table.name)).filter(isOfServer)) {
    const order = name === 'page_replay' ? ', rowid as written' : ''
    const rows = database.prepare(`select *${order} from ${name}`)
    rows.setReadBigInts(true)
    found[name] = rows.all().map(asText).sort()
  }
  return found
}

async function ofPostgres(address: string): Promise<AllRows> {
  // Every value as the text that PostgreSQL sends.
  const client = new pg.Client({
    connectionString: address,
    types: { getTypeParser: () => (text: string) => originalText(text) },
  })
  await client.connect()
  const found: AllRows = {}
  try {
    // What PostgreSQL computes itself is left out.
    const { rows: tables } = await client.query(
      `select relname, string_agg(quote_ident(attname), ', ') as columns from pg_class
        join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        group by relname order by relname`,
    )
    for (const { relname, columns } of tables.filter(({ relname }) => isOfServer(relname))) {
      found[relname] = (await client.query(`select ${columns} from ${relname}`)).rows.map(asText).sort()
    }
  } finally {
    await client.end()
  }
  return found
}

export const isEmpty = (rows: AllRows): boolean => Object.values(rows).every((its) => its.length === 0)
