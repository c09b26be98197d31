import { type Kysely, sql } from 'kysely'
import type { CalendarChange } from '../calendar/changes.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import { endMarks, isSomebodyLacking } from './lacking.ts'

/**
 * Ends, inside the write that sets them, what bookings lack on the nights for which the hotel states a number above 0
 * for all channels: that is what it still sells after all the bookings that it stands by. None of them takes anything
 * for it, so nothing comes back for it. A 0 says nothing, because no hotel can state less.
 */
export async function settleLacking(
  database: Kysely<Schema>,
  hrId: string,
  today: string,
  changes: CalendarChange[],
): Promise<void> {
  const stated = changes
    .filter(({ channels }) => channels === null)
    .map(({ inv_code, dates }) => ({ inv_code, dates: datesWithRooms(dates) }))
    .filter(({ dates }) => dates.length > 0)
  if (stated.length === 0 || !(await isSomebodyLacking(database, hrId))) return
  const settled = new Set<string>()
  for (const { inv_code, dates } of stated) {
    const [first = '', last = first] = [dates[0], dates.at(-1)]
    const [some] = await someBetween(database, hrId, inv_code, first, last)
    if (!some) continue
    for (const date of dates) {
      const rows = await settleNight(database, 1, hrId, inv_code, date)
      for (const { hr_number } of rows) settled.add(hr_number)
    }
  }
  await endMarks(database, hrId, today, settled)
}

const datesWithRooms = (dates: CalendarChange['dates']): string[] =>
  dates
    .filter(({ availability = 0 }) => availability > 0)
    .map(({ date }) => date)
    .sort()

/** Most groups have nobody without a room, and need not be asked for each date. */
const someBetween = compiledOnce((database) =>
  database
    .selectFrom('lacking_night')
    .select('position')
    .where('hr_id', '=', '')
    .where('inv_code', '=', '')
    .where('date', '>=', '')
    .where('date', '<=', '')
    .where('has_room', '=', sql.lit(0))
    .limit(sql.lit(1)),
)

const settleNight = compiledOnce((database) =>
  database
    .updateTable('lacking_night')
    .set({ has_room: 1 })
    .where('hr_id', '=', '')
    .where('inv_code', '=', '')
    .where('date', '=', '')
    .where('has_room', '=', sql.lit(0))
    .returning('hr_number'),
)
