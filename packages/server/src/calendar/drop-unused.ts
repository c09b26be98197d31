import { calendarFields } from '@innwire/types'
import type { PropertySetUp } from '../property/set-up.ts'
import { deleteRows, updateRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'

/**
 * Removes values of codes that are not in use any more: the availability of a group without rooms, and all else of a deleted
 * rate. A group keeps its availability when only its master rate is deleted.
 * @param setUp the set-up as it is now
 */
export async function dropUnusedCalendar(
  database: Database,
  setUp: PropertySetUp,
  codes: string[],
): Promise<void> {
  const { hr_id } = setUp.property
  for (const code of new Set(codes)) {
    const isRate = setUp.rooms.has(code)
    const isGroup = setUp.groups.has(code)
    if (isRate && isGroup) continue
    if (!isRate && !isGroup) {
      await deleteRows(database, 'calendar', { hr_id, code })
      continue
    }
    await updateRows(database, 'calendar', { hr_id, code }, isRate ? { availability: null } : ratesOwn)
  }
}

/** All fields but availability, which is the group's. */
const ratesOwn = Object.fromEntries(
  calendarFields.filter((field) => field !== 'availability').map((field) => [field, null]),
)

/** Removes what was limited to a channel, rate by rate: the calendar of a large hotel has hundreds of thousands of days. */
export async function dropChannelCalendar(database: Database, hrId: string, channel: string): Promise<void> {
  const nextCode = async (after: string) => {
    const row = await database
      .selectFrom('calendar')
      .select('code')
      .where('hr_id', '=', hrId)
      .where('code', '>', after)
      .orderBy('code')
      .limit(1)
      .executeTakeFirst()
    return row?.code
  }
  for (let code = await nextCode(''); code !== undefined; code = await nextCode(code)) {
    await deleteRows(database, 'calendar', { hr_id: hrId, code, channel_code: channel })
  }
}
