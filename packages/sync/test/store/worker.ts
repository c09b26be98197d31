import type { PoolConfig } from 'pg'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { LeaseLostError } from '../../src/store/store.ts'

/*
 * A worker of its own process: takes the lease of a property, then writes round after round under it and says so on
 * its standard output, one JSON object a line.
 */

export type Setting = {
  target: { file: string } | { config: PoolConfig }
  property: string
  owner: string
  ttlMs: number
  /** Stops itself after this round, when it holds no lock, as if the machine were frozen. */
  stopsAfter?: number | undefined
}
export type Said = { opened?: true; fence?: number; wrote?: number; lost?: true }

/** So many entries are written at once. */
export const entriesOfRound = 10

if (process.argv[2]) await work(JSON.parse(process.argv[2]))

async function work({ target, property, owner, ttlMs, stopsAfter }: Setting) {
  const store = await ('file' in target ? sqliteStore(target.file) : postgresStore(target.config))
  await say({ opened: true })
  let lease = await store.acquire(property, owner, ttlMs)
  while (!lease) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    lease = await store.acquire(property, owner, ttlMs)
  }
  await say({ fence: lease.fence })
  for (let round = 1; ; ) {
    const changes = Array.from({ length: entriesOfRound }, (_, index) => ({
      collection: owner,
      key: `${round}/${index}`,
      value: round,
    }))
    try {
      await store.write(property, changes, lease)
      await store.renew(lease, ttlMs)
    } catch (error) {
      // Another error leaves it open whether the round was written: it is written again.
      if (!(error instanceof LeaseLostError)) continue
      await say({ lost: true })
      return store.close()
    }
    await say({ wrote: round })
    if (round === stopsAfter) process.kill(process.pid, 'SIGSTOP')
    round += 1
  }
}

/** Goes on when the system has the line: what a full pipe leaves in this process is lost when it is killed. */
function say(said: Said): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${JSON.stringify(said)}\n`, () => resolve()))
}
