import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/**
 * A version for a set-up that differs from every other one. It is no counter: what was undone, restored or made anew
 * under an old name must not meet what is kept in memory of another set-up with the same number.
 */
export const newSetUpVersion = (): number => randomInt(1, 2 ** 47)

/** Puts out of date what is kept in memory of properties, inside the write that changes their set-up. */
export async function changeSetUp(database: Kysely<Schema>, ...hrIds: string[]): Promise<void> {
  for (const hrId of hrIds) {
    await database
      .updateTable('property')
      .set({ set_up_version: newSetUpVersion() })
      .where('hr_id', '=', hrId)
      .execute()
  }
}
