import { calendarFields } from '@innwire/types'
import { sql } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import { dialectOf } from '../storage/dialect.ts'
import { runSql } from '../storage/run-sql.ts'
import type { Database } from '../storage/schema.ts'
import { together } from '../storage/together.ts'
import type { CalendarChange } from './changes.ts'
import { upsertCalendar } from './upsert-values.ts'

/** The hotel's own values, which hold for every channel that has none for itself. */
export const allChannels = ''

/** Stores what was accepted: the hotel's own values, or those that are limited to a channel. */
export async function writeChanges(
  database: Database,
  hrId: string,
  changes: CalendarChange[],
): Promise<void> {
  for (const { channels, rate_code, dates } of changes) {
    const upsert = (channel_code: string) =>
      upsertCalendar(database, { hr_id: hrId, code: rate_code, channel_code }, dates)
    // The values of single channels are in rows of their own.
    if (!channels) await together(dropChannelValues(database, hrId, rate_code, dates), upsert(allChannels))
    for (const channel of channels ?? []) await upsert(channel)
  }
}

/** Values for all channels replace those of single channels, field by field. */
async function dropChannelValues(
  database: Database,
  hrId: string,
  rate_code: string,
  dates: CalendarChange['dates'],
): Promise<void> {
  // Most codes have none, which this finds at once.
  if ((await anyOfChannels(database, { hr_id: hrId, code: rate_code })).length === 0) return
  const byFields = Map.groupBy(dates, (values) =>
    calendarFields.filter((field) => values[field] !== undefined).join(),
  )
  for (const [fields, same] of byFields) {
    const on = JSON.stringify(same.map(({ date }) => date))
    for (const statement of dialectOf(database).endingChannelValues(fields.split(',')))
      await runSql(database, statement, [on, hrId, rate_code])
  }
}

const anyOfChannels = compiledOnce((database, { hr_id, code }: { hr_id: string; code: string }) =>
  database
    .selectFrom('calendar')
    .select('date')
    .where(({ and }) => and({ hr_id, code }))
    .where('channel_code', '>', sql.lit(''))
    .limit(sql.lit(1)),
)
