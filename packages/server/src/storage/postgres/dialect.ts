import { sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'
import { endingChannelValues, setDates } from './calendar-values.ts'
import { hasEnded } from './lease.ts'
import { storeUpdate } from './store-update.ts'
import { storedJson } from './stored-text.ts'

export const postgresDialect: Dialect = {
  // As arrays: a plan that was made while the table was small would join all rows of the property with a list.
  isAmongIntegers: (column, json) =>
    sql`${sql.ref(column)} = any (array(select value::bigint from json_array_elements_text(${json}::json)))`,
  isAmongTexts: (column, json) =>
    sql`${sql.ref(column)} = any (array(select value from json_array_elements_text(${json}::json)))`,
  entryOf: (column, index) => sql`(${sql.ref(column)}::json -> (${index})::integer)::text`,
  rowsFrom: (table, _columns, rows) =>
    sql`json_populate_recordset(null::${sql.table(table)}, ${storedJson(rows)}::json)`,
  orderOfPages: 'written',
  setDates,
  storeUpdate,
  endingChannelValues,
  continueNumbers,
  tables: (database) => namesOf(database, ''),
  tablesOfProperties: (database) => namesOf(database, 'hr_id'),
  isUnknown: sql.raw('unknown'),
  isAnswering: (hrId) =>
    sql`exists (select from answer_under_way
      where hr_id = ${hrId} and token_id = token.id and not ${sql.raw(hasEnded)})`,
  columnsOf: async (database, table) => {
    const { rows } = await sql<{ name: string }>`
      select attname::text as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`.execute(database)
    return rows.map(({ name }) => name)
  },
  keyOf: async (database, table) => {
    const { rows } = await sql<{ name: string }>`
      select attname::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = ${table}::regclass and indisprimary
      order by array_position(indkey::smallint[], attnum)`.execute(database)
    return rows.map(({ name }) => name)
  },
}

/**
 * The tables with a column of this name, or all of them; but for snapshots, the migrations', what processes say of themselves,
 * and partitions of others.
 */
async function namesOf(database: Database, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely_%' and relname not like 'snapshot%'
      and relname not in ('claim', 'answer_under_way', 'crash_mark')
      and (${column} = '' or exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = ${column}))
    order by relname`.execute(database)
  return rows.map(({ name }) => name)
}

/** The sequences of identity columns do not notice rows that come with a number. */
async function continueNumbers(database: Database): Promise<void> {
  for (const table of await namesOf(database, '')) {
    const { rows } = await sql<{ name: string }>`
      select attname::text as name from pg_attribute
      where attrelid = ${table}::regclass and attidentity <> ''`.execute(database)
    for (const { name } of rows) {
      await sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.ref(name)}))
        from ${sql.table(table)}`.execute(database)
    }
  }
}
