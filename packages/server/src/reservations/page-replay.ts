import { sql } from 'kysely'
import { dialectOf } from '../storage/dialect.ts'
import { deleteRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import type { ListedReservation } from './list.ts'

/** Who asked, by which `X-Request-Id`, for what. */
export type Asked = { hrId: string; tokenId: string; requestId: string; question: string }

/** A page as it was sent: its reservations, and the change of each that the token had received before. */
type Page = { count: number; reservations: [hrNumber: string, received: number | null][] }

const keptSeconds = 600
/** Of each token: whoever reads no answer asks for one new page after the other. */
const mostKept = 100
/** More than any token has. */
const mostPages = 1_000_000
export const keptMs = keptSeconds * 1000

/** The header that says for how long a lost answer can be asked for again (D33), in whole seconds. */
export const replayWindow = (leftMs: number) => ({ 'replay-window': String(Math.floor(leftMs / 1000)) })

/** The oldest instant from which pages can be asked for again. */
export const oldestKept = (now: Date): string => new Date(now.getTime() - keptMs).toISOString()

/** Stores what a page holds before it is sent, in place of the oldest page of the token where it has many. */
export async function keepPage(
  database: Database,
  { hrId: hr_id, tokenId: token_id, requestId: request_id, question }: Asked,
  { count, reservations }: { count: number; reservations: ListedReservation[] },
  now: Date,
): Promise<void> {
  const page: Page = {
    count,
    reservations: reservations.map(({ hr_number, received }) => [hr_number, received]),
  }
  // Deleted and inserted again, it is the last one that was written.
  await deleteRows(database, 'page_replay', { hr_id, token_id, request_id })
  await database
    .insertInto('page_replay')
    .values({
      hr_id,
      token_id,
      request_id,
      question,
      page: JSON.stringify(page),
      created_at: now.toISOString(),
    })
    .execute()
  const ofToken = database
    .selectFrom('page_replay')
    .select('request_id')
    .where(({ and }) => and({ hr_id, token_id }))
  // In the order of writing: the clock may have been set back.
  const written = sql.ref(dialectOf(database).orderOfPages)
  const oldest = ofToken.orderBy(written, 'desc').limit(mostPages).offset(mostKept)
  await database
    .deleteFrom('page_replay')
    .where(({ and }) => and({ hr_id, token_id }))
    .where('request_id', 'in', oldest)
    .execute()
}

/**
 * The same page again, each reservation as it is now, and for how many milliseconds more it is kept; undefined when it was
 * not sent, or is too old.
 */
export async function findPage(
  database: Database,
  { hrId, tokenId, requestId, question }: Asked,
  now: Date,
): Promise<{ count: number; reservations: ListedReservation[]; keptMs: number } | undefined> {
  const row = await database
    .selectFrom('page_replay')
    .select(['page', 'created_at'])
    .where(({ and }) => and({ hr_id: hrId, token_id: tokenId, request_id: requestId, question }))
    .where('created_at', '>=', oldestKept(now))
    .executeTakeFirst()
  if (!row) return undefined
  const { count, reservations } = JSON.parse(row.page) as Page
  const numbers = reservations.map(([hrNumber]) => hrNumber)
  const rows = await database
    .selectFrom('reservation')
    .select(['hr_number', 'content', 'change'])
    .where('hr_id', '=', hrId)
    .where('hr_number', 'in', numbers)
    .execute()
  const present = new Map(rows.map((reservation) => [reservation.hr_number, reservation]))
  const age = now.getTime() - Date.parse(row.created_at)
  return {
    count,
    // A clock that was set back makes it no longer.
    keptMs: Math.min(keptMs, keptMs - age),
    reservations: reservations.flatMap(([hrNumber, received]) => {
      const reservation = present.get(hrNumber)
      return reservation ? [{ ...reservation, received }] : []
    }),
  }
}
