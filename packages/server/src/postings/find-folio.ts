import { refuse } from '@innwire/validators'
import { businessDate } from '../dates.ts'
import { guestKey, readGuestKey } from '../guests/stays.ts'
import { Refused } from '../http/answer.ts'
import { findRow } from '../storage/rows.ts'
import type { Database, PropertyRow } from '../storage/schema.ts'

const directSales = '-1'

/**
 * The folio that an invoice goes to: the guest's, or the direct-sales folio of the property's business date.
 * @throws {Refused} 404 for an unknown guest, 409 for one who has left (D27)
 */
export async function findFolio(
  database: Database,
  property: PropertyRow,
  guestToCharge: string,
  now: Date,
): Promise<string> {
  if (guestToCharge === directSales) {
    return `direct:${businessDate(property.time_zone, property.business_day_start, now)}`
  }
  const key = readGuestKey(guestToCharge)
  const guest = key && (await findRow(database, 'stay_guest', { hr_id: property.hr_id, ...key }))
  if (!guest) {
    const message = 'No guest of the property has this key. Read the in-house guests again.'
    throw new Refused(refuse('guest_not_found', message))
  }
  if (guest.checked_out_at !== null) {
    const message =
      'The guest has left and the folio is closed. If you have sent this invoice before, look at the folio first. ' +
      'Otherwise settle it in another way.'
    throw new Refused(refuse('folio_closed', message))
  }
  return guestKey(guest)
}
