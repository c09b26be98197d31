import type { Kysely } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import { upsertCalendar } from '../storage/upsert-values.ts'
import { type CalendarChange, fieldNames } from './changes.ts'

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

const channelRows = compiledOnce((database) =>
  database
    .selectFrom('calendar')
    .select(['channel_code', 'date'])
    .where('hr_id', '=', '')
    .where('code', '=', '')
    .where('channel_code', '>', allChannels),
)

/** Values for all channels end what one channel had for itself, field by field. */
async function dropChannelValues(
  database: Kysely<Schema>,
  hrId: string,
  { rate_code, dates }: CalendarChange,
): Promise<void> {
  const own = await channelRows(database, hrId, rate_code, allChannels)
  if (own.length === 0) return
  const wanted = new Map(dates.map((values) => [values.date, values]))
  for (const { channel_code, date } of own) {
    const values = wanted.get(date)
    if (!values) continue
    const set = fieldNames.filter((field) => values[field] !== undefined)
    await database
      .updateTable('calendar')
      .set(Object.fromEntries(set.map((field) => [field, null])))
      .where('hr_id', '=', hrId)
      .where('code', '=', rate_code)
      .where('channel_code', '=', channel_code)
      .where('date', '=', date)
      .execute()
  }
}
