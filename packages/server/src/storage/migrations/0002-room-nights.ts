import type { Kysely } from 'kysely'
import { nightsBetween } from '../../property/today.ts'

type Before = {
  reservation: { hr_id: string; hr_number: string; content: string; taken: string; overbooked: number }
}
type Room = { state: string; inv_code: string; checkin_date: string; checkout_date: string }
type Taken = { inv_code: string; date: string; channel_code: string }

/** What reservations took was a list of single numbers; now each room has for each night what it took. */
export async function keepRoomNights(database: Kysely<Before>): Promise<void> {
  const rows = await database
    .selectFrom('reservation')
    .select(['hr_id', 'hr_number', 'content', 'taken'])
    .where((its) => its.or([its('taken', '<>', '[]'), its('overbooked', '=', 1)]))
    .execute()
  for (const { hr_id, hr_number, content, taken } of rows) {
    const nights = roomNights(JSON.parse(content).rooms, JSON.parse(taken))
    await database
      .updateTable('reservation')
      .set({ taken: JSON.stringify(nights) })
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
