import { sql } from 'kysely'
import { type CalendarChange, type DateValues, readChange } from '../calendar/changes.ts'
import { valuesFor } from '../calendar/targets.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import { dialectOf } from '../storage/dialect.ts'
import type { Database } from '../storage/schema.ts'
import type { Channel, Lane } from '../transactions/record-update.ts'

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

/** Of a delivery when it is due, and what that follows from. */
export type First = Pick<Pending, 'due_at' | 'created_at' | 'attempts'>

/** A change may have a thousand dates. */
export const mostAtOnce = 50

/** A delivery of a lane. */
type Place = Lane & { after: number }

/** With a bound on every column of its index, or SQLite would walk all deliveries that the property ever had. */
const waitingIn = (database: Database, { hr_id, channel_code, mapping_code, after }: Place) =>
  database
    .selectFrom('delivery')
    .where(({ and }) => and({ 'delivery.hr_id': hr_id, channel_code, mapping_code }))
    .where('delivery.id', '>', after)
    .where('due_at', 'is not', null)
    .orderBy('delivery.id')

const firstWaiting = compiledOnce((database, place: Place) =>
  waitingIn(database, place).select(['due_at', 'delivery.created_at', 'attempts']).limit(1),
)

/** The delivery of a lane that must arrive next, or next after one of them, without what it tells. */
export async function firstOf(database: Database, lane: Lane, after = 0): Promise<First | undefined> {
  const [row] = await firstWaiting(database, { ...lane, after })
  return row && { ...row, due_at: row.due_at ?? row.created_at }
}

/** Of a long update the database extracts the one change: the whole may be a thousand times as long. */
const changeOfDelivery = (database: Database) =>
  sql<string | null>`case when length(changes) < 30000 then changes
    else ${dialectOf(database).entryOf('changes', sql`coalesce(change_index, 0)`)} end`

const nextWaiting = compiledOnce((database, place: Place) =>
  waitingIn(database, place)
    .leftJoin('calendar_update', (join) =>
      join
        .onRef('calendar_update.hr_id', '=', 'delivery.hr_id')
        .onRef('calendar_update.id', '=', 'delivery.update_id'),
    )
    .select(['delivery.id', 'update_id', 'name', 'rate_code', 'inv_code', 'attempts'])
    .select(['due_at', 'delivery.created_at', 'change_index', 'error_message'])
    .select(changeOfDelivery(database).as('change'))
    .limit(mostAtOnce),
)

/** The next deliveries of a lane after one of them, in the order in which they must arrive. */
export async function pendingOf(database: Database, lane: Lane, after = 0): Promise<Pending[]> {
  const rows = await nextWaiting(database, { ...lane, after })
  return rows.map(({ change_index, due_at, change, ...row }) => ({
    ...row,
    due_at: due_at ?? row.created_at,
    dates: datesFor(row.rate_code, change ? readChange(change, change_index ?? 0) : undefined),
  }))
}

const waitingBetween = compiledOnce(
  (database, { hr_id, channel_code, mapping_code, first, last }: Lane & { first: number; last: number }) =>
    database
      .selectFrom('delivery')
      .select(['id', 'update_id', 'created_at'])
      .where(({ and }) => and({ hr_id, channel_code, mapping_code }))
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where('due_at', 'is not', null),
)

/**
 * Those of some deliveries that still wait: a reset, a restored snapshot or a removed property may have deleted them, and
 * given their ids to others.
 */
export async function stillWaiting(
  database: Database,
  lane: Lane,
  deliveries: Pending[],
): Promise<Pending[]> {
  const [first, last] = [deliveries[0]?.id ?? 0, deliveries.at(-1)?.id ?? 0]
  const rows = await waitingBetween(database, { ...lane, first, last })
  const name = (its: Pick<Pending, 'id' | 'update_id' | 'created_at'>) =>
    [its.id, its.update_id, its.created_at].join(' ')
  const waiting = new Set(rows.map(name))
  return deliveries.filter((delivery) => waiting.has(name(delivery)))
}

export const waitingLanes = (database: Database): Promise<Lane[]> =>
  database
    .selectFrom('delivery')
    .select(['hr_id', 'channel_code', 'mapping_code'])
    .distinct()
    .where('due_at', 'is not', null)
    .execute()

const unsettledMappings = compiledOnce((database, { hr_id, channel_code }: Channel) =>
  database
    .selectFrom('delivery')
    .select('mapping_code')
    .distinct()
    .where(({ and }) => and({ hr_id, channel_code }))
    .where('due_at', 'is not', null),
)

/** The mappings of a channel to which something is still on its way. */
export async function waitingMappings(
  database: Database,
  hrId: string,
  channel: string,
): Promise<Set<string>> {
  const rows = await unsettledMappings(database, { hr_id: hrId, channel_code: channel })
  return new Set(rows.map(({ mapping_code }) => mapping_code))
}

/** What a change tells a rate of each date; nothing of the dates of which it does not. */
export function datesFor(rateCode: string, change: CalendarChange | undefined): DateValues[] {
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
