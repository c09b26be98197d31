import type { BookingReceipt } from '../generated/control.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'

type Reservation = Pick<ReservationTable, 'hr_number' | 'change'>

/** What tokens that are not revoked have received of some reservations of a property, by their numbers. */
export async function deliveredTo(
  database: Database,
  hrId: string,
  reservations: Reservation[],
): Promise<Map<string, BookingReceipt[]>> {
  const changes = new Map(reservations.map(({ hr_number, change }) => [hr_number, change]))
  if (changes.size === 0) return new Map()
  const receipts = await database
    .selectFrom('receipt')
    .select(['hr_number', 'token_id', 'change', 'delivered_at'])
    .where('hr_id', '=', hrId)
    .where('hr_number', 'in', [...changes.keys()])
    .orderBy('token_id')
    .execute()
  const labels = await labelsOf(database, hrId, new Set(receipts.map(({ token_id }) => token_id)))
  const delivered = Map.groupBy(receipts, ({ hr_number }) => hr_number)
  return new Map(
    [...delivered].map(([hr_number, its]) => [
      hr_number,
      its.flatMap(({ token_id, change, delivered_at }): BookingReceipt[] => {
        const token_label = labels.get(token_id)
        if (token_label === undefined) return []
        const changed_since = change < (changes.get(hr_number) ?? 0)
        return [{ token_id, token_label, delivered_at, change, changed_since }]
      }),
    ]),
  )
}

async function labelsOf(database: Database, hrId: string, ids: Set<string>): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map()
  const rows = await database
    .selectFrom('token')
    .select(['id', 'label'])
    .where('hr_id', '=', hrId)
    .where('id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}
