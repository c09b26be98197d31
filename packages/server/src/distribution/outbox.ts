import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { ChannelChange, DeliveryOutcome } from '../connectors/connector.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Database } from '../storage/schema.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'
import type { DeliverParts } from './deliver.ts'
import { failurePace } from './failure-pace.ts'
import { findLanes } from './find-lanes.ts'
import { httpSlots } from './http-slots.ts'
import { type LaneWork, tellLane } from './lane-news.ts'
import { startSharedWork } from './shared-work.ts'
import { ended, lookAgain, newWork } from './work-lane.ts'

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
  /** So many of the lanes that have something to deliver, in all processes, those first that have it for longest. */
  lanes(most: number): Promise<Lane[]>
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
  tally?: Tally | undefined
  tracing?: DeliveryTracing | undefined
  /** Whether this process takes changes to the channels; else others do. */
  works: boolean
  /** The claim on the property of a lane, where several processes share the work. */
  claim?: LaneClaim | undefined
}

/** The right to work a lane. */
export type LaneClaim = {
  /**
   * Expects inside a write that it is still there, until the commit.
   * @throws {ClaimLost}
   */
  expect(database: Database): Promise<void>
  /**
   * Expects that no other process can have it by now.
   * @throws {ClaimLost}
   */
  expectLease(): void
}

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
  const parts = { ...outbox, slots: httpSlots(), pace: failurePace() }
  const { shared } = outbox.storage
  const { tell, lanes, close } = await (shared ? startSharedWork(parts, shared) : startSoleWork(parts))
  const tellOf = (kind: 'woken' | 'resend' | 'counted', its: Lane[]) =>
    tell(its.map((lane) => ({ kind, lane })))
  return {
    wake: (its) => {
      for (const lane of its) outbox.tracing?.woken(lane)
      tellOf('woken', its)
    },
    reconnected: (channel) => tell([{ kind: 'reconnected', channel }]),
    resend: (its) => tellOf('resend', its),
    resendLater: (its) => tellOf('counted', its),
    lanes,
    close,
  }
}

/** The work of a process that is alone on its database. */
async function startSoleWork(parts: DeliverParts): Promise<LaneWork> {
  const closing = new AbortController()
  const work = newWork(parts, closing.signal)
  parts.clock.onSet(() => lookAgain(work))
  await findLanes(parts, () => work)
  return {
    tell: (news) => {
      for (const its of news) tellLane(work, its)
    },
    lanes: async (most) => Array.from(work.lanes.values().take(most), ({ lane }) => lane),
    close: async () => {
      closing.abort()
      await ended(work)
    },
  }
}
