import type { StayInput } from '../generated/control.ts'
import type { Database } from '../storage/schema.ts'
import { takeNumbers } from '../storage/sequence.ts'

/**
 * Puts guests into a room, inside a write.
 * @returns the number of the stay
 */
export async function checkIn(database: Database, hrId: string, now: Date, stay: StayInput): Promise<number> {
  const { room_name, hr_number, checkin_date, checkout_date, guests } = stay
  const reservation_id = await unusedNumber(database, hrId, 'reservation_id')
  const room_id = stay.room_id ?? (await roomNumber(database, hrId, room_name))
  const firstCustomer = await takeNumbers(database, hrId, guests.length)
  const rows = guests.map((guest, index) => ({
    ...guest,
    hr_id: hrId,
    reservation_id,
    customer_id: firstCustomer + index,
    hr_number,
    room_id,
    room_name,
    checkin_date,
    checkout_date,
    checked_in_at: now.toISOString(),
    checked_out_at: null,
  }))
  await database.insertInto('stay_guest').values(rows).execute()
  return reservation_id
}

/** A room keeps the number that it had for the last guest. */
async function roomNumber(database: Database, hrId: string, roomName: string): Promise<number> {
  const last = await database
    .selectFrom('stay_guest')
    .select('room_id')
    .where(({ and }) => and({ hr_id: hrId, room_name: roomName }))
    .orderBy('checked_in_at', 'desc')
    .orderBy('reservation_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.room_id ?? unusedNumber(database, hrId, 'room_id')
}

/** The next number that no stay has yet: not all of them come from the sequence. */
async function unusedNumber(
  database: Database,
  hrId: string,
  column: 'reservation_id' | 'room_id',
): Promise<number> {
  for (;;) {
    const number = await takeNumbers(database, hrId, 1)
    const used = await database
      .selectFrom('stay_guest')
      .select('hr_id')
      .where('hr_id', '=', hrId)
      .where(column, '=', number)
      .executeTakeFirst()
    if (!used) return number
  }
}
