import type { CalendarField, DailyRoomUpdate } from '@innwire/types'
import { bytesOfDate, bytesOfEntry, frameBytes } from '../plan/body-bytes.ts'
import { apiLimits } from '../plan/read-limits.ts'
import type { Sendable } from './bisect.ts'
import { everyone } from './cell.ts'
import { asDaily, byField, type DayAt, type Missing, targetOf } from './day.ts'

/** So many dates in all, and of one target, a probe may have. */
const mostProbed = 5000
const mostProbedOfTarget = apiLimits.datesPerTarget

/**
 * A daily request that finds out what the service refuses, because its answer names dates.
 * @param bodyBytes how many bytes it may have
 */
export function openProbe(bodyBytes: number) {
  const rooms = new Map<string, DailyRoomUpdate>()
  /** Its dates of each target, in all entries. */
  const dates = new Map<string, number>()
  /** Of each code, whether its entries are for everyone: filters in one request must not overlap (D29). */
  const forEveryone = new Map<string, boolean>()
  let taken = 0
  let bytes = frameBytes
  return {
    /** Adds what can stand in one entry, at most so many fields of it. @returns how many */
    add({ code, date, day }: DayAt, [first, ...others]: Missing[], most: number): number {
      if (!first) return 0
      const { scope } = first
      const nameOf = (field: CalendarField) => JSON.stringify(targetOf(code, day, field))
      const name = nameOf(first.field)
      const place = JSON.stringify([name, scope])
      const channel = scope && { channel_codes: [scope] }
      const target = { ...targetOf(code, day, first.field), ...channel }
      const known = rooms.get(place)
      const room = known ?? { ...target, dates: [] }
      const ofTarget = dates.get(name) ?? 0
      const full = taken >= mostProbed || ofTarget >= mostProbedOfTarget
      if (full || (forEveryone.get(code) ?? scope === everyone) !== (scope === everyone)) return 0
      const along = others.filter((other) => other.scope === scope && nameOf(other.field) === name)
      const entry = [first, ...along].slice(0, most)
      const values = { date, ...Object.fromEntries(entry.map(({ field, value }) => [field, value])) }
      const more = bytesOfDate(values) + (known ? 0 : bytesOfEntry(target))
      if (taken > 0 && bytes + more > bodyBytes) return 0
      bytes += more
      forEveryone.set(code, scope === everyone)
      room.dates.push(values)
      rooms.set(place, room)
      dates.set(name, ofTarget + 1)
      taken += 1
      return entry.length
    },
    rooms: () => [...rooms.values()],
  }
}

/** So many fields of a date an entry may have: of the fields of a refused date any may be to blame. */
export const fieldsPerEntry = (suspect: number | undefined): number =>
  (suspect ?? 0) >= byField ? 1 : Infinity

/** A probe of values that failed, when the service has refused something of their dates; else undefined. */
export function probeOfRefused(values: Sendable[], bodyBytes: number): DailyRoomUpdate[] | undefined {
  if (!values.some(({ at }) => (at.day.suspect ?? 0) >= asDaily)) return undefined
  const probe = openProbe(bodyBytes)
  for (const [at, same] of Map.groupBy(values, (one) => one.at))
    probe.add(at, same, fieldsPerEntry(at.day.suspect))
  return probe.rooms()
}
