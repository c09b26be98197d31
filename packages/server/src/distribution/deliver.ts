import { Refused } from '../http/answer.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { ConnectorSettings, Handover, HttpSettings } from './connector.ts'
import { httpConnector } from './http.ts'
import type { HttpSlots } from './http-slots.ts'
import { latestValues } from './latest-values.ts'
import type { OutboxParts } from './outbox.ts'
import { firstOf, type Pending, pendingOf } from './pending.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { simulatedDelayMs, simulatedHandover } from './simulated.ts'

/** How a lane stands after a step. */
export type Step = {
  /** When to look again, in epoch milliseconds; undefined when nothing is left. */
  dueAt: number | undefined
  /** The receiver took a change that it did not take before. */
  recovered?: boolean
  /** The receiver refused several changes that were handed over as one: one by one, it refuses only what it must. */
  refusedTogether?: boolean
}

type Parts = OutboxParts & { slots: HttpSlots }

/**
 * Hands over what is due in a lane, and records what became of it.
 * @param apart changes must not be handed over as one: the receiver refused that
 */
export async function deliverNext(
  parts: Parts,
  lane: Lane,
  apart: boolean,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock, setUps } = parts
  const first = await firstOf(storage.readInTurns, lane)
  if (!first) return { dueAt: undefined }
  const setUp = await setUps.current(storage.read, lane.hr_id).catch(unlessRemoved)
  if (!setUp) return { dueAt: undefined }
  const connector = setUp.connections.get(lane.channel_code)?.connector
  const dueAt = dueTime(connector)
  if (dueAt(first) > clock.now().getTime()) return { dueAt: dueAt(first) }
  // Looked at again when the connection changes, as every lane at work is.
  if (connector?.kind === 'http' && !parts.deliveries) return { dueAt: Number.POSITIVE_INFINITY }
  if (connector?.kind === 'http')
    return parts.slots(lane, () => deliverOverHttp(parts, setUp, connector, lane, apart, signal))

  const pending = await pendingOf(storage.readInTurns, lane)
  // By the clock inside the write: rows that were put back with an older one are not due yet.
  const dueBy = (time: number) => {
    const waits = pending.findIndex((delivery) => dueAt(delivery) > time)
    return waits === -1 ? pending : pending.slice(0, waits)
  }
  await record(parts, lane, dueBy, (delivery, settledBefore) =>
    localHandover(connector, delivery, settledBefore),
  )
  return { dueAt: roundAfter(clock.now().getTime() + 1) }
}

/** A property that was removed in this moment has nothing to deliver. */
function unlessRemoved(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

/**
 * A receiver's change is only held up by a retry; a simulated channel takes its time from when it was accepted. What
 * needs no network goes in rounds: what all lanes have to record then shares one commit, and what is superseded by
 * then is merged.
 */
const dueTime =
  (connector: ConnectorSettings | undefined) =>
  ({ due_at, created_at }: Pick<Pending, 'due_at' | 'created_at'>): number => {
    const dueAt = Date.parse(due_at)
    if (connector?.kind === 'http') return dueAt
    const takes = connector?.kind === 'simulated' ? simulatedDelayMs(connector) : 0
    return roundAfter(Math.max(dueAt, Date.parse(created_at) + takes))
  }

const roundMs = 100

const roundAfter = (time: number) => Math.ceil(time / roundMs) * roundMs

/** What becomes of a delivery that needs no network. */
function localHandover(
  connector: ConnectorSettings | undefined,
  delivery: Pending,
  settledBefore: number,
): Handover {
  if (connector?.kind === 'simulated') {
    return simulatedHandover(connector, { deliveryId: delivery.id, settledBefore })
  }
  if (connector) return { outcome: 'succeeded' }
  return { outcome: 'failed', message: 'The channel was disconnected before the change could be delivered.' }
}

/**
 * All that waits in a lane goes as one change with the last value of each field: a receiver that was away learns the
 * present state at once, and never an older one.
 */
async function deliverOverHttp(
  parts: Parts,
  { property }: PropertySetUp,
  connector: HttpSettings,
  lane: Lane,
  apart: boolean,
  signal: AbortSignal,
): Promise<Step> {
  const { storage, clock } = parts
  const pending = await pendingOf(storage.readInTurns, lane)
  const together = apart ? pending.slice(0, 1) : pending
  const [first] = together
  if (!first || signal.aborted) return { dueAt: undefined }
  // Receivers check the signature by the time of the world, not by one that was set for a trial.
  const receiver = httpConnector({ ...connector, now: () => new Date() })
  const handover = await receiver.hand(changeOf(lane, together), first.attempts + 1, signal)
  const now = clock.now()
  // Stopped in between: nobody knows what became of it, and the next start hands it over again.
  if (signal.aborted && handover.outcome === 'retry') return { dueAt: undefined }
  const refusedTogether = handover.outcome === 'failed' && together.length > 1
  if (refusedTogether) return { dueAt: now.getTime(), refusedTogether }
  await record(
    parts,
    lane,
    () => together,
    (delivery) =>
      handover.outcome === 'retry'
        ? retryUntilOver(handover, delivery, today(property.time_zone, now))
        : handover,
  )
  return {
    dueAt: now.getTime(),
    recovered: handover.outcome === 'succeeded' && first.attempts > 0,
    ...(handover.outcome === 'failed' && { refusedTogether }),
  }
}

/** What a receiver cannot take is tried for as long as it could still sell by it. */
function retryUntilOver(
  handover: Handover & { outcome: 'retry' },
  { dates }: Pending,
  today: string,
): Handover {
  if (dates.some(({ date }) => date >= today)) return handover
  return { outcome: 'failed', message: `${handover.message} Given up: all its dates are over.` }
}

/** One change for all of these deliveries, under the number of the newest. */
function changeOf(lane: Lane, together: Pending[]) {
  const { id, update_id, name, rate_code, inv_code, created_at } = together.at(-1) as Pending
  return {
    property: lane.hr_id,
    channel: lane.channel_code,
    delivery_id: id,
    transaction_id: String(update_id),
    mapping_code: lane.mapping_code,
    name,
    rate_code,
    inv_code,
    created_at,
    dates: latestValues(together).map(({ stop_sale, cta, ctd, ...values }) => ({
      ...values,
      ...(stop_sale !== undefined && { stop_sale: Boolean(stop_sale) }),
      ...(cta !== undefined && { cta: Boolean(cta) }),
      ...(ctd !== undefined && { ctd: Boolean(ctd) }),
    })),
  }
}

async function record(
  { storage, clock, log }: OutboxParts,
  lane: Lane,
  dueBy: (time: number) => Pending[],
  decide: (delivery: Pending, settledBefore: number) => Handover,
): Promise<void> {
  const outcomes = await storage.write(async (database) => {
    // The machine's time counts as long as the clock was not moved, whatever is stored.
    const now = clock.offsetMs() === 0 ? clock.now() : await clock.nowIn(database)
    return recordOutcomes(database, lane, dueBy(now.getTime()), decide, now)
  })
  for (const { id, handover } of outcomes) {
    if (handover.outcome === 'succeeded') continue
    log.warn({ ...lane, delivery: id, outcome: handover.outcome, reason: handover.message }, 'not delivered')
  }
}
