import { sql } from 'kysely'
import { dialectOf } from '../storage/dialect.ts'
import { migratedSetting } from '../storage/migrated.ts'
import type { Database } from '../storage/schema.ts'

/** A table with the same rows on both databases. */
export type CopiedTable = { table: string; key: string[]; columns: Column[] }

/** A column, and what the two databases call it. */
type Column = { from: string; to: string }

/** The table in which the order of writing counts: the clock may have been set back. */
const tableInOrder = 'page_replay'

/**
 * The tables of two databases, in the order of their names.
 * @throws when they differ: whoever adds a table or a column to one of them must say here what becomes of its rows
 */
export async function tablesOf(from: Database, to: Database): Promise<CopiedTable[]> {
  const names = (await dialectOf(from).tables(from)).sort()
  expectSame('tables', names, (await dialectOf(to).tables(to)).sort())
  const tables: CopiedTable[] = []
  for (const table of names) tables.push(await describe(table, from, to))
  return tables
}

async function describe(table: string, from: Database, to: Database): Promise<CopiedTable> {
  const names = await storedColumns(from, table)
  expectSame(`columns of ${table}`, names, await storedColumns(to, table))
  const columns = names.map((name) => ({ from: name, to: name }))
  if (table === tableInOrder) {
    columns.push({ from: dialectOf(from).orderOfPages, to: dialectOf(to).orderOfPages })
  }
  return { table, key: await dialectOf(from).keyOf(from, table), columns }
}

/** In the order of their names, without the one by which SQLite knows a row anyway. */
async function storedColumns(database: Database, table: string): Promise<string[]> {
  const { columnsOf, orderOfPages } = dialectOf(database)
  return (await columnsOf(database, table)).filter((name) => name !== orderOfPages).sort()
}

/** Which rows of a table are the same on both: that a database was migrated is said of itself alone. */
export const isCopied = (table: string) =>
  table === 'setting' ? sql`name <> ${sql.lit(migratedSetting)}` : sql`1 = 1`

function expectSame(what: string, its: string[], others: string[]): void {
  const differing = [...new Set(its).symmetricDifference(new Set(others))]
  if (differing.length === 0) return
  throw new Error(
    `The ${what} are not the same on SQLite and on PostgreSQL: ${differing.join(', ')}. Write the migration of both, in storage/sqlite/migrations and storage/postgres/migrations; where only one is to have them, say in migrate-database/tables.ts what becomes of the rows.`,
  )
}

export async function tableWithRows(database: Database): Promise<string | undefined> {
  for (const table of await dialectOf(database).tables(database)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) return table
  }
  return undefined
}

export async function countRows(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from ${sql.table(table)} where ${isCopied(table)}`.execute(database)
  return Number(rows[0]?.rows)
}
