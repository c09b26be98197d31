import { expect } from 'vitest'
import type { Booking as ShownBooking } from '../../../src/generated/control.ts'
import type { BookingStep, Step } from '../histories/steps.ts'
import type { Booking } from '../oracle/content.ts'
import { addDays, datesBetween, nightsOf } from '../oracle/dates.ts'
import { settlesAtOnce } from '../oracle/distribution.ts'
import { isRefusal, type Refusal } from '../oracle/refusal.ts'
import { accept, modify, moveTo, type Reservation } from '../oracle/reservations.ts'
import { todayOf, type World } from '../oracle/world.ts'
import { expectRefusal, expectTime, type Game, pick } from './game.ts'
import type { Reply } from './service.ts'
import { settled } from './settle.ts'

type Do<Kind extends Step['do']> = Step & { do: Kind }

export async function playBook(game: Game, { channel, booking, copies }: Do<'book'>): Promise<void> {
  const asked = dated(game, booking)
  expectBooked(game, channel, asked, await sendBookings(game, channel, asked, copies))
}

/**
 * The same booking several times at the same time, answered in the order in which the bookings were accepted. Once
 * only where something may settle in between, because what is on its way decides what is told.
 */
export async function sendBookings(game: Game, channel_code: string, asked: Booking, copies: number) {
  await settled(game)
  const replies = await Promise.all(
    Array.from({ length: settlesAtOnce(game.world) ? 1 : copies }, () =>
      send(game, 'POST', '', { channel_code, ...asked }),
    ),
  )
  return replies.sort((a, b) => a.body.change - b.body.change || b.status - a.status)
}

export function expectBooked(
  game: Game,
  channel: string,
  asked: Booking,
  replies: Reply<ShownBooking>[],
): void {
  for (const reply of replies) {
    game.sent.set(reply.body.hr_number, asked)
    const { isNew, expected } = accept(game.world, channel, reply.body.hr_number, asked)
    expectBooking(game, reply, isNew ? 201 : 200, expected)
  }
}

export async function playBookAgain(game: Game, { which, more }: Do<'book again'>): Promise<void> {
  const reservation = pick(game.world.reservations, which)
  const before = game.sent.get(reservation?.hr_number ?? '')
  if (!reservation || before?.provider_number === undefined) return
  const { states, reversed, ...note } = more
  const said = before.rooms.flatMap(({ state, ...room }, index) => {
    const now = states ? states[index % states.length] : state
    if (now === 'gone' && index > 0) return []
    return [{ ...room, ...(now !== undefined && now !== 'gone' && { state: now }) }]
  })
  const asked = { ...before, ...note, rooms: reversed ? said.reverse() : said }
  const { channel } = reservation.content
  expectBooked(game, channel, asked, await sendBookings(game, channel, asked, 1))
}

export async function playModify(game: Game, { which, booking }: Do<'modify'>): Promise<void> {
  const sent = game.sent.get(pick(game.world.reservations, which)?.hr_number ?? '')
  if (!booking && !sent) return
  // The hotel gives its changes no version.
  const { version: _, ...asked } = booking
    ? dated(game, booking)
    : ({ ...sent, note: `At ${game.world.now}` } as Booking)
  await playChange(game, which, 'PUT', '', asked, (reservation) => {
    const changed = modify(game.world, reservation, asked, 'hotel')
    if (!isRefusal(changed)) game.sent.set(changed.hr_number, asked)
    return changed
  })
}

export const playConfirm = (game: Game, { which }: Do<'confirm'>): Promise<void> =>
  playChange(game, which, 'POST', '/confirm', undefined, (reservation) =>
    moveTo(game.world, reservation, { state: 'confirmed', cancel_reason: null }),
  )

export const playCancel = (game: Game, { which, reason }: Do<'cancel'>): Promise<void> =>
  playChange(game, which, 'POST', '/cancel', reason ? { reason } : {}, (reservation) =>
    moveTo(game.world, reservation, { state: 'canceled', cancel_reason: reason ?? null }),
  )

