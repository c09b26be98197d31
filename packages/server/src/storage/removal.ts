import { setImmediate } from 'node:timers/promises'
import type { Storage } from './open-storage.ts'
import type { Database } from './schema.ts'

/** What it stands on. */
export type Slices = {
  storage: Pick<Storage, 'write'>
  clock: { nowIn(database: Database): Promise<Date> }
}

/** Time in one write, in milliseconds, so that nobody waits long behind it. */
const sliceMs = 20

/**
 * Removes what is found step by step, in many short writes with others in between.
 * @param step removes what is too old now, a little behind a place, and tells the place at which it goes on; undefined at
 * the end
 * @param stopped ends it before the next write
 */
export async function removeInSlices<Place>(
  { storage, clock }: Slices,
  step: (database: Database, now: Date, after: Place | undefined) => Promise<Place | undefined>,
  stopped: () => boolean,
): Promise<void> {
  let place: Place | undefined
  let over = false
  while (!over && !stopped()) {
    await storage.write(async (database) => {
      const began = performance.now()
      const now = await clock.nowIn(database)
      do {
        place = await step(database, now, place)
        over = place === undefined
      } while (!over && performance.now() - began < sliceMs)
    })
    await setImmediate()
  }
}
