import type { CalendarField } from '@innwire/types'
import type { DateValues } from '../calendar/changes.ts'
import { upsertTold } from '../calendar/upsert-values.ts'
import type { DeliveryOutcome } from '../connectors/connector.ts'
import type { DeliveryState } from '../generated/control.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { dialectOf } from '../storage/dialect.ts'
import type { Database, DeliveryTable } from '../storage/schema.ts'
import { together } from '../storage/together.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'
import { type Cell, latestValues } from './cells.ts'
import type { OutboxParts } from './outbox.ts'
import type { Pending } from './pending.ts'

type Outcome = { id: number; result: DeliveryOutcome }

type Decisions = {
  /** Reads the deliveries, inside the write. */
  dueOf: (database: Database, now: Date) => Promise<Pending[]>
  /** What became of one; undefined where nothing is to be recorded. */
  decide: (delivery: Pending, settledBefore: number) => DeliveryOutcome | undefined
  /** The values that the channel accepted with them. */
  toldOf: (deliveries: Pending[], outcomes: Outcome[]) => DateValues[]
  /** The values that it refused of them. */
  refusedOf?: (deliveries: Pending[]) => Cell[]
}

/** Decides and records what became of deliveries of one lane, and logs what was not delivered. */
export async function record(
  { storage, clock, log, tally, claim }: OutboxParts,
  lane: Lane,
  decisions: Decisions,
): Promise<void> {
  const outcomes = await storage.write(async (database) => {
    // Without a query where the clock was not moved.
    const now = clock.offsetMs() === 0 ? clock.now() : await clock.nowIn(database)
    return recordOutcomes(database, claim, lane, decisions, now)
  }, lane.hr_id)
  for (const [outcome, alike] of Map.groupBy(outcomes, ({ result }) => result.outcome))
    tally?.(lane.channel_code, outcome, alike.length)
  const missed = outcomes.filter(({ result }) => result.outcome !== 'succeeded')
  // One line for all that failed alike: thousands may wait for the same channel.
  for (const [, alike] of Map.groupBy(missed, ({ result }) => JSON.stringify(result))) {
    const { id, result } = alike[0] as Outcome
    const reason = 'message' in result ? result.message : undefined
    log.warn(
      { ...lane, delivery: id, deliveries: alike.length, outcome: result.outcome, reason },
      'not delivered',
    )
  }
}

/**
 * Decides and records what became of deliveries of one lane, inside a write: their states, the channel's counters,
 * and what the channel now knows.
 */
async function recordOutcomes(
  database: Database,
  claim: OutboxParts['claim'],
  lane: Lane,
  { dueOf, decide, toldOf, refusedOf }: Decisions,
  now: Date,
): Promise<Outcome[]> {
  const [due, [state]] = await together(
    dueOf(database, now),
    stateOf(database, lane),
    claim?.expect(database) ?? Promise.resolve(),
  )
  if (due.length === 0) return []
  const before = state ? state.succeeded + state.failed : 0
  const outcomes = due.flatMap((delivery, index) => {
    const result = decide(delivery, before + index)
    return result ? [{ id: delivery.id, result }] : []
  })
  const told = toldOf(due, outcomes)
  await together(
    settle(database, lane.hr_id, outcomes, now),
    count(database, lane, outcomes),
    // Unless the mapping was deleted in the meantime.
    state?.mapping != null && told.length > 0 ? upsertTold(database, lane, told, now) : Promise.resolve(),
  )
  for (const { field, date, value } of refusedOf?.(due) ?? [])
    await forgetTold(database, lane, field, date, value)
  return outcomes
}

/** What a channel accepted, when it accepts deliveries as a whole: of each date and field the last value. */
export const allOfSucceeded: Decisions['toldOf'] = (deliveries, outcomes) => {
  const succeeded = new Set(
    outcomes.filter(({ result }) => result.outcome === 'succeeded').map(({ id }) => id),
  )
  return latestValues(deliveries.filter(({ id }) => succeeded.has(id)))
}

