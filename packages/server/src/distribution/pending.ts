import { type Kysely, sql } from 'kysely'
import type { CalendarChange, DateValues } from '../calendar/changes.ts'
import { readChange } from '../calendar/stored-changes.ts'
import { valuesFor } from '../calendar/targets.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'
import type { Lane } from '../transactions/record-update.ts'

/** A delivery that is not settled, with what it has to tell. */
export type Pending = {
  id: number
  update_id: number
  name: string
  rate_code: string
  inv_code: string
  attempts: number
  due_at: string
  created_at: string
  /** What kept it from being delivered so far. */
  error_message: string | null
  dates: DateValues[]
}

/** A change may have a thousand dates. */
const mostAtOnce = 50

/** With a bound on every column of its index, or SQLite would walk all deliveries that the property ever had. */
const waitingIn = (database: Kysely<Schema>) =>
  database
    .selectFrom('delivery')
    .where('delivery.hr_id', '=', '')
    .where('channel_code', '=', '')
    .where('mapping_code', '=', '')
    .where('delivery.id', '>', 0)
    .where('due_at', 'is not', null)
    .orderBy('delivery.id')

const firstWaiting = compiledOnce((database) =>
  waitingIn(database).select(['due_at', 'delivery.created_at']).limit(1),
)

/** The delivery of a lane that must arrive next, or next after one of them, without what it tells. */
export async function firstOf(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  after = 0,
): Promise<Pick<Pending, 'due_at' | 'created_at'> | undefined> {
  const [row] = await firstWaiting(database, hr_id, channel_code, mapping_code, after, 1)
  return row && { ...row, due_at: row.due_at ?? row.created_at }
}

/** Of a long update the database finds the one change: the whole may be a thousand times as long. */
const changeOfDelivery = sql<string | null>`iif(length(changes) < 30000, changes,
  json_extract(changes, '$[' || coalesce(change_index, 0) || ']'))`

const nextWaiting = compiledOnce((database) =>
  waitingIn(database)
    .leftJoin('calendar_update', (join) =>
      join
        .onRef('calendar_update.hr_id', '=', 'delivery.hr_id')
        .onRef('calendar_update.id', '=', 'delivery.update_id'),
    )
    .select(['delivery.id', 'update_id', 'name', 'rate_code', 'inv_code', 'attempts'])
    .select(['due_at', 'delivery.created_at', 'change_index', 'error_message'])
    .select(changeOfDelivery.as('change'))
    .limit(mostAtOnce),
)

/** The next deliveries of a lane after one of them, in the order in which they must arrive. */
export async function pendingOf(
  database: Kysely<Schema>,
  { hr_id, channel_code, mapping_code }: Lane,
  after = 0,
): Promise<Pending[]> {
  const rows = await nextWaiting(database, hr_id, channel_code, mapping_code, after, mostAtOnce)
  return rows.map(({ change_index, due_at, change, ...row }) => ({
    ...row,
    due_at: due_at ?? row.created_at,
    dates: datesFor(row.rate_code, change ? readChange(change, change_index ?? 0) : undefined),
  }))
}

/** Every lane that has something to deliver. */
export const waitingLanes = (database: Kysely<Schema>): Promise<Lane[]> =>
  database
    .selectFrom('delivery')
    .select(['hr_id', 'channel_code', 'mapping_code'])
    .distinct()
    .where('due_at', 'is not', null)
    .execute()

const unsettledMappings = compiledOnce((database) =>
  database
    .selectFrom('delivery')
    .select('mapping_code')
    .distinct()
    .where('hr_id', '=', '')
    .where('channel_code', '=', '')
    .where('due_at', 'is not', null),
)

/** The mappings of a channel to which something is still on its way. */
export async function waitingMappings(
  database: Kysely<Schema>,
  hrId: string,
  channel: string,
): Promise<Set<string>> {
  const rows = await unsettledMappings(database, hrId, channel)
  return new Set(rows.map(({ mapping_code }) => mapping_code))
}

function datesFor(rateCode: string, change: CalendarChange | undefined): DateValues[] {
  if (!change) return []
  const its =
    rateCode === change.rate_code
      ? change.dates
      : change.dates.map(({ date, ...values }) => ({
          date,
          ...valuesFor(rateCode, change.rate_code, values),
        }))
  return its.filter((values) => Object.keys(values).length > 1)
}
