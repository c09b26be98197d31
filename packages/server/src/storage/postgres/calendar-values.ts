import { type CalendarField, calendarFields } from '@innwire/types'
import type { DateFields, DatesPlace } from '../dialect.ts'
import { keptValues } from '../kept-values.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'

/**
 * One statement however many dates there are: each field goes in as one JSON object, with the values by their dates.
 *
 * Rows find their values in it without a join. PostgreSQL plans a prepared statement before it knows how many dates come;
 * among thousands of hotels it would expect one row, and compare every row with every date (a nested loop).
 */
export async function setDates(
  database: Database,
  { table, key, toldAt }: DatesPlace,
  dates: DateFields[],
): Promise<void> {
  if (dates.length === 0) return
  const ordered = dates.map(({ date }) => date).toSorted()
  const values = ['date' as const, ...calendarFields].map((field) => byDate(dates, field))
  const given = [...Object.values(key), toldAt, ordered[0], ordered.at(-1), ...values]
  await runSql(database, statements[table], table === 'told' ? given : given.toSpliced(3, 1))
}

/**
 * JSON of a field by date, in which nothing is to be escaped. None where no date has the field, which is then null for all of
 * them.
 */
function byDate(dates: DateFields[], field: keyof DateFields): string | null {
  const texts = dates.flatMap((its) => {
    const value = its[field]
    if (value === undefined) return []
    return `"${its.date}":${typeof value === 'string' ? `"${value}"` : value}`
  })
  return texts.length === 0 ? null : `{${texts.join()}}`
}

/**
 * Most dates are there already, and an update of them costs less than an insert that finds out. Nobody else writes rows of
 * the property meanwhile.
 */
function compose(table: DatesPlace['table'], key: string[]): string {
  const toldAt = table === 'told' ? (['told_at'] as const) : []
  const before = key.length + toldAt.length
  const [first, last, dates] = [1, 2, 3].map((number) => `$${before + number}`)
  const givenFor = (field: CalendarField | 'told_at') => {
    if (field === 'told_at') return '$4::bigint'
    const values = `$${before + 4 + calendarFields.indexOf(field)}::jsonb`
    return field === 'price' ? `${values} ->> date` : `(${values} -> date)::integer`
  }
  const same = key.map((column, index) => `${column} = $${index + 1}`).join(' and ')
  const stored = [...key, 'date', ...toldAt, ...calendarFields]
  const given = [
    ...key.map((_, index) => `$${index + 1}`),
    'date',
    ...[...toldAt, ...calendarFields].map(givenFor),
  ]
  return `with present as (
      update ${table} set ${keptValues(table, givenFor)}
      where ${same} and date >= ${first} and date <= ${last} and ${dates}::jsonb ? date
      returning date
    )
    insert into ${table} (${stored.join(', ')})
    select ${given.join(', ')} from jsonb_object_keys(${dates}::jsonb) as its (date)
    where date not in (select date from present)`
}

const statements = {
  calendar: compose('calendar', ['hr_id', 'code', 'channel_code']),
  told: compose('told', ['hr_id', 'channel_code', 'mapping_code']),
}

const amongThese = `hr_id = $2 and code = $3 and channel_code > ''
  and date = any (array(select value from json_array_elements_text($1::json)))`

export const endingChannelValues = (fields: string[]) => [
  `update calendar set ${fields.map((field) => `${field} = null`).join(', ')}
    where ${amongThese} and (${fields.map((field) => `${field} is not null`).join(' or ')})`,
  dropEmpty,
]

const dropEmpty = `delete from calendar
  where ${amongThese} and ${calendarFields.map((field) => `${field} is null`).join(' and ')}`
