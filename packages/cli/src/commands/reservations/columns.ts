import type { Reservation, ReservationRoom } from '@innwire/types'
import type { Column } from '../../print.ts'
import { shownTime } from '../../shown-time.ts'

/** What a person at the desk needs of each reservation. An entry that could not be read may lack anything. */
export const reservationColumns: Column<Reservation>[] = [
  ['NUMBER', (one) => one?.hr_number],
  ['CHANNEL', (one) => one?.channel],
  ['CHANNEL NUMBER', (one) => one?.provider_number],
  ['STATE', (one) => one?.state],
  ['GUEST', (one) => one?.guest],
  ['FROM', (one) => one?.checkin_date],
  ['TO', (one) => one?.checkout_date],
  ['ROOMS', (one) => one?.rooms?.length],
  ['TOTAL', (one) => one && `${one.total} ${one.currency}`],
  ['UPDATED', (one) => one?.updated_at && shownTime(one.updated_at)],
]

export const roomColumns: Column<ReservationRoom>[] = [
  ['ROOM', (room) => room.name],
  ['RATE', (room) => room.rate_code],
  ['GROUP', (room) => room.inv_code],
  ['STATE', (room) => room.state],
  ['FROM', (room) => room.checkin_date],
  ['TO', (room) => room.checkout_date],
  ['GUESTS', (room) => room.total_guest],
  ['PRICE', (room) => room.price],
]
