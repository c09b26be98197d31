import {
  ApiError,
  type Client,
  type ReservationFilter,
  ResponseError,
  ValidationError,
} from '@innwire/client'
import { mostPerPage } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Met, SavePage } from './save-page.ts'
import { afterPage, type Page, pastPage, type Walk } from './walk.ts'

/** Asks for a page: its entries as they came, those that cannot be read too. */
export async function askPage(hotel: Client, filter: ReservationFilter): Promise<Page> {
  const query = { per_page: mostPerPage, ...filter }
  const { reservations, unreadable, pages, count } = await hotel.reservations.list(query)
  return { entries: [...reservations, ...unreadable], pages, count }
}

/** What came of a page of a walk. */
type WalkedPage = { walk: Walk; unordered: boolean }

/** Which reservations a walk is about: what changed since a date, of bookings that were made since another one. */
export type WalkFilter = Pick<ReservationFilter, 'from_last_update_date' | 'from_date'>

/** Reads and saves the next page of a walk through all that a filter lets through, delivered or not. */
export async function walkOn(
  hotel: Client,
  save: SavePage,
  { walk, filter, met }: { walk: Walk; filter: WalkFilter; met: Met },
): Promise<WalkedPage> {
  let after = walk
  const { unordered } = await save(
    async () => {
      const page = await askPage(hotel, { ...filter, undelivered: false, page: walk.next ?? 1 })
      after = afterPage(walk, page)
      return page.entries
    },
    { met },
  )
  return { walk: after, unordered }
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

/** Whether the service refuses a `from_date` because it looks too far back (D21). */
export const isTooOld = (error: unknown): boolean =>
  error instanceof ValidationError && error.errors.some(({ path }) => path === 'from_date')

/** Whether a question is refused for what it asks; other statuses may be a gateway's, and pass. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 422].includes(error.status)

/** Pages that a sweep had to leave out. */
export class SkippedPagesError extends Error {
  override name = 'SkippedPagesError'
  constructor(pages: number[]) {
    super(
      `A sweep of the reservations has read everything but ${pages.length === 1 ? 'page' : 'pages'} ` +
        `${pages.join(', ')}, on which the service fails.`,
    )
  }
}
