import { type Kysely, sql } from 'kysely'
import type { ReservationTable, Schema } from '../storage/schema.ts'
import type { RoomNight } from './room-nights.ts'

type Stored = Pick<ReservationTable, 'hr_id' | 'hr_number' | 'taken'>

/** So that others have their turn in between; a reservation may have 60,000 nights. */
const rowsAtOnce = 2000

/** The nights of a reservation with what it has of each now: what it got since it was stored stands night by night. */
export async function nightsOf(
  database: Kysely<Schema>,
  { hr_id, hr_number, taken }: Stored,
): Promise<RoomNight[]> {
  const nights = JSON.parse(taken) as RoomNight[]
  let last = nights.every(({ has_room }) => has_room) ? undefined : { date: '', position: 0 }
  while (last) {
    const rows = await database
      .selectFrom('lacking_night')
      .select(['date', 'position', 'numbers', 'has_room'])
      .where('hr_id', '=', hr_id)
      .where('hr_number', '=', hr_number)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('date', 'position'), '>', tuple(last?.date ?? '', last?.position ?? 0)),
      )
      .orderBy('date')
      .orderBy('position')
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

/** Replaces the rows of the nights for which a reservation lacks a room, inside the write that stores it. */
export async function keepLacking(
  database: Kysely<Schema>,
  { hr_id, hr_number, channel_code, state }: Pick<ReservationTable, 'channel_code' | 'state'> & Stored,
  nights: RoomNight[],
): Promise<void> {
  await dropLacking(database, hr_id, hr_number)
  if (state === 'canceled') return
  const lacking = nights
    .flatMap(({ inv_code, date, numbers, has_room }, position) =>
      has_room ? [] : [{ position, inv_code, date, numbers: JSON.stringify(numbers) }],
    )
    // In the order of the table, which then grows at its ends only.
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  for (let from = 0; from < lacking.length; from += rowsAtOnce) {
    // One statement however many there are: all go in as one JSON text.
    const rows = JSON.stringify(lacking.slice(from, from + rowsAtOnce))
    await sql`insert into lacking_night
        (hr_id, hr_number, channel_code, has_room, position, inv_code, date, numbers)
      select ${hr_id}, ${hr_number}, ${channel_code}, 0,
        value ->> 'position', value ->> 'inv_code', value ->> 'date', value ->> 'numbers'
      from json_each(${rows})`.execute(database)
  }
}

async function dropLacking(database: Kysely<Schema>, hrId: string, hrNumber: string): Promise<void> {
  for (;;) {
    const next = await database
      .selectFrom('lacking_night')
      .select('date')
      .where('hr_id', '=', hrId)
      .where('hr_number', '=', hrNumber)
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
