import type { Lane } from '../transactions/record-update.ts'
import { type DeliverParts, deliverNext, type Step } from './deliver.ts'
import { interruptibleWait } from './interruptible-wait.ts'
import { type LaneMemory, laneMemory } from './lane-memory.ts'
import { retell } from './reconcile.ts'
import { nextTelling, noteCounted, noteSettled, noteTelling, retellingAt, tellBy } from './retelling.ts'
import { skipBackoffUnlessAsked, somethingAwaitsRetry } from './skip-backoff.ts'

/** All lanes that are worked on. What waits in them is in the database. */
export type Work = {
  parts: DeliverParts
  lanes: Map<string, Working>
  /** When a channel's success was last taken for a sign that it takes again what it did not take, in epoch milliseconds. */
  recoveredAt: Map<string, number>
  closing: AbortSignal
}

/** A lane that is worked on. */
type Working = {
  lane: Lane
  wokenAgain: boolean
  /** Counts what puts its last look out of date, so that it does not fall asleep over it. */
  upheavals: number
  memory: LaneMemory
  pause: ReturnType<typeof interruptibleWait>
  ended: Promise<void>
}

/** On a full disk nothing can be recorded: the pauses double from a second to this. */
const longestAfterFaultMs = 60_000
/** How often one channel's success is taken for a sign that it takes again what it did not take. */
const recoverEveryMs = 60_000
/** What comes in the meantime is delivered together, which costs little more than one change by itself. */
const shortestPauseMs = 20

type Waking = {
  /** When the lane is told again what the channel does not have, in epoch milliseconds. */
  retellAt?: number
  /** When the channel was known to have counted by itself, in epoch milliseconds. */
  countedAt?: number
  /** The highest number that may have been sent. */
  lastNumber?: number
}

/** Begins to work a lane where nobody does; something was committed that it has to look at. */
export function wakeLane(work: Work, lane: Lane, { retellAt, countedAt, lastNumber }: Waking = {}): void {
  if (work.closing.aborted) return
  const key = JSON.stringify(lane)
  const present = work.lanes.get(key)
  if (present) {
    present.wokenAgain = true
    const { memory } = present
    const { retelling, crashed } = memory
    if (retellAt !== undefined) tellBy(retelling, retellAt)
    if (countedAt !== undefined) noteCounted(retelling, countedAt)
    // It may have nothing to do but to tell again what was refused, or to wait with what holds up nothing new.
    if (retelling.at !== undefined || retelling.counted || crashed) present.pause.interrupt()
    return
  }
  const memory = { ...laneMemory(lastNumber), retelling: retellingAt(retellAt) }
  if (countedAt !== undefined) noteCounted(memory.retelling, countedAt)
  const one: Working = {
    lane,
    wokenAgain: false,
    upheavals: 0,
    memory,
    pause: interruptibleWait(),
    ended: Promise.resolve(),
  }
  work.lanes.set(key, one)
  one.ended = workUntilIdle(work, key, one)
}

/** Ends the pauses of lanes for which something has changed that their last look did not know. */
export function lookAgain({ lanes }: Work, concerns: (lane: Lane) => boolean = () => true): void {
  for (const one of lanes.values()) {
    if (!concerns(one.lane)) continue
    one.upheavals += 1
    one.pause.interrupt()
  }
}

export const isOf =
  ({ hr_id, channel_code }: Pick<Lane, 'hr_id' | 'channel_code'>) =>
  (lane: Lane) =>
    lane.hr_id === hr_id && lane.channel_code === channel_code

async function workUntilIdle(work: Work, key: string, one: Working): Promise<void> {
  // What was committed while the last look was under way must not be left lying.
  do {
    one.wokenAgain = false
    await workLane(work, one)
  } while (one.wokenAgain && !work.closing.aborted)
  // In one step with the check: a wake-up in between would be lost.
  work.lanes.delete(key)
}

async function workLane(work: Work, one: Working): Promise<void> {
  const { parts, closing } = work
  const { lane, memory, pause } = one
  let faults = 0
  while (!closing.aborted) {
    const seen = one.upheavals
    one.wokenAgain = false
    try {
      await retellIfDue(parts, one)
      const step = await deliverNext(parts, lane, memory, closing)
      faults = 0
      await recover(work, lane, step)
      const retellAt = nextTelling(memory.retelling, parts.clock.now().getTime())
      const dueAt = step.dueAt ?? retellAt
      if (dueAt === undefined) return
      const next = Math.min(dueAt, retellAt ?? dueAt)
      const looksAgain = one.wokenAgain && (step.dueAt === undefined || memory.crashed)
      const waitMs = looksAgain ? 0 : next - parts.clock.now().getTime()
      if (seen === one.upheavals && !closing.aborted) await pause.wait(Math.max(shortestPauseMs, waitMs))
    } catch (error) {
      parts.log.error({ err: error, ...lane }, 'A delivery could not be worked on; it is tried again.')
      await pause.wait(Math.min(longestAfterFaultMs, 1_000 * 2 ** Math.min(faults, 10)))
      faults += 1
    }
  }
}

async function retellIfDue(parts: DeliverParts, { lane, memory }: Working): Promise<void> {
  const { retelling } = memory
  const now = parts.clock.now().getTime()
  if ((nextTelling(retelling, now) ?? Number.POSITIVE_INFINITY) > now) return
  noteTelling(retelling, now)
  try {
    if (!(await retell(parts, lane))) noteSettled(retelling, now, false, false)
  } catch (error) {
    retelling.at = 0
    throw error
  }
}

/**
 * What else waits for a channel that took something need not wait for its own next attempt: at once where the channel took
 * what it did not take before, and now and then where it took something else.
 */
async function recover(work: Work, lane: Lane, { took, recovered }: Step): Promise<void> {
  const { storage, clock } = work.parts
  const now = clock.now()
  if (took) await retellRefused(work, lane)
  if (!recovered && !(took && (await isSignOfRecovery(work, lane, now)))) return
  await storage.write((database) => skipBackoffUnlessAsked(database, lane, now), lane.hr_id)
  lookAgain(work, isOf(lane))
}

/** Rooms of which a channel took nothing may have been refused by a gateway, and not by the channel. */
async function retellRefused(work: Work, channel: Lane): Promise<void> {
  const now = work.parts.clock.now().getTime()
  for (const { lane, memory } of work.lanes.values()) {
    const { retelling } = memory
    if (!retelling.onSuccess || !isOf(channel)(lane)) continue
    noteTelling(retelling, now)
    if (!(await retell(work.parts, lane))) noteSettled(retelling, now, false, false)
    wakeLane(work, lane)
  }
}

async function isSignOfRecovery({ parts, recoveredAt }: Work, lane: Lane, now: Date): Promise<boolean> {
  const key = JSON.stringify([lane.hr_id, lane.channel_code])
  const ago = now.getTime() - (recoveredAt.get(key) ?? 0)
  if (ago >= 0 && ago < recoverEveryMs) return false
  if (!(await somethingAwaitsRetry(parts.storage.read, lane, now))) return false
  recoveredAt.set(key, now.getTime())
  return true
}
