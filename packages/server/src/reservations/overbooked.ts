import { sql } from 'kysely'
import type { CalendarChange } from '../calendar/changes.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { updateRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { type GroupNight, type Nights, nightKey, ofNightKey } from './night-availability.ts'
import { type OverbookedNight, reassign } from './reassign.ts'
import type { RoomNight } from './room-nights.ts'

/** A reservation, and the channel that it came through. */
type ActiveBooking = { hr_number: string; channel: string; nights: RoomNight[] }

const anyOverbooked = compiledOnce((database, { hr_id }: { hr_id: string }) =>
  database
    .selectFrom('lacking_night')
    .select('position')
    .where(({ and }) => and({ hr_id }))
    .where('has_room', '=', sql.lit(0))
    .limit(sql.lit(1)),
)

/** Whether any reservation of the property is without a room; mostly none is, and nothing else need be asked. */
const isAnyOverbooked = async (database: Database, hrId: string): Promise<boolean> =>
  (await anyOverbooked(database, { hr_id: hrId })).length > 0

const rowsOf = compiledOnce((database, { hr_id, inv_code, date }: GroupNight & { hr_id: string }) =>
  database
    .selectFrom('lacking_night')
    .select(['hr_number', 'channel_code', 'position', 'numbers'])
    .where(({ and }) => and({ hr_id, inv_code, date }))
    .where('has_room', '=', sql.lit(0)),
)

/** The reservations without a room of a group on a date. */
async function overbookedOn(
  database: Database,
  hrId: string,
  { inv_code, date }: GroupNight,
): Promise<OverbookedNight[]> {
  const rows = await rowsOf(database, { hr_id: hrId, inv_code, date })
  return rows.map(({ hr_number, channel_code, position, numbers }) => ({
    hr_number,
    channel: channel_code,
    position,
    night: { inv_code, date, numbers: JSON.parse(numbers), has_room: false },
  }))
}

/**
 * How many nights of booked rooms have no room, by night.
 * @param invCodes of which groups
 */
export async function countLackingRooms(
  database: Database,
  hrId: string,
  invCodes: string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  if (invCodes.length === 0) return new Map()
  const rows = await database
    .selectFrom('lacking_night')
    .select(['inv_code', 'date'])
    .select(({ fn }) => fn.countAll<string | number>().as('rooms'))
    .where('hr_id', '=', hrId)
    .where('inv_code', 'in', [...new Set(invCodes)])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('has_room', '=', 0)
    .groupBy(['inv_code', 'date'])
    .execute()
  // PostgreSQL counts in numbers that come as text.
  return new Map(rows.map((row) => [nightKey(row), Number(row.rooms)]))
}

/**
 * Gives rooms that come free to reservations without one, inside a write. Such a reservation takes over all that the room
 * had of the availability, as if it had come when the room was there: otherwise a channel with a number of its own would
 * sell the room once more.
 * @param itself the reservation that changes; its nights are what it has from now on
 */
export async function reassignFreed(
  database: Database,
  hrId: string,
  today: string,
  numbers: Nights,
  freed: RoomNight[],
  itself: ActiveBooking,
): Promise<void> {
  if (freed.length === 0) return
  const anyOther = await isAnyOverbooked(database, hrId)
  const ownNights = Map.groupBy(
    itself.nights
      .map((night, position) => ({ ...itself, night, position }))
      .filter(({ night }) => !night.has_room),
    ({ night }) => nightKey(night),
  )
  const changed: OverbookedNight[] = []
  const isOther = ({ hr_number }: OverbookedNight) => hr_number !== itself.hr_number
  for (const [key, free] of Map.groupBy(freed, nightKey)) {
    const others = anyOther ? await overbookedOn(database, hrId, ofNightKey(key)) : []
    const after = numbers.get(key)?.after ?? new Map<string, number>()
    changed.push(...reassign(after, free, [...others.filter(isOther), ...(ownNights.get(key) ?? [])]))
  }
  await storeReassigned(database, hrId, today, changed.filter(isOther))
}

/**
 * Stores what reservations got. They are as they were for who reads them, so this is no change of theirs (D20).
 */
async function storeReassigned(
  database: Database,
  hrId: string,
  today: string,
  changed: OverbookedNight[],
): Promise<void> {
  for (const { hr_number, position, night } of changed) {
    const key = { hr_id: hrId, inv_code: night.inv_code, date: night.date, hr_number, position }
    const columns = { numbers: JSON.stringify(night.numbers), has_room: night.has_room ? 1 : 0 } as const
    await updateRows(database, 'lacking_night', key, columns)
  }
  const numbers = changed.map(({ hr_number }) => hr_number)
  await clearOverbooked(database, hrId, today, new Set(numbers))
}

/** Takes the mark `overbooked` from reservations that have a room for every night to come. */
async function clearOverbooked(
  database: Database,
  hrId: string,
  today: string,
  hrNumbers: Set<string>,
): Promise<void> {
  for (const hrNumber of hrNumbers) {
    await database
      .updateTable('reservation')
      .set({ overbooked: 0 })
      .where(({ and }) => and({ hr_id: hrId, hr_number: hrNumber, overbooked: 1 }))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lacking_night')
              .select('position')
              .where(({ and }) => and({ hr_id: hrId, hr_number: hrNumber }))
              .where('date', '>=', today)
              .where('has_room', '=', sql.lit(0)),
          ),
        ),
      )
      .execute()
  }
}

/**
 * Takes the bookings of a night as having a room where the hotel states an availability above 0 for all channels, inside
 * the write that sets it: it still sells so many after all its bookings. They take nothing of it, so nothing comes back
 * when they are canceled. A 0 says nothing, because no hotel can state less.
 */
export async function settleOverbooked(
  database: Database,
  hrId: string,
  today: string,
  changes: CalendarChange[],
): Promise<void> {
  const stated = changes
    .filter(({ channels }) => channels === null)
    .map(({ inv_code, dates }) => ({ inv_code, dates: datesWithRooms(dates) }))
    .filter(({ dates }) => dates.length > 0)
  if (stated.length === 0 || !(await isAnyOverbooked(database, hrId))) return
  const settled = new Set<string>()
  for (const { inv_code, dates } of stated) {
    const [first = '', last = first] = [dates[0], dates.at(-1)]
    const [some] = await someBetween(database, { hr_id: hrId, inv_code, first, last })
    if (!some) continue
    for (const date of dates) {
      const rows = await settleNight(database, { hr_id: hrId, inv_code, date })
      for (const { hr_number } of rows) settled.add(hr_number)
    }
  }
  await clearOverbooked(database, hrId, today, settled)
}

const datesWithRooms = (dates: CalendarChange['dates']): string[] =>
  dates
    .filter(({ availability = 0 }) => availability > 0)
    .map(({ date }) => date)
    .sort()

type Span = { hr_id: string; inv_code: string; first: string; last: string }

/** Most groups have nobody without a room, and need not be asked for each date. */
const someBetween = compiledOnce((database, { hr_id, inv_code, first, last }: Span) =>
  database
    .selectFrom('lacking_night')
    .select('position')
    .where(({ and }) => and({ hr_id, inv_code }))
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('has_room', '=', sql.lit(0))
    .limit(sql.lit(1)),
)

const settleNight = compiledOnce((database, { hr_id, inv_code, date }: GroupNight & { hr_id: string }) =>
  database
    .updateTable('lacking_night')
    .set({ has_room: 1 })
    .where(({ and }) => and({ hr_id, inv_code, date }))
    .where('has_room', '=', sql.lit(0))
    .returning('hr_number'),
)
