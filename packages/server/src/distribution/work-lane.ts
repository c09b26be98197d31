import { interruptibleWait } from '../interruptible-wait.ts'
import { ClaimLost } from '../storage/processes.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'
import { type DeliverParts, deliverNext, type Step } from './deliver.ts'
import { type LaneMemory, laneMemory } from './lane-memory.ts'
import { recordDifferences } from './reconcile.ts'
import {
  nextResend,
  noteCounted,
  noteResend,
  noteSettled,
  resendBy,
  resendScheduleAt,
} from './resend-schedule.ts'
import { skipBackoff, somethingAwaitsRetry } from './waiting-deliveries.ts'

/** All lanes that are worked on. What waits in them is in the database. */
export type Work = {
  parts: DeliverParts
  lanes: Map<string, Working>
  /** When a success of a channel last counted as its recovery, in epoch milliseconds. */
  recoveredAt: Map<string, number>
  closing: AbortSignal
}

export const newWork = (parts: DeliverParts, closing: AbortSignal): Work => ({
  parts,
  lanes: new Map(),
  recoveredAt: new Map(),
  closing,
})

/** Resolves when no lane of work that is closing is worked on any more. */
export async function ended(work: Work): Promise<void> {
  lookAgain(work)
  await Promise.all([...work.lanes.values()].map((one) => one.ended))
}

/** A lane that is worked on. */
type Working = {
  lane: Lane
  wokenAgain: boolean
  /** Counts changes from outside, so that the lane does not sleep on an outdated look. */
  upheavals: number
  memory: LaneMemory
  pause: ReturnType<typeof interruptibleWait>
  /** While it waits for something to be due. */
  sleep: Sleep | undefined
  ended: Promise<void>
}

/** Since when a lane sleeps, by `performance.now()`, and when the first that waits in it is due as far as it knows. */
type Sleep = { since: number; firstDueAt: string | undefined }

/** The sleep of a lane; undefined where it is awake, or not worked on. */
export const sleepOf = ({ lanes }: Work, lane: Lane): Sleep | undefined =>
  lanes.get(JSON.stringify(lane))?.sleep

/** On a full disk nothing can be recorded: the pauses double from a second to this. */
const longestAfterFaultMs = 60_000
/** How often a success of one channel counts as its recovery. */
const recoverEveryMs = 60_000
/** Changes within this time are delivered together. */
const shortestPauseMs = 20

type Waking = {
  /** When the lane is sent again what the channel does not have, in epoch milliseconds. */
  resendAt?: number
  /** When the channel was known to have counted by itself, in epoch milliseconds. */
  countedAt?: number
  /** The highest number that may have been sent. */
  lastNumber?: number
}

/** Starts to work a lane, or makes it look again: something was committed for it. */
export function wakeLane(work: Work, lane: Lane, { resendAt, countedAt, lastNumber }: Waking = {}): void {
  if (work.closing.aborted) return
  const key = JSON.stringify(lane)
  const present = work.lanes.get(key)
  if (present) {
    present.wokenAgain = true
    const { memory } = present
    const { resend, crashed } = memory
    if (lastNumber !== undefined) memory.lastNumber = Math.max(memory.lastNumber, lastNumber)
    if (resendAt !== undefined) resendBy(resend, resendAt)
    if (countedAt !== undefined) noteCounted(resend, countedAt)
    // It may be waiting for a resend, or for a value that the receiver crashed over.
    if (resend.at !== undefined || resend.counted || crashed) present.pause.interrupt()
    return
  }
  const memory = { ...laneMemory(lastNumber), resend: resendScheduleAt(resendAt) }
  if (countedAt !== undefined) noteCounted(memory.resend, countedAt)
  const one: Working = {
    lane,
    wokenAgain: false,
    upheavals: 0,
    memory,
    pause: interruptibleWait(),
    sleep: undefined,
    ended: Promise.resolve(),
  }
  work.lanes.set(key, one)
  one.ended = workUntilIdle(work, key, one)
}

/** Ends the pauses of lanes for which something has changed since their last look. */
export function lookAgain({ lanes }: Work, concerns: (lane: Lane) => boolean = () => true): void {
  for (const one of lanes.values()) {
    if (!concerns(one.lane)) continue
    one.upheavals += 1
    one.pause.interrupt()
  }
}

export const isOf =
  ({ hr_id, channel_code }: Channel) =>
  (lane: Lane) =>
    lane.hr_id === hr_id && lane.channel_code === channel_code

async function workUntilIdle(work: Work, key: string, one: Working): Promise<void> {
  // Something may have been committed during the last look.
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
      await resendIfDue(parts, one)
      const step = await deliverNext(parts, lane, memory, closing)
      faults = 0
      await recover(work, lane, step)
      const resendAt = nextResend(memory.resend, parts.clock.now().getTime())
      const dueAt = step.dueAt ?? resendAt
      if (dueAt === undefined) return
      const next = Math.min(dueAt, resendAt ?? dueAt)
      const looksAgain = one.wokenAgain && (step.dueAt === undefined || memory.crashed)
      const waitMs = looksAgain ? 0 : next - parts.clock.now().getTime()
      if (seen !== one.upheavals || closing.aborted) continue
      if (waitMs > 0) one.sleep = { since: performance.now(), firstDueAt: step.firstDueAt }
      await pause.wait(Math.max(shortestPauseMs, waitMs))
      one.sleep = undefined
    } catch (error) {
      if (error instanceof ClaimLost) return
      parts.log.error({ err: error, ...lane }, 'A delivery could not be worked on; it is tried again.')
      await pause.wait(Math.min(longestAfterFaultMs, 1_000 * 2 ** Math.min(faults, 10)))
      faults += 1
    }
  }
}

async function resendIfDue(parts: DeliverParts, { lane, memory }: Working): Promise<void> {
  const { resend } = memory
  const now = parts.clock.now().getTime()
  if ((nextResend(resend, now) ?? Number.POSITIVE_INFINITY) > now) return
  noteResend(resend, now)
  try {
    if (!(await recordDifferences(parts, lane))) noteSettled(resend, now, false, false)
  } catch (error) {
    resend.at = 0
    throw error
  }
}

/**
 * Makes the other deliveries of a channel due when it has accepted something: at once where it accepted what it had failed
 * at before, and now and then where it accepted something else.
 */
async function recover(work: Work, lane: Lane, { took, recovered }: Step): Promise<void> {
  const { storage, clock, claim } = work.parts
  const now = clock.now()
  if (took) await resendRefused(work, lane)
  if (!recovered && !(took && (await isSignOfRecovery(work, lane, now)))) return
  await storage.write(async (database) => {
    await claim?.expect(database)
    await skipBackoff(database, lane, now, true)
  }, lane.hr_id)
  lookAgain(work, isOf(lane))
}

/** Sends rooms again of which a channel accepted nothing: a gateway may have refused them, and not the channel. */
async function resendRefused(work: Work, channel: Lane): Promise<void> {
  const now = work.parts.clock.now().getTime()
  for (const { lane, memory } of work.lanes.values()) {
    const { resend } = memory
    if (!resend.onSuccess || !isOf(channel)(lane)) continue
    noteResend(resend, now)
    if (!(await recordDifferences(work.parts, lane))) noteSettled(resend, now, false, false)
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
