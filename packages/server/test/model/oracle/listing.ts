import { addDays, startOfDate } from './dates.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { Reservation } from './reservations.ts'
import { at, todayOf, type World } from './world.ts'

export type Poll = {
  from_date?: string
  from_last_update_date?: string
  per_page?: number
  page?: number
  undelivered?: boolean
  modified?: boolean
  booked?: boolean
}

/** A page as the token must see it. */
export type Page = { shown: { reservation: Reservation; modified: boolean }[]; count: number; pages: number }

/** Reads a page (D19, D20, D21). What it shows is delivered to the token when the answer has come. */
export function page(world: World, token: string, poll: Poll): Refusal | Page {
  const { page: number = 1, per_page = 10, undelivered = true, modified = false, booked = false } = poll
  if (number > 1 && undelivered) return refusal(422, 'page_requires_undelivered_false')
  const today = todayOf(world)
  if (poll.from_date && poll.from_date < addDays(today, -30)) return refusal(422, 'from_date_too_old')

  const start = (date: string) => startOfDate(world.hotel.time_zone, date)
  const oldest = poll.from_date ?? (poll.from_last_update_date ? undefined : addDays(today, -10))
  const all = world.reservations
    .filter((its) => oldest === undefined || its.completedAt >= start(oldest))
    .filter((its) => !poll.from_last_update_date || its.updatedAt >= start(poll.from_last_update_date))
    .filter((its) => {
      const received = world.receipts.get(at(token, its.hr_number))
      if (booked && !modified) return received === undefined
      if (modified && !booked) return received !== undefined && received < its.change
      return received !== its.change || !(undelivered || modified || booked)
    })
    .sort((a, b) => a.change - b.change)
  const shown = all.slice((number - 1) * per_page, number * per_page).map((its) => seenBy(world, token, its))
  for (const { reservation } of shown)
    world.receipts.set(at(token, reservation.hr_number), reservation.change)
  return { shown, count: all.length, pages: Math.max(1, Math.ceil(all.length / per_page)) }
}

/** Looks one up, which delivers nothing: by the service's number, or else by the channel's the one changed last. */
export function lookUp(world: World, token: string, number: string): Page {
  const own = world.reservations.find((its) => its.hr_number === number)
  const onChannel = world.reservations
    .filter((its) => its.content.provider_number === number)
    .sort((a, b) => b.change - a.change)[0]
  const found = own ?? onChannel
  return { shown: found ? [seenBy(world, token, found)] : [], count: found ? 1 : 0, pages: 1 }
}

function seenBy(world: World, token: string, reservation: Reservation) {
  const received = world.receipts.get(at(token, reservation.hr_number))
  return { reservation, modified: received !== undefined && received < reservation.change }
}
