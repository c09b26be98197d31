import type { Alarm } from '../generated/control.ts'
import type { Database } from '../storage/schema.ts'
import { type AlarmPlace, listAlarms } from './list-alarms.ts'

const atOnce = 1_000

export async function everyAlarm(database: Database, hrId: string | undefined, now: Date): Promise<Alarm[]> {
  const all: Alarm[] = []
  let after: AlarmPlace | undefined
  while (true) {
    const found = await listAlarms(database, { hrId, after, most: atOnce, now })
    all.push(...found.flatMap(({ alarm }) => alarm ?? []))
    if (found.length < atOnce) return all
    after = found.at(-1)?.place
  }
}
