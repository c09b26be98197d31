import { ApiError, type ReservationFilter, ResponseError } from '@innwire/client'
import { mostPerPage } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Met, SavePage } from './save-page.ts'
import { afterPage, type Page, pastPage, type Walk } from './walk.ts'

type ListTurn = Pick<Turn, 'hotel' | 'succeeded'>

/** Asks for a page: its entries as they came, those that cannot be read too. */
export async function askPage(turn: ListTurn, filter: ReservationFilter): Promise<Page> {
  const query = { per_page: mostPerPage, ...filter }
  const { reservations, unreadable, pages, count } = await turn.hotel.reservations.list(query)
  turn.succeeded()
  return { entries: [...reservations, ...unreadable], pages, count }
}

/** What came of a page of a walk. */
type WalkedPage = { walk: Walk; news: boolean; unknown: boolean; unordered: boolean; empty: boolean }

/** Which reservations a walk is about: what changed since a date, of bookings that were made since another one. */
export type WalkFilter = Pick<ReservationFilter, 'from_last_update_date' | 'from_date'>

/** Reads and saves the next page of a walk through all that a filter lets through, delivered or not. */
export async function walkOn(
  turn: ListTurn,
  save: SavePage,
  { walk, filter, met }: { walk: Walk; filter: WalkFilter; met: Met },
): Promise<WalkedPage> {
  let after = walk
  let empty = true
  const { news, unknown, unordered } = await save(
    async () => {
      const page = await askPage(turn, { ...filter, undelivered: false, page: walk.next ?? 1 })
      after = afterPage(walk, page)
      empty = page.entries.length === 0
      return page.entries
    },
    { met },
  )
  return { walk: after, news, unknown, unordered, empty }
}

/**
 * The walk past a page that failed; undefined when it failed for another reason than what is on it, or is not to be
 * passed over.
 */
export function pastFailure(walk: Walk, error: unknown): Walk | undefined {
  const unreadable = error instanceof ResponseError
  const refused = error instanceof ApiError && ![401, 429, 503].includes(error.status)
  return unreadable || refused ? pastPage(walk) : undefined
}

/**
 * Days before the date that is meant: the hotel's day may begin before ours, and a service may take "after" a day for
 * leaving the day itself out (D40).
 */
const marginDays = 2

/** The date to ask from, for all that happened since a time. */
export const askedFrom = (time: number): string => dateOfTime(time - marginDays * dayMs)

export const dateOfTime = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Whether a question is refused for what it asks; other statuses may be a gateway's, and pass. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 422].includes(error.status)

/** Pages that a sweep had to leave out. */
export class SkippedPagesError extends Error {
  override name = 'SkippedPagesError'
}

/** What a walk that is over had to leave out; undefined when it has read everything. */
export function leftOut({ endless, read, skipped }: Walk): SkippedPagesError | undefined {
  if (endless) {
    const message = `A sweep of the reservations was ended after ${read} pages, because the list of the service has no end.`
    return new SkippedPagesError(message)
  }
  if (skipped.length === 0) return undefined
  const pages = `${skipped.length === 1 ? 'page' : 'pages'} ${skipped.join(', ')}`
  return new SkippedPagesError(
    `A sweep of the reservations has read everything but ${pages}, on which the service fails.`,
  )
}
