import type { DailyRoomUpdate, DailyUpdate } from '@innwire/types'
import type { DateValues } from './changes.ts'
import { flagFields } from './read-changes.ts'

/** `{"rooms":[]}` without the comma that it has less than entries. */
export const frameBytes = 11
const utf8 = new TextEncoder()

/** Bytes of an entry of a daily request without its dates. */
export const bytesOfEntry = (entry: Omit<DailyRoomUpdate, 'dates'>): number =>
  utf8.encode(JSON.stringify({ ...entry, dates: [] })).length

/**
 * Bytes of a date as `@innwire/client` sends it: flags are text there, two quotes longer than here. With a comma behind
 * it; the last date of an entry has none, but the entry has.
 */
export function bytesOfDate(date: DateValues | DailyRoomUpdate['dates'][number]): number {
  const flags = flagFields.filter((field) => date[field] !== undefined)
  return JSON.stringify(date).length + 2 * flags.length + 1
}

/** Bytes of a daily request as the client sends it. */
export const bytesOfBody = ({ rooms }: DailyUpdate): number =>
  rooms.reduce(
    (sum, { dates, ...entry }) =>
      dates.reduce((bytes, date) => bytes + bytesOfDate(date), sum + bytesOfEntry(entry)),
    frameBytes,
  )
