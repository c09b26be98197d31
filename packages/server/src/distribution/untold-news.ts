import type { Claims } from '../storage/processes.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { DeliverParts } from './deliver.ts'
import { type LaneNews, propertyOf } from './lane-news.ts'
import { refusedSince, unknownToCome } from './reconcile.ts'
import { longestResendMs } from './resend-schedule.ts'
import { sleepOf, type Work } from './work-lane.ts'

/** In each of so many looks lanes are looked for of which nobody was told, because who should have was killed or not heard. */
const looksForWaiting = 5
const looksForCounted = 30
/** A look at all that may be untold. */
export const lookForAll = looksForWaiting * looksForCounted

type Place = {
  /** The work of a property, where this process has it. */
  workOf(hrId: string): Work | undefined
  isElsewhere(hrId: string): boolean
}

/**
 * What the rows say and nobody told this process.
 * @param looks the number of the look: not every one looks for all; 0 at the start
 */
export async function untoldNews(
  { storage, clock }: Pick<DeliverParts, 'storage' | 'clock'>,
  claims: Claims,
  { workOf, isElsewhere }: Place,
  looks: number,
): Promise<LaneNews[]> {
  const now = clock.now().getTime()
  const isAtWork = (work: Work | undefined, lane: Lane) =>
    work?.lanes.has(JSON.stringify(lane)) ?? isElsewhere(lane.hr_id)
  const found: { kind: 'resend' | 'counted' | 'found'; lane: Lane }[] = []
  const overslept: LaneNews[] = []
  if (looks === 0) {
    // The schedule of what was refused is not stored.
    const since = new Date(now - longestResendMs)
    for (const lane of await refusedSince(storage.readInBackground, since))
      found.push({ kind: 'resend', lane })
  }
  if (looks % looksForWaiting === 0) {
    const asked = performance.now()
    for (const { lane, dueAt } of await claims.waiting()) {
      const work = workOf(lane.hr_id)
      const sleep = work && sleepOf(work, lane)
      if (!sleep) found.push({ kind: 'found', lane })
      else if (sleep.since < asked) overslept.push(...newsFor(lane, dueAt, sleep.firstDueAt))
    }
  }
  if (looks % looksForCounted === 0) {
    for (const lane of await unknownToCome(storage.read, now)) found.push({ kind: 'counted', lane })
  }
  const untold = found.filter((one) => !isAtWork(workOf(propertyOf(one)), one.lane))
  return [...untold, ...overslept]
}

/** What a lane was not told that sleeps on an outdated look. */
function newsFor(lane: Lane, dueAt: string, seen: string | undefined): LaneNews[] {
  if (seen === undefined) return [{ kind: 'woken', lane }]
  // Nothing else makes it due earlier.
  return dueAt < seen ? [{ kind: 'reconnected', channel: lane }] : []
}
