import type { CalendarChange, DateValues } from '../calendar/changes.ts'
import { writeChanges } from '../calendar/write-calendar.ts'
import { addDays, startOfDay, today } from '../dates.ts'
import { dayMs, hourMs } from '../durations.ts'
import { changeSetUp, type PropertySetUp } from '../property/set-up.ts'
import { book, modify, moveTo } from '../reservations/changes.ts'
import type { Service } from '../service.ts'
import type { Database } from '../storage/schema.ts'
import { recordUpdate } from '../transactions/record-update.ts'
import { type DemoBooking, demoBookings } from './demo-bookings.ts'
import { demoProperty, demoToken, roomTypes } from './demo-hotel.ts'
import { writeBoardRates, writeGuests, writeLedger, writeProperty, writeRooms } from './write-hotel.ts'

const { hr_id, time_zone } = demoProperty
const daysOfCalendar = 365

/** Writes the whole hotel, as of now, inside a write. */
export async function createDemo(database: Database, setUps: Service['setUps'], now: Date): Promise<void> {
  await writeProperty(database, now)
  await writeRooms(database)
  await writeLedger(database)
  await writeGuests(database, now)
  const setUp = await setUps.current(database, hr_id)
  await writeCalendar(database, setUp, now)
  await writeReservations(database, setUp, now)
  // Last, so that they change no number of a delivery so far: by it a simulated channel takes or refuses.
  await writeBoardRates(database)
  await changeSetUp(database, hr_id)
}

/** A year of availability and prices: weekends and the summer cost more. */
async function writeCalendar(database: Database, setUp: PropertySetUp, now: Date): Promise<void> {
  const first = today(time_zone, now)
  const changes = roomTypes.map(({ number, rooms, price }): CalendarChange => {
    const code = `HR:${number}`
    const dates = Array.from({ length: daysOfCalendar }, (_, index): DateValues => {
      const date = addDays(first, index)
      const weekend = [5, 6].includes(new Date(`${date}T00:00Z`).getUTCDay())
      const summer = ['06', '07', '08'].includes(date.slice(5, 7))
      return {
        date,
        availability: rooms,
        price: String(price + (weekend ? 20 : 0) + (summer ? 35 : 0)),
        min_stay: summer ? 3 : 1,
        stop_sale: 0,
        cta: 0,
        ctd: 0,
      }
    })
    return { rate_code: code, inv_code: code, channels: null, dates }
  })
  const longAgo = new Date(now.getTime() - 30 * dayMs)
  await writeChanges(database, hr_id, changes)
  await recordUpdate(database, setUp, longAgo, changes)
}

async function writeReservations(database: Database, setUp: PropertySetUp, now: Date): Promise<void> {
  const first = today(time_zone, now)
  for (const demo of demoBookings((days) => addDays(first, days))) {
    const at = new Date(
      Math.min(
        now.getTime(),
        Date.parse(startOfDay(addDays(first, -demo.bookedDaysAgo), time_zone)) + 10 * hourMs,
      ),
    )
    await writeReservation(database, setUp, at, demo)
  }
}

async function writeReservation(
  database: Database,
  setUp: PropertySetUp,
  at: Date,
  { booking, confirmed, delivered, afterwards }: DemoBooking,
): Promise<void> {
  const then = { database, setUp, at: { now: at, earliest: at } }
  let { row } = await book(then, booking, { message_hash: null, message_version: null })
  if (confirmed) ({ row } = await moveTo(then, row, 'confirmed', null))
  if (delivered) {
    const { hr_number, change } = row
    await database
      .insertInto('receipt')
      .values({ hr_id, token_id: demoToken.id, hr_number, change, delivered_at: at.toISOString() })
      .execute()
  }
  const dayAfter = new Date(at.getTime() + dayMs)
  const later = { database, setUp, at: { now: dayAfter, earliest: dayAfter } }
  if (afterwards === 'canceled') await moveTo(later, row, 'canceled', 'Plans have changed')
  if (afterwards === 'modified') {
    const [room] = booking.rooms
    if (!room) return
    const changed = { ...booking, rooms: [{ ...room, total_adult: 3 }] }
    await modify(later, row, changed)
  }
}
