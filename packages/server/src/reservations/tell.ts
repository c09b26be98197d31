import { mostAvailability } from '@innwire/types'
import type { CalendarChange } from '../calendar/changes.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { type GroupNight, type Nights, numberInForce, ofNightKey } from './numbers.ts'
import { countKey } from './sold-nights.ts'

/** What a channel has counted by itself when it sold or canceled: by date and its code for the room. */
export type OwnCounts = {
  channel: string
  counts: Map<string, number>
  /** The mappings to which something is still on its way, which will end what they counted. */
  waiting: Set<string>
}

/** The nights of the groups to which the mappings that were counted lead now. */
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
 * Every channel is told where its number is another now. Of the channel that booked, a mapping is told where the
 * number is not the one that it has by its own counting: the mapping that sold the room is right as it is, but its
 * other mappings of the group do not know of it. Where something is on its way to the mapping that sold, nobody knows
 * whether that comes before its own counting or ends it, so it is told after that what is right.
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

/** What a mapping shows by its own counting; no channel has less than none. */
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
