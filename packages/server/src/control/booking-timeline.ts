import type { BookingEvent, BookingTimeline } from '../generated/control.ts'
import { deliveredTo } from '../reservations/delivered-to.ts'
import { historyOf, type PastChange } from '../reservations/history.ts'
import { listRows } from '../storage/rows.ts'
import type { Database, ReservationTable, StayGuestTable } from '../storage/schema.ts'

/** What happened to a booking, oldest first. */
export async function bookingTimeline(database: Database, row: ReservationTable): Promise<BookingTimeline> {
  const { hr_id, hr_number, completed_at } = row
  const { booked, changes, isWhole } = historyOf(row)
  const made = [
    event({ kind: 'booked', at: completed_at, change: booked }),
    ...changes.map((its) => {
      const { change, at, differences } = its
      return event({ kind: kindOf(its), change, at, differences })
    }),
  ]
  const receipts = (await deliveredTo(database, hr_id, [row], 'all')).get(hr_number) ?? []
  const delivered = receipts.map(({ token_id, token_label, delivered_at, change }) =>
    event({ kind: 'delivered', at: delivered_at, change, token_id, token_label }),
  )
  const guests = await listRows(database, 'stay_guest', { hr_id, hr_number }, 'customer_id')
  // A clock may have been set back: changes keep the order of their numbers, and what was delivered was made before.
  let latest = 0
  const changed = made.map((its) => {
    latest = Math.max(latest, timeOf(its))
    return { its, time: latest }
  })
  const madeAt = (number: number | null) =>
    changed.findLast(({ its: { change } }) => (change ?? 0) <= (number ?? 0))?.time ?? 0
  const events = [
    ...changed,
    ...delivered.map((its) => ({ its, time: Math.max(timeOf(its), madeAt(its.change)) })),
    ...guests.flatMap(ofGuest).map((its) => ({ its, time: timeOf(its) })),
  ]
  return {
    events: events.toSorted((one, other) => one.time - other.time).map(({ its }) => its),
    is_whole: isWhole,
  }
}

const timeOf = ({ at }: BookingEvent) => (at === null ? 0 : Date.parse(at))

const event = (its: Pick<BookingEvent, 'kind' | 'at'> & Partial<BookingEvent>): BookingEvent => ({
  change: null,
  differences: [],
  token_id: null,
  token_label: null,
  guest: null,
  room_name: null,
  ...its,
})

/** A change into a state that ends or settles the booking is called by that, and so is one that confirms rooms that came later. */
function kindOf({ differences, confirmed }: PastChange): BookingEvent['kind'] {
  if (confirmed) return 'confirmed'
  const state = differences.find(({ field }) => field === 'state')?.after
  return state === 'confirmed' || state === 'canceled' ? state : 'changed'
}

function ofGuest({ firstname, lastname, room_name, checked_in_at, checked_out_at }: StayGuestTable) {
  const who = { guest: `${firstname} ${lastname}`.trim(), room_name }
  return [
    event({ kind: 'checked_in', at: checked_in_at, ...who }),
    ...(checked_out_at === null ? [] : [event({ kind: 'checked_out', at: checked_out_at, ...who })]),
  ]
}
