import type { Alarm, AlarmKind } from '../generated/control.ts'
import type { Database } from '../storage/schema.ts'
import { failingChannels } from './failing-channels.ts'
import type { FoundAlarm, WantedAlarms } from './found-alarm.ts'
import { overbookedBookings } from './overbooked-bookings.ts'
import { unknownTimeZones } from './unknown-time-zones.ts'
import { unmappedBookings } from './unmapped-bookings.ts'

type Find = (database: Database, wanted: WantedAlarms) => Promise<FoundAlarm[]>

/** In the order in which they are listed. */
const finderOf: Record<AlarmKind, Find> = {
  overbooked: overbookedBookings,
  failing_channel: failingChannels,
  unmapped_booking: unmappedBookings,
  unknown_time_zone: unknownTimeZones,
}
const finders = Object.entries(finderOf) as [AlarmKind, Find][]

/** The place of an alarm in the list of all. */
export type AlarmPlace = { kind: AlarmKind; hr_id: string; key: string }

/** An alarm with its place; undefined where its reason is gone. */
export type ListedAlarm = { place: AlarmPlace; alarm: Alarm | undefined }

type Wanted = Omit<WantedAlarms, 'after'> & { kind?: AlarmKind | undefined; after?: AlarmPlace | undefined }

/** Alarms of one property or of all, at most so many, by kind and then by property. */
export async function listAlarms(database: Database, wanted: Wanted): Promise<ListedAlarm[]> {
  const { kind, after, most } = wanted
  const begin = after ? finders.findIndex(([its]) => its === after.kind) : 0
  const listed: ListedAlarm[] = []
  for (const [its, find] of finders.slice(begin)) {
    if (listed.length >= most || (kind !== undefined && kind !== its)) continue
    const from = after?.kind === its ? after : undefined
    const found = await find(database, { ...wanted, after: from, most: most - listed.length })
    listed.push(...found.map(({ hr_id, key, alarm }) => ({ place: { kind: its, hr_id, key }, alarm })))
  }
  return listed
}

/** As text, for whoever wants to read on behind it. */
export const placeText = ({ kind, hr_id, key }: AlarmPlace): string => `${kind}:${hr_id}:${key}`

/** The place that a text names; undefined where it is none. */
export function placeFrom(text: string): AlarmPlace | undefined {
  const [, name, hr_id = '', key = ''] = /^(\w+):([\w-]+):(.+)$/s.exec(text) ?? []
  const kind = finders.find(([its]) => its === name)?.[0]
  return kind && { kind, hr_id, key }
}
