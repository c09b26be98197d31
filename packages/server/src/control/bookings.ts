import type { BookingChange, Booking as ShownBooking } from '../generated/control.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { accept } from '../reservations/accept.ts'
import type { Booking, BookingField, BookingWrite } from '../reservations/booking.ts'
import { type ChangedReservation, modify, moveTo } from '../reservations/changes.ts'
import { UnknownRoom } from '../reservations/content.ts'
import { deliveredTo } from '../reservations/delivered-to.ts'
import { messageHash } from '../reservations/message-hash.ts'
import { contentOf, onlyReadable } from '../reservations/readable.ts'
import { isFinal, mayBecome } from '../reservations/reservation-states.ts'
import { takenByRoom } from '../reservations/room-nights.ts'
import { StateConflict } from '../reservations/room-states.ts'
import { nightsOf } from '../reservations/taken.ts'
import { findRow } from '../storage/rows.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'
import { bookingTimeline } from './booking-timeline.ts'
import type { ControlRequest } from './control-types.ts'
import { findProperty, findSetUp } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { numberAfter, pageOfBytes } from './pages.ts'
import { refused, refusedAt } from './refusals.ts'
import { searchedBookings } from './search-newest.ts'

type Change<Changed> = (write: BookingWrite) => Promise<Changed>

export function bookingHandlers({ service: { storage, clock, setUps, outbox } }: ControlParts) {
  const change = async <Changed extends ChangedReservation>(hrId: string, job: Change<Changed>) => {
    const changed = await storage.write(
      async (database) =>
        job({ database, setUp: await findSetUp(setUps, database, hrId), at: clock.moment() }),
      hrId,
    )
    outbox.wake(changed.lanes)
    outbox.resendLater(changed.uncertain)
    return { ...changed, booking: await shownBooking(storage.readInTurns, changed.row) }
  }
  return {
    listBookings: async ({ path, query, log }) => {
      await findProperty(storage.read, path.hr_id)
      const { rows, next } = await listBookings(storage.readInTurns, path.hr_id, query)
      const readable = await onlyReadable(storage, log, path.hr_id, rows)
      const delivered = await deliveredTo(storage.readInTurns, path.hr_id, readable, 'in use')
      const bookings: ShownBooking[] = []
      for (const row of readable) bookings.push(await withNights(storage.readInTurns, row, delivered))
      return { status: 200, body: { bookings, next } }
    },

    getBooking: async ({ path }) => {
      await findProperty(storage.read, path.hr_id)
      const row = await findBooking(storage.read, path)
      return { status: 200, body: await shownBooking(storage.readInTurns, row) }
    },

    getBookingTimeline: async ({ path }) => {
      await findProperty(storage.read, path.hr_id)
      const row = await findBooking(storage.read, path)
      return { status: 200, body: await bookingTimeline(storage.readInTurns, row) }
    },

    createBooking: async ({ path, body }) => {
      const { version, ...content } = body
      const { channel_code } = content
      // To read 60 rooms of 900 nights has taken its time.
      await storage.turn()
      const message = { message_hash: messageHash(content), message_version: version ?? null }
      const { booking, isNew } = await change(path.hr_id, (write) => {
        const { setUp } = write
        if (!setUp.connections.has(channel_code)) {
          const message = `The property is not connected to the channel ${channel_code}. Connect it first.`
          throw refusedAt({ path: 'channel_code', code: 'unknown_reference', message })
        }
        return naming(body, accept(write, bookingOf(content, channel_code, setUp), message))
      })
      return { status: isNew ? 201 : 200, body: booking }
    },

    changeBooking: async ({ path, body }) => {
      const { booking } = await change(path.hr_id, async (write) => {
        const present = await storedBooking(write.database, path)
        // Without the channel's number, its next message would make another booking of this one.
        const kept = { ...body, provider_number: body.provider_number ?? present.provider_number }
        const content = bookingOf(kept, present.channel_code, write.setUp)
        return naming(body, modify(write, present, content))
      })
      return { status: 200, body: booking }
    },

    confirmBooking: async ({ path }) => {
      const { booking } = await change(path.hr_id, async (write) => {
        const present = await storedBooking(write.database, path)
        if (isConfirmed(present)) return { row: present, lanes: [], uncertain: [] }
        return moveTo(write, present, 'confirmed', null)
      })
      return { status: 200, body: booking }
    },

    cancelBooking: async ({ path, body }) => {
      const { booking } = await change(path.hr_id, async (write) =>
        moveTo(write, await storedBooking(write.database, path), 'canceled', body.reason),
      )
      return { status: 200, body: booking }
    },
  } satisfies Partial<ControlHandlers>
}

