import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { ChannelChange, DeliveryOutcome } from '../connectors/connector.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'
import { failurePace } from './failure-pace.ts'
import { httpSlots } from './http-slots.ts'
import { forget } from './lane-memory.ts'
import { waitingLanes } from './pending.ts'
import { refusedSince, unknownSince } from './reconcile.ts'
import { longestResendMs } from './resend-schedule.ts'
import { isOf, lookAgain, type Work, wakeLane } from './work-lane.ts'

/** Takes accepted changes to the channels. */
export type Outbox = {
  /** Lanes have something new to deliver; call it after the commit. */
  wake(lanes: Lane[]): void
  /** A channel is connected in another way, and may accept what it refused; call it after the commit. */
  reconnected(channel: Channel): void
  /** Sends lanes what differs from the calendar, because the channel refused it. */
  resend(lanes: Lane[]): void
  /** Sends lanes in a minute what differs from the calendar, because the channel has counted rooms by itself. */
  resendLater(lanes: Lane[]): void
  /** Lanes that have something to deliver, the longest at work first. */
  lanes(): Lane[]
  /** Aborts the attempts under way; what is not settled goes on at the next start. */
  close(): Promise<void>
}

export type OutboxParts = {
  storage: Storage
  clock: Clock
  setUps: SetUps
  log: Logger
  /** Whether changes are sent to `http` receivers. */
  deliveries: boolean
  /** Counts what became of deliveries. */
  tally?: Tally | undefined
  tracing?: DeliveryTracing | undefined
}

/** Spans of deliveries. */
export type DeliveryTracing = {
  /** The request that is worked on has something for a lane. */
  woken(lane: Lane): void
  /** @param send hands the change over, with headers that tell the receiver of the span */
  deliver(
    lane: Lane,
    change: ChannelChange,
    attempt: number,
    send: (headers: Record<string, string>) => Promise<DeliveryOutcome>,
  ): Promise<DeliveryOutcome>
}

/** Called for the deliveries of a channel with the same outcome. */
export type Tally = (channel: string, outcome: DeliveryOutcome['outcome'], deliveries: number) => void

/**
 * Works every lane by itself and in order: one request at a time, with the last values of all that waits, so that an
 * older value never comes after a newer one (D16). What waits is in the database, not here.
 */
export async function startOutbox(outbox: OutboxParts): Promise<Outbox> {
  const { storage, clock } = outbox
  const closing = new AbortController()
  const parts = { ...outbox, slots: httpSlots(), pace: failurePace() }
  const work: Work = { parts, lanes: new Map(), recoveredAt: new Map(), closing: closing.signal }
  const resendLater = (lanes: Lane[]) => {
    for (const lane of lanes) wakeLane(work, lane, { countedAt: clock.now().getTime() })
  }
  clock.onSet(() => lookAgain(work))

  for (const lane of await waitingLanes(storage.read))
    wakeLane(work, lane, { lastNumber: Number.POSITIVE_INFINITY })
  // The schedule of what was refused is not stored, so it is sent again now.
  const since = new Date(clock.now().getTime() - longestResendMs)
  for (const lane of await refusedSince(storage.readInBackground, since))
    wakeLane(work, lane, { resendAt: 0 })
  // In no time zone is today earlier than the day before the UTC date.
  const dayBefore = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  resendLater(await unknownSince(storage.read, dayBefore))
  return {
    wake: (lanes) => {
      for (const lane of lanes) {
        outbox.tracing?.woken(lane)
        wakeLane(work, lane)
      }
    },
    reconnected: (channel) => {
      for (const { lane, memory } of work.lanes.values()) if (isOf(channel)(lane)) forget(memory)
      lookAgain(work, isOf(channel))
    },
    resend: (lanes) => {
      for (const lane of lanes) wakeLane(work, lane, { resendAt: 0 })
    },
    resendLater,
    lanes: () => Array.from(work.lanes.values(), ({ lane }) => lane),
    close: async () => {
      closing.abort()
      lookAgain(work)
      await Promise.all([...work.lanes.values()].map(({ ended }) => ended))
    },
  }
}
