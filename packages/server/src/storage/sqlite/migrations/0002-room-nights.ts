import { type Kysely, sql } from 'kysely'
import { nightsBetween } from '../../../dates.ts'

type Tables = {
  reservation: {
    hr_id: string
    hr_number: string
    content: string
    taken: string
    overbooked: number
    lacking_until: string | null
  }
}
type Room = { state: string; inv_code: string; checkin_date: string; checkout_date: string }
type Taken = { inv_code: string; date: string; channel_code: string }

/**
 * What reservations took was a list of single numbers; now each room has for each night what it took. Those that lack
 * a room for some night to come can be found by the last one; with all that is asked of them in the index, because every
 * calendar update may ask.
 */
export async function keepRoomNights(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('reservation').addColumn('lacking_until', 'text').execute()
  await database.schema
    .createIndex('reservation_lacking')
    .on('reservation')
    .columns(['hr_id', 'lacking_until', 'channel_code', 'taken'])
    .where(sql.ref('lacking_until'), 'is not', null)
    .execute()
  const rows = await database
    .selectFrom('reservation')
    .select(['hr_id', 'hr_number', 'content', 'taken'])
    .where((its) => its.or([its('taken', '<>', '[]'), its('overbooked', '=', 1)]))
    .execute()
  for (const { hr_id, hr_number, content, taken } of rows) {
    const nights = roomNights(JSON.parse(content).rooms, JSON.parse(taken))
    const lacking = nights.filter(({ has_room }) => !has_room).map(({ date }) => date)
    await database
      .updateTable('reservation')
      .set({ taken: JSON.stringify(nights), lacking_until: lacking.sort().at(-1) ?? null })
      .where('hr_id', '=', hr_id)
      .where('hr_number', '=', hr_number)
      .execute()
  }
}

/** Rooms took in their order, and where the hotel's number was among what they took, there was a room. */
function roomNights(rooms: Room[], taken: Taken[]) {
  const left = Map.groupBy(taken, nightOf)
  return rooms
    .filter((room) => room.state !== 'canceled')
    .flatMap(({ inv_code, checkin_date, checkout_date }) =>
      nightsBetween(checkin_date, checkout_date).map((date) => {
        const numbers = oneOfEach(left.get(nightOf({ inv_code, date })) ?? [])
        return { inv_code, date, mapping_code: null, numbers, has_room: numbers.includes('') }
      }),
    )
}

const nightOf = ({ inv_code, date }: Omit<Taken, 'channel_code'>) => `${date} ${inv_code}`

/** Takes one of each number out of the list. */
function oneOfEach(taken: Taken[]): string[] {
  const numbers = [...new Set(taken.map(({ channel_code }) => channel_code))]
  for (const number of numbers) {
    taken.splice(
      taken.findIndex(({ channel_code }) => channel_code === number),
      1,
    )
  }
  return numbers
}
