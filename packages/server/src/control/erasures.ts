import { today } from '../dates.ts'
import { eraseGuest } from '../guests/erase.ts'
import { changeSetUp } from '../property/set-up.ts'
import { eraseReservation } from '../reservations/erase.ts'
import { contentOf } from '../reservations/readable.ts'
import { takesRooms } from '../reservations/reservation-states.ts'
import { listRows } from '../storage/rows.ts'
import type { Database, PropertyRow, ReservationTable } from '../storage/schema.ts'
import { rewriteAtStart } from '../storage/sqlite/rewrite.ts'
import { findBooking, shownBooking } from './bookings.ts'
import { findProperty } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { refused } from './refusals.ts'
import { getStay } from './stays.ts'

/** Erasing what tells who a guest was (D62). */
export function erasureHandlers({ service: { storage, clock }, requests }: ControlParts) {
  return {
    eraseBooking: async ({ path }) => {
      const { hr_id, hr_number } = path
      const row = await storage.write(async (database) => {
        const property = await findProperty(database, hr_id)
        const booking = await findBooking(database, path)
        expectOver(property, booking, clock.moment().earliest)
        const guests = await listRows(database, 'stay_guest', { hr_id, hr_number }, 'customer_id')
        expectGone(guests)
        for (const guest of guests) await eraseGuest(database, hr_id, guest)
        const erased = await eraseReservation(database, booking)
        await afterErasing(database, hr_id)
        return erased
      }, hr_id)
      requests.forgetBodies(hr_id)
      return { status: 200, body: await shownBooking(storage.readInTurns, row) }
    },

    eraseGuest: async ({ path }) => {
      const { hr_id, reservation_id, customer_id } = path
      const stay = await storage.write(async (database) => {
        await findProperty(database, hr_id)
        const { guests } = await getStay(database, path)
        const guest = guests.find((its) => its.customer_id === customer_id)
        if (!guest) {
          const message = `The stay ${reservation_id} has no guest ${customer_id}. See the list of stays.`
          throw refused('not_found', message)
        }
        expectGone([guest])
        await eraseGuest(database, hr_id, { reservation_id, customer_id })
        await afterErasing(database, hr_id)
        return getStay(database, path)
      }, hr_id)
      requests.forgetBodies(hr_id)
      return { status: 200, body: stay }
    },
  } satisfies Partial<ControlHandlers>
}

/** The booking keeps its change, so that nobody is delivered it again; cached pages that show it are dropped. */
async function afterErasing(database: Database, hrId: string): Promise<void> {
  await changeSetUp(database, hrId)
  await rewriteAtStart(database)
}

/** @throws {Refused} 409 when the hotel still needs to know who comes */
function expectOver(property: PropertyRow, booking: ReservationTable, now: Date): void {
  const { checkout_date } = contentOf(booking)
  if (!takesRooms(booking) || checkout_date <= today(property.time_zone, now)) return
  const message = `The booking ${booking.hr_number} ends on ${checkout_date}. Erase it then, or cancel it first.`
  throw refused('state_conflict', message)
}

/** @throws {Refused} 409 when somebody is still in the house */
function expectGone(guests: { checked_out_at: string | null }[]): void {
  if (guests.every(({ checked_out_at }) => checked_out_at !== null)) return
  throw refused('state_conflict', 'A guest is still in the house. Check the guest out first.')
}
