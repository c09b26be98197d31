import { erasedName } from '../guests/erase.ts'
import { updateRows } from '../storage/rows.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'
import type { ReservationContent } from './content.ts'
import { contentOf } from './readable.ts'

type Room = ReservationContent['rooms'][number]

/** Numbers, states, dates, prices and sums. A field that is not named in these three gets a value below, or nothing compiles. */
export type KeptField =
  | 'hr_number'
  | 'provider_number'
  | 'channel'
  | 'channel_display'
  | 'state'
  | 'completed_at'
  | 'updated_at'
  | 'sub_total'
  | 'extras_total'
  | 'adjustments_total'
  | 'tax_total'
  | 'total'
  | 'currency'
  | 'checkin_date'
  | 'checkout_date'
  | 'payment'
  | 'paid_amount'
  | 'requires_response'
type KeptRoomField =
  | 'state'
  | 'rate_code'
  | 'inv_code'
  | 'price'
  | 'total'
  | 'non_refundable'
  | 'nights'
  | 'total_guest'
  | 'total_adult'
  | 'name'
  | 'checkin_date'
  | 'checkout_date'
  | 'daily_prices'
type KeptExtraField = 'price'

/**
 * Replaces what tells whose a reservation is, inside a write.
 * @returns the row as it is now
 */
export async function eraseReservation(database: Database, row: ReservationTable): Promise<ReservationTable> {
  const { hr_id, hr_number } = row
  const content = JSON.stringify(erasedContent(contentOf(row)))
  await updateRows(database, 'reservation', { hr_id, hr_number }, { content })
  return { ...row, content }
}

function erasedContent(content: ReservationContent): ReservationContent {
  const erased: Required<Omit<ReservationContent, KeptField>> = {
    guest: erasedName,
    cancel_reason: null,
    note: null,
    address: erasedAddress,
    rooms: content.rooms.map(erasedRoom),
  }
  return { ...content, ...erased }
}

const erasedAddress: Required<ReservationContent['address']> = {
  city: '',
  state: '',
  country: '',
  country_code: '',
  phone: '',
  email: '',
  street: '',
  street_2: null,
}

function erasedRoom(room: Room): Room {
  const erased: Required<Omit<Room, KeptRoomField>> = {
    // How many they are is part of the guests' number.
    child_ages: room.child_ages.map(() => 0),
    extra_info: '',
    extras: room.extras.map(erasedExtra),
  }
  return { ...room, ...erased }
}

function erasedExtra(extra: Room['extras'][number]): Room['extras'][number] {
  const erased: Required<Omit<typeof extra, KeptExtraField>> = { name: erasedName }
  return { ...extra, ...erased }
}
