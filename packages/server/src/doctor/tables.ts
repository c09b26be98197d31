import { trustedSetting } from '../clock.ts'
import { migratedProblem } from '../storage/migrated.ts'
import type { Database } from '../storage/schema.ts'
import { readSetting } from '../storage/settings.ts'
import { clockFindings } from './clock.ts'
import type { Finding } from './finding.ts'
import { timeZoneFindings } from './time-zones.ts'
import { waitingFindings } from './waiting.ts'

/** Whether the tables are those of this version. */
export function migrationFindings(done: string[], known: string[]): Finding[] {
  const found = (problem: string, advice: string): Finding[] => [{ check: 'migrations', problem, advice }]
  if (done.length === 0) return found('It has no tables yet.', 'Start a server on it, which makes them.')
  const unknown = done.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return found(
      `A newer version of innwire-server made the database (${unknown}).`,
      'Start that version, or restore a backup from before it.',
    )
  }
  const pending = known.filter((name) => !done.includes(name))
  if (pending.length === 0) return []
  return found(
    `An earlier version made the database; its next start changes its tables (${pending.join(', ')}).`,
    'Back it up before: no earlier version can use it then.',
  )
}

/** Whether the rows are still those that servers go on with. */
export async function placeFindings(read: Database, name: string): Promise<Finding[]> {
  const problem = await migratedProblem(read, name)
  const advice =
    'Until then no server starts on it. Once it is needed no more, remove it: it has the guests, too.'
  return problem === undefined ? [] : [{ check: 'place', problem, advice }]
}

/** What the rows of a database tell of its servers: the time that they trusted last, and what waits. */
export async function rowFindings(read: Database, isRunning: boolean): Promise<Finding[]> {
  const trusted = await readSetting(read, trustedSetting)
  const now = Date.now()
  return [
    ...clockFindings(trusted === undefined ? undefined : Number(trusted), now, isRunning),
    ...(await timeZoneFindings(read)),
    ...(await waitingFindings(read, now)),
  ]
}
