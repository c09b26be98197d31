import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type CalendarChange, readChanges } from '../calendar/changes.ts'
import { nothing, shown } from '../calendar/read-calendar.ts'
import { datesFor } from '../distribution/pending.ts'
import type {
  CalendarHistory,
  CalendarHistoryChange,
  NightBooking,
  NightBookingList,
} from '../generated/control.ts'
import { tokenLabels } from '../property/token-labels.ts'
import type { GroupNight } from '../reservations/night-availability.ts'
import { contentOf, onlyReadable } from '../reservations/readable.ts'
import { nightsOf } from '../reservations/taken.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Database, RoomTable } from '../storage/schema.ts'
import { selectDeliveries } from './deliveries.ts'
import { type Page, searchedBookings, searchedUpdates, searchNewest } from './search-newest.ts'

/** A night of a rate. */
type Night = GroupNight & Pick<RoomTable, 'hr_id' | 'rate_code'>

/** What updates of the calendar changed for a rate on a day, newest first. */
export async function readCalendarHistory(
  storage: Pick<Storage, 'readInTurns' | 'turn'>,
  night: Night,
  page: Page,
): Promise<CalendarHistory> {
  const { hr_id } = night
  const { numbers, next } = await searchNewest(storage, searchedUpdates, night, page)
  if (numbers.length === 0) return { changes: [], next }
  const { readInTurns } = storage
  const updates = await readInTurns
    .selectFrom('calendar_update')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('id', 'in', numbers)
    .orderBy('id', 'desc')
    .execute()
  const labels = await tokenLabels(
    readInTurns,
    hr_id,
    updates.flatMap(({ token_id }) => token_id ?? []),
  )
  const changes: CalendarHistoryChange[] = []
  for (const { id, changes: stored, created_at, operation_id, request_id, token_id, hr_number } of updates) {
    const token_label = labels.get(token_id ?? '')?.label ?? null
    const cause = { operation_id, request_id, token_id, token_label, hr_number }
    // It may be some megabytes long.
    await storage.turn()
    for (const { channels, values, indexes } of changesOf(stored, night)) {
      const told = await deliveriesOf(readInTurns, night, { update: id, values, indexes })
      changes.push({ transaction_id: String(id), created_at, ...cause, channels, values, ...told })
    }
  }
  return { changes, next }
}

/** Something that an update changed, and the places of it among the changes of the update. */
type Change = Pick<CalendarHistoryChange, 'channels' | 'values'> & { indexes: number[] }

/**
 * What a stored update changed for a night of a rate. A booking makes one change for each channel: those with the same
 * values are one here.
 */
function changesOf(stored: string, { rate_code, inv_code, date }: Night): Change[] {
  const byValues = new Map<string, Change>()
  for (const [index, change] of readChanges(stored).entries()) {
    const set = change.inv_code === inv_code ? valuesOn(rate_code, change, date) : undefined
    if (!set) continue
    const values = shown({ ...nothing, ...set })
    const name = JSON.stringify(values)
    const same = byValues.get(name) ?? { channels: [], values, indexes: [] }
    byValues.set(name, {
      channels: same.channels && change.channels && [...new Set([...same.channels, ...change.channels])],
      values,
      indexes: [...same.indexes, index],
    })
  }
  return [...byValues.values()]
}

/** What a change tells a rate of a day; undefined for nothing. */
function valuesOn(rateCode: string, change: CalendarChange, date: string) {
  const day = change.dates.find((its) => its.date === date)
  return datesFor(rateCode, { ...change, dates: day ? [day] : [] })[0]
}

/** A group may be sold as hundreds of rooms of channels: of each change so many deliveries are shown. */
const mostDeliveries = 20

/**
 * The deliveries of a change to the mappings of a rate, those that failed first; of the availability of the master rate, to
 * those of its whole group.
 */
async function deliveriesOf(
  database: Database,
  { hr_id, rate_code, inv_code }: Night,
  { update, values, indexes }: Omit<Change, 'channels'> & { update: number },
): Promise<Pick<CalendarHistoryChange, 'deliveries' | 'delivery_count'>> {
  const isOfGroup = rate_code === inv_code && values.availability !== null
  let wanted = database
    .selectFrom('delivery')
    .where(({ and }) => and({ hr_id, update_id: update, inv_code }))
    .where('change_index', 'in', indexes)
  if (!isOfGroup) wanted = wanted.where('rate_code', '=', rate_code)
  const rows = await selectDeliveries(wanted)
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy(sql`case when state = 'failed' then 0 else 1 end`)
    .orderBy('id')
    .limit(mostDeliveries)
    .execute()
  return {
    deliveries: rows.map(({ count: _, ...delivery }) => delivery),
    delivery_count: Number(rows[0]?.count ?? 0),
  }
}

/** The bookings that need a room of a group for a night, newest change first. */
export async function listNightBookings(
  storage: Pick<Storage, 'readInTurns' | 'turn'>,
  log: Pick<Logger, 'error'>,
  { hr_id, inv_code, date }: Omit<Night, 'rate_code'>,
  page: Page,
): Promise<NightBookingList> {
  const { numbers, next } = await searchNewest(storage, searchedBookings, { hr_id, inv_code, date }, page)
  if (numbers.length === 0) return { bookings: [], next }
  const rows = await storage.readInTurns
    .selectFrom('reservation')
    .selectAll()
    .where('hr_id', '=', hr_id)
    .where('change', 'in', numbers)
    .orderBy('change', 'desc')
    .execute()
  const bookings: NightBooking[] = []
  for (const row of await onlyReadable(storage, log, hr_id, rows)) {
    const nights = await nightsOf(storage.readInTurns, row)
    const its = nights.filter((night) => night.inv_code === inv_code && night.date === date)
    if (its.length === 0) continue
    const { hr_number, channel, channel_display, state, guest, checkin_date, checkout_date, updated_at } =
      contentOf(row)
    const about = { hr_number, channel, channel_display, state, guest, checkin_date, checkout_date }
    const lacking = its.filter(({ has_room }) => !has_room).length
    bookings.push({ ...about, updated_at, rooms: its.length, lacking })
  }
  return { bookings, next }
}