type Path = { hr_id: string; hr_number: string }

/** @throws {Refused} 404 */
export async function findBooking(database: Database, { hr_id, hr_number }: Path): Promise<ReservationTable> {
  const row = await findRow(database, 'reservation', { hr_id, hr_number })
  if (row) return row
  throw refused('not_found', `The property has no booking ${hr_number}. See the list of bookings.`)
}

/**
 * The booking, unless its state is final (D24).
 * @throws {Refused} 404 or 409
 */
async function storedBooking(database: Database, path: Path): Promise<ReservationTable> {
  const row = await findBooking(database, path)
  if (!isFinal(row.state)) return row
  const message = `The booking ${path.hr_number} is ${row.state}, and that is final. Make a new booking.`
  throw refused('state_conflict', message)
}

/** Whole: a channel may have added a room to it since, which the hotel has not confirmed. */
const isConfirmed = (row: ReservationTable): boolean =>
  row.state === 'confirmed' && !contentOf(row).rooms.some(({ state }) => mayBecome(state, 'confirmed'))

const bookingOf = (content: BookingChange, channel_code: string, { property }: PropertySetUp): Booking => ({
  ...content,
  channel_code,
  currency: content.currency ?? property.currency,
  address: { ...content.address },
})

/** Tells the caller which room cannot be found, or cannot go back. */
async function naming<Changed>(content: BookingChange, changing: Promise<Changed>): Promise<Changed> {
  try {
    return await changing
  } catch (error) {
    if (error instanceof StateConflict)
      throw refusedAt({
        path: `rooms[${error.index}].state`,
        code: 'invalid_value',
        message: error.message,
      })
    if (!(error instanceof UnknownRoom)) throw error
    const { index, message } = error
    const field = content.rooms[index]?.rate_code === undefined ? 'mapping_code' : 'rate_code'
    throw refusedAt({ path: `rooms[${index}].${field}`, code: 'unknown_reference', message })
  }
}

/** A booking as the control API shows it. */
export const shownBooking = async (database: Database, row: ReservationTable): Promise<ShownBooking> =>
  withNights(database, row, await deliveredTo(database, row.hr_id, [row], 'in use'))

/** With every field that was booked: one that its schema lacks does not compile here. */
async function withNights(
  database: Database,
  row: ReservationTable,
  delivered: Awaited<ReturnType<typeof deliveredTo>>,
): Promise<ShownBooking & Pick<ShownBooking, BookingField>> {
  const content = contentOf(row)
  const taken = takenByRoom(content.rooms, await nightsOf(database, row))
  return {
    ...content,
    rooms: content.rooms.map((room, index) => ({ ...room, taken: taken[index] ?? [] })),
    overbooked: Boolean(row.overbooked),
    change: row.change,
    version: row.message_version,
    delivered_to: delivered.get(row.hr_number) ?? [],
  }
}

/** A booking may be some megabytes long. */
const mostBytes = 2_000_000

/** A page of bookings, newest change first: at most some megabytes, but at least one booking. */
export async function listBookings(
  database: Database,
  hrId: string,
  { state, after, limit }: ControlRequest<'listBookings'>['query'],
): Promise<{ rows: ReservationTable[]; next: string | null }> {
  let wanted = database
    .selectFrom('reservation')
    .select(['hr_number', 'change'])
    .select(searchedBookings.bytes.as('bytes'))
    .where('hr_id', '=', hrId)
  if (state) wanted = wanted.where('state', '=', state)
  if (after !== undefined) wanted = wanted.where('change', '<', numberAfter(after))
  const found = await wanted
    .orderBy('change', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next } = pageOfBytes(found, limit, mostBytes, ({ change }) => change)
  if (page.length === 0) return { rows: [], next }
  const numbers = page.map(({ hr_number }) => hr_number)
  const rows = await database
    .selectFrom('reservation')
    .selectAll()
    .where('hr_id', '=', hrId)
    .where('hr_number', 'in', numbers)
    .orderBy('change', 'desc')
    .execute()
  return { rows, next }
}
