import { calendarFields } from '@innwire/types'
import { readValues, shown } from '../calendar/read-calendar.ts'
import { allChannels } from '../calendar/write-calendar.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { CalendarColumns, CalendarGridRate } from '../generated/control.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { nightKey } from '../reservations/night-availability.ts'
import { countLackingRooms } from '../reservations/overbooked.ts'
import type { CalendarFields, Database } from '../storage/schema.ts'

/** Days of all rates of an answer together: some 2 MB at most. */
const mostCells = 20_000

type Wanted = { from: string; to: string; told_to?: string | undefined }

/**
 * The calendar of some rates, as columns by day.
 * @param after the code of the rate behind which they begin; undefined for the first
 * @param most rates; where the range is long, there are fewer
 */
export async function readGrid(
  database: Database,
  setUp: PropertySetUp,
  { from, to, told_to }: Wanted,
  after: string | undefined,
  most: number,
): Promise<{ rates: CalendarGridRate[]; next: string | null }> {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const all = [...setUp.rooms.values()]
  const first = after === undefined ? 0 : all.findIndex((room) => room.rate_code === after) + 1
  const rooms = all.slice(first, first + Math.min(most, Math.max(1, Math.floor(mostCells / days.length))))
  const mappings = rooms.flatMap((room) => mappingsOf(setUp, room.rate_code, told_to))
  const { valuesOn, toldTo } = await readValues(database, setUp, rooms, mappings, { from, to })
  const lacking = await countLackingRooms(
    database,
    setUp.property.hr_id,
    rooms.map(({ inv_code }) => inv_code),
    { from, to },
  )
  const rates = rooms.map((room): CalendarGridRate => {
    const { rate_code, inv_code, name, is_master } = room
    return {
      code: rate_code,
      inv_code,
      name,
      is_master: is_master === 1,
      overbooked: days.map((date) => lacking.get(nightKey({ inv_code, date })) ?? 0),
      own: columns(days.map((date) => valuesOn(allChannels, room, date))),
      told: mappingsOf(setUp, rate_code, told_to).map((mapping) => ({
        mapping_code: mapping.code,
        ...columns(days.map((date) => toldTo(mapping, room, date))),
      })),
    }
  })
  const last = rooms.at(-1)
  return { rates, next: first + rooms.length < all.length && last ? last.rate_code : null }
}

const mappingsOf = ({ mappings }: PropertySetUp, rateCode: string, channel: string | undefined) =>
  (mappings.get(rateCode) ?? []).filter(({ channel_code }) => channel_code === channel)

function columns(values: CalendarFields[]): CalendarColumns {
  const all = values.map(shown)
  const entries = calendarFields.map((field): [keyof CalendarColumns, unknown] => [
    field,
    all.map((its) => its[field]),
  ])
  return Object.fromEntries(entries) as CalendarColumns
}
