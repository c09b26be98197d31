import { calendarFields } from '@innwire/types'
import type { ChannelCode } from '../dialect.ts'
import { runSql } from '../run-sql.ts'
import type { Database } from '../schema.ts'

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

/** Among the rows of single channels on the dates that are given, by an index that has no others. */
const amongThese = `hr_id = ?2 and code = ?3 and (channel_code, date) in (
  select present.channel_code, present.date
  from json_each(?1) as given cross join calendar as present indexed by calendar_of_channels
  where present.hr_id = ?2 and present.code = ?3 and present.channel_code > '' and present.date = given.value`

const endValues = (fields: string[]) =>
  `update calendar set ${fields.map((field) => `${field} = null`).join(', ')}
    where ${amongThese} and (${fields.map((field) => `present.${field} is not null`).join(' or ')}))`

const dropEmpty = `delete from calendar
  where ${amongThese} and ${calendarFields.map((field) => `present.${field} is null`).join(' and ')})`
