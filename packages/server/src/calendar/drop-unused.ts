import { calendarFields } from '@innwire/types'
import type { Kysely } from 'kysely'
import type { PropertySetUp } from '../property/set-up.ts'
import type { Schema } from '../storage/schema.ts'

/**
 * Removes what the calendar has under codes that stand for it no more: the availability of a group without rooms, and
 * everything else of a rate that is gone. A group keeps its availability when only its master rate goes.
 * @param setUp the set-up as it is now
 */
export async function dropUnusedCalendar(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  codes: string[],
): Promise<void> {
  const { hr_id } = setUp.property
  for (const code of new Set(codes)) {
    const isRate = setUp.rooms.has(code)
    const isGroup = setUp.groups.has(code)
    if (isRate && isGroup) continue
    if (!isRate && !isGroup) {
      await database.deleteFrom('calendar').where('hr_id', '=', hr_id).where('code', '=', code).execute()
      continue
    }
    await database
      .updateTable('calendar')
      .set(isRate ? { availability: null } : ratesOwn)
      .where('hr_id', '=', hr_id)
      .where('code', '=', code)
      .execute()
  }
}

/** All fields but availability, which is the group's. */
const ratesOwn = Object.fromEntries(
  calendarFields.filter((field) => field !== 'availability').map((field) => [field, null]),
)

/** Removes what was limited to a channel, rate by rate: the calendar of a large hotel has hundreds of thousands of days. */
export async function dropChannelCalendar(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
): Promise<void> {
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
    await database
      .deleteFrom('calendar')
      .where('hr_id', '=', hrId)
      .where('code', '=', code)
      .where('channel_code', '=', channel)
      .execute()
  }
}