async function playChange(
  game: Game,
  which: number,
  method: string,
  path: string,
  json: object | undefined,
  foresee: (reservation: Reservation) => Refusal | Reservation,
): Promise<void> {
  await settled(game)
  const reservation = pick(game.world.reservations, which)
  const reply = await send(game, method, `/${reservation?.hr_number ?? 'R0'}${path}`, json)
  const expected = reservation ? foresee(reservation) : { refused: 404, code: 'not_found' }
  expectBooking(game, reply, 200, expected)
}

const send = ({ service, hrId }: Game, method: string, path: string, json: object | undefined) =>
  service.control<ShownBooking>(method, `/properties/${hrId}/bookings${path}`, json)

export function dated({ world }: Game, { rooms, ...booking }: BookingStep): Booking {
  return {
    ...booking,
    rooms: rooms.map(({ from, prices, ...room }) => {
      const checkin_date = addDays(todayOf(world), from)
      const checkout_date = addDays(checkin_date, prices.length)
      const nights = datesBetween(checkin_date, addDays(checkout_date, -1))
      const daily_prices = nights.map((date, index) => ({ date, price: prices[index] ?? 0 }))
      return { ...room, checkin_date, checkout_date, daily_prices }
    }),
  }
}

function expectBooking(
  game: Game,
  reply: Reply<ShownBooking>,
  status: number,
  expected: Refusal | Reservation,
): void {
  if (isRefusal(expected)) {
    expectRefusal(reply, expected)
    return
  }
  expect(reply.status, JSON.stringify(reply.body)).toBe(status)
  const { completed_at, updated_at } = reply.body
  game.times.set(expected.hr_number, { completed_at, updated_at })
  expectSameBooking(game, reply.body, expected)
}

/** What the hotel sees of a booking. */
function expectSameBooking(game: Game, shown: ShownBooking, expected: Reservation): void {
  const { change: _, delivered_to: __, rooms, overbooked, version, ...content } = shown
  const withoutTaken = rooms.map(({ taken: _, ...room }) => room)
  expect({ ...content, rooms: withoutTaken }).toEqual(shownContent(game, expected))
  expect({ hr_number: shown.hr_number, overbooked, version }).toEqual({
    hr_number: expected.hr_number,
    overbooked: expected.overbooked,
    version: expected.version,
  })
  const taken = rooms.flatMap((room) => room.taken.map((date) => `${date} ${room.inv_code}`))
  expect(taken.sort()).toEqual(takenOf(expected))
  expectTime(shown.completed_at, expected.completedAt)
  expectTime(shown.updated_at, expected.updatedAt)
}

const noAddress = {
  ...{ city: '', state: '', country: '', country_code: '', phone: '', email: '', street: '', street_2: null },
}

/** A booking as both APIs show it. */
export const shownContent = ({ times }: Game, { hr_number, content }: Reservation) => ({
  hr_number,
  ...content,
  ...times.get(hr_number),
  address: noAddress,
})

/** Nights that took something, as far as rooms that stand need them. */
function takenOf({ nights, content }: Reservation): string[] {
  const left = nights.filter(({ took }) => took.length > 0).map(({ inv, date }) => `${date} ${inv}`)
  const wanted = content.rooms
    .filter((room) => room.state !== 'canceled')
    .flatMap((room) => nightsOf(room).map((date) => `${date} ${room.inv_code}`))
  return wanted
    .filter((night) => {
      const index = left.indexOf(night)
      if (index >= 0) left.splice(index, 1)
      return index >= 0
    })
    .sort()
}

/** Every booking of the hotel, the newest change first. */
export async function expectAllBookings(game: Game, world: World): Promise<void> {
  const path = `/properties/${game.hrId}/bookings?limit=1000`
  const { body } = await game.service.control<{ bookings: ShownBooking[] }>('GET', path)
  const expected = world.reservations.toSorted((a, b) => b.change - a.change)
  expect(body.bookings.map(({ hr_number }) => hr_number)).toEqual(expected.map(({ hr_number }) => hr_number))
  for (const [index, reservation] of expected.entries()) {
    expectSameBooking(game, body.bookings[index] as ShownBooking, reservation)
  }
}
