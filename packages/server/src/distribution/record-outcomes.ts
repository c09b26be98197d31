import type { CalendarField } from '@innwire/types'
import { type Kysely, sql } from 'kysely'
import type { DateValues } from '../calendar/changes.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import { upsertTold } from '../storage/upsert-values.ts'
import type { Lane } from '../transactions/record-update.ts'
import { type Cell, latestValues } from './cells.ts'
import type { Handover } from './connector.ts'
import type { OutboxParts } from './outbox.ts'
import type { Pending } from './pending.ts'

type Outcome = { id: number; handover: Handover }

type Decisions = {
  /** Which deliveries of the lane this is about, as the write sees them. */
  dueOf: (database: Kysely<Schema>, now: Date) => Promise<Pending[]>
  /** What became of one; undefined where nothing of that is to be recorded. */
  decide: (delivery: Pending, settledBefore: number) => Handover | undefined
  /** What the channel was told with them. */
  toldOf: (deliveries: Pending[], outcomes: Outcome[]) => DateValues[]
  /** What it refused of them. */
  refusedOf?: (deliveries: Pending[]) => Cell[]
}

/** Decides and records what became of deliveries of one lane, and logs what was not delivered. */
export async function record(
  { storage, clock, log }: OutboxParts,
  lane: Lane,
  decisions: Decisions,
): Promise<void> {
  const outcomes = await storage.write(async (database) => {
    // The machine's time counts as long as the clock was not moved, whatever is stored.
    const now = clock.offsetMs() === 0 ? clock.now() : await clock.nowIn(database)
    return recordOutcomes(database, lane, decisions, now)
  }, lane.hr_id)
  const missed = outcomes.filter(({ handover }) => handover.outcome !== 'succeeded')
  // What is alike has one line: thousands may wait for the same channel.
  for (const [, alike] of Map.groupBy(missed, ({ handover }) => JSON.stringify(handover))) {
    const { id, handover } = alike[0] as Outcome
    const reason = 'message' in handover ? handover.message : undefined
    log.warn(
      { ...lane, delivery: id, deliveries: alike.length, outcome: handover.outcome, reason },
      'not delivered',
    )
  }
}

/**
 * Decides and records what became of deliveries of one lane, inside a write: their states, the channel's counters,
 * and what the channel now knows.
 */
async function recordOutcomes(
  database: Kysely<Schema>,
  lane: Lane,
  { dueOf, decide, toldOf, refusedOf }: Decisions,
  now: Date,
): Promise<Outcome[]> {
  const due = await dueOf(database, now)
  if (due.length === 0) return []
  const [counters] = await countersOf(database, lane.hr_id, lane.channel_code)
  const before = counters ? counters.succeeded + counters.failed : 0
  const outcomes = due.flatMap((delivery, index) => {
    const handover = decide(delivery, before + index)
    return handover ? [{ id: delivery.id, handover }] : []
  })
  await settle(database, lane.hr_id, outcomes, now)
  await count(database, lane, outcomes)
  await keepTold(database, lane, toldOf(due, outcomes), now)
  for (const { field, date, value } of refusedOf?.(due) ?? [])
    await forgetTold(database, lane, field, date, value)
  return outcomes
}

/** What a channel was told when it takes deliveries whole; of several changes of a date the later ones win, field by field. */
export const allOfSucceeded: Decisions['toldOf'] = (deliveries, outcomes) => {
  const succeeded = new Set(
    outcomes.filter(({ handover }) => handover.outcome === 'succeeded').map(({ id }) => id),
  )
  return latestValues(deliveries.filter(({ id }) => succeeded.has(id)))
}

const countersOf = compiledOnce((database) =>
  database
    .selectFrom('connection')
    .select(['succeeded', 'failed'])
    .where('hr_id', '=', '')
    .where('channel_code', '=', ''),
)

