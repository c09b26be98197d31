import { type Kysely, sql } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import { type GroupNight, giveBack, type Nights, nightKey, ofNightKey, ownerInForce } from './numbers.ts'
import type { RoomNight } from './room-nights.ts'

/** A reservation, and the channel that it came through. */
export type ActiveBooking = { hr_number: string; channel: string; nights: RoomNight[] }

/** What a night without a room has, and where it stands in the list of its reservation. */
type Lacking = {
  hr_number: string
  channel: string
  position: number
  night: GroupNight & Pick<RoomNight, 'numbers' | 'has_room'>
}

const somebodyLacks = compiledOnce((database) =>
  database
    .selectFrom('lacking_night')
    .select('position')
    .where('hr_id', '=', '')
    .where('has_room', '=', sql.lit(0))
    .limit(sql.lit(1)),
)

/** Whether any reservation of the property is without a room; mostly none is, and nothing else need be asked. */
export const isSomebodyLacking = async (database: Kysely<Schema>, hrId: string): Promise<boolean> =>
  (await somebodyLacks(database, hrId)).length > 0

const lackingRows = compiledOnce((database) =>
  database
    .selectFrom('lacking_night')
    .select(['hr_number', 'channel_code', 'position', 'numbers'])
    .where('hr_id', '=', '')
    .where('inv_code', '=', '')
    .where('date', '=', '')
    .where('has_room', '=', sql.lit(0)),
)

/** The nights without a room in a group on a date. */
async function lackingOn(
  database: Kysely<Schema>,
  hrId: string,
  { inv_code, date }: GroupNight,
): Promise<Lacking[]> {
  const rows = await lackingRows(database, hrId, inv_code, date)
  return rows.map(({ hr_number, channel_code, position, numbers }) => ({
    hr_number,
    channel: channel_code,
    position,
    night: { inv_code, date, numbers: JSON.parse(numbers), has_room: false },
  }))
}

/**
 * Hands what comes free to those that stand without a room, the oldest first; what nobody lacks goes back to the
 * availability. Who gets a room takes over all that it had, as if it had come when the room was there: otherwise a
 * channel with a number of its own would sell the room once more.
 * @param itself the reservation that changes; its nights are what it has from now on
 */
export async function handOn(
  database: Kysely<Schema>,
  hrId: string,
  today: string,
  numbers: Nights,
  freed: RoomNight[],
  itself: ActiveBooking,
): Promise<void> {
  if (freed.length === 0) return
  const anybody = await isSomebodyLacking(database, hrId)
  const ownNights = Map.groupBy(
    itself.nights.map((night, position) => ({ ...itself, night, position })).filter(isLacking),
    ({ night }) => nightKey(night),
  )
  const helped: Lacking[] = []
  for (const [key, free] of Map.groupBy(freed, nightKey)) {
    const before = anybody ? await lackingOn(database, hrId, ofNightKey(key)) : []
    const others = before.filter(({ hr_number }) => hr_number !== itself.hr_number)
    const after = numbers.get(key)?.after ?? new Map<string, number>()
    const active = [...others, ...(ownNights.get(key) ?? [])].sort(oldestFirst)
    helped.push(...handOnNight(after, free, active).filter(({ hr_number }) => hr_number !== itself.hr_number))
  }
  await storeHelped(database, hrId, today, helped)
}

const isLacking = ({ night }: Lacking) => !night.has_room

const oldestFirst = (a: Lacking, b: Lacking) =>
  a.hr_number === b.hr_number ? a.position - b.position : a.hr_number < b.hr_number ? -1 : 1

/** @returns those that got something */
function handOnNight(after: Map<string, number>, freed: RoomNight[], active: Lacking[]): Lacking[] {
  const helped = new Set<Lacking>()
  for (const free of nothingForSaleFirst(after, freed)) {
    let { room, left } = free
    for (const its of active) {
      if (!room && left.length === 0) break
      const { night, channel } = its
      if (night.has_room) continue
      const gets = left.filter((owner) => !night.numbers.includes(owner))
      left = left.filter((owner) => night.numbers.includes(owner))
      night.numbers.push(...gets)
      night.has_room = room || gets.includes(ownerInForce(after, channel))
      if (night.has_room) room = false
      if (night.has_room || gets.length > 0) helped.add(its)
    }
    giveBack(after, left)
  }
  return [...helped]
}

/** A room with nothing of the numbers is lost if nobody takes it, so it is handed on before those that have some. */
function nothingForSaleFirst(after: Map<string, number>, freed: RoomNight[]) {
  const free = freed.map((night) => ({
    room: night.has_room,
    left: night.numbers.filter((owner) => after.has(owner)),
  }))
  return [...free.filter(({ left }) => left.length === 0), ...free.filter(({ left }) => left.length > 0)]
}

/**
 * Keeps what reservations got, or lack no more. They are as they were for who reads them, so this is no change of
 * theirs (D20).
 */
async function storeHelped(
  database: Kysely<Schema>,
  hrId: string,
  today: string,
  helped: Lacking[],
): Promise<void> {
  for (const { hr_number, position, night } of helped) {
    await database
      .updateTable('lacking_night')
      .set({ numbers: JSON.stringify(night.numbers), has_room: night.has_room ? 1 : 0 })
      .where('hr_id', '=', hrId)
      .where('inv_code', '=', night.inv_code)
      .where('date', '=', night.date)
      .where('hr_number', '=', hr_number)
      .where('position', '=', position)
      .execute()
  }
  await endMarks(
    database,
    hrId,
    today,
    helped.map(({ hr_number }) => hr_number),
  )
}

/** Takes the mark of being overbooked from reservations of which no night to come lacks a room any more. */
export async function endMarks(
  database: Kysely<Schema>,
  hrId: string,
  today: string,
  hrNumbers: Iterable<string>,
): Promise<void> {
  for (const hrNumber of new Set(hrNumbers)) {
    await database
      .updateTable('reservation')
      .set({ overbooked: 0 })
      .where('hr_id', '=', hrId)
      .where('hr_number', '=', hrNumber)
      .where('overbooked', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lacking_night')
              .select('position')
              .where('hr_id', '=', hrId)
              .where('hr_number', '=', hrNumber)
              .where('date', '>=', today)
              .where('has_room', '=', sql.lit(0)),
          ),
        ),
      )
      .execute()
  }
}
