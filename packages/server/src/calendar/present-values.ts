import type { Kysely } from 'kysely'
import type { MappingTable, Schema } from '../storage/schema.ts'
import { type DateValues, fieldNames } from './changes.ts'
import { allChannels } from './write-calendar.ts'

/**
 * What a channel has to show for a mapping from a date on: the availability of the group and all else of the rate, and
 * before both what is limited to the channel.
 */
export async function presentValues(
  database: Kysely<Schema>,
  { hr_id, channel_code, rate_code }: Pick<MappingTable, 'hr_id' | 'channel_code' | 'rate_code'>,
  invCode: string,
  from: string,
): Promise<DateValues[]> {
  const rows = await database
    .selectFrom('calendar')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('code', 'in', [rate_code, invCode])
    .where('channel_code', 'in', [allChannels, channel_code])
    .where('date', '>=', from)
    // The hotel's own values come first, so that those of the channel win.
    .orderBy('date')
    .orderBy('channel_code')
    .execute()
  const byDate = new Map<string, DateValues>()
  for (const row of rows) {
    const values = byDate.get(row.date) ?? { date: row.date }
    for (const field of fieldNames) {
      const owner = field === 'availability' ? invCode : rate_code
      if (row.code === owner && row[field] !== null) Object.assign(values, { [field]: row[field] })
    }
    byDate.set(row.date, values)
  }
  return [...byDate.values()].filter((values) => Object.keys(values).length > 1)
}
