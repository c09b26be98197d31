import type { Kysely } from 'kysely'
import type { PropertySetUp } from '../property/set-up.ts'
import { today } from '../property/today.ts'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'
import { type Lane, recordUpdate } from '../transactions/record-update.ts'
import { retake, type Taking } from './availability.ts'
import type { Booking } from './booking.ts'
import { type ReservationContent, reservationContent } from './content.ts'
import { type NeededNight, neededNights } from './room-nights.ts'
import { type Author, isSameContent } from './room-states.ts'
import { keepLacking, nightsOf } from './taken.ts'

/** A reservation after a change, and the lanes that have its availability to deliver. */
export type ChangedReservation = { row: ReservationTable; lanes: Lane[] }

/** Takes a new booking, inside a write. */
export async function book(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  booking: Booking,
  message_hash: string | null,
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
  return store(database, setUp, now, { content, change, taking, message_hash })
}

/**
 * Accepts a booking from a channel, inside a write. A channel may send it again: it is known by its number there (D35),
 * so that the same message or the same content is nothing, another one a change, and what was canceled stays so.
 * @param messageHash of what the channel says
 */
export async function accept(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  booking: Booking,
  messageHash: string,
): Promise<ChangedReservation & { isNew: boolean }> {
  const present = await findByProviderNumber(database, setUp.property.hr_id, booking)
  if (!present) return { ...(await book(database, setUp, now, booking, messageHash)), isNew: true }
  if (present.state === 'canceled' || present.message_hash === messageHash)
    return { row: present, lanes: [], isNew: false }
  const row = { ...present, message_hash: messageHash }
  const content = changedContent(setUp, present, booking, now, 'channel')
  if (isSameContent(JSON.parse(present.content), content)) {
    await keepMessageHash(database, row)
    return { row, lanes: [], isNew: false }
  }
  const needed = neededNights(content, booking.rooms)
  return { ...(await change(database, setUp, now, { present: row, content, needed })), isNew: false }
}

/** The content stays, but it is this message that the channel may repeat next. */
const keepMessageHash = (database: Kysely<Schema>, { hr_id, hr_number, message_hash }: ReservationTable) =>
  database
    .updateTable('reservation')
    .set({ message_hash })
    .where('hr_id', '=', hr_id)
    .where('hr_number', '=', hr_number)
    .execute()

const findByProviderNumber = async (
  database: Kysely<Schema>,
  hrId: string,
  { channel_code, provider_number }: Booking,
): Promise<ReservationTable | undefined> =>
  provider_number === null
    ? undefined
    : database
        .selectFrom('reservation')
        .selectAll()
        .where('hr_id', '=', hrId)
        .where('provider_number', '=', provider_number)
        .where('channel_code', '=', channel_code)
        .executeTakeFirst()

/** Gives a reservation the hotel's new content; its number stays, and its state, unless all its rooms are canceled now (D35). */
export async function modify(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  present: ReservationTable,
  booking: Booking,
): Promise<ChangedReservation> {
  const content = changedContent(setUp, present, booking, now, 'hotel')
  const needed = neededNights(content, booking.rooms)
  return change(database, setUp, now, { present, content, needed })
}

function changedContent(
  setUp: PropertySetUp,
  present: ReservationTable,
  booking: Booking,
  now: Date,
  author: Author,
): ReservationContent {
  const { rooms, cancel_reason } = JSON.parse(present.content) as ReservationContent
  const { hr_number, state, completed_at } = present
  const standing = { hr_number, state, cancel_reason, completed_at, updated_at: now.toISOString() }
  return reservationContent(setUp, booking, standing, rooms, author)
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
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const { overbooked, taken, message_hash } = present
  const row = rowOf(setUp, content, number, { overbooked, taken, message_hash })
  await storeRow(database, row)
  return { row, lanes: [] }
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
    before: await nightsOf(database, present),
    needed,
  })
  const { message_hash } = present
  return store(database, setUp, now, { content, change: number, taking, message_hash })
}

async function store(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  now: Date,
  {
    content,
    change,
    taking,
    message_hash,
  }: { content: ReservationContent; change: number; taking: Taking; message_hash: string | null },
): Promise<ChangedReservation> {
  const row = rowOf(setUp, content, change, {
    overbooked: taking.overbooked ? 1 : 0,
    taken: JSON.stringify(taking.nights),
    message_hash,
  })
  await storeRow(database, row)
  await keepLacking(database, row, taking.nights)
  if (taking.changes.length === 0) return { row, lanes: [] }
  const { lanes } = await recordUpdate(database, setUp, now, taking.changes)
  return { row, lanes }
}

const rowOf = (
  { property }: PropertySetUp,
  content: ReservationContent,
  change: number,
  taking: Pick<ReservationTable, 'overbooked' | 'taken' | 'message_hash'>,
): ReservationTable => ({
  hr_id: property.hr_id,
  hr_number: content.hr_number,
  provider_number: content.provider_number,
  channel_code: content.channel,
  state: content.state,
  change,
  completed_at: content.completed_at,
  updated_at: content.updated_at,
  content: JSON.stringify(content),
  ...taking,
})

const storeRow = (database: Kysely<Schema>, row: ReservationTable) =>
  database
    .insertInto('reservation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['hr_id', 'hr_number']).doUpdateSet(row))
    .execute()
