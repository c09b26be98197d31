import { calendarFields } from '@innwire/types'
import type { ChannelCode, DateFields, DatesPlace } from '../dialect.ts'
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
  const arrays = [
    dates.map(({ date }) => date),
    ...calendarFields.map((field) => dates.map((values) => values[field] ?? null)),
  ]
  const constant = [...Object.values(key), ...(toldAt === undefined ? [] : [toldAt])]
  await runSql(database, statements[table], [...constant, ...arrays])
}

const columns = ['date', ...calendarFields]

function compose(table: DatesPlace['table'], key: string[]): string {
  const constant = table === 'told' ? [...key, 'told_at'] : key
  const types = columns.map((column) => (column === 'date' || column === 'price' ? 'text' : 'integer'))
  const given = constant.map((_, index) => `$${index + 1}`)
  const arrays = types.map((type, index) => `$${constant.length + index + 1}::${type}[]`)
  return `insert into ${table} (${[...constant, ...columns].join(', ')})
    select ${given.join(', ')}, its.* from unnest(${arrays.join(', ')}) as its
    on conflict (${[...key, 'date'].join(', ')}) do update set ${keptValues(table)}`
}

const statements = {
  calendar: compose('calendar', ['hr_id', 'code', 'channel_code']),
  told: compose('told', ['hr_id', 'channel_code', 'mapping_code']),
}

export async function endChannelValues(
  database: Database,
  { hr_id, code }: ChannelCode,
  dates: string,
  fields: string[],
): Promise<void> {
  await runSql(database, endValues(fields), [dates, hr_id, code])
  // Otherwise each later update would read the empty rows.
  await runSql(database, dropEmpty, [dates, hr_id, code])
}

const amongThese = `hr_id = $2 and code = $3 and channel_code > ''
  and date in (select value from json_array_elements_text($1::json))`

const endValues = (fields: string[]) =>
  `update calendar set ${fields.map((field) => `${field} = null`).join(', ')}
    where ${amongThese} and (${fields.map((field) => `${field} is not null`).join(' or ')})`

const dropEmpty = `delete from calendar
  where ${amongThese} and ${calendarFields.map((field) => `${field} is null`).join(' and ')}`
