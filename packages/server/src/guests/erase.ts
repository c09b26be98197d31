import { updateRows } from '../storage/rows.ts'
import type { Database, FolioItemTable, PostingTable, StayGuestTable } from '../storage/schema.ts'
import { guestKey } from './stays.ts'

/** What stands in place of a name that may not be empty. */
export const erasedName = 'Erased'

/** Numbers, dates, sums and codes. A column that is not named in these three gets a value below, or nothing compiles. */
type KeptColumn =
  | 'hr_id'
  | 'reservation_id'
  | 'customer_id'
  | 'hr_number'
  | 'room_id'
  | 'room_name'
  | 'checkin_date'
  | 'checkout_date'
  | 'checked_in_at'
  | 'checked_out_at'
type KeptPostingColumn =
  | 'hr_id'
  | 'transaction_id'
  | 'fingerprint'
  | 'folio_id'
  | 'invoice_number'
  | 'pos_id'
  | 'posted_at'
  | 'result'
type KeptItemColumn =
  | 'hr_id'
  | 'transaction_id'
  | 'line'
  | 'folio_id'
  | 'post_type'
  | 'department_id'
  | 'revenue_account_id'
  | 'product_id'
  | 'quantity'
  | 'unit'
  | 'amount'
  | 'currency'
  | 'exchange_rate'
  | 'base_amount'
  | 'mapping'
  | 'posted_at'

const erasedGuest: Omit<StayGuestTable, KeptColumn> = {
  firstname: erasedName,
  lastname: erasedName,
  gender: null,
  identify: '',
  country: '',
  nationality: '',
  email: '',
  phone_number: '',
  birth_date: '1900-01-01',
}
const erasedPosting: Omit<PostingTable, KeptPostingColumn> = { note: null }
const erasedItem: Omit<FolioItemTable, KeptItemColumn> = { product_name: null }

export type GuestPlace = { reservation_id: number; customer_id: number }

/**
 * Replaces who a guest was, and what the folio of the guest says besides numbers, inside a write. Sums, fingerprints and
 * ids of invoices stay.
 */
export async function eraseGuest(database: Database, hrId: string, guest: GuestPlace): Promise<void> {
  const { reservation_id, customer_id } = guest
  await updateRows(database, 'stay_guest', { hr_id: hrId, reservation_id, customer_id }, erasedGuest)
  const folio = { hr_id: hrId, folio_id: guestKey(guest) }
  await database
    .updateTable('posting')
    .set(erasedPosting)
    .where('hr_id', '=', hrId)
    // By the index of the items: postings have none by folio.
    .where('transaction_id', 'in', (its) =>
      its
        .selectFrom('folio_item')
        .select('transaction_id')
        .where(({ and }) => and(folio)),
    )
    .execute()
  await updateRows(database, 'folio_item', folio, erasedItem)
}
