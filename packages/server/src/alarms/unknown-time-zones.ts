import { isTimeZone } from '../dates.ts'
import type { Database } from '../storage/schema.ts'
import type { FoundAlarm, WantedAlarms } from './found-alarm.ts'

/** A property has one at most. */
const key = 'time_zone'

/** Properties whose time zone this Node does not know: another one has accepted it, or somebody wrote it beside the server. */
export async function unknownTimeZones(
  database: Database,
  { hrId, after, most }: Pick<WantedAlarms, 'hrId' | 'after' | 'most'>,
): Promise<FoundAlarm[]> {
  let used = database.selectFrom('property').select('time_zone').distinct()
  if (hrId !== undefined) used = used.where('hr_id', '=', hrId)
  const zones = (await used.execute()).map(({ time_zone }) => time_zone)
  const unknown = zones.filter((zone) => !isTimeZone(zone))
  if (unknown.length === 0) return []
  let wanted = database
    .selectFrom('property')
    .select(['hr_id', 'time_zone'])
    .where('time_zone', 'in', unknown)
    .where('hr_id', '>', after?.hr_id ?? '')
  if (hrId !== undefined) wanted = wanted.where('hr_id', '=', hrId)
  const rows = await wanted.orderBy('hr_id').limit(most).execute()
  return rows.map(({ hr_id, time_zone }) => ({
    hr_id,
    key,
    alarm: { kind: 'unknown_time_zone', hr_id, time_zone },
  }))
}
