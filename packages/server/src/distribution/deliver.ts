import type { Lane } from '../transactions/record-update.ts'
import type { Connector, ConnectorSettings, Handover, HttpSettings } from './connector.ts'
import { httpConnector } from './http.ts'
import type { OutboxParts } from './outbox.ts'
import { type Pending, pendingOf } from './pending.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { simulatedDelayMs, simulatedHandover } from './simulated.ts'

/**
 * Hands over what is due first in a lane and records what became of it.
 * @returns when to look again (epoch milliseconds), or undefined when nothing is left
 */
export async function deliverNext(
  parts: OutboxParts,
  lane: Lane,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { storage, clock, setUps } = parts
  const pending = await pendingOf(storage.read, lane)
  const [first] = pending
  if (!first) return undefined
  const setUp = await setUps.current(storage.read, lane.hr_id)
  const connector = setUp.connections.get(lane.channel_code)?.connector
  const now = clock.now().getTime()
  const dueAt = dueTime(connector)
  if (dueAt(first) > now) return dueAt(first)

  if (connector?.kind === 'http') {
    const handover = await httpHandover(connector, lane, first, signal)
    // Stopped in between: nobody knows what became of it, and the next start hands it over again.
    if (signal.aborted && handover.outcome === 'retry') return undefined
    await record(parts, lane, [first], () => handover)
    return now
  }
  const waits = pending.findIndex((delivery) => dueAt(delivery) > now)
  await record(parts, lane, waits === -1 ? pending : pending.slice(0, waits), (delivery, settledBefore) =>
    localHandover(connector, delivery, settledBefore),
  )
  return now
}

/** A simulated channel takes its time from when the change was accepted; any other is only held up by a retry. */
const dueTime = (connector: ConnectorSettings | undefined) => (delivery: Pending) =>
  Math.max(
    Date.parse(delivery.due_at),
    connector?.kind === 'simulated' ? Date.parse(delivery.created_at) + simulatedDelayMs(connector) : 0,
  )

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

function httpHandover(
  connector: HttpSettings,
  lane: Lane,
  delivery: Pending,
  signal: AbortSignal,
): Promise<Handover> {
  const { id, update_id, name, rate_code, inv_code, created_at, dates } = delivery
  const change = {
    property: lane.hr_id,
    channel: lane.channel_code,
    delivery_id: id,
    transaction_id: String(update_id),
    mapping_code: lane.mapping_code,
    name,
    rate_code,
    inv_code,
    created_at,
    dates: dates.map(({ stop_sale, cta, ctd, ...values }) => ({
      ...values,
      ...(stop_sale !== undefined && { stop_sale: Boolean(stop_sale) }),
      ...(cta !== undefined && { cta: Boolean(cta) }),
      ...(ctd !== undefined && { ctd: Boolean(ctd) }),
    })),
  }
  return receiver(connector).hand(change, delivery.attempts + 1, signal)
}

/** One for each connection, as long as its settings stand. */
const receivers = new WeakMap<HttpSettings, Connector>()

function receiver(settings: HttpSettings): Connector {
  // Receivers check the signature by the time of the world, not by one that was set for a trial.
  const known = receivers.get(settings) ?? httpConnector({ ...settings, now: () => new Date() })
  receivers.set(settings, known)
  return known
}

async function record(
  { storage, clock, log }: OutboxParts,
  lane: Lane,
  due: Pending[],
  decide: (delivery: Pending, settledBefore: number) => Handover,
): Promise<void> {
  const outcomes = await storage.write((database) => recordOutcomes(database, lane, due, decide, clock.now()))
  for (const { id, handover } of outcomes) {
    if (handover.outcome === 'succeeded') continue
    log.warn({ ...lane, delivery: id, outcome: handover.outcome, reason: handover.message }, 'not delivered')
  }
}
