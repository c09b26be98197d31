import { Refused } from '../http/answer.ts'
import type { Lane } from '../transactions/record-update.ts'
import { longestPauseMs } from './backoff.ts'
import type { ConnectorSettings, Handover, HttpSettings } from './connector.ts'
import { deliverOverHttp } from './deliver-http.ts'
import { dueTime } from './due-time.ts'
import type { FailurePace } from './failure-pace.ts'
import type { HttpSlots } from './http-slots.ts'
import type { LaneMemory } from './lane-memory.ts'
import type { OutboxParts } from './outbox.ts'
import { firstOf, type Pending, pendingOf } from './pending.ts'
import { allOfSucceeded, record } from './record-outcomes.ts'
import { simulatedDelayMs, simulatedHandover } from './simulated.ts'

/** How a lane stands after a step. */
export type Step = {
  /** When to look again, in epoch milliseconds; undefined when nothing is left, or the server stops. */
  dueAt: number | undefined
  /** The receiver took something. */
  took?: boolean
  /** The receiver took a change that it did not take before. */
  recovered?: boolean
}

export type DeliverParts = OutboxParts & { slots: HttpSlots; pace: FailurePace }

/** Hands over what is due in a lane, and records what became of it. */
export async function deliverNext(
  parts: DeliverParts,
  lane: Lane,
  memory: LaneMemory,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock, setUps } = parts
  const first = await firstOf(storage.readInBackground, lane)
  if (!first) return { dueAt: undefined }
  const setUp = await setUps.current(storage.read, lane.hr_id).catch(unlessRemoved)
  if (!setUp) return { dueAt: undefined }
  const connector = setUp.connections.get(lane.channel_code)?.connector
  const now = clock.now().getTime()
  const dueAt = dueIn(connector, now)
  const isDue =
    dueAt(first) <= now ||
    (memory.crashed && (await firstOf(storage.readInBackground, lane, memory.lastNumber)))
  if (!isDue) return { dueAt: dueAt(first) }
  if (connector?.kind === 'http') {
    // Looked at again when the connection changes, as every lane at work is.
    if (!parts.deliveries) return { dueAt: Number.POSITIVE_INFINITY }
    return deliverOverHttp(parts, setUp, connector, lane, memory, signal)
  }
  await record(parts, lane, {
    // Read where they are recorded: the writing connection has their pages at hand, and they are those of this moment.
    dueOf: async (database, now) => {
      const pending = await pendingOf(database, lane)
      const waits = pending.findIndex((delivery) => dueIn(connector, now.getTime())(delivery) > now.getTime())
      return waits === -1 ? pending : pending.slice(0, waits)
    },
    decide: (delivery, settledBefore) => localHandover(connector, delivery, settledBefore),
    toldOf: allOfSucceeded,
  })
  return { dueAt: roundAfter(clock.now().getTime() + 1) }
}

/** The connector of a lane's channel now. */
export async function connectorOf(
  { storage, setUps }: DeliverParts,
  lane: Lane,
): Promise<ConnectorSettings | undefined> {
  const setUp = await setUps.current(storage.read, lane.hr_id).catch(unlessRemoved)
  return setUp?.connections.get(lane.channel_code)?.connector
}

/** A property that was removed in this moment has nothing to deliver. */
export function unlessRemoved(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

/**
 * A receiver's change is only held up by a retry; a simulated channel takes its time from when it was accepted. What
 * needs no network goes in rounds: what all lanes have to record then shares one commit, and what is superseded by
 * then is merged.
 */
const dueIn =
  (connector: ConnectorSettings | undefined, now: number) =>
  ({ due_at, created_at }: Pick<Pending, 'due_at' | 'created_at'>): number => {
    const dueAt = dueTime(due_at, now, longestPauseMs)
    if (connector?.kind === 'http') return dueAt
    const takes = connector?.kind === 'simulated' ? simulatedDelayMs(connector) : 0
    return roundAfter(Math.max(dueAt, dueTime(created_at, now, 0) + takes))
  }

const roundMs = 100

const roundAfter = (time: number) => Math.ceil(time / roundMs) * roundMs

/** What becomes of a delivery that needs no network. */
function localHandover(
  connector: Exclude<ConnectorSettings, HttpSettings> | undefined,
  delivery: Pending,
  settledBefore: number,
): Handover {
  switch (connector?.kind) {
    case 'simulated':
      return simulatedHandover(connector, { deliveryId: delivery.id, settledBefore })
    // The direct channel sells from the calendar itself.
    case 'direct':
      return { outcome: 'succeeded' }
    case undefined:
      return {
        outcome: 'failed',
        message: 'The channel was disconnected before the change could be delivered.',
      }
  }
}
