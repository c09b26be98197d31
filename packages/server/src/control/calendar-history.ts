import type { Logger } from 'pino'
import { type CalendarChange, readChanges } from '../calendar/changes.ts'
import { nothing, shown } from '../calendar/read-calendar.ts'
import { datesFor } from '../distribution/pending.ts'
import type {
  CalendarHistory,
  CalendarHistoryChange,
  Delivery,
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
  const told = Map.groupBy(await deliveriesOf(readInTurns, night, numbers), (its) => its.transaction_id)
  const changes: CalendarHistoryChange[] = []
  for (const { id, changes: stored, created_at, operation_id, request_id, token_id, hr_number } of updates) {
    const transaction_id = String(id)
    const token_label = labels.get(token_id ?? '')?.label ?? null
    const cause = { operation_id, request_id, token_id, token_label, hr_number }
    // It may be some megabytes long.
    await storage.turn()
    for (const change of changesOf(stored, night, told.get(transaction_id) ?? []))
      changes.push({ transaction_id, created_at, ...cause, ...change })
  }
  return { changes, next }
}

type Told = Delivery & { change_index: number | null }

type Change = Pick<CalendarHistoryChange, 'channels' | 'values' | 'deliveries'>

/**
 * What a stored update changed for a night of a rate, and the deliveries that told of it. A booking makes one change for
 * each channel: those with the same values are one here.
 */
function changesOf(stored: string, { rate_code, inv_code, date }: Night, deliveries: Told[]): Change[] {
  const byValues = new Map<string, Change>()
  for (const [index, change] of readChanges(stored).entries()) {
    const set = change.inv_code === inv_code ? valuesOn(rate_code, change, date) : undefined
    if (!set) continue
    const values = shown({ ...nothing, ...set })
    const its = deliveries.filter(
      (delivery) => delivery.change_index === index && valuesOn(delivery.rate_code, change, date),
    )
    const name = JSON.stringify(values)
    const same = byValues.get(name) ?? { channels: [], values, deliveries: [] }
    byValues.set(name, {
      channels: same.channels && change.channels && [...new Set([...same.channels, ...change.channels])],
      values,
      deliveries: [...same.deliveries, ...its.map(({ change_index: _, ...delivery }) => delivery)],
    })
  }
  return [...byValues.values()]
}

/** What a change tells a rate of a day; undefined for nothing. */
function valuesOn(rateCode: string, change: CalendarChange, date: string) {
  const day = change.dates.find((its) => its.date === date)
  return datesFor(rateCode, { ...change, dates: day ? [day] : [] })[0]
}

/** The deliveries of updates to the mappings of a rate; of the master rate, to those of its whole group. */
async function deliveriesOf(
  database: Database,
  { hr_id, rate_code, inv_code }: Night,
  updates: number[],
): Promise<Told[]> {
  let wanted = selectDeliveries(
    database
      .selectFrom('delivery')
      .where('hr_id', '=', hr_id)
      .where('update_id', 'in', updates)
      .where('inv_code', '=', inv_code),
  )
  if (rate_code !== inv_code) wanted = wanted.where('rate_code', '=', rate_code)
  return wanted.select('change_index').orderBy('id').execute()
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
