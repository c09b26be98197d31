import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { giveBack, type Nights, nightKey, ownerInForce } from './numbers.ts'
import { isOverbooked, lackingUntil, type RoomNight } from './room-nights.ts'

/** A reservation that stands, and the channel that it came through. */
export type Standing = { hr_number: string; channel: string; nights: RoomNight[] }

/** The reservations without a room for some night from a date on. */
export async function lackingFrom(database: Kysely<Schema>, hrId: string, date: string): Promise<Standing[]> {
  const rows = await database
    .selectFrom('reservation')
    .select(['hr_number', 'channel_code', 'taken'])
    .where('hr_id', '=', hrId)
    .where('lacking_until', '>=', date)
    .execute()
  return rows.map(({ hr_number, channel_code, taken }) => ({
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
  for (const { has_room, ...free } of freed) {
    const after = numbers.get(nightKey(free))?.after ?? new Map<string, number>()
    let [room, left] = [has_room, free.numbers.filter((owner) => after.has(owner))]
    for (const { its, night } of lacking.get(nightKey(free)) ?? []) {
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

const isLacking = (night: RoomNight) => !night.has_room

/** Keeps what reservations got. They are as they were for who reads them, so this is no change of theirs (D20). */
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
