import type { Kysely } from 'kysely'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import { type GroupNight, giveBack, type Nights, nightKey, ownerInForce } from './numbers.ts'
import { isOverbooked, lackingUntil, type RoomNight } from './room-nights.ts'

/** A reservation that stands, and the channel that it came through. */
export type Standing = { hr_number: string; channel: string; nights: RoomNight[] }

const lackingRows = compiledOnce((database) =>
  database
    .selectFrom('reservation')
    .select(['hr_number', 'channel_code', 'taken'])
    .where('hr_id', '=', '')
    .where('lacking_until', '>=', ''),
)

/** The reservations that may be without a room on some of these nights: all that are, and a few others. */
export async function lackingOn(
  database: Kysely<Schema>,
  hrId: string,
  wanted: GroupNight[],
): Promise<Standing[]> {
  const [first] = wanted.map(({ date }) => date).sort()
  if (first === undefined) return []
  const rows = await lackingRows(database, hrId, first)
  if (rows.length === 0) return []
  // Most are about other groups, and need not be parsed.
  const codes = [...new Set(wanted.map(({ inv_code }) => inv_code))].map((code) => JSON.stringify(code))
  return rows
    .filter(({ taken }) => codes.some((code) => taken.includes(code)))
    .map(({ hr_number, channel_code, taken }) => ({
      hr_number,
      channel: channel_code,
      nights: JSON.parse(taken),
    }))
}

/**
 * Hands what comes free to those that stand without a room, the oldest first; what nobody lacks goes back to the
 * availability. Who gets a room takes over all that it had, as if it had come when the room was there: otherwise a
 * channel with a number of its own would sell the room once more.
 * @returns the reservations that got something
 */
export function handOn(numbers: Nights, freed: RoomNight[], standing: Standing[]): Set<Standing> {
  const helped = new Set<Standing>()
  const oldestFirst = standing.toSorted((a, b) => (a.hr_number < b.hr_number ? -1 : 1))
  const lacking = Map.groupBy(
    oldestFirst.flatMap((its) => its.nights.filter(isLacking).map((night) => ({ its, night }))),
    ({ night }) => nightKey(night),
  )
  for (const { key, after, ...free } of nothingForSaleFirst(numbers, freed)) {
    let { room, left } = free
    for (const { its, night } of lacking.get(key) ?? []) {
      if (night.has_room || (!room && left.length === 0)) continue
      const gets = left.filter((owner) => !night.numbers.includes(owner))
      left = left.filter((owner) => night.numbers.includes(owner))
      night.numbers.push(...gets)
      night.has_room = room || gets.includes(ownerInForce(after, its.channel))
      if (night.has_room) room = false
      if (night.has_room || gets.length > 0) helped.add(its)
    }
    giveBack(after, left)
  }
  return helped
}

/** A room with nothing of the numbers is lost if nobody takes it, so it is handed on before those that have some. */
function nothingForSaleFirst(numbers: Nights, freed: RoomNight[]) {
  const free = freed.map((night) => {
    const key = nightKey(night)
    const after = numbers.get(key)?.after ?? new Map<string, number>()
    return { key, after, room: night.has_room, left: night.numbers.filter((owner) => after.has(owner)) }
  })
  return [...free.filter(({ left }) => left.length === 0), ...free.filter(({ left }) => left.length > 0)]
}

const isLacking = (night: RoomNight) => !night.has_room

/**
 * Keeps what reservations got, or lack no more. They are as they were for who reads them, so this is no change of
 * theirs (D20).
 */
export async function storeHelped(
  database: Kysely<Schema>,
  hrId: string,
  today: string,
  helped: Iterable<Standing>,
): Promise<void> {
  for (const { hr_number, nights } of helped) {
    await database
      .updateTable('reservation')
      .set({
        taken: JSON.stringify(nights),
        overbooked: isOverbooked(nights, today) ? 1 : 0,
        lacking_until: lackingUntil(nights),
      })
      .where('hr_id', '=', hrId)
      .where('hr_number', '=', hr_number)
      .execute()
  }
}
