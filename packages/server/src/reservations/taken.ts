import { insertRows, rowsBehind } from '../storage/rows.ts'
import type { Database, ReservationTable } from '../storage/schema.ts'
import { storedJson } from './readable.ts'
import { takesRooms } from './reservation-states.ts'
import type { RoomNight } from './room-nights.ts'

type Stored = Pick<ReservationTable, 'hr_id' | 'hr_number' | 'taken'>

/** Rows of one statement; others have their turn in between. A reservation may have 60,000 nights. */
const rowsAtOnce = 2000

/** The nights of a reservation with what it has of each now: rooms that it got later are stored night by night. */
export async function nightsOf(
  database: Database,
  { hr_id, hr_number, taken }: Stored,
): Promise<RoomNight[]> {
  const nights = storedJson<RoomNight[]>(hr_number, taken)
  let last = nights.every(({ has_room }) => has_room) ? undefined : { date: '', position: 0 }
  while (last) {
    const rows = await database
      .selectFrom('lacking_night')
      .select(['date', 'position', 'numbers', 'has_room'])
      .where(({ and }) => and({ hr_id, hr_number }))
      .$call(rowsBehind(last, 'date', 'position'))
      .limit(rowsAtOnce)
      .execute()
    for (const { position, numbers, has_room } of rows) {
      const night = nights[position]
      if (night) Object.assign(night, { numbers: JSON.parse(numbers), has_room: has_room === 1 })
    }
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)
  }
  return nights
}

/** Replaces the rows of the nights for which a reservation has no room, inside the write that stores it. */
export async function keepOverbooked(
  database: Database,
  row: Pick<ReservationTable, 'channel_code' | 'state'> & Stored,
  nights: RoomNight[],
): Promise<void> {
  const { hr_id, hr_number, channel_code } = row
  await dropOverbooked(database, hr_id, hr_number)
  if (!takesRooms(row)) return
  const overbooked = nights
    .flatMap(({ inv_code, date, numbers, has_room }, position) =>
      has_room ? [] : [{ position, inv_code, date, numbers: JSON.stringify(numbers) }],
    )
    // In the order of the table, which then grows at its ends only.
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  for (let from = 0; from < overbooked.length; from += rowsAtOnce) {
    const same = { hr_id, hr_number, channel_code, has_room: 0 } as const
    await insertRows(database, 'lacking_night', same, overbooked.slice(from, from + rowsAtOnce))
  }
}

async function dropOverbooked(database: Database, hrId: string, hrNumber: string): Promise<void> {
  for (;;) {
    const next = await database
      .selectFrom('lacking_night')
      .select('date')
      .where(({ and }) => and({ hr_id: hrId, hr_number: hrNumber }))
      .orderBy('date')
      .orderBy('position')
      .limit(1)
      .offset(rowsAtOnce)
      .executeTakeFirst()
    let old = database.deleteFrom('lacking_night').where('hr_id', '=', hrId).where('hr_number', '=', hrNumber)
    if (next) old = old.where('date', '<=', next.date)
    await old.execute()
    if (!next) return
  }
}
