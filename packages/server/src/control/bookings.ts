import type { Kysely } from 'kysely'
import type { Moment } from '../clock.ts'
import type { BookingChange, Booking as ShownBooking } from '../generated/control.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { accept } from '../reservations/accept.ts'
import type { Booking } from '../reservations/booking.ts'
import { type ChangedReservation, modify, moveTo } from '../reservations/changes.ts'
import { type ReservationContent, UnknownRoom } from '../reservations/content.ts'
import { messageHash } from '../reservations/message-hash.ts'
import { onlyReadable } from '../reservations/readable.ts'
import { takenByRoom } from '../reservations/room-nights.ts'
import { StateConflict } from '../reservations/room-states.ts'
import { nightsOf } from '../reservations/taken.ts'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findProperty, findSetUp } from './find-property.ts'
import { listBookings } from './list-bookings.ts'
import { refused, refusedAt } from './refusals.ts'

type Change<Changed> = (database: Kysely<Schema>, setUp: PropertySetUp, at: Moment) => Promise<Changed>

export function bookingHandlers({ service: { storage, clock, setUps, outbox }, log }: ControlParts) {
  const change = async <Changed extends ChangedReservation>(hrId: string, job: Change<Changed>) => {
    const changed = await storage.write(
      async (database) => job(database, await findSetUp(setUps, database, hrId), clock.moment()),
      hrId,
    )
    outbox.wake(changed.lanes)
    outbox.retellLater(changed.uncertain)
    return { ...changed, booking: await shown(storage.readInTurns, changed.row) }
  }
  return {
    listBookings: async ({ path, query }) => {
      await findProperty(storage.read, path.hr_id)
      const { rows, next } = await listBookings(storage.readInTurns, path.hr_id, query)
      const bookings: ShownBooking[] = []
      for (const row of await onlyReadable(storage, log, path.hr_id, rows))
        bookings.push(await shown(storage.readInTurns, row))
      return { status: 200, body: { bookings, next } }
    },

    getBooking: async ({ path }) => {
      await findProperty(storage.read, path.hr_id)
      const row = await findBooking(storage.read, path)
      return { status: 200, body: await shown(storage.readInTurns, row) }
    },

    createBooking: async ({ path, body }) => {
      const { version, ...content } = body
      const { channel_code } = content
      const message = { message_hash: messageHash(content), message_version: version ?? null }
      const { booking, isNew } = await change(path.hr_id, (database, setUp, at) => {
        if (!setUp.connections.has(channel_code)) {
          const message = `The property is not connected to the channel ${channel_code}. Connect it first.`
          throw refusedAt({ path: 'channel_code', code: 'unknown_reference', message })
        }
        return naming(body, accept(database, setUp, at, bookingOf(content, channel_code, setUp), message))
      })
      return { status: isNew ? 201 : 200, body: booking }
    },

    changeBooking: async ({ path, body }) => {
      const { booking } = await change(path.hr_id, async (database, setUp, at) => {
        const present = await storedBooking(database, path)
        // Without the channel's number, its next message would make another booking of this one.
        const kept = { ...body, provider_number: body.provider_number ?? present.provider_number }
        const content = bookingOf(kept, present.channel_code, setUp)
        return naming(body, modify(database, setUp, at, present, content))
      })
      return { status: 200, body: booking }
    },

    confirmBooking: async ({ path }) => {
      const { booking } = await change(path.hr_id, async (database, setUp, at) => {
        const present = await storedBooking(database, path)
        if (present.state === 'confirmed') return { row: present, lanes: [], uncertain: [] }
        return moveTo(database, setUp, at, present, 'confirmed', null)
      })
      return { status: 200, body: booking }
    },

    cancelBooking: async ({ path, body }) => {
      const { booking } = await change(path.hr_id, async (database, setUp, at) =>
        moveTo(database, setUp, at, await storedBooking(database, path), 'canceled', body.reason),
      )
      return { status: 200, body: booking }
    },
  } satisfies Partial<ControlHandlers>
}

type Path = { hr_id: string; hr_number: string }

/** @throws {Refused} 404 */
async function findBooking(database: Kysely<Schema>, { hr_id, hr_number }: Path): Promise<ReservationTable> {
  const row = await database
    .selectFrom('reservation')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('hr_number', '=', hr_number)
    .executeTakeFirst()
  if (row) return row
  throw refused('not_found', `The property has no booking ${hr_number}. See the list of bookings.`)
}

/**
 * The booking, unless it is canceled, which is final (D24).
 * @throws {Refused} 404 or 409
 */
async function storedBooking(database: Kysely<Schema>, path: Path): Promise<ReservationTable> {
  const row = await findBooking(database, path)
  if (row.state !== 'canceled') return row
  const message = `The booking ${path.hr_number} is canceled, and that is final. Make a new booking.`
  throw refused('state_conflict', message)
}

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

async function shown(database: Kysely<Schema>, row: ReservationTable): Promise<ShownBooking> {
  const content = JSON.parse(row.content) as ReservationContent
  const taken = takenByRoom(content.rooms, await nightsOf(database, row))
  return {
    ...content,
    rooms: content.rooms.map((room, index) => ({ ...room, taken: taken[index] ?? [] })),
    overbooked: Boolean(row.overbooked),
    change: row.change,
    version: row.message_version,
  }
}
