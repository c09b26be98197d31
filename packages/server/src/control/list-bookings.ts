import { type Kysely, sql } from 'kysely'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import type { ControlRequest } from './control-types.ts'
import { numberAfter, pageOf } from './pages.ts'

/** A booking may be some megabytes long. */
const mostBytes = 2_000_000

/** Newest change first; as many as were asked for, but never more than some megabytes, and always one. */
export async function listBookings(
  database: Kysely<Schema>,
  hrId: string,
  { state, after, limit }: ControlRequest<'listBookings'>['query'],
): Promise<{ rows: ReservationTable[]; next: string | null }> {
  let wanted = database
    .selectFrom('reservation')
    .select(['hr_number', 'change', sql<number>`octet_length(content) + octet_length(taken)`.as('bytes')])
    .where('hr_id', '=', hrId)
  if (state) wanted = wanted.where('state', '=', state)
  if (after !== undefined) wanted = wanted.where('change', '<', numberAfter(after))
  const found = await wanted
    .orderBy('change', 'desc')
    .limit(limit + 1)
    .execute()
  let bytes = 0
  const tooLarge = found.findIndex((its, index) => {
    bytes += its.bytes
    return index > 0 && bytes > mostBytes
  })
  const most = tooLarge === -1 ? limit : Math.min(limit, tooLarge)
  const { page, next } = pageOf(found, most, (its) => its.change)
  if (page.length === 0) return { rows: [], next }
  const numbers = page.map(({ hr_number }) => hr_number)
  const rows = await database
    .selectFrom('reservation')
    .selectAll()
    .where('hr_id', '=', hrId)
    .where('hr_number', 'in', numbers)
    .orderBy('change', 'desc')
    .execute()
  return { rows, next }
}
