import type { Kysely } from 'kysely'
import type { Moment } from '../clock.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'
import { type Lane, recordUpdate } from '../transactions/record-update.ts'
import { retake, type Taking } from './availability.ts'
import type { Booking } from './booking.ts'
import { type ReservationContent, reservationContent } from './content.ts'
import { type NeededNight, neededNights } from './room-nights.ts'
import type { Author } from './room-states.ts'
import { type SoldNight, soldBefore, soldNights, toKeep } from './sold-nights.ts'
import { keepLacking, nightsOf } from './taken.ts'

/** By which a channel's message about a booking is known, and its place among them. */
export type Message = Pick<ReservationTable, 'message_hash' | 'message_version'>

/** A reservation after a change, and the lanes that have its availability to deliver now, and those to tell later. */
export type ChangedReservation = { row: ReservationTable; lanes: Lane[]; uncertain: Lane[] }

/** Takes a new booking, inside a write. */
export async function book(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  booking: Booking,
  message: Message,
): Promise<ChangedReservation> {
  const change = await takeNumbers(database, setUp.property.hr_id, 1)
  const booked_at = at.now.toISOString()
  const content = reservationContent(setUp, booking, {
    hr_number: `R${String(change).padStart(9, '0')}`,
    state: 'reserved',
    cancel_reason: null,
    completed_at: booked_at,
    updated_at: booked_at,
  })
  const taking = await retake(database, setUp, at, {
    hr_number: content.hr_number,
    channel: booking.channel_code,
    before: [],
    needed: neededNights(content, booking.rooms),
    own: { before: [], now: soldNights(booking) },
  })
  return store(database, setUp, at, { content, change, taking, ...message, counted: null })
}

/** Gives a reservation the hotel's new content; its number stays, and its state, unless all its rooms are canceled now (D35). */
export async function modify(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  present: ReservationTable,
  booking: Booking,
): Promise<ChangedReservation> {
  const content = changedContent(setUp, present, booking, at.now, 'hotel')
  const needed = neededNights(content, booking.rooms)
  return change(database, setUp, at, { present, content, needed })
}

export function changedContent(
  setUp: PropertySetUp,
  present: ReservationTable,
  booking: Booking,
  now: Date,
  author: Author,
): ReservationContent {
  const { rooms, cancel_reason } = JSON.parse(present.content) as ReservationContent
  const { hr_number, state, completed_at } = present
  const stored = { hr_number, state, cancel_reason, completed_at, updated_at: now.toISOString() }
  return reservationContent(setUp, booking, stored, rooms, author)
}

/** Moves a reservation to another state, and its rooms with it; rooms that were canceled stay so (D24). */
export async function moveTo(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  present: ReservationTable,
  state: 'confirmed' | 'canceled',
  cancelReason: string | null,
): Promise<ChangedReservation> {
  const before = JSON.parse(present.content) as ReservationContent
  const content: ReservationContent = {
    ...before,
    state,
    cancel_reason: cancelReason,
    updated_at: at.now.toISOString(),
    rooms: before.rooms.map((room) => (room.state === 'canceled' ? room : { ...room, state })),
  }
  if (state === 'canceled') return change(database, setUp, at, { present, content, needed: [] })
  // A confirmation sells nothing, so it takes nothing: not even what a booking without a room lacked when it came.
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const { overbooked, taken, message_hash, message_version, counted } = present
  const row = rowOf(setUp, content, number, { overbooked, taken, message_hash, message_version, counted })
  await storeRow(database, row)
  return { row, lanes: [], uncertain: [] }
}

type Change = {
  present: ReservationTable
  content: ReservationContent
  needed: NeededNight[]
  /** What the channel itself has sold now; left out where the hotel changes its booking, which the channel does not know. */
  sold?: SoldNight[]
}

/** Gives a reservation new content and the nights that it needs from now on, inside a write. */
export async function change(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  { present, content, needed, sold }: Change,
): Promise<ChangedReservation> {
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const before = await nightsOf(database, present)
  const counted = soldBefore(present, before)
  const taking = await retake(database, setUp, at, {
    hr_number: present.hr_number,
    channel: present.channel_code,
    before,
    needed,
    own: { before: sold ? counted : [], now: sold ?? [] },
  })
  const { message_hash, message_version } = present
  return store(database, setUp, at, {
    content,
    change: number,
    taking,
    message_hash,
    message_version,
    counted: toKeep(sold ?? counted, needed),
  })
}

/** What is kept of what the channel said. */
type Said = Message & Pick<ReservationTable, 'counted'>

async function store(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  {
    content,
    change,
    taking,
    ...said
  }: { content: ReservationContent; change: number; taking: Taking } & Said,
): Promise<ChangedReservation> {
  const row = rowOf(setUp, content, change, {
    overbooked: taking.overbooked ? 1 : 0,
    taken: JSON.stringify(taking.nights),
    ...said,
  })
  await storeRow(database, row)
  await keepLacking(database, row, taking.nights)
  return { row, ...(await tellTaken(database, setUp, at, taking)) }
}

/** Records what the channels must be told. */
export async function tellTaken(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  { changes, uncertain }: Taking,
): Promise<Pick<ChangedReservation, 'lanes' | 'uncertain'>> {
  if (changes.length === 0) return { lanes: [], uncertain }
  const { lanes } = await recordUpdate(database, setUp, at.now, changes)
  return { lanes, uncertain }
}

const rowOf = (
  { property }: PropertySetUp,
  content: ReservationContent,
  change: number,
  taking: Pick<ReservationTable, 'overbooked' | 'taken'> & Said,
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
