import { ApiError, type Client, type ReservationFilter, ResponseError } from '@innwire/client'
import type { Met, SavePage } from './save-page.ts'
import { afterPage, type Page, pastPage, perPage, type Walk } from './walk.ts'

/** Asks for a page: its entries as they came, those that cannot be read too. */
export async function askPage(hotel: Client, filter: ReservationFilter): Promise<Page> {
  const query = { per_page: perPage, ...filter }
  const { reservations, unreadable, pages } = await hotel.reservations.list(query)
  return { entries: [...reservations, ...unreadable], pages }
}

/** What came of a page of a walk. */
type WalkedPage = { walk: Walk; unordered: boolean }

/** Reads and saves the next page of a walk through all that changed since a date (D40), delivered or not. */
export async function walkOn(
  hotel: Client,
  save: SavePage,
  { walk, from, met }: { walk: Walk; from: string; met: Met },
): Promise<WalkedPage> {
  let after = walk
  const { unordered } = await save(
    async () => {
      const filter = { from_last_update_date: from, undelivered: false, page: walk.next ?? 1 }
      const page = await askPage(hotel, filter)
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
