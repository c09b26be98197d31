import { sql } from 'kysely'
import type { Database } from '../schema.ts'
import { notToBeAsked } from './place.ts'
import { type Begun, inTheFuture } from './transaction.ts'

/**
 * Notices that a database lacks commits of this process that were acknowledged, as where a standby was promoted that had not
 * heard of them. PostgreSQL then counts its timelines on, and knows nothing of the number of the last commit, or gives it out
 * again: what another program has committed under it by then hides the loss.
 */
export type KeptCommits = ReturnType<typeof keptCommits>

/** @param database of connections that nothing keeps from being asked */
export function keptCommits(database: Database) {
  let timeline: string | undefined
  let highest: bigint | undefined
  let isDue = true
  let looking: Promise<void> | undefined
  let isLost = false
  const listeners: (() => void)[] = []

  async function look() {
    const present = await timelineOf(database)
    // A standby, which may hear of them yet.
    if (present === undefined) return
    const mayLack = timeline !== undefined && present !== timeline
    if (mayLack && highest !== undefined && !(await isThere(database, highest))) {
      isLost = true
      for (const listen of listeners) listen()
    }
    timeline = present
    highest = undefined
    isDue = false
  }
  return {
    /** Has it looked at before the next write, because the connection to PostgreSQL was lost. */
    reconnected: () => {
      isDue = true
    },
    /** Looks where that is due. */
    look: async () => {
      if (!isDue) return
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
    },
    /** The number of the last commit so far: a transaction that begins from now on has a higher one. */
    last: () => highest,
    /** Has it looked at where that is not so. */
    begun: ({ id }: Begun, after: bigint | undefined) => {
      if (after !== undefined && BigInt(id) <= after) isDue = true
    },
    acknowledged: ({ id }: Begun) => {
      const number = BigInt(id)
      if (highest === undefined || number > highest) highest = number
    },
    /** Whether commits were found to be lost. */
    areLost: () => isLost,
    onLost: (listener: () => void) => void listeners.push(listener),
  }
}

/** Begins anew with each promotion; undefined on a standby, and empty where a provider lets nobody ask. */
async function timelineOf(database: Database): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ timeline: string | null }>`select case when not pg_is_in_recovery()
      then substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline`.execute(database)
    return rows[0]?.timeline ?? undefined
  } catch (error) {
    if (notToBeAsked.has((error as { code?: string }).code ?? '')) return ''
    throw error
  }
}

/** Whether a commit is there; where that is too long ago to be known, it is taken for kept. */
async function isThere(database: Database, id: bigint): Promise<boolean> {
  try {
    const { rows } = await sql<{ status: string | null }>`
      select pg_xact_status(${String(id)}::xid8) as status`.execute(database)
    return (rows[0]?.status ?? 'committed') === 'committed'
  } catch (error) {
    if ((error as { code?: string }).code === inTheFuture) return false
    throw error
  }
}
