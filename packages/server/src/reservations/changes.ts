import type { ReservationState } from '@innwire/types'
import type { PropertySetUp } from '../property/set-up.ts'
import { upsertRow } from '../storage/rows.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'
import { type Lane, recordUpdate } from '../transactions/record-update.ts'
import { retake, type Taking } from './availability.ts'
import type { Booking, BookingWrite } from './booking.ts'
import { type SoldNight, soldBefore, soldNights, toKeep } from './channel-counts.ts'
import {
  countRooms,
  noneUnmapped,
  type ReservationContent,
  reservationContent,
  type UnmappedRooms,
  unmappedRooms,
} from './content.ts'
import { newHistory, withChange } from './history.ts'
import { contentOf } from './readable.ts'
import { mayBecome, takesRooms } from './reservation-states.ts'
import { type NeededNight, neededNights } from './room-nights.ts'
import { keepOverbooked, nightsOf } from './taken.ts'

/** What identifies a channel's message about a booking, and its place among them. */
export type Message = Pick<ReservationTable, 'message_hash' | 'message_version'>

/** A reservation after a change, the lanes that have its availability to deliver now, and those to send it to later. */
export type ChangedReservation = { row: ReservationTable; lanes: Lane[]; uncertain: Lane[] }

/** Takes a new booking, inside a write. */
export async function book(
  write: BookingWrite,
  booking: Booking,
  message: Message,
): Promise<ChangedReservation> {
  const { database, setUp, at } = write
  const change = await takeNumbers(database, setUp.property.hr_id, 1)
  const booked_at = at.now.toISOString()
  const content = reservationContent(setUp, booking, {
    hr_number: `R${String(change).padStart(9, '0')}`,
    state: 'reserved',
    cancel_reason: null,
    completed_at: booked_at,
    updated_at: booked_at,
  })
  const taking = await retake(write, {
    hr_number: content.hr_number,
    channel: booking.channel_code,
    before: [],
    needed: neededNights(content, booking.rooms),
    own: { before: [], now: soldNights(booking) },
  })
  const unmapped = unmappedRooms(setUp, booking, content)
  const said = { ...message, counted: null, ...unmapped }
  return store(write, { content, change, taking, history: newHistory(change), ...said })
}

/** Gives a reservation the hotel's new content; its number stays, and its state, unless all its rooms are canceled now (D35). */
export async function modify(
  write: BookingWrite,
  present: ReservationTable,
  booking: Booking,
): Promise<ChangedReservation> {
  const content = changedContent(write.setUp, present, booking, write.at.now, present.state)
  const needed = neededNights(content, booking.rooms)
  return change(write, { present, content, needed, unmapped: unmappedRooms(write.setUp, booking, content) })
}

export function changedContent(
  setUp: PropertySetUp,
  present: ReservationTable,
  booking: Booking,
  now: Date,
  newRooms?: ReservationContent['state'],
): ReservationContent {
  const { rooms, cancel_reason } = contentOf(present)
  const { hr_number, state, completed_at } = present
  const stored = { hr_number, state, cancel_reason, completed_at, updated_at: now.toISOString() }
  return reservationContent(setUp, booking, stored, rooms, newRooms)
}

/** Moves a reservation to another state, and its rooms with it; rooms that were canceled stay so (D24). */
export async function moveTo(
  write: BookingWrite,
  present: ReservationTable,
  state: ReservationState,
  cancelReason: string | null,
): Promise<ChangedReservation> {
  const { database, setUp, at } = write
  const before = contentOf(present)
  const rooms = before.rooms.map((room) => (mayBecome(room.state, state) ? { ...room, state } : room))
  const content: ReservationContent = {
    ...before,
    ...countRooms(rooms, before),
    state,
    cancel_reason: cancelReason,
    updated_at: at.now.toISOString(),
    rooms,
  }
  if (!takesRooms({ state })) return change(write, { present, content, needed: [], unmapped: noneUnmapped })
  // A confirmation sells nothing, so it takes nothing: an overbooked reservation stays overbooked.
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const { overbooked, taken, message_hash, message_version, counted } = present
  const { unmapped_codes, unmapped_until } = present
  const said = { message_hash, message_version, counted, unmapped_codes, unmapped_until }
  const history = withChange(present, content, number)
  const row = rowOf(setUp, content, number, { overbooked, taken, history, ...said })
  await storeRow(database, row)
  return { row, lanes: [], uncertain: [] }
}

type Change = {
  present: ReservationTable
  content: ReservationContent
  needed: NeededNight[]
  unmapped: UnmappedRooms
  /** What the channel itself has sold now; left out where the hotel changes the booking, which the channel does not know. */
  sold?: SoldNight[]
}

/** Gives a reservation new content and the nights that it needs from now on, inside a write. */
export async function change(
  write: BookingWrite,
  { present, content, needed, unmapped, sold }: Change,
): Promise<ChangedReservation> {
  const { database, setUp } = write
  const number = await takeNumbers(database, setUp.property.hr_id, 1)
  const before = await nightsOf(database, present)
  const counted = soldBefore(present, before)
  const taking = await retake(write, {
    hr_number: present.hr_number,
    channel: present.channel_code,
    before,
    needed,
    own: { before: sold ? counted : [], now: sold ?? [] },
  })
  const { message_hash, message_version } = present
  return store(write, {
    content,
    change: number,
    taking,
    history: withChange(present, content, number),
    message_hash,
    message_version,
    counted: toKeep(sold ?? counted, needed),
    ...unmapped,
  })
}

/** What is stored of the channel's messages, of its rooms without a mapping, and of what changed. */
type Said = Message & Pick<ReservationTable, 'counted' | 'history'> & UnmappedRooms

async function store(
  write: BookingWrite,
  {
    content,
    change,
    taking,
    ...said
  }: { content: ReservationContent; change: number; taking: Taking } & Said,
): Promise<ChangedReservation> {
  const { database, setUp } = write
  const row = rowOf(setUp, content, change, {
    overbooked: taking.overbooked ? 1 : 0,
    taken: JSON.stringify(taking.nights),
    ...said,
  })
  await storeRow(database, row)
  await keepOverbooked(database, row, taking.nights)
  return { row, ...(await tellTaken(write, row, taking)) }
}

/** Records what channels must be sent because of a reservation. */
export async function tellTaken(
  { database, setUp, at }: BookingWrite,
  { hr_number }: Pick<ReservationTable, 'hr_number'>,
  { changes, uncertain }: Taking,
): Promise<Pick<ChangedReservation, 'lanes' | 'uncertain'>> {
  if (changes.length === 0) return { lanes: [], uncertain }
  const { lanes } = await recordUpdate(database, setUp, at.now, changes, { hr_number })
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

const storeRow = (database: Database, { hr_id, hr_number, ...row }: ReservationTable) =>
  upsertRow(database, 'reservation', { hr_id, hr_number }, row)
