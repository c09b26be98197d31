import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'
import { addCells, type Cell } from './cells.ts'
import { type Pending, pendingOf } from './pending.ts'

/** All that waits in a lane, however many deliveries: the first of them, the newest, and what they come to. */
export type WaitingCells = {
  first: Pending[]
  newest: Pending
  cells: Map<string, Cell>
  /** Something was handed over before, perhaps before a restart. */
  tried: boolean
}

export async function waitingCells(
  database: Kysely<Schema>,
  lane: Lane,
  from: string,
): Promise<WaitingCells | undefined> {
  const first = await pendingOf(database, lane)
  const cells = new Map<string, Cell>()
  let newest: Pending | undefined
  let tried = false
  for (let next = first; next.length > 0; ) {
    addCells(cells, next, from)
    tried ||= next.some(({ attempts }) => attempts > 0)
    newest = next.at(-1) as Pending
    next = await pendingOf(database, lane, newest.id)
  }
  return newest && { first, newest, cells, tried }
}
