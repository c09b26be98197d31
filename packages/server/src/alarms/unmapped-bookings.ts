import type { Database } from '../storage/schema.ts'
import { earliestToday, type FoundAlarm, presentDate, type WantedAlarms } from './found-alarm.ts'

/** Bookings on the master room, because the channel's room has no mapping, whose guests have not left yet. */
const unmappedFrom = (database: Database, date: string) =>
  database.selectFrom('reservation').where('unmapped_until', '>', date)

export async function unmappedCount(database: Database, now: Date): Promise<number> {
  const { bookings } = await unmappedFrom(database, earliestToday(now))
    .select(({ fn }) => fn.countAll<number>().as('bookings'))
    .executeTakeFirstOrThrow()
  return bookings
}

/** Bookings that no mapping took, each with the channel's codes. */
export async function unmappedBookings(
  database: Database,
  { hrId, after, most, now }: WantedAlarms,
): Promise<FoundAlarm[]> {
  let wanted = unmappedFrom(database, earliestToday(now))
    .innerJoin('property', 'property.hr_id', 'reservation.hr_id')
    .select(['reservation.hr_id', 'hr_number', 'channel_code', 'time_zone'])
    .select(['unmapped_codes', 'unmapped_until'])
  if (hrId !== undefined) wanted = wanted.where('reservation.hr_id', '=', hrId)
  if (after) {
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reservation.hr_id', 'hr_number'), '>', tuple(after.hr_id, after.key)),
    )
  }
  const rows = await wanted.orderBy('reservation.hr_id').orderBy('hr_number').limit(most).execute()
  return rows.map(({ hr_id, hr_number, channel_code, time_zone, ...unmapped }) => {
    const checkout_date = unmapped.unmapped_until ?? ''
    const alarm = {
      kind: 'unmapped_booking',
      hr_id,
      hr_number,
      channel_code,
      mapping_codes: JSON.parse(unmapped.unmapped_codes ?? '[]') as string[],
      checkout_date,
    } as const
    return { hr_id, key: hr_number, alarm: checkout_date > presentDate(time_zone, now) ? alarm : undefined }
  })
}
