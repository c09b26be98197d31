import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { addCells, type Cell } from './cells.ts'
import { type Pending, pendingOf } from './pending.ts'

/** All that waits in a lane, however many deliveries: the first of them, the newest, and what they come to. */
export type WaitingCells = { first: Pending[]; newest: Pending; cells: Map<string, Cell> }

export async function waitingCells(
  { readInBackground, turnInBackground }: Pick<Storage, 'readInBackground' | 'turnInBackground'>,
  lane: Lane,
  from: string,
): Promise<WaitingCells | undefined> {
  const first = await pendingOf(readInBackground, lane)
  const cells = new Map<string, Cell>()
  let newest: Pending | undefined
  for (let next = first; next.length > 0; ) {
    for (const delivery of next) {
      addCells(cells, delivery, from)
      newest = delivery
      await turnInBackground()
    }
    next = await pendingOf(readInBackground, lane, newest?.id)
  }
  return newest && { first, newest, cells }
}
