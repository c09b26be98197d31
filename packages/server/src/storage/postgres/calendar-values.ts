import { calendarFields } from '@innwire/types'
import type { DateFields, DatesPlace } from '../dialect.ts'
import { keptValues } from '../kept-values.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'

/** One statement however many dates there are: each column goes in as an array. */
export async function setDates(
  database: Database,
  { table, key, toldAt }: DatesPlace,
  dates: DateFields[],
): Promise<void> {
  if (dates.length === 0) return
  const all = dates.map(({ date }) => date)
  const ordered = all.toSorted()
  const values = calendarFields.map((field) => arrayOf(dates.map((its) => its[field])))
  const given = [...Object.values(key), toldAt, ordered[0], ordered.at(-1), arrayOf(all), ...values]
  await runSql(database, statements[table], table === 'told' ? given : given.toSpliced(3, 1))
}

/**
 * The text of an array of dates, numbers or decimals, in which nothing is to be escaped: the driver would look at each. None
 * where no date has the field, which is then null for all of them.
 */
const arrayOf = (values: (string | number | undefined)[]): string | null =>
  values.every((value) => value === undefined) ? null : `{${values.map((value) => value ?? 'null').join()}}`

const columns = ['date', ...calendarFields]

/**
 * Most dates are there already, and an update of them costs less than an insert that finds out. Nobody else writes rows of
 * the property meanwhile.
 */
function compose(table: DatesPlace['table'], key: string[]): string {
  const toldAt = table === 'told' ? '$4::bigint as told_at, ' : ''
  const before = key.length + (table === 'told' ? 1 : 0)
  const [first, last] = [`$${before + 1}`, `$${before + 2}`]
  const arrays = columns.map((column, index) => {
    const type = column === 'date' || column === 'price' ? 'text' : 'integer'
    return `$${before + 3 + index}::${type}[]`
  })
  const same = key.map((column, index) => `${table}.${column} = $${index + 1}`).join(' and ')
  const stored = [...(table === 'told' ? ['told_at'] : []), ...columns]
  return `with its as materialized (
      select ${toldAt}given.* from unnest(${arrays.join(', ')}) as given (${columns.join(', ')})
    ), present as (
      update ${table} set ${keptValues(table, 'its')} from its
      where ${same} and ${table}.date = its.date and ${table}.date >= ${first} and ${table}.date <= ${last}
      returning ${table}.date
    )
    insert into ${table} (${[...key, ...stored].join(', ')})
    select ${key.map((_, index) => `$${index + 1}`).join(', ')}, ${stored.join(', ')} from its
    where date not in (select date from present)`
}

const statements = {
  calendar: compose('calendar', ['hr_id', 'code', 'channel_code']),
  told: compose('told', ['hr_id', 'channel_code', 'mapping_code']),
}

const amongThese = `hr_id = $2 and code = $3 and channel_code > ''
  and date in (select value from json_array_elements_text($1::json))`

export const endingChannelValues = (fields: string[]) => [
  `update calendar set ${fields.map((field) => `${field} = null`).join(', ')}
    where ${amongThese} and (${fields.map((field) => `${field} is not null`).join(' or ')})`,
  dropEmpty,
]

const dropEmpty = `delete from calendar
  where ${amongThese} and ${calendarFields.map((field) => `${field} is null`).join(' and ')}`
