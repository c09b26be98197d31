import { unknownTimeZones } from '../alarms/unknown-time-zones.ts'
import type { Database } from '../storage/schema.ts'
import type { Finding } from './finding.ts'

/** Of a database on which all hotels are in one zone: the first of them are enough. */
const mostNamed = 20

/** Hotels for which this Node cannot say what day it is. */
export async function timeZoneFindings(read: Database): Promise<Finding[]> {
  const found = await unknownTimeZones(read, { most: mostNamed })
  return found.flatMap(({ hr_id, alarm }) =>
    alarm?.kind === 'unknown_time_zone'
      ? [{ check: 'hotels', problem: `${hr_id}: ${problemOfTimeZone(alarm)}`, advice: adviceOnTimeZone }]
      : [],
  )
}

export const problemOfTimeZone = ({ time_zone }: { time_zone: string }): string =>
  `this Node does not know its time zone ${time_zone}, so that its requests that need the date fail.`

export const adviceOnTimeZone =
  'Give it one of the IANA database by PATCH …/properties/<hr_id>, or update Node, which brings the time zones.'