const waitingBetween = compiledOnce((database) =>
  database
    .selectFrom('delivery')
    .select(['id', 'update_id', 'created_at'])
    .where('hr_id', '=', '')
    .where('channel_code', '=', '')
    .where('mapping_code', '=', '')
    .where('id', '>=', 0)
    .where('id', '<=', 0)
    .where('due_at', 'is not', null),
)

/**
 * What a reset, a restored snapshot or a removed property has left of deliveries that were read before; an id may be
 * another delivery's by now.
 */
export async function stillWaiting(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  deliveries: Pending[],
): Promise<Pending[]> {
  const [first, last] = [deliveries[0]?.id ?? 0, deliveries.at(-1)?.id ?? 0]
  const rows = await waitingBetween(database, hr_id, channel_code, mapping_code, first, last)
  const name = (its: Pick<Pending, 'id' | 'update_id' | 'created_at'>) =>
    [its.id, its.update_id, its.created_at].join(' ')
  const waiting = new Set(rows.map(name))
  return deliveries.filter((delivery) => waiting.has(name(delivery)))
}

const settleAlike = compiledOnce((database) =>
  database
    .updateTable('delivery')
    .set({ state: 'in_progress', error_message: '', due_at: '', asked_until: '', settled_at: '' })
    .set((its) => ({ attempts: its('attempts', '+', 1) }))
    .where('hr_id', '=', '')
    .where(sql<boolean>`id in (select value from json_each(${''}))`),
)

/** Most have the same outcome. */
async function settle(database: Kysely<Schema>, hrId: string, outcomes: Outcome[], now: Date) {
  const alike = Map.groupBy(outcomes, ({ handover }) => JSON.stringify(handover))
  for (const [its, deliveries] of alike) {
    const ids = JSON.stringify(deliveries.map(({ id }) => id))
    await settleAlike(database, ...settledAs(JSON.parse(its), now), 1, hrId, ids)
  }
}

function settledAs(handover: Handover, now: Date) {
  const message = handover.outcome === 'succeeded' ? null : handover.message
  if (handover.outcome !== 'retry') return [handover.outcome, message, null, null, now.toISOString()]
  const { afterMs, askedMs } = handover
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return ['in_progress', message, after(afterMs), askedMs === undefined ? null : after(askedMs), null]
}

const addSettled = compiledOnce((database) =>
  database
    .updateTable('connection')
    .set((its) => ({
      in_progress: its('in_progress', '-', 0),
      succeeded: its('succeeded', '+', 0),
      failed: its('failed', '+', 0),
    }))
    .where('hr_id', '=', '')
    .where('channel_code', '=', ''),
)

async function count(database: Kysely<Schema>, lane: Lane, outcomes: Outcome[]) {
  const number = (outcome: Handover['outcome']) =>
    outcomes.filter((its) => its.handover.outcome === outcome).length
  const [succeeded, failed] = [number('succeeded'), number('failed')]
  await addSettled(database, succeeded + failed, succeeded, failed, lane.hr_id, lane.channel_code)
}

const mappingOf = compiledOnce((database) =>
  database
    .selectFrom('mapping')
    .select('code')
    .where('hr_id', '=', '')
    .where('channel_code', '=', '')
    .where('code', '=', ''),
)

/** Keeps what the channel was told. Not for a mapping that was deleted in the meantime. */
async function keepTold(database: Kysely<Schema>, lane: Lane, values: DateValues[], now: Date) {
  if (values.length === 0) return
  const [mapping] = await mappingOf(database, lane.hr_id, lane.channel_code, lane.mapping_code)
  if (mapping) await upsertTold(database, lane, values, now)
}

/**
 * A value that the channel refuses it does not have, even if it was told the same before: another receiver may answer
 * now, or it has counted by itself since.
 */
async function forgetTold(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  field: CalendarField,
  date: string,
  value: DateValues[CalendarField],
) {
  await database
    .updateTable('told')
    .set({ [field]: null })
    .where('hr_id', '=', hr_id)
    .where('channel_code', '=', channel_code)
    .where('mapping_code', '=', mapping_code)
    .where('date', '=', date)
    .where(field, '=', value as never)
    .execute()
}
