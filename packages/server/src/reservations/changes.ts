import type { Kysely } from 'kysely'
import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'
import { type Lane, recordUpdate } from '../transactions/record-update.ts'
import { retake, type Taking } from './availability.ts'
import type { Booking } from './booking.ts'
import { type ReservationContent, reservationContent } from './content.ts'
import { lackingUntil, type NeededNight, neededNights } from './room-nights.ts'

/** A reservation after a change, and the lanes that have its availability to deliver. */
export type ChangedReservation = { row: ReservationTable; lanes: Lane[] }

/** Takes a new booking, inside a write. */
export async function book(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  booking: Booking,
): Promise<ChangedReservation> {
  const change = await takeNumbers(database, setUp.property.hr_id, 1)
  const at = now.toISOString()
  const content = reservationContent(setUp, booking, {
    hr_number: `R${String(change).padStart(9, '0')}`,
    state: 'reserved',
    cancel_reason: null,
    completed_at: at,
    updated_at: at,
  })
  const taking = await retake(database, setUp, today(setUp.property.time_zone, now), {
    hr_number: content.hr_number,
    channel: booking.channel_code,
    before: [],
    needed: neededNights(content, booking.rooms),
  })
  return store(database, setUp, now, { content, change, taking })
}

/** Gives a reservation new content; state and number stay. */
export async function modify(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  present: ReservationTable,
  booking: Booking,
): Promise<ChangedReservation> {
  const { cancel_reason } = JSON.parse(present.content) as ReservationContent
  const content = reservationContent(setUp, booking, {
    hr_number: present.hr_number,
    state: present.state,
    cancel_reason,
    completed_at: present.completed_at,
    updated_at: now.toISOString(),
  })
  const needed = neededNights(content, booking.rooms)
  return change(database, setUp, now, { present, content, needed })
}

/** Moves a reservation to another state, and its rooms with it; rooms that were canceled stay so (D24). */
export async function moveTo(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  present: ReservationTable,
  state: 'confirmed' | 'canceled',
  cancelReason: string | null,
): Promise<ChangedReservation> {
  const before = JSON.parse(present.content) as ReservationContent
  const content: ReservationContent = {
    ...before,
    state,
    cancel_reason: cancelReason,
    updated_at: now.toISOString(),
    rooms: before.rooms.map((room) => (room.state === 'canceled' ? room : { ...room, state })),
  }
  if (state === 'canceled') return change(database, setUp, now, { present, content, needed: [] })
  // A confirmation sells nothing, so it takes nothing: not even what a booking without a room lacked when it came.
  const taking = { nights: JSON.parse(present.taken), overbooked: Boolean(present.overbooked), changes: [] }
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  return store(database, setUp, now, { content, change: number, taking })
}

async function change(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  {
    present,
    content,
    needed,
  }: { present: ReservationTable; content: ReservationContent; needed: NeededNight[] },
): Promise<ChangedReservation> {
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const taking = await retake(database, setUp, today(setUp.property.time_zone, now), {
    hr_number: present.hr_number,
    channel: present.channel_code,
    before: JSON.parse(present.taken),
    needed,
  })
  return store(database, setUp, now, { content, change: number, taking })
}

async function store(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  { content, change, taking }: { content: ReservationContent; change: number; taking: Taking },
): Promise<ChangedReservation> {
  const { hr_id } = setUp.property
  const row: ReservationTable = {
    hr_id,
    hr_number: content.hr_number,
    provider_number: content.provider_number,
    channel_code: content.channel,
    state: content.state,
    change,
    completed_at: content.completed_at,
    updated_at: content.updated_at,
    overbooked: taking.overbooked ? 1 : 0,
    content: JSON.stringify(content),
    taken: JSON.stringify(taking.nights),
    lacking_until: content.state === 'canceled' ? null : lackingUntil(taking.nights),
  }
  await database
    .insertInto('reservation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hr_id', 'hr_number']).doUpdateSet(row))
    .execute()
  if (taking.changes.length === 0) return { row, lanes: [] }
  const { lanes } = await recordUpdate(database, setUp, now, taking.changes)
  return { row, lanes }
}
