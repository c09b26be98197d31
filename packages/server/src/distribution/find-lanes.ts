import type { Lane } from '../transactions/record-update.ts'
import { waitingLanes } from './pending.ts'
import { refusedSince, unknownToCome } from './reconcile.ts'
import { longestResendMs } from './resend-schedule.ts'
import { type Work, wakeLane } from './work-lane.ts'

/**
 * Finds what was left to do by whoever worked lanes before.
 * @param workOf the work that has a lane; undefined where it is not ours
 */
export async function findLanes(
  { storage, clock }: Work['parts'],
  workOf: (lane: Lane) => Work | undefined,
): Promise<void> {
  const now = clock.now().getTime()
  const wake = (lane: Lane, how: Parameters<typeof wakeLane>[2]) => {
    const work = workOf(lane)
    if (work) wakeLane(work, lane, how)
  }
  // Nobody knows what was sent before.
  const ours = await storage.shared?.claims.waiting()
  const waiting = ours?.map(({ lane }) => lane) ?? (await waitingLanes(storage.read))
  for (const lane of waiting) wake(lane, { lastNumber: Number.POSITIVE_INFINITY })
  // The schedule of what was refused is not stored, so it is sent again now.
  const since = new Date(now - longestResendMs)
  for (const lane of await refusedSince(storage.readInBackground, since)) wake(lane, { resendAt: 0 })
  for (const lane of await unknownToCome(storage.read, now)) wake(lane, { countedAt: now })
}
