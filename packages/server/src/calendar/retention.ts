import { addDays } from '../dates.ts'
import { removeInSlices, type Slices } from '../storage/removal.ts'
import type { Database } from '../storage/schema.ts'

/** So that a day can be compared with the same one of the year before. */
const pastDaysKept = 400

/** Removes days of the calendar that are long over, and what channels were told of them, some at a time. */
export async function removePastDays(service: Slices, stopped: () => boolean): Promise<void> {
  for (const [table, one, other] of tables) {
    const find = async (database: Database, _: Date, after = beginning) => {
      const places: Place[] = []
      for (let last: Place | undefined = after; last && places.length < mostFound; ) {
        last = await nextOf(database, table, one, other, last)
        if (last) places.push(last)
      }
      return places
    }
    const remove = async (database: Database, now: Date, place: Place) => {
      await database
        .deleteFrom(table as 'calendar')
        .where('hr_id', '=', place.hr_id)
        .where(one as 'code', '=', place.one)
        .where(other as 'channel_code', '=', place.other)
        .where('date', '<', addDays(now.toISOString().slice(0, 10), -pastDaysKept))
        .execute()
      return true
    }
    await removeInSlices(service, { find, remove }, stopped)
  }
}

/** Each by a query of its own. */
const mostFound = 100

/** What a row of the table is about, but for its date. */
type Place = { hr_id: string; one: string; other: string }
const beginning: Place = { hr_id: '', one: '', other: '' }

/** By the columns of their keys, between the hotel and the date. */
const tables = [
  ['calendar', 'code', 'channel_code'],
  ['told', 'channel_code', 'mapping_code'],
] as const

/** The next rate and channel, or mapping, that has a day. */
async function nextOf(
  database: Database,
  table: 'calendar' | 'told',
  one: string,
  other: string,
  after: Place,
): Promise<Place | undefined> {
  const columns = ['hr_id', one, other] as ['hr_id', 'code', 'channel_code']
  const row = await database
    .selectFrom(table as 'calendar')
    .select(columns)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple(...columns), '>', tuple(after.hr_id, after.one, after.other)),
    )
    .orderBy('hr_id')
    .orderBy(columns[1])
    .orderBy(columns[2])
    .limit(1)
    .executeTakeFirst()
  return row && { hr_id: row.hr_id, one: row[columns[1]], other: row[columns[2]] }
}
