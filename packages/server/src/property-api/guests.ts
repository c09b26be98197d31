import { guestKey } from '../guests/stays.ts'
import { answer } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { PropertyHandlers, PropertyRequest } from './handler-types.ts'
import { counted } from './outcomes.ts'

const inHouse = compiledOnce((database, { hr_id }: { hr_id: string }) =>
  database
    .selectFrom('stay_guest')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('checked_out_at', 'is', null)
    .orderBy('room_name')
    .orderBy('reservation_id')
    .orderBy('customer_id'),
)

export function guestRoutes({ storage: { read } }: Service) {
  const listInHouseGuests = async ({
    setUp,
  }: PropertyRequest<'listInHouseGuests' | 'listInHouseGuestsSample'>) => {
    const guests = await inHouse(read, setUp.property)
    const data = guests.map((guest) => ({
      room_id: guest.room_id,
      room_name: guest.room_name,
      reservation_id_customer_id: guestKey(guest),
      customer_name: `${guest.firstname} ${guest.lastname}`.trim(),
    }))
    return answer<'listInHouseGuests'>({ status: 'success', data }, { words: counted(data.length, 'guest') })
  }
  return {
    listInHouseGuests,
    listInHouseGuestsSample: listInHouseGuests,

    listGuests: async ({ setUp }) => {
      const guests = await inHouse(read, setUp.property)
      const data = guests.map((guest) => ({
        identify: guest.identify,
        firstname: guest.firstname,
        lastname: guest.lastname,
        gender: guest.gender,
        room: guest.room_name,
        country: guest.country,
        nationality: guest.nationality,
        email: guest.email,
        phone_number: guest.phone_number,
        birth_date: guest.birth_date,
        checkin_date: guest.checkin_date,
        checkout_date: guest.checkout_date,
      }))
      return answer<'listGuests'>(
        { status: 'success', data, total_count: data.length },
        { words: counted(data.length, 'guest') },
      )
    },
  } satisfies Partial<PropertyHandlers>
}
