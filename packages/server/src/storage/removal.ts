import { setImmediate } from 'node:timers/promises'
import { DatabaseHeld } from './errors.ts'
import type { Storage } from './open-storage.ts'
import type { Database } from './schema.ts'

/** What it stands on. */
export type Slices = {
  storage: Pick<Storage, 'readInBackground' | 'writeInBackground'>
  clock: { now(): Date; nowIn(database: Database): Promise<Date> }
}

/** How something is removed that is too old. */
type Removal<Found extends { hr_id: string }> = {
  /** Finds the next things of which something may be too old, in the order of their places, behind one of them. */
  find(database: Database, now: Date, after: Found | undefined): Promise<Found[]>
  /**
   * Removes what is too old of one thing, or a part of it, inside a write of its property.
   * @returns whether nothing is left of it
   */
  remove(database: Database, now: Date, found: Found): Promise<boolean>
}

/** Time in one write, in milliseconds, so that nobody waits long behind it. */
const sliceMs = 20

/**
 * Removes what is too old step by step, property by property, in many short writes with others in between. A property to
 * which somebody else has been writing for a while is left out: what is found there is found again the next time.
 * @param stopped ends it before the next write
 */
export async function removeInSlices<Found extends { hr_id: string }>(
  { storage, clock }: Slices,
  { find, remove }: Removal<Found>,
  stopped: () => boolean,
): Promise<void> {
  const held = new Set<string>()
  const findNext = (after?: Found) => find(storage.readInBackground, clock.now(), after)
  for (let found = await findNext(); found.length > 0 && !stopped(); found = await findNext(found.at(-1)))
    for (const [hrId, its] of Map.groupBy(found, ({ hr_id }) => hr_id)) {
      if (held.has(hrId)) continue
      try {
        await removeOf(hrId, its)
      } catch (error) {
        if (!(error instanceof DatabaseHeld)) throw error
        held.add(hrId)
      }
    }

  async function removeOf(hrId: string, found: Found[]) {
    for (let done = 0; done < found.length && !stopped(); ) {
      // It may be run again, so that it counts anew.
      done += await storage.writeInBackground(async (database) => {
        const began = performance.now()
        const now = await clock.nowIn(database)
        let removed = 0
        for (const one of found.slice(done)) {
          const isAll = await remove(database, now, one)
          if (isAll) removed += 1
          if (!isAll || performance.now() - began >= sliceMs) break
        }
        return removed
      }, hrId)
      await setImmediate()
    }
  }
}
