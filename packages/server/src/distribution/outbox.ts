import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { alarm } from './alarm.ts'
import { deliverNext } from './deliver.ts'
import { failurePace } from './failure-pace.ts'
import { hastenUnlessAsked, somethingAwaitsRetry } from './hasten.ts'
import { httpSlots } from './http-slots.ts'
import { forget, type LaneMemory, laneMemory, longestRetellMs } from './lane-memory.ts'
import { waitingLanes } from './pending.ts'
import { refusedSince, retell, unknownSince } from './reconcile.ts'

/** Takes accepted changes to the channels. */
export type Outbox = {
  /** Says that lanes have something new to deliver; call it after the commit. */
  wake(lanes: Lane[]): void
  /** Says that a channel is connected in another way, and may take what it did not take; call it after the commit. */
  reconnected(channel: Pick<Lane, 'hr_id' | 'channel_code'>): void
  /** Tells lanes what differs from the calendar, because the channel refused it. */
  retell(lanes: Lane[]): void
  /** Tells lanes in a minute what differs from the calendar, because the channel has counted by itself. */
  retellLater(lanes: Lane[]): void
  /** Breaks off the attempts under way; what is not settled goes on at the next start. */
  close(): Promise<void>
}

export type OutboxParts = {
  storage: Storage
  clock: Clock
  setUps: SetUps
  log: Logger
  /** Whether changes are handed to `http` receivers. */
  deliveries: boolean
}

/** A lane that is worked on. */
type Working = {
  lane: Lane
  wokenAgain: boolean
  /** Counts what puts its last look out of date, so that it does not fall asleep over it. */
  upheavals: number
  memory: LaneMemory
  pause: ReturnType<typeof alarm>
  ended: Promise<void>
}

/** On a full disk nothing can be recorded: the pauses double from a second to this. */
const longestAfterFaultMs = 60_000
/** How often one channel's success is taken for a sign that it takes again what it did not take. */
const recoverEveryMs = 60_000
/** By then the messages of what a channel sold before should be here, or it would be told too many. */
const retellCountedMs = 60_000
/** What comes in the meantime is delivered together, which costs little more than one change by itself. */
const shortestPauseMs = 20

const isOf =
  ({ hr_id, channel_code }: Pick<Lane, 'hr_id' | 'channel_code'>) =>
  (lane: Lane) =>
    lane.hr_id === hr_id && lane.channel_code === channel_code

/**
 * Works every lane by itself and in order: one request at a time, with the last values of all that waits, so that an
 * older value never comes after a newer one (D16). What waits is in the database, not here.
 */
export async function startOutbox(parts: OutboxParts): Promise<Outbox> {
  const { storage, clock, log } = parts
  const working = new Map<string, Working>()
  const closing = new AbortController()
  const deliver = { ...parts, slots: httpSlots(), pace: failurePace() }
  clock.onSet(() => lookAgain())

  function lookAgain(concerns: (lane: Lane) => boolean = () => true) {
    for (const one of working.values()) {
      if (!concerns(one.lane)) continue
      one.upheavals += 1
      one.pause.ring()
    }
  }

  /** What else waits for the channel need not wait for its own next attempt. */
  async function recover(lane: Lane) {
    await storage.write((database) => hastenUnlessAsked(database, lane, clock.now()))
    lookAgain(isOf(lane))
  }

  const recovered = new Map<string, number>()
  /** What failed on a channel is tried when the channel takes something else, but not with each success. */
  async function recoverNowAndThen(lane: Lane) {
    const key = JSON.stringify([lane.hr_id, lane.channel_code])
    const now = clock.now()
    const ago = now.getTime() - (recovered.get(key) ?? 0)
    if (ago >= 0 && ago < recoverEveryMs) return
    if (!(await somethingAwaitsRetry(storage.read, lane, now))) return
    recovered.set(key, now.getTime())
    await recover(lane)
  }

  async function retellIfDue({ lane, memory }: Working) {
    const now = clock.now().getTime()
    const { retellAt } = memory
    if (retellAt === undefined || (now < retellAt && retellAt <= now + longestRetellMs)) return
    memory.retellAt = undefined
    try {
      await retell(parts, lane)
    } catch (error) {
      memory.retellAt = 0
      throw error
    }
  }

  async function work(one: Working): Promise<void> {
    const { lane, memory, pause } = one
    let faults = 0
    while (!closing.signal.aborted) {
      const seen = one.upheavals
      one.wokenAgain = false
      try {
        await retellIfDue(one)
        const step = await deliverNext(deliver, lane, memory, closing.signal)
        faults = 0
        if (step.recovered) await recover(lane)
        else if (step.took) await recoverNowAndThen(lane)
        const dueAt = step.dueAt ?? memory.retellAt
        if (dueAt === undefined) return
        const next = Math.min(dueAt, memory.retellAt ?? dueAt)
        const waitMs = one.wokenAgain && step.dueAt === undefined ? 0 : next - clock.now().getTime()
        if (seen === one.upheavals && !closing.signal.aborted)
          await pause.wait(Math.max(shortestPauseMs, waitMs))
      } catch (error) {
        log.error({ err: error, ...lane }, 'A delivery could not be worked on; it is tried again.')
        await pause.wait(Math.min(longestAfterFaultMs, 1_000 * 2 ** Math.min(faults, 10)))
        faults += 1
      }
    }
  }

  function wake(lane: Lane, retellAt?: number, lastNumber?: number) {
    const key = JSON.stringify(lane)
    const present = working.get(key)
    if (present) {
      present.wokenAgain = true
      if (retellAt !== undefined)
        present.memory.retellAt = Math.min(retellAt, present.memory.retellAt ?? retellAt)
      // It may have nothing to do but to tell again what was refused.
      if (present.memory.retellAt !== undefined) present.pause.ring()
      return
    }
    const one: Working = {
      lane,
      wokenAgain: false,
      upheavals: 0,
      memory: { ...laneMemory(lastNumber), retellAt },
      pause: alarm(),
      ended: Promise.resolve(),
    }
    working.set(key, one)
    one.ended = (async () => {
      // What was committed while the last look was under way must not be left lying.
      do {
        one.wokenAgain = false
        await work(one)
      } while (one.wokenAgain && !closing.signal.aborted)
      working.delete(key)
    })()
  }

  function retellLater(lanes: Lane[]) {
    if (closing.signal.aborted) return
    for (const lane of lanes) wake(lane, clock.now().getTime() + retellCountedMs)
  }

  for (const lane of await waitingLanes(storage.read)) wake(lane, undefined, Number.POSITIVE_INFINITY)
  // The pauses after which they would have been told again are not stored.
  const since = new Date(clock.now().getTime() - longestRetellMs)
  for (const lane of await refusedSince(storage.read, since)) wake(lane, 0)
  // Nowhere is today yesterday's yesterday.
  const dayBefore = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  retellLater(await unknownSince(storage.read, dayBefore))
  return {
    wake: (woken) => {
      if (!closing.signal.aborted) for (const lane of woken) wake(lane)
    },
    reconnected: (channel) => {
      for (const { lane, memory } of working.values()) if (isOf(channel)(lane)) forget(memory)
      lookAgain(isOf(channel))
    },
    retell: (lanes) => {
      if (!closing.signal.aborted) for (const lane of lanes) wake(lane, 0)
    },
    retellLater,
    close: async () => {
      closing.abort()
      lookAgain()
      await Promise.all([...working.values()].map(({ ended }) => ended))
    },
  }
}
