import { calendarFields } from '@innwire/types'
import { sql } from 'kysely'
import { type CalendarChange, readChanges } from '../calendar/changes.ts'
import type { DeliveryCounts, DeliveryState, TransactionSummary } from '../generated/control.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Database } from '../storage/schema.ts'
import type { ControlRequest } from './control-types.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { numberAfter, pageOfBytes } from './pages.ts'

/** Updates of the calendar in short. */
export function transactionHandlers({ service: { storage } }: ControlParts) {
  return {
    listTransactions: async ({ path: { hr_id }, query }) => {
      await findProperty(storage.read, hr_id)
      return { status: 200, body: await listTransactions(storage, hr_id, query) }
    },
  } satisfies Partial<ControlHandlers>
}

/** An update may be some megabytes long. */
const mostBytes = 4_000_000

/** Of each update at most so many are named. */
const mostCodes = 20

/** A page of updates, newest first: at most some megabytes as they are stored, but at least one. */
async function listTransactions(
  { readInTurns, turn }: Storage,
  hrId: string,
  { after, limit }: ControlRequest<'listTransactions'>['query'],
) {
  let wanted = readInTurns
    .selectFrom('calendar_update')
    .select(['id', sql<number>`octet_length(changes)`.as('bytes')])
    .where('hr_id', '=', hrId)
  if (after !== undefined) wanted = wanted.where('id', '<', numberAfter(after))
  const found = await wanted
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOfBytes(found, limit, mostBytes, ({ id }) => id)
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return { transactions: [], next }
  const counts = await deliveryCounts(readInTurns, hrId, ids)
  const rows = await readInTurns
    .selectFrom('calendar_update')
    .select(['id', 'created_at', 'changes'])
    .where('hr_id', '=', hrId)
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  const transactions: TransactionSummary[] = []
  for (const { id, created_at, changes } of rows) {
    await turn()
    const deliveries = counts.get(id) ?? none
    transactions.push({ id: String(id), created_at, ...inShort(readChanges(changes)), deliveries })
  }
  return { transactions, next }
}

const none: DeliveryCounts & Record<DeliveryState, number> = { in_progress: 0, succeeded: 0, failed: 0 }

async function deliveryCounts(database: Database, hrId: string, updates: number[]) {
  const rows = await database
    .selectFrom('delivery')
    .select(({ fn }) => ['update_id', 'state', fn.countAll<number>().as('count')])
    .where('hr_id', '=', hrId)
    .where('update_id', 'in', updates)
    .groupBy(['update_id', 'state'])
    .execute()
  const counts = new Map<number, DeliveryCounts>()
  for (const { update_id, state, count } of rows)
    counts.set(update_id, { ...(counts.get(update_id) ?? none), [state]: Number(count) })
  return counts
}

function inShort(changes: CalendarChange[]): Omit<TransactionSummary, 'id' | 'created_at' | 'deliveries'> {
  const codes = [...new Set(changes.map(({ rate_code }) => rate_code))]
  const set = new Set(changes.flatMap(({ dates }) => dates.flatMap((values) => Object.keys(values))))
  const dates = [...new Set(changes.flatMap((change) => change.dates.map(({ date }) => date)))].sort()
  return {
    codes: codes.slice(0, mostCodes),
    code_count: codes.length,
    fields: calendarFields.filter((field) => set.has(field)),
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    date_count: dates.length,
  }
}
