import type { Kysely } from 'kysely'
import type { Moment } from '../clock.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import { retake } from './availability.ts'
import type { Booking } from './booking.ts'
import { book, type ChangedReservation, change, changedContent, type Message, tellTaken } from './changes.ts'
import { neededNights } from './room-nights.ts'
import { isSameContent } from './room-states.ts'
import { ownCounts, type SoldNight, soldBefore, soldNights } from './sold-nights.ts'
import { nightsOf } from './taken.ts'

/**
 * Accepts a booking from a channel, inside a write. A channel may send it again: it is known by its number there (D35),
 * so that the same message or the same content is nothing, another one a change, and what was canceled stays so. One
 * that is older than the last is nothing either, where the channel gives its messages numbers.
 */
export async function accept(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  booking: Booking,
  message: Message,
): Promise<ChangedReservation & { isNew: boolean }> {
  const present = await findByProviderNumber(database, setUp.property.hr_id, booking)
  if (!present) return { ...(await book(database, setUp, at, booking, message)), isNew: true }
  const nothing = { lanes: [], uncertain: [], isNew: false }
  const [last, version] = [present.message_version, message.message_version]
  if (last !== null && version !== null && version < last) return { row: present, ...nothing }
  const row = { ...present, ...message, message_version: version ?? last }
  if (present.message_hash === message.message_hash) {
    if (row.message_version !== last) await keepSaid(database, row)
    return { row, ...nothing }
  }
  const sold = soldNights(booking)
  if (present.state === 'canceled')
    return { ...(await recount(database, setUp, at, row, sold)), isNew: false }
  const content = changedContent(setUp, present, booking, at.now, 'channel')
  if (isSameContent(JSON.parse(present.content), content))
    return { ...(await recount(database, setUp, at, row, sold)), isNew: false }
  const needed = neededNights(content, booking.rooms)
  return { ...(await change(database, setUp, at, { present: row, content, needed, sold })), isNew: false }
}

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

/**
 * Keeps what the channel says of a reservation that stays as it is, and may be repeated next. It has counted by itself
 * all the same: where the hotel had canceled or changed the booking before, its mappings do not show what the hotel has.
 */
async function recount(
  database: Kysely<Schema>,
  setUp: PropertySetUp,
  at: Moment,
  present: ReservationTable,
  sold: SoldNight[],
): Promise<ChangedReservation> {
  const before = soldBefore(present, await nightsOf(database, present))
  const isAsBefore = ownCounts(before, sold).size === 0
  const row = isAsBefore ? present : { ...present, counted: JSON.stringify(sold) }
  await keepSaid(database, row)
  if (isAsBefore) return { row, lanes: [], uncertain: [] }
  const taking = await retake(database, setUp, at, {
    hr_number: row.hr_number,
    channel: row.channel_code,
    before: [],
    needed: [],
    own: { before, now: sold },
  })
  return { row, ...(await tellTaken(database, setUp, at, taking)) }
}

const keepSaid = (database: Kysely<Schema>, { hr_id, hr_number, ...row }: ReservationTable) =>
  database
    .updateTable('reservation')
    .set({ message_hash: row.message_hash, message_version: row.message_version, counted: row.counted })
    .where('hr_id', '=', hr_id)
    .where('hr_number', '=', hr_number)
    .execute()
