import { findRow, updateRows } from '../storage/rows.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'
import { retake } from './availability.ts'
import type { Booking, BookingWrite } from './booking.ts'
import { book, type ChangedReservation, change, changedContent, type Message, tellTaken } from './changes.ts'
import { ownCounts, type SoldNight, soldBefore, soldNights } from './channel-counts.ts'
import { unmappedRooms } from './content.ts'
import { contentOf } from './readable.ts'
import { isFinal, isSaidByChannel } from './reservation-states.ts'
import { neededNights } from './room-nights.ts'
import { isSameContent } from './room-states.ts'
import { nightsOf } from './taken.ts'

/** Only some states are for a channel to say, the others for the hotel (D24). */
const asChannelSays = (booking: Booking): Booking => ({
  ...booking,
  rooms: booking.rooms.map(({ state, ...room }) =>
    state && isSaidByChannel(state) ? { ...room, state } : room,
  ),
})

/**
 * Accepts a booking from a channel, inside a write. A channel may send a booking again, with its own number (D35): the same
 * message or the same content changes nothing, another one is a change, and a canceled booking stays canceled. A message
 * that is older than the last changes nothing, where the channel numbers its messages.
 */
export async function accept(
  write: BookingWrite,
  said: Booking,
  message: Message,
): Promise<ChangedReservation & { isNew: boolean }> {
  const booking = asChannelSays(said)
  const { database, setUp, at } = write
  const present = await findByProviderNumber(database, setUp.property.hr_id, booking)
  if (!present) return { ...(await book(write, booking, message)), isNew: true }
  const nothing = { lanes: [], uncertain: [], isNew: false }
  const [last, version] = [present.message_version, message.message_version]
  if (last !== null && version !== null && version < last) return { row: present, ...nothing }
  const row = { ...present, ...message, message_version: version ?? last }
  if (present.message_hash === message.message_hash) {
    if (row.message_version !== last) await keepSaid(database, row)
    return { row, ...nothing }
  }
  const sold = soldNights(booking)
  if (isFinal(present.state)) return { ...(await recount(write, row, sold)), isNew: false }
  const content = changedContent(setUp, present, booking, at.now)
  if (isSameContent(contentOf(present), content))
    return { ...(await recount(write, row, sold)), isNew: false }
  const needed = neededNights(content, booking.rooms)
  const unmapped = unmappedRooms(setUp, booking, content)
  return { ...(await change(write, { present: row, content, needed, unmapped, sold })), isNew: false }
}

const findByProviderNumber = async (
  database: Database,
  hrId: string,
  { channel_code, provider_number }: Booking,
): Promise<ReservationTable | undefined> =>
  provider_number === null
    ? undefined
    : findRow(database, 'reservation', { hr_id: hrId, provider_number, channel_code })

/**
 * Stores the message of a channel about a reservation that stays as it is. The channel has counted by itself all the same:
 * where the hotel had canceled or changed the booking, its mappings no longer show what the hotel has.
 */
async function recount(
  write: BookingWrite,
  present: ReservationTable,
  sold: SoldNight[],
): Promise<ChangedReservation> {
  const { database } = write
  const before = soldBefore(present, await nightsOf(database, present))
  const isAsBefore = ownCounts(before, sold).size === 0
  const row = isAsBefore ? present : { ...present, counted: JSON.stringify(sold) }
  await keepSaid(database, row)
  if (isAsBefore) return { row, lanes: [], uncertain: [] }
  const taking = await retake(write, {
    hr_number: row.hr_number,
    channel: row.channel_code,
    before: [],
    needed: [],
    own: { before, now: sold },
  })
  return { row, ...(await tellTaken(write, row, taking)) }
}

const keepSaid = (
  database: Database,
  { hr_id, hr_number, message_hash, message_version, counted }: ReservationTable,
) => updateRows(database, 'reservation', { hr_id, hr_number }, { message_hash, message_version, counted })
