import { calendarFields } from '@innwire/types'
import type { Kysely } from 'kysely'
import type { DateValues } from '../calendar/changes.ts'
import { runSql } from './run-sql.ts'
import type { Schema } from './schema.ts'

type Key = Record<string, string>

/**
 * Sets values in the calendar, date by date; a field that is not given stays as it is. A named query for SQLite, which
 * a query builder would have to put together anew from hundreds of values with every update.
 */
export const upsertCalendar = (
  database: Kysely<Schema>,
  { hr_id, code, channel_code }: { hr_id: string; code: string; channel_code: string },
  dates: DateValues[],
) => upsert(database, 'calendar', { hr_id, code, channel_code }, dates)

/** The same for what a channel was told at a time. */
export const upsertTold = (
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: { hr_id: string; channel_code: string; mapping_code: string },
  dates: DateValues[],
  at: Date,
) => upsert(database, 'told', { hr_id, channel_code, mapping_code }, dates, [at.getTime()])

/**
 * What is kept in place of an availability that a channel was told, but has counted on by itself since: not null, for
 * the channel has some number.
 */
export const unknownAvailability = -1

/** Keeps that nobody knows which availability a channel has on these dates, as far as it was told one since a time. */
export const forgetToldAvailability = (
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: { hr_id: string; channel_code: string; mapping_code: string },
  dates: string[],
  since: number,
) =>
  runSql(
    database,
    `update told set availability = ${unknownAvailability} where hr_id = ? and channel_code = ? and mapping_code = ?
      and date in (select value from json_each(?)) and availability is not null and coalesce(told_at, 0) >= ?`,
    [hr_id, channel_code, mapping_code, JSON.stringify(dates), since],
  )

/** As many dates as a daily update has for a target. */
const rowsAtOnce = 90

async function upsert(
  database: Kysely<Schema>,
  table: 'calendar' | 'told',
  key: Key,
  dates: DateValues[],
  toldAt: number[] = [],
): Promise<void> {
  for (let from = 0; from < dates.length; from += rowsAtOnce) {
    const rows = dates.slice(from, from + rowsAtOnce)
    const values = rows.flatMap((row) => [row.date, ...calendarFields.map((field) => row[field] ?? null)])
    const statement = statementFor(table, Object.keys(key), rows.length)
    await runSql(database, statement, [...Object.values(key), ...toldAt, ...values])
  }
}

/** The text of each prepared statement, by table and number of rows: some 180, of at most 3 kB. */
const statements = new Map<string, string>()

function statementFor(table: 'calendar' | 'told', key: string[], rows: number): string {
  const name = `${table} ${rows}`
  const text = statements.get(name) ?? compose(table, key, rows)
  statements.set(name, text)
  return text
}

function compose(table: 'calendar' | 'told', key: string[], rows: number): string {
  const constant = table === 'told' ? [...key, 'told_at'] : key
  const given = constant.map((_, index) => `?${index + 1}`).join(', ')
  const columns = ['date', ...calendarFields]
  const picked = columns.map((_, index) => `column${index + 1}`).join(', ')
  const row = `(${columns.map(() => '?').join(', ')})`
  const kept = calendarFields.map((field) => `${field} = coalesce(excluded.${field}, ${table}.${field})`)
  if (table === 'told')
    kept.push('told_at = iif(excluded.availability is null, told.told_at, excluded.told_at)')
  return `insert into ${table} (${[...constant, ...columns].join(', ')})
    select ${given}, ${picked} from (values ${Array.from({ length: rows }, () => row).join(', ')}) where true
    on conflict (${[...key, 'date'].join(', ')}) do update set ${kept.join(', ')}`
}
