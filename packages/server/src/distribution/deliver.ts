import { isDeepStrictEqual } from 'node:util'
import { longestPauseMs } from '../connectors/backoff.ts'
import type { ConnectorSettings, Route } from '../connectors/connector.ts'
import { kindOf } from '../connectors/kinds.ts'
import { PropertyRemoved } from '../storage/errors.ts'
import type { Lane } from '../transactions/record-update.ts'
import { deliverToReceiver } from './deliver-to-receiver.ts'
import type { FailurePace } from './failure-pace.ts'
import type { HttpSlots } from './http-slots.ts'
import type { LaneMemory } from './lane-memory.ts'
import type { OutboxParts } from './outbox.ts'
import { type First, firstOf, mostAtOnce, pendingOf } from './pending.ts'
import { allOfSucceeded, record } from './record-outcomes.ts'

/** What a step did, and when the lane needs the next one. */
export type Step = {
  /** When to look again, in epoch milliseconds; undefined when nothing is left, or the server stops. */
  dueAt: number | undefined
  /** When the first that waits is due, as it is stored; undefined where nothing waited, or it was attempted. */
  firstDueAt?: string
  /** The receiver took something. */
  took?: boolean
  /** The receiver took a change that it did not take before. */
  recovered?: boolean
}

export type DeliverParts = OutboxParts & { slots: HttpSlots; pace: FailurePace }

/** Delivers what is due in a lane, and records what became of it. */
export async function deliverNext(
  parts: DeliverParts,
  lane: Lane,
  memory: LaneMemory,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock, setUps } = parts
  const [first, setUp] = await Promise.all([
    firstOf(storage.readInBackground, lane),
    setUps.present(storage.read, lane.hr_id).catch(unlessRemoved),
  ])
  if (!first || !setUp) return { dueAt: undefined }
  const settings = setUp.connections.get(lane.channel_code)?.connector
  const route = settings ? kindOf(settings).route(settings) : disconnected
  const now = clock.now().getTime()
  const dueAt = dueIn(route, now)
  const isDue =
    dueAt(first) <= now ||
    (memory.crashed && (await firstOf(storage.readInBackground, lane, memory.lastNumber)))
  if (!isDue) return { dueAt: dueAt(first), firstDueAt: first.due_at }
  if (route.by === 'receiver') {
    // Looked at again when the connection changes, as every lane at work is.
    if (!parts.deliveries) return { dueAt: Number.POSITIVE_INFINITY, firstDueAt: first.due_at }
    const isPresent = async () => isDeepStrictEqual(await connectorOf(parts, lane), settings)
    return deliverToReceiver(parts, setUp, { ...route, isPresent }, lane, memory, signal)
  }
  let areAll = false
  await record(parts, lane, {
    // Read inside the write that records them: so they are the deliveries of that moment.
    dueOf: async (database, now) => {
      const pending = await pendingOf(database, lane)
      const waits = pending.findIndex((delivery) => dueIn(route, now.getTime())(delivery) > now.getTime())
      areAll = waits === -1 && pending.length < mostAtOnce
      return waits === -1 ? pending : pending.slice(0, waits)
    },
    decide: ({ id }, settledBefore) => route.decide(id, settledBefore),
    toldOf: allOfSucceeded,
  })
  // Of what is committed from then on, the lane is told.
  return { dueAt: areAll ? undefined : roundAfter(clock.now().getTime() + 1) }
}

async function connectorOf(
  { storage, setUps }: DeliverParts,
  lane: Lane,
): Promise<ConnectorSettings | undefined> {
  const setUp = await setUps.present(storage.read, lane.hr_id).catch(unlessRemoved)
  return setUp?.connections.get(lane.channel_code)?.connector
}

/** A property that was just removed has nothing to deliver. */
export function unlessRemoved(error: unknown): undefined {
  if (!(error instanceof PropertyRemoved)) throw error
}

/**
 * When a delivery is due, in epoch milliseconds. For a receiver only a retry delays it; a simulated channel takes its time from
 * the acceptance on. Without a network, deliveries are due in rounds: all lanes then share one commit, and what is superseded by
 * then is merged. A time that is further ahead than possible was written by a clock that was ahead, perhaps of another process:
 * such a delivery is due now, or it would block its room until that time.
 */
const dueIn =
  (route: Route, now: number) =>
  ({ due_at, created_at, attempts }: First): number => {
    const dueAt = Date.parse(due_at)
    if (dueAt > now + (attempts === 0 ? 0 : longestPauseMs)) return now
    if (route.by === 'receiver') return dueAt
    const acceptedAt = Date.parse(created_at)
    return acceptedAt > now ? now : roundAfter(Math.max(dueAt, acceptedAt + route.delayMs))
  }

const roundMs = 100

const roundAfter = (time: number) => Math.ceil(time / roundMs) * roundMs

/** What waits for a channel that was disconnected meanwhile. */
const disconnected: Route = {
  by: 'server',
  delayMs: 0,
  decide: () => ({
    outcome: 'failed',
    message: 'The channel was disconnected before the change could be delivered.',
  }),
}
