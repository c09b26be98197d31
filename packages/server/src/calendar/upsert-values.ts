import { sql } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import { dialectOf } from '../storage/dialect.ts'
import type { Database } from '../storage/schema.ts'
import type { DateValues } from './changes.ts'

/** Sets values in the calendar, date by date; a field that is not given stays as it is. */
export const upsertCalendar = (
  database: Database,
  { hr_id, code, channel_code }: { hr_id: string; code: string; channel_code: string },
  dates: DateValues[],
) => dialectOf(database).setDates(database, { table: 'calendar', key: { hr_id, code, channel_code } }, dates)

type ToldPlace = { hr_id: string; channel_code: string; mapping_code: string }

/** The same for what a channel was sent at a time. */
export function upsertTold(
  database: Database,
  { hr_id, channel_code, mapping_code }: ToldPlace,
  dates: DateValues[],
  at: Date,
) {
  const key = { hr_id, channel_code, mapping_code }
  return dialectOf(database).setDates(database, { table: 'told', key, toldAt: at.getTime() }, dates)
}

/**
 * Stored in place of an availability from which the channel has counted on by itself: not null, because the channel has
 * some number.
 */
export const unknownAvailability = -1

const forgetOn = compiledOnce((database, its: ToldPlace & { dates: string; since: number }) =>
  database
    .updateTable('told')
    .set({ availability: sql.lit(unknownAvailability) })
    .where('hr_id', '=', its.hr_id)
    .where('channel_code', '=', its.channel_code)
    .where('mapping_code', '=', its.mapping_code)
    .where(dialectOf(database).isAmongTexts('date', its.dates))
    .where('availability', 'is not', null)
    .where(sql<boolean>`coalesce(told_at, 0) >= ${its.since}`),
)

/** Marks the availability of a channel on these dates as unknown, where it was sent one since a time. */
export const forgetToldAvailability = (
  database: Database,
  { hr_id, channel_code, mapping_code }: ToldPlace,
  dates: string[],
  since: number,
) => forgetOn(database, { hr_id, channel_code, mapping_code, dates: JSON.stringify(dates), since })
