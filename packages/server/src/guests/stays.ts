import type { Stay, StayGuest } from '../generated/control.ts'
import { listRows } from '../storage/rows.ts'
import type { Database, StayGuestTable } from '../storage/schema.ts'

/** Where a stay stands in the list, which is by arrival. */
type StayPlace = { checked_in_at: string; reservation_id: number }

/** Some stays of a property, newest arrival first. */
export async function listStays(
  database: Database,
  hrId: string,
  { inHouse, after, most }: { inHouse: boolean | undefined; after: StayPlace | undefined; most: number },
): Promise<Stay[]> {
  let wanted = database
    .selectFrom('stay_guest as its')
    .select(['checked_in_at', 'reservation_id'])
    .distinct()
    .where('hr_id', '=', hrId)
  if (inHouse === true) wanted = wanted.where('checked_out_at', 'is', null)
  if (inHouse === false)
    wanted = wanted.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay_guest as present')
            .select('present.customer_id')
            .whereRef('present.hr_id', '=', 'its.hr_id')
            .whereRef('present.reservation_id', '=', 'its.reservation_id')
            .where('present.checked_out_at', 'is', null),
        ),
      ),
    )
  if (after)
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('checked_in_at', 'reservation_id'), '<', tuple(after.checked_in_at, after.reservation_id)),
    )
  const places = await wanted
    .orderBy('checked_in_at', 'desc')
    .orderBy('reservation_id', 'desc')
    .limit(most)
    .execute()
  if (places.length === 0) return []
  const ids = places.map(({ reservation_id }) => reservation_id)
  const rows = await database
    .selectFrom('stay_guest')
    .selectAll()
    .where('hr_id', '=', hrId)
    .where('reservation_id', 'in', ids)
    .orderBy('customer_id')
    .execute()
  const guests = Map.groupBy(rows, (row) => row.reservation_id)
  return ids.map((id) => stayOf(guests.get(id) ?? []))
}

/** A stay; undefined when the property has none with this number. */
export async function findStay(
  database: Database,
  hrId: string,
  reservationId: number,
): Promise<Stay | undefined> {
  const place = { hr_id: hrId, reservation_id: reservationId }
  const rows = await listRows(database, 'stay_guest', place, 'customer_id')
  return rows.length > 0 ? stayOf(rows) : undefined
}

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

type Key = { reservation_id: number; customer_id: number }

/** `<reservation_id>:<customer_id>`: one guest in one room. */
export const guestKey = ({ reservation_id, customer_id }: Key) => `${reservation_id}:${customer_id}`

export function readGuestKey(text: string): Key | undefined {
  const [, reservation, customer] = /^([0-9]{1,15}):([0-9]{1,15})$/.exec(text) ?? []
  return reservation && customer
    ? { reservation_id: Number(reservation), customer_id: Number(customer) }
    : undefined
}
