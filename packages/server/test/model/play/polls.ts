import type { ResponseBody } from '@innwire/types'
import { expect } from 'vitest'
import type { Booking as ShownBooking } from '../../../src/generated/control.ts'
import type { Step } from '../histories/steps.ts'
import { addDays } from '../oracle/dates.ts'
import { lookUp, type Page, type Poll, page } from '../oracle/listing.ts'
import { isRefusal } from '../oracle/refusal.ts'
import { todayOf } from '../oracle/world.ts'
import { dated, expectBooked, sendBookings, shownContent } from './bookings.ts'
import { expectRefusal, type Game, pick, propertyPath } from './game.ts'
import type { Reply } from './service.ts'

type Do<Kind extends Step['do']> = Step & { do: Kind }
type Answer = ResponseBody<'listReservations'>

export async function playPoll(game: Game, { token, query }: Do<'poll'>): Promise<void> {
  const { from, updatedFrom, ...rest } = query
  const day = (days: number) => addDays(todayOf(game.world), days)
  await poll(game, token, {
    ...rest,
    ...(from !== undefined && { from_date: day(from) }),
    ...(updatedFrom !== undefined && { from_last_update_date: day(updatedFrom) }),
  })
}

/** Reads all pages of all that there is. */
export async function playWalk(game: Game, { token, per_page }: Do<'walk'>): Promise<void> {
  const query = { undelivered: false, per_page, from_last_update_date: '2000-01-01' }
  const seen: string[] = []
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const answer = await poll(game, token, { ...query, page: number })
    pages = answer?.pages ?? 0
    seen.push(...(answer?.reservations.map(({ hr_number }) => hr_number) ?? []))
  }
  expect(seen.sort()).toEqual(game.world.reservations.map(({ hr_number }) => hr_number).sort())
}

/** A booking is in the answer or in a later one, and never in none. */
export async function playBookDuringPoll(game: Game, step: Do<'book during a poll'>): Promise<void> {
  const { token, channel, booking, copies } = step
  const asked = dated(game, booking)
  const query = { per_page: 100 }
  const [replies, reply] = await Promise.all([
    sendBookings(game, channel, asked, copies),
    sendPoll(game, token, query),
  ])
  const polled = new Map(reply.body.reservations.map((its) => [its.hr_number, its.updated_at]))
  // A booking may be a change of one that was there before.
  const isPolled = ({ hr_number, updated_at }: ShownBooking) => (polled.get(hr_number) ?? '') >= updated_at
  const early = replies.filter(({ body }) => isPolled(body)).length
  expectBooked(game, channel, asked, replies.slice(0, early))
  expectPolled(game, token, query, reply)
  expectBooked(game, channel, asked, replies.slice(early))
}

export async function poll(game: Game, token: number, query: Poll): Promise<Answer | undefined> {
  return expectPolled(game, token, query, await sendPoll(game, token, query))
}

function sendPoll(game: Game, token: number, query: Poll): Promise<Reply<Answer>> {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const path = propertyPath(game, '/api/v2/apps/reservations', new URLSearchParams(texts), token)
  return game.service.send<Answer>('GET', path)
}

function expectPolled(game: Game, token: number, query: Poll, reply: Reply<Answer>): Answer | undefined {
  const expected = page(game.world, game.tokens[token] ?? '', query)
  if (isRefusal(expected)) {
    expectRefusal(reply, expected)
    return undefined
  }
  expectPage(game, reply.body, expected, query.page ?? 1)
  return reply.body
}

export async function playLookUp(game: Game, { token, which, by }: Do<'look up'>): Promise<void> {
  const reservation = pick(game.world.reservations, which)
  const number =
    (by === 'hr_number' ? reservation?.hr_number : undefined) ??
    (by === 'provider_number' ? reservation?.content.provider_number : undefined) ??
    'R-nothing'
  const query = new URLSearchParams({ reservation_number: number })
  const path = propertyPath(game, '/api/v2/apps/reservations', query, token)
  const { body } = await game.service.send<Answer>('GET', path)
  expectPage(game, body, lookUp(game.world, game.tokens[token] ?? '', number), 1)
}

function expectPage(game: Game, answer: Answer, { shown, count, pages }: Page, current_page: number): void {
  const reservations = shown.map(({ reservation, modified }) => ({
    ...shownContent(game, reservation),
    modified,
  }))
  expect(answer).toEqual({ reservations, count, pages, current_page })
}
