import { calendarFields } from '@innwire/types'
import type { Kysely } from 'kysely'
import { runSql } from '../storage/run-sql.ts'
import type { Schema } from '../storage/schema.ts'
import { upsertCalendar } from '../storage/upsert-values.ts'
import type { CalendarChange } from './changes.ts'

/** The hotel's own values, which hold for every channel that has none for itself. */
export const allChannels = ''

/** Keeps what was accepted: the hotel's own values, or those that are limited to a channel. */
export async function writeChanges(
  database: Kysely<Schema>,
  hrId: string,
  changes: CalendarChange[],
): Promise<void> {
  for (const change of changes) {
    if (!change.channels) await dropChannelValues(database, hrId, change)
    for (const channel_code of change.channels ?? [allChannels]) {
      await upsertCalendar(database, { hr_id: hrId, code: change.rate_code, channel_code }, change.dates)
    }
  }
}

/** Values for all channels end what single channels had for themselves, field by field. */
async function dropChannelValues(
  database: Kysely<Schema>,
  hrId: string,
  { rate_code, dates }: CalendarChange,
): Promise<void> {
  // Most have none, which this finds at once.
  if ((await runSql(database, anyOfChannels, [hrId, rate_code])).length === 0) return
  const byFields = Map.groupBy(dates, (values) =>
    calendarFields.filter((field) => values[field] !== undefined).join(),
  )
  for (const [fields, same] of byFields) {
    const on = JSON.stringify(same.map(({ date }) => date))
    await runSql(database, endValues(fields.split(',')), [on, hrId, rate_code])
    // Else each later update would read them again.
    await runSql(database, dropEmpty, [on, hrId, rate_code])
  }
}

const anyOfChannels = "select 1 from calendar where hr_id = ? and code = ? and channel_code > '' limit 1"

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
