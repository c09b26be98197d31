import type { Logger } from 'pino'
import { DamagedRow } from '../storage/errors.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { ReservationTable } from '../storage/schema.ts'
import type { ReservationContent } from './content.ts'

type Stored = Pick<ReservationTable, 'hr_number' | 'content'>

/**
 * The content of a stored reservation.
 * @throws {DamagedRow}
 */
export const contentOf = ({ hr_number, content }: Stored): ReservationContent =>
  storedJson(hr_number, content)

/**
 * JSON that is stored with a reservation.
 * @throws {DamagedRow}
 */
export function storedJson<Value>(hrNumber: string, text: string): Value {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Value
  } catch {
    // Told below.
  }
  throw new DamagedRow(
    `What the database holds of the reservation ${hrNumber} is damaged. Look at the disk, and go back to a backup.`,
  )
}

/**
 * Leaves out, and logs, what a damaged disk made unreadable: one reservation would else make the whole page so. It
 * counts as delivered to nobody.
 */
export async function onlyReadable<Reservation extends Stored>(
  { turn }: Pick<Storage, 'turn'>,
  log: Pick<Logger, 'error'>,
  hrId: string,
  reservations: Reservation[],
): Promise<Reservation[]> {
  const readable: Reservation[] = []
  for (const reservation of reservations) {
    try {
      contentOf(reservation)
      readable.push(reservation)
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error
      log.error(
        { hr_id: hrId, reservation: reservation.hr_number },
        `${error.message} It was left out of a page.`,
      )
    }
    // One may be some megabytes long.
    await turn()
  }
  return readable
}
