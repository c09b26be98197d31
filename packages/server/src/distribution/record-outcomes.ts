import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import { upsertTold } from '../storage/upsert-values.ts'
import type { Lane } from '../transactions/record-update.ts'
import type { Handover } from './connector.ts'
import { latestValues } from './latest-values.ts'
import type { Pending } from './pending.ts'

type Outcome = { id: number; handover: Handover }

/**
 * Decides and records what became of deliveries of one lane, inside a write: their states, the channel's counters,
 * and what the channel now knows.
 */
export async function recordOutcomes(
  database: Kysely<Schema>,
  lane: Lane,
  handedOver: Pending[],
  decide: (delivery: Pending, settledBefore: number) => Handover,
  now: Date,
): Promise<Outcome[]> {
  const due = await stillWaiting(database, lane, handedOver)
  if (due.length === 0) return []
  const counters = await database
    .selectFrom('connection')
    .select(['succeeded', 'failed'])
    .where('hr_id', '=', lane.hr_id)
    .where('channel_code', '=', lane.channel_code)
    .executeTakeFirst()
  const before = counters ? counters.succeeded + counters.failed : 0
  const outcomes = due.map((delivery, index) => ({
    id: delivery.id,
    handover: decide(delivery, before + index),
  }))
  for (const [outcome, same] of Map.groupBy(outcomes, ({ handover }) => JSON.stringify(handover))) {
    const ids = same.map(({ id }) => id)
    await settle(database, lane.hr_id, ids, JSON.parse(outcome) as Handover, now)
  }
  await count(database, lane, outcomes)
  const told = due.filter((_, index) => outcomes[index]?.handover.outcome === 'succeeded')
  await tell(database, lane, told)
  return outcomes
}

/** What a reset, a restored snapshot or a removed property has left of them; an id may be another delivery's by now. */
async function stillWaiting(database: Kysely<Schema>, lane: Lane, deliveries: Pending[]): Promise<Pending[]> {
  const rows = await database
    .selectFrom('delivery')
    .select(['id', 'update_id', 'created_at'])
    .where('hr_id', '=', lane.hr_id)
    .where('channel_code', '=', lane.channel_code)
    .where('mapping_code', '=', lane.mapping_code)
    .where('due_at', 'is not', null)
    .where(
      'id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .execute()
  const name = (its: Pick<Pending, 'id' | 'update_id' | 'created_at'>) =>
    [its.id, its.update_id, its.created_at].join(' ')
  const waiting = new Set(rows.map(name))
  return deliveries.filter((delivery) => waiting.has(name(delivery)))
}

async function settle(database: Kysely<Schema>, hrId: string, ids: number[], handover: Handover, now: Date) {
  const { outcome } = handover
  await database
    .updateTable('delivery')
    .set((its) => ({
      attempts: its('attempts', '+', 1),
      error_message: outcome === 'succeeded' ? null : handover.message,
      ...(outcome === 'retry'
        ? { due_at: new Date(now.getTime() + handover.afterMs).toISOString() }
        : { state: outcome, due_at: null, settled_at: now.toISOString() }),
    }))
    .where('hr_id', '=', hrId)
    .where('id', 'in', ids)
    .execute()
}

async function count(database: Kysely<Schema>, lane: Lane, outcomes: Outcome[]) {
  const number = (outcome: Handover['outcome']) =>
    outcomes.filter((its) => its.handover.outcome === outcome).length
  const [succeeded, failed] = [number('succeeded'), number('failed')]
  await database
    .updateTable('connection')
    .set((its) => ({
      in_progress: its('in_progress', '-', succeeded + failed),
      succeeded: its('succeeded', '+', succeeded),
      failed: its('failed', '+', failed),
    }))
    .where('hr_id', '=', lane.hr_id)
    .where('channel_code', '=', lane.channel_code)
    .execute()
}

/**
 * Keeps what the channel was told; of several changes of a date the later ones win, field by field. Not for a mapping
 * that was deleted in the meantime.
 */
async function tell(database: Kysely<Schema>, lane: Lane, deliveries: Pending[]) {
  const mapping = await database
    .selectFrom('mapping')
    .select('code')
    .where('hr_id', '=', lane.hr_id)
    .where('channel_code', '=', lane.channel_code)
    .where('code', '=', lane.mapping_code)
    .executeTakeFirst()
  if (!mapping) return
  const values = latestValues(deliveries)
  if (values.length > 0) await upsertTold(database, lane, values)
}
