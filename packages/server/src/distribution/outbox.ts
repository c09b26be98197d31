import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { failurePace } from './failure-pace.ts'
import { httpSlots } from './http-slots.ts'
import { forget } from './lane-memory.ts'
import { waitingLanes } from './pending.ts'
import { refusedSince, unknownSince } from './reconcile.ts'
import { longestRetellMs } from './retelling.ts'
import { isOf, lookAgain, type Work, wakeLane } from './work-lane.ts'

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

/**
 * Works every lane by itself and in order: one request at a time, with the last values of all that waits, so that an
 * older value never comes after a newer one (D16). What waits is in the database, not here.
 */
export async function startOutbox(outbox: OutboxParts): Promise<Outbox> {
  const { storage, clock } = outbox
  const closing = new AbortController()
  const parts = { ...outbox, slots: httpSlots(), pace: failurePace() }
  const work: Work = { parts, lanes: new Map(), recoveredAt: new Map(), closing: closing.signal }
  const retellLater = (lanes: Lane[]) => {
    for (const lane of lanes) wakeLane(work, lane, { countedAt: clock.now().getTime() })
  }
  clock.onSet(() => lookAgain(work))

  for (const lane of await waitingLanes(storage.read))
    wakeLane(work, lane, { lastNumber: Number.POSITIVE_INFINITY })
  // The pauses after which they would have been told again are not stored.
  const since = new Date(clock.now().getTime() - longestRetellMs)
  for (const lane of await refusedSince(storage.readInBackground, since))
    wakeLane(work, lane, { retellAt: 0 })
  // Nowhere is today yesterday's yesterday.
  const dayBefore = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  retellLater(await unknownSince(storage.read, dayBefore))
  return {
    wake: (lanes) => {
      for (const lane of lanes) wakeLane(work, lane)
    },
    reconnected: (channel) => {
      for (const { lane, memory } of work.lanes.values()) if (isOf(channel)(lane)) forget(memory)
      lookAgain(work, isOf(channel))
    },
    retell: (lanes) => {
      for (const lane of lanes) wakeLane(work, lane, { retellAt: 0 })
    },
    retellLater,
    close: async () => {
      closing.abort()
      lookAgain(work)
      await Promise.all([...work.lanes.values()].map(({ ended }) => ended))
    },
  }
}
