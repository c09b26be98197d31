import type { Storage } from '../storage/open-storage.ts'
import { takeNumbers } from '../storage/sequence.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { LaneMemory } from './lane-memory.ts'
import type { WaitingCells } from './waiting-cells.ts'

/**
 * The number under which a change goes out: that of the newest delivery in it, or a new one where it tells only a
 * part, or where a higher one may have been sent. A receiver that has a number already takes no more under it.
 */
export async function nextNumber(
  storage: Storage,
  lane: Lane,
  { newest, tried }: Pick<WaitingCells, 'newest' | 'tried'>,
  memory: LaneMemory,
  whole: boolean,
): Promise<number> {
  // After a restart nobody knows what was sent in the attempts before.
  const sentBefore = memory.lastNumber ?? (tried ? Number.POSITIVE_INFINITY : 0)
  if (whole && newest.id >= sentBefore) return newest.id
  return storage.write(async (database) => {
    // So that it shows after a restart.
    await database
      .updateTable('delivery')
      .set({ attempts: 1 })
      .where('hr_id', '=', lane.hr_id)
      .where('id', '=', newest.id)
      .where('update_id', '=', newest.update_id)
      .where('due_at', 'is not', null)
      .where('attempts', '=', 0)
      .execute()
    return takeNumbers(database, lane.hr_id, 1)
  })
}
