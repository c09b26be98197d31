import type { Logger } from 'pino'
import type { Storage } from '../storage/open-storage.ts'
import type { ListedReservation } from './list.ts'

type Stored = Pick<ListedReservation, 'hr_number' | 'content'>

/**
 * Leaves out, and tells, what a damaged disk made unreadable: one reservation would else make the whole page so. It
 * counts as delivered to nobody.
 */
export async function onlyReadable<Reservation extends Stored>(
  { turn }: Pick<Storage, 'turn'>,
  log: Logger,
  hrId: string,
  reservations: Reservation[],
): Promise<Reservation[]> {
  const readable: Reservation[] = []
  for (const reservation of reservations) {
    if (isObject(reservation.content)) readable.push(reservation)
    else
      log.error(
        { hr_id: hrId, reservation: reservation.hr_number },
        'What the database holds of a reservation is damaged, and it was left out of a page. Look at the disk, and go back to a backup.',
      )
    // One may be some megabytes long.
    await turn()
  }
  return readable
}

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