const stateOf = compiledOnce((database, { hr_id, channel_code, mapping_code }: Lane) =>
  database
    .selectFrom('connection')
    .leftJoin('mapping', (join) =>
      join
        .on('mapping.hr_id', '=', hr_id)
        .on('mapping.channel_code', '=', channel_code)
        .on('mapping.code', '=', mapping_code),
    )
    .select(['succeeded', 'failed', 'mapping.code as mapping'])
    .where(({ and }) => and({ 'connection.hr_id': hr_id, 'connection.channel_code': channel_code })),
)

/** What becomes of deliveries with the same outcome. */
type Settled = Pick<DeliveryTable, 'state' | 'error_message' | 'due_at' | 'settled_at'> & {
  asked_until: string | null
}

const settleAlike = compiledOnce((database, its: Settled & { hr_id: string; ids: string }) =>
  database
    .updateTable('delivery')
    .set({
      state: its.state,
      error_message: its.error_message,
      due_at: its.due_at,
      asked_until: its.asked_until,
      settled_at: its.settled_at,
    })
    .set((present) => ({ attempts: present('attempts', '+', 1) }))
    .where('hr_id', '=', its.hr_id)
    .where(dialectOf(database).isAmongIntegers('id', its.ids)),
)

/** Settles deliveries with the same outcome by one statement; most have the same. */
async function settle(database: Database, hrId: string, outcomes: Outcome[], now: Date) {
  const alike = Map.groupBy(outcomes, ({ result }) => JSON.stringify(result))
  for (const [its, deliveries] of alike) {
    const ids = JSON.stringify(deliveries.map(({ id }) => id))
    await settleAlike(database, { ...settledAs(JSON.parse(its), now), hr_id: hrId, ids })
  }
}

function settledAs(result: DeliveryOutcome, now: Date): Settled {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
  if (result.outcome === 'retry') {
    const { message, afterMs, askedMs } = result
    const asked_until = askedMs === undefined ? null : after(askedMs)
    return {
      state: 'in_progress',
      error_message: message,
      due_at: after(afterMs),
      asked_until,
      settled_at: null,
    }
  }
  const error_message = result.outcome === 'succeeded' ? null : result.message
  return { state: result.outcome, error_message, due_at: null, asked_until: null, settled_at: after(0) }
}

type Settling = Channel & Record<Exclude<DeliveryState, 'in_progress'> | 'settled', number>

const addSettled = compiledOnce((database, its: Settling) =>
  database
    .updateTable('connection')
    .set(
      (present) =>
        ({
          in_progress: present('in_progress', '-', its.settled),
          succeeded: present('succeeded', '+', its.succeeded),
          failed: present('failed', '+', its.failed),
        }) satisfies Record<DeliveryState, unknown>,
    )
    .where(({ and }) => and({ hr_id: its.hr_id, channel_code: its.channel_code })),
)

async function count(database: Database, { hr_id, channel_code }: Lane, outcomes: Outcome[]) {
  const number = (outcome: DeliveryOutcome['outcome']) =>
    outcomes.filter((its) => its.result.outcome === outcome).length
  const [succeeded, failed] = [number('succeeded'), number('failed')]
  await addSettled(database, { hr_id, channel_code, succeeded, failed, settled: succeeded + failed })
}

/**
 * Forgets a value that the channel refused, even if it accepted the same before: another receiver may answer now, or it has
 * counted by itself since.
 */
async function forgetTold(
  database: Database,
  { hr_id, channel_code, mapping_code }: Lane,
  field: CalendarField,
  date: string,
  value: DateValues[CalendarField],
) {
  await database
    .updateTable('told')
    .set({ [field]: null })
    .where(({ and }) => and({ hr_id, channel_code, mapping_code, date }))
    .where(field, '=', value as never)
    .execute()
}
