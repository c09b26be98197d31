import type { Kysely } from 'kysely'
import type { Stay, StayGuest } from '../generated/control.ts'
import type { Schema, StayGuestTable } from '../storage/schema.ts'
import { guestKey } from './guest-key.ts'

/** The stays of a property, newest arrival first, or one of them. */
export async function readStays(
  database: Kysely<Schema>,
  hrId: string,
  reservationId?: number,
): Promise<Stay[]> {
  let wanted = database.selectFrom('stay_guest').selectAll().where('hr_id', '=', hrId)
  if (reservationId !== undefined) wanted = wanted.where('reservation_id', '=', reservationId)
  const rows = await wanted
    .orderBy('checked_in_at', 'desc')
    .orderBy('reservation_id', 'desc')
    .orderBy('customer_id')
    .execute()
  return [...Map.groupBy(rows, (row) => row.reservation_id).values()].map(stayOf)
}

/** Whether somebody of the stay is in the house. */
export const isInHouse = (stay: Stay): boolean => stay.guests.some((guest) => guest.checked_out_at === null)

/** What all guests of a stay have in common stands in each of their rows. */
function stayOf(rows: StayGuestTable[]): Stay {
  const [first] = rows as [StayGuestTable]
  const { reservation_id, room_id, room_name, hr_number, checkin_date, checkout_date } = first
  const guests = rows.map(guestOf)
  return { reservation_id, room_id, room_name, hr_number, checkin_date, checkout_date, guests }
}

const guestOf = (row: StayGuestTable): StayGuest => ({
  customer_id: row.customer_id,
  reservation_id_customer_id: guestKey(row),
  firstname: row.firstname,
  lastname: row.lastname,
  gender: row.gender,
  identify: row.identify,
  country: row.country,
  nationality: row.nationality,
  email: row.email,
  phone_number: row.phone_number,
  birth_date: row.birth_date,
  checked_in_at: row.checked_in_at,
  checked_out_at: row.checked_out_at,
})
