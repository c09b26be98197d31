import type { Database } from '../storage/schema.ts'

/** The guests of a stay who leave; without ids, all who are still in the house. */
type Departure = { hr_id: string; reservation_id: number; customer_ids: number[] | undefined }

/**
 * Checks guests of a stay out, inside a write. They are kept, so that a late invoice is refused because the folio is
 * closed (D27).
 * @returns how many of them were in the house
 */
export async function checkOut(
  database: Database,
  now: Date,
  { hr_id, reservation_id, customer_ids }: Departure,
): Promise<number> {
  let leaving = database
    .updateTable('stay_guest')
    .set({ checked_out_at: now.toISOString() })
    .where(({ and }) => and({ hr_id, reservation_id }))
    .where('checked_out_at', 'is', null)
  if (customer_ids) leaving = leaving.where('customer_id', 'in', customer_ids)
  const { numUpdatedRows } = await leaving.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
