import { mostAvailability } from '@innwire/types'
import type { CalendarChange } from '../calendar/changes.ts'
import { nightsBetween } from '../dates.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { ReservationTable } from '../storage/schema.ts'
import type { Booking } from './booking.ts'
import { type GroupNight, type Nights, numberInForce, ofNightKey } from './night-availability.ts'
import { takesRooms } from './reservation-states.ts'
import type { NeededNight } from './room-nights.ts'

/** A night that a channel sold, and the mapping whose number it counts by itself; null where that is unknown. */
export type SoldNight = Pick<NeededNight, 'date' | 'mapping_code'>

/** The nights that a channel has sold by its own message, whatever the hotel has changed since. */
export const soldNights = ({ rooms }: Booking): SoldNight[] =>
  rooms
    .filter(takesRooms)
    .flatMap(({ mapping_code = null, checkin_date, checkout_date }) =>
      nightsBetween(checkin_date, checkout_date).map((date) => ({ date, mapping_code })),
    )

/** The nights that the channel of a reservation has counted by itself so far. */
export const soldBefore = (
  { counted }: Pick<ReservationTable, 'counted'>,
  nights: SoldNight[],
): SoldNight[] => (counted === null ? nights : JSON.parse(counted))

/** The stored form of what a channel has counted: null where the reservation has the same nights. */
export const toKeep = (counted: SoldNight[], nights: SoldNight[]): string | null =>
  ownCounts(counted, nights).size === 0
    ? null
    : JSON.stringify(counted.map(({ date, mapping_code }) => ({ date, mapping_code })))

export const countKey = (date: string, mapping_code: string) => `${date} ${mapping_code}`

/** By date and mapping: minus one for each room that the channel sold through it, plus one for each that it gave up. */
export function ownCounts(before: SoldNight[], now: SoldNight[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (by: number) => (night: SoldNight) => {
    if (night.mapping_code === null) return
    const key = countKey(night.date, night.mapping_code)
    counts.set(key, (counts.get(key) ?? 0) + by)
  }
  before.forEach(count(1))
  now.forEach(count(-1))
  return new Map([...counts].filter(([, by]) => by !== 0))
}

/** What a channel has counted by itself when it sold or canceled, by date and mapping. */
export type OwnCounts = {
  channel: string
  counts: Map<string, number>
  /** The mappings with deliveries under way, which will overwrite what they counted. */
  waiting: Set<string>
}

/** The counted nights, with the groups to which their mappings lead now. */
export function countedNights(
  setUp: PropertySetUp,
  { channel, counts }: Pick<OwnCounts, 'channel' | 'counts'>,
): (GroupNight & { mapping_code: string })[] {
  const groups = new Map(
    [...mappingsByGroup(setUp, channel)].flatMap(([inv_code, codes]) =>
      codes.map((code) => [code, inv_code] as const),
    ),
  )
  return [...counts.keys()].flatMap((key) => {
    const [date, mapping_code] = [key.slice(0, 10), key.slice(11)]
    const inv_code = groups.get(mapping_code)
    return inv_code === undefined ? [] : [{ inv_code, date, mapping_code }]
  })
}

/**
 * The changes to send to channels. Other channels are sent a number that is another now. The channel that booked is sent it
 * for mappings that do not have it by their own counting: the mapping that sold the room has, the others of its group do
 * not. Where a delivery is under way to the mapping that sold, nobody knows whether that overwrites its counting, so it is
 * sent the number, too.
 */
export function changesToTell(setUp: PropertySetUp, own: OwnCounts, nights: Nights): CalendarChange[] {
  const changes = new Map<string, CalendarChange>()
  const ownMappings = mappingsByGroup(setUp, own.channel)
  for (const [key, { before, after }] of nights) {
    const { inv_code, date } = ofNightKey(key)
    const tell = (channel: string, availability: number, mapping_code?: string) => {
      const name = JSON.stringify([channel, inv_code, mapping_code])
      const only = { channels: [channel], ...(mapping_code !== undefined && { mapping_code }) }
      const change = changes.get(name) ?? { rate_code: inv_code, inv_code, ...only, dates: [] }
      change.dates.push({ date, availability })
      changes.set(name, change)
    }
    for (const channel of setUp.connections.keys()) {
      const [last, present] = [numberInForce(before, channel), numberInForce(after, channel)]
      if (last === undefined || present === undefined) continue
      if (channel !== own.channel) {
        if (present !== last) tell(channel, present)
        continue
      }
      const unaware = (ownMappings.get(inv_code) ?? []).filter((code) => {
        const by = own.counts.get(countKey(date, code))
        return present !== counted(last, by) || (by !== undefined && own.waiting.has(code))
      })
      for (const code of unaware) tell(channel, present, code)
    }
  }
  return [...changes.values()]
}

/** The number that a mapping shows by its own counting, which is never below 0. */
const counted = (last: number, by = 0) => Math.min(Math.max(last + by, 0), mostAvailability)

/** The codes of a channel for the rooms of each group. */
const mappingsByGroup = (setUp: PropertySetUp, channel: string) =>
  new Map(
    [...setUp.groups].map(([inv_code, { rooms }]) => [
      inv_code,
      rooms
        .flatMap((room) => setUp.mappings.get(room.rate_code) ?? [])
        .filter((mapping) => mapping.channel_code === channel)
        .map((mapping) => mapping.code),
    ]),
  )
