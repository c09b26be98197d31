import { calendarFields } from '@innwire/types'
import type { Database, MappingTable } from '../storage/schema.ts'
import type { DateValues } from './changes.ts'
import { allChannels } from './write-calendar.ts'

/**
 * What a channel has to show for a mapping from a date on: the availability of the group and all else of the rate; values
 * that are limited to the channel come first. Where the channel may have a number and the group has none, it is 0.
 * @param formerGroup to which the mapping led until now
 */
export async function presentValues(
  database: Database,
  mapping: MappingTable,
  invCode: string,
  from: string,
  formerGroup?: string,
): Promise<DateValues[]> {
  const { hr_id, channel_code, rate_code } = mapping
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
    for (const field of calendarFields) {
      const owner = field === 'availability' ? invCode : rate_code
      if (row.code === owner && row[field] !== null) Object.assign(values, { [field]: row[field] })
    }
    byDate.set(row.date, values)
  }
  for (const date of await datesWithNumber(database, mapping, from, formerGroup))
    byDate.set(date, { availability: 0, ...(byDate.get(date) ?? { date }) })
  return [...byDate.values()]
    .filter((values) => Object.keys(values).length > 1)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Dates for which the channel was sent a number, or is about to be sent one of the former group. */
async function datesWithNumber(
  database: Database,
  { hr_id, channel_code, code }: MappingTable,
  from: string,
  formerGroup: string | undefined,
): Promise<Set<string>> {
  const told = await database
    .selectFrom('told')
    .select('date')
    .where(({ and }) => and({ hr_id, channel_code, mapping_code: code }))
    .where('date', '>=', from)
    .where('availability', 'is not', null)
    .execute()
  const former =
    formerGroup === undefined
      ? []
      : await database
          .selectFrom('calendar')
          .select('date')
          .where(({ and }) => and({ hr_id, code: formerGroup }))
          .where('channel_code', 'in', [allChannels, channel_code])
          .where('date', '>=', from)
          .where('availability', 'is not', null)
          .execute()
  return new Set([...told, ...former].map(({ date }) => date))
}
