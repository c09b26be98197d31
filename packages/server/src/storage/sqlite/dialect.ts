import { sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { endingChannelValues } from './ending-channel-values.ts'
import { setDates } from './set-dates.ts'
import { storeUpdate } from './store-update.ts'

export const sqliteDialect: Dialect = {
  isAmongIntegers: isAmong,
  isAmongTexts: isAmong,
  entryOf: (column, index) => sql`json_extract(${sql.ref(column)}, '$[' || ${index} || ']')`,
  rowsFrom: (_table, columns, rows) => {
    const picked = columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`)
    return sql`(select ${sql.join(picked)} from json_each(${JSON.stringify(rows)}))`
  },
  orderOfPages: 'rowid',
  setDates,
  storeUpdate,
  endingChannelValues,
  // It always takes the number behind the last.
  continueNumbers: async () => {},
  tables: async (database) => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema
      where type = 'table' and name not glob 'kysely_*' and name not glob 'sqlite_*'`.execute(database)
    return rows.map(({ name }) => name)
  },
  tablesOfProperties: async (database) => {
    const { rows } = await sql<{ name: string }>`
      select its.name from sqlite_schema as its, pragma_table_info(its.name) as col
      where its.type = 'table' and col.name = 'hr_id'`.execute(database)
    return rows.map(({ name }) => name)
  },
  isUnknown: sql.raw('availability = -1'),
  isAnswering: () => sql.raw('0'),
  columnsOf: async (database, table) => {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) order by cid`.execute(database)
    return rows.map(({ name }) => name)
  },
  keyOf: async (database, table) => {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(database)
    return rows.map(({ name }) => name)
  },
}

function isAmong(column: string, json: string) {
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${json}))`
}
