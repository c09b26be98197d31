import { addDays } from '../dates.ts'
import { removeInSlices, type Slices } from '../storage/removal.ts'
import type { Database } from '../storage/schema.ts'

/** So that a day can be compared with the same one of the year before. */
const daysKept = 400

/** Removes days of the calendar that are long over, and what channels were told of them, some at a time. */
export async function removePastDays(service: Slices, stopped: () => boolean): Promise<void> {
  for (const [table, one, other] of tables) {
    await removeInSlices<Place>(
      service,
      async (database, now, after = ['', '', '']) => {
        const place = await nextOf(database, table, one, other, after)
        if (!place) return undefined
        const [hr_id, of, and] = place
        await database
          .deleteFrom(table as 'calendar')
          .where('hr_id', '=', hr_id)
          .where(one as 'code', '=', of)
          .where(other as 'channel_code', '=', and)
          .where('date', '<', addDays(now.toISOString().slice(0, 10), -daysKept))
          .execute()
        return place
      },
      stopped,
    )
  }
}

/** What a row of the table is about, but for its date. */
type Place = [hrId: string, one: string, other: string]

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
    .where(({ eb, refTuple, tuple }) => eb(refTuple(...columns), '>', tuple(...after)))
    .orderBy('hr_id')
    .orderBy(columns[1])
    .orderBy(columns[2])
    .limit(1)
    .executeTakeFirst()
  return row && (columns.map((column) => row[column]) as Place)
}
