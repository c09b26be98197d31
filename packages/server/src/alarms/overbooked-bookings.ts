import { sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { earliestToday, type FoundAlarm, presentDate, type WantedAlarms } from './found-alarm.ts'

/**
 * Nights without a room from a date on, read from an index of these alone. Those of a room without a mapping are left out: the
 * booking has an alarm for that, and mostly nobody says how many rooms a master room has.
 * @param hrId of this property only
 */
function nightsFrom(database: Database, date: string, hrId?: string) {
  const nights = database
    .selectFrom('lacking_night')
    .where('has_room', '=', sql.lit(0))
    .where('date', '>=', date)
    .where(({ and, exists, not, ref, selectFrom, val }) => {
      const its = hrId === undefined ? ref('lacking_night.hr_id') : val(hrId)
      const unmapped = selectFrom('reservation')
        .select('change')
        .where('reservation.hr_id', '=', its)
        .whereRef('reservation.hr_number', '=', 'lacking_night.hr_number')
        .whereRef('unmapped_until', '>', 'lacking_night.date')
      const master = selectFrom('room')
        .select('rate_code')
        .where('room.hr_id', '=', its)
        .whereRef('room.inv_code', '=', 'lacking_night.inv_code')
        .where('is_master', '=', sql.lit(1))
      return not(and([exists(unmapped), exists(master)]))
    })
  return hrId === undefined ? nights : nights.where('lacking_night.hr_id', '=', hrId)
}

/** Nights to come of booked rooms that the hotels do not have. */
export async function overbookedNights(database: Database, now: Date): Promise<number> {
  const { nights } = await nightsFrom(database, earliestToday(now))
    .select(({ fn }) => fn.countAll<number>().as('nights'))
    .executeTakeFirstOrThrow()
  return nights
}

/** Bookings that have no room for some night to come, each with these nights. */
export async function overbookedBookings(
  database: Database,
  { hrId, after, most, now }: WantedAlarms,
): Promise<FoundAlarm[]> {
  let toCome = nightsFrom(database, earliestToday(now), hrId).select(['hr_id', 'hr_number', 'channel_code'])
  // The order keeps SQLite from walking through the nights that have a room: one index without these has it.
  if (hrId !== undefined) toCome = toCome.orderBy('hr_number')
  let wanted = database
    // By itself, so that it is read by date: in the order of the answer the nights of all years would be.
    .with(
      (its) => its('night').materialized(),
      () => toCome,
    )
    .selectFrom('night')
    .innerJoin('property', 'property.hr_id', 'night.hr_id')
    .select(['night.hr_id', 'hr_number', 'channel_code', 'time_zone'])
    .distinct()
  if (hrId !== undefined) wanted = wanted.where('night.hr_id', '=', hrId)
  if (after) {
    wanted = wanted.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('night.hr_id', 'hr_number'), '>', tuple(after.hr_id, after.key)),
    )
  }
  const bookings = await wanted.orderBy('night.hr_id').orderBy('hr_number').limit(most).execute()
  const found: FoundAlarm[] = []
  for (const { hr_id, hr_number, channel_code, time_zone } of bookings) {
    const { nights, first_night, last_night } = await nightsFrom(database, presentDate(time_zone, now), hr_id)
      .select(({ fn }) => fn.countAll<number>().as('nights'))
      .select(({ fn }) => [fn.min('date').as('first_night'), fn.max('date').as('last_night')])
      .where('hr_number', '=', hr_number)
      .executeTakeFirstOrThrow()
    const alarm = {
      kind: 'overbooked',
      hr_id,
      hr_number,
      channel_code,
      nights,
      first_night,
      last_night,
    } as const
    found.push({ hr_id, key: hr_number, alarm: nights > 0 ? alarm : undefined })
  }
  return found
}
