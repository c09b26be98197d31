import { mostDaysBack, standardDaysBack } from '@innwire/types'
import { type RequestQuery, refuseIssues } from '@innwire/validators'
import { addDays, startOfDay, today } from '../dates.ts'
import { Refused } from '../http/answer.ts'
import type { ReadingName } from '../readings/readings.ts'
import type { ListFilter } from './list.ts'

/**
 * The instants from which reservations are listed, also undelivered ones (D21). Both dates begin in the time zone of the
 * property and are included, so that no reading of "after" misses anything. A list by last update alone looks at bookings of
 * any age.
 * @throws {Refused} 422 when `from_date` lies too many days back (D21)
 */
export function firstDate(
  query: Pick<RequestQuery<'listReservations'>, 'from_date' | 'from_last_update_date'>,
  timeZone: string,
  now: Date,
  readings: ReadonlySet<ReadingName>,
): { completedFrom?: string; updatedFrom?: string } {
  const day = today(timeZone, now)
  const { from_date, from_last_update_date } = query
  const oldest = addDays(day, -mostDaysBack)
  if (from_date !== undefined && from_date < oldest) {
    const message = `from_date may lie at most ${mostDaysBack} days back: not before ${oldest}. For older ones that changed, use from_last_update_date.`
    throw new Refused(refuseIssues([{ path: 'from_date', code: 'from_date_too_old', message }]))
  }
  const alone = from_last_update_date && !readings.has('since.bothFilters')
  const completed = from_date ?? (alone ? undefined : addDays(day, -standardDaysBack))
  const since = (date: string) =>
    startOfDay(readings.has('since.exclusive') ? addDays(date, 1) : date, timeZone)
  return {
    ...(completed && { completedFrom: since(completed) }),
    ...(from_last_update_date && { updatedFrom: since(from_last_update_date) }),
  }
}

type Readings = ReadonlySet<ReadingName>

/** Whether a list delivers what it holds (D19). */
export const listDelivers = (readings: Readings, { undelivered }: Pick<ListFilter, 'undelivered'>): boolean =>
  !readings.has('delivery.nothing') && (undelivered || !readings.has('delivery.onlyUndelivered'))

/** Whether a lookup by number does, too. */
export const lookupDelivers = (readings: Readings): boolean => readings.has('delivery.lookups')

const cap = 50

/** @param asked reservations on a page */
export const pageSize = (readings: Readings, asked: number): number =>
  readings.has('pages.cap') ? Math.min(asked, cap) : asked
