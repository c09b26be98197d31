import { setTimeout } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { DatabaseHeld } from '../errors.ts'
import type { Database } from '../schema.ts'
import type { Address } from './address.ts'
import { isUpToDate, migrate } from './migrations.ts'
import { runningServers, tryAlone } from './server-lock.ts'

/** How long it waits for processes of another version, which may have been told to stop a moment ago, in milliseconds. */
const longestStopMs = 3_000
/** How long it waits for whoever has the database alone, and may be bringing the tables up to date. */
const longestUpdateMs = 600_000
const againMs = 100

/**
 * Brings the tables up to date while no server works with them: one of an older version would go on with tables that it does
 * not know. Processes that start at once take turns, and all but the first find it done.
 * @throws {StartError} when servers of another version go on, or a newer version made the tables
 * @throws {DatabaseHeld} when another program has it alone for long
 */
export async function updateTables(database: Database, address: Address): Promise<void> {
  const { name } = address
  const began = performance.now()
  let aloneUntil = began
  while (!(await isUpToDate(database, name))) {
    if (await tryAlone(address, () => migrate(database))) return
    const servers = await runningServers(database)
    const now = performance.now()
    // Whoever had it alone may have become one of these a moment ago.
    if (servers === 0) aloneUntil = now
    else if (now - aloneUntil > longestStopMs) throw new StartError(othersRun(name, servers))
    if (now - began > longestUpdateMs) throw new DatabaseHeld(heldAlone(name))
    await setTimeout(againMs)
  }
}

function othersRun(name: string, servers: number): string {
  const [run, them] =
    servers === 1
      ? ['a process of that version runs', 'it']
      : [`${servers} processes of that version run`, 'all of them']
  return `The tables of ${name} are of an earlier version of innwire-server, and ${run} on it. Nothing was changed. Stop ${them}, back the database up, and start this version then.`
}

const heldAlone = (name: string) =>
  `The tables of ${name} are of an earlier version of innwire-server, and another program has the database alone: look for it in pg_stat_activity, end it, and start again.`
