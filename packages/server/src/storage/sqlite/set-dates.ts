import { calendarFields, mostDates } from '@innwire/types'
import type { DateFields, DatesPlace } from '../dialect.ts'
import { keptValues } from '../kept-values.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'

/** A named query, which a query builder would have to put together anew from hundreds of values with every update. */
export async function setDates(
  database: Database,
  { table, key, toldAt }: DatesPlace,
  dates: DateFields[],
): Promise<void> {
  const constant = [...Object.values(key), ...(toldAt === undefined ? [] : [toldAt])]
  for (let from = 0; from < dates.length; from += mostDates) {
    const rows = dates.slice(from, from + mostDates)
    const values = rows.flatMap((row) => [row.date, ...calendarFields.map((field) => row[field] ?? null)])
    const statement = statementFor(table, Object.keys(key), rows.length)
    await runSql(database, statement, [...constant, ...values])
  }
}

/** The text of each prepared statement, by table and number of rows: some 180, of at most 3 kB. */
const statements = new Map<string, string>()

function statementFor(table: DatesPlace['table'], key: string[], rows: number): string {
  const name = `${table} ${rows}`
  const text = statements.get(name) ?? compose(table, key, rows)
  statements.set(name, text)
  return text
}

function compose(table: DatesPlace['table'], key: string[], rows: number): string {
  const constant = table === 'told' ? [...key, 'told_at'] : key
  const given = constant.map((_, index) => `?${index + 1}`).join(', ')
  const columns = ['date', ...calendarFields]
  const picked = columns.map((_, index) => `column${index + 1}`).join(', ')
  const row = `(${columns.map(() => '?').join(', ')})`
  return `insert into ${table} (${[...constant, ...columns].join(', ')})
    select ${given}, ${picked} from (values ${Array.from({ length: rows }, () => row).join(', ')}) where true
    on conflict (${[...key, 'date'].join(', ')}) do update set ${keptValues(table, (column) => `excluded.${column}`)}`
}
