import type { BookingReceipt } from '../generated/control.ts'
import { tokenLabels } from '../property/token-labels.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'

type Reservation = Pick<ReservationTable, 'hr_number' | 'change'>

/** What the tokens of a property have received of some reservations, by their numbers. */
export async function deliveredTo(
  database: Database,
  hrId: string,
  reservations: Reservation[],
  tokens: 'in use' | 'all',
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
  const labels = await tokenLabels(
    database,
    hrId,
    receipts.map(({ token_id }) => token_id),
  )
  const delivered = Map.groupBy(receipts, ({ hr_number }) => hr_number)
  return new Map(
    [...delivered].map(([hr_number, its]) => [
      hr_number,
      its.flatMap(({ token_id, change, delivered_at }): BookingReceipt[] => {
        const token = labels.get(token_id)
        if (!token || (token.isRevoked && tokens === 'in use')) return []
        const changed_since = change < (changes.get(hr_number) ?? 0)
        return [{ token_id, token_label: token.label, delivered_at, change, changed_since }]
      }),
    ]),
  )
}
