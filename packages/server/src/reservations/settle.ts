import type { Kysely } from 'kysely'
import type { CalendarChange } from '../calendar/changes.ts'
import type { Schema } from '../storage/schema.ts'
import { lackingOn, storeHelped } from './lacking.ts'
import { type GroupNight, nightKey } from './numbers.ts'

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
  const stated = changes.filter(({ channels }) => channels === null).flatMap(nightsWithRooms)
  const lacking = await lackingOn(database, hrId, stated)
  if (lacking.length === 0) return
  const keys = new Set(stated.map(nightKey))
  const settled = lacking.filter(({ nights }) => {
    const without = nights.filter((night) => !night.has_room && keys.has(nightKey(night)))
    for (const night of without) night.has_room = true
    return without.length > 0
  })
  await storeHelped(database, hrId, today, settled)
}

const nightsWithRooms = ({ inv_code, dates }: CalendarChange): GroupNight[] =>
  dates.filter(({ availability = 0 }) => availability > 0).map(({ date }) => ({ inv_code, date }))
