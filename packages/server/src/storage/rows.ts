import {
  type Insertable,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import { dialectOf } from './dialect.ts'
import type { Database, Schema } from './schema.ts'

type Table = keyof Schema
type Row<Name extends Table> = Selectable<Schema[Name]>
type Values<Name extends Table> = Partial<Row<Name>>

/** The query builder with any table: Kysely types queries by the name of a table, which here is a parameter. */
type AnyTable = Kysely<Record<Table, Record<string, unknown>>>
const anyTable = (database: Database) => database as Kysely<unknown> as AnyTable

/** Finds a row by values of its columns; undefined where there is none. Where there are several, it is any of them. */
export async function findRow<Name extends Table, Column extends keyof Row<Name> & string>(
  database: Database,
  table: Name,
  values: Values<Name>,
  columns?: Column[],
): Promise<Pick<Row<Name>, Column> | undefined> {
  const rows = anyTable(database)
    .selectFrom<Table>(table)
    .where(({ and }) => and(values))
    .limit(1)
  const found = await (columns ? rows.select(columns) : rows.selectAll()).executeTakeFirst()
  return found as Pick<Row<Name>, Column> | undefined
}

/** Lists the rows with these values of their columns, in the order of one column. */
export async function listRows<Name extends Table, Column extends keyof Row<Name> & string>(
  database: Database,
  table: Name,
  values: Values<Name>,
  order: keyof Row<Name> & string,
  columns?: Column[],
): Promise<Pick<Row<Name>, Column>[]> {
  const rows = anyTable(database)
    .selectFrom<Table>(table)
    .where(({ and }) => and(values))
    .orderBy(order)
  const found = await (columns ? rows.select(columns) : rows.selectAll()).execute()
  return found as Pick<Row<Name>, Column>[]
}

/**
 * Deletes the rows with these values.
 * @returns how many there were
 */
export async function deleteRows<Name extends Table>(
  database: Database,
  table: Name,
  values: Values<Name>,
): Promise<number> {
  const { numDeletedRows } = await anyTable(database)
    .deleteFrom<Table>(table)
    .where(({ and }) => and(values))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Sets columns of the rows with these values. */
export async function updateRows<Name extends Table>(
  database: Database,
  table: Name,
  values: Values<Name>,
  columns: Updateable<Schema[Name]>,
): Promise<void> {
  await anyTable(database)
    .updateTable<Table>(table)
    .set({ ...columns })
    .where(({ and }) => and(values))
    .execute()
}

/** The rows behind a place in the order of these columns, in that order. */
export const rowsBehind =
  <Column extends string>(place: Record<Column, unknown>, ...columns: Column[]) =>
  <All, From extends keyof All, Selected>(
    query: SelectQueryBuilder<All, From, Selected>,
  ): SelectQueryBuilder<All, From, Selected> => {
    const order = sql.join(columns.map((column) => sql.ref(column)))
    const values = sql.join(columns.map((column) => place[column]))
    return query.where(sql<boolean>`(${order}) > (${values})`).orderBy(order)
  }

export async function upsertRow<Name extends Table, Key extends Partial<Insertable<Schema[Name]>>>(
  database: Database,
  table: Name,
  key: Key,
  values: Omit<Insertable<Schema[Name]>, keyof Key>,
): Promise<void> {
  await anyTable(database)
    .insertInto<Table>(table)
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(Object.keys(key)).doUpdateSet({ ...values }))
    .execute()
}

/**
 * Inserts rows by one statement, however many there are: all go in as one JSON text.
 * @param same values that all of them have
 */
export async function insertRows<Name extends Table, Same extends Partial<Insertable<Schema[Name]>>>(
  database: Database,
  table: Name,
  same: Same,
  rows: Omit<Insertable<Schema[Name]>, keyof Same>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const own = Object.keys(first)
  const columns = sql.join([...Object.keys(same), ...own].map((column) => sql.ref(column)))
  const values = sql.join([...Object.values(same), ...own.map((column) => sql.ref(column))])
  const given = dialectOf(database).rowsFrom(table, own, rows)
  await sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${given} as given`.execute(
    database,
  )
}
