import { calendarFields } from '@innwire/types'
import type { Kysely } from 'kysely'
import type { MappingTable, Schema } from '../storage/schema.ts'
import type { DateValues } from './changes.ts'
import { allChannels } from './write-calendar.ts'

/**
 * What a channel has to show for a mapping from a date on: the availability of the group and all else of the rate, and
 * before both what is limited to the channel. Where the channel may have a number and the group has none, 0 takes it
 * back.
 * @param formerGroup to which the mapping led until now
 */
export async function presentValues(
  database: Kysely<Schema>,
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

/** Dates of which the channel was told a number, or has one of the former group still on its way to it. */
async function datesWithNumber(
  database: Kysely<Schema>,
  { hr_id, channel_code, code }: MappingTable,
  from: string,
  formerGroup: string | undefined,
): Promise<Set<string>> {
  const told = await database
    .selectFrom('told')
    .select('date')
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('mapping_code', '=', code)
    .where('date', '>=', from)
    .where('availability', 'is not', null)
    .execute()
  const former =
    formerGroup === undefined
      ? []
      : await database
          .selectFrom('calendar')
          .select('date')
          .where('hr_id', '=', hr_id)
          .where('code', '=', formerGroup)
          .where('channel_code', 'in', [allChannels, channel_code])
          .where('date', '>=', from)
          .where('availability', 'is not', null)
          .execute()
  return new Set([...told, ...former].map(({ date }) => date))
}
