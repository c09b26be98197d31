import { mostDaysBack, standardDaysBack } from '@innwire/types'
import type { RequestQuery } from '@innwire/validators'
import { refuseIssues } from '@innwire/validators'
import { Refused } from '../http/answer.ts'
import { addDays, startOfDay, today } from '../property/today.ts'
import type { ReadingName } from '../readings/readings.ts'

/**
 * From when on reservations are listed. Both dates begin in the property's zone and are included, so that nothing is
 * missed by a reading of "after" that is too narrow. What is undelivered is no exception (D21). A sweep by last update
 * looks as far back as it says, and not only among the bookings of the last days.
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
