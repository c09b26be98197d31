import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { ListedReservation } from './list.ts'

/** Who asked, by which `X-Request-Id`, for what. */
export type Asked = { hrId: string; tokenId: string; requestId: string; question: string }

/** A page as it was given: what it held, and what the token had received of that before. */
type Page = { count: number; reservations: [hrNumber: string, received: number | null][] }

const keptSeconds = 600
/** One page comes and some go, so that none has to wait for thousands. */
const forgottenAtOnce = 20
const keptMs = keptSeconds * 1000

/** Says for how long a lost answer can be asked for again (D33). */
export const replayWindow = { 'replay-window': String(keptSeconds) }

/** The oldest instant from which pages can be asked for again. */
export const oldestKept = (now: Date): string => new Date(now.getTime() - keptMs).toISOString()

/** Notes what a page holds before it is sent, and forgets the older ones of the token. */
export async function keepPage(
  database: Kysely<Schema>,
  { hrId: hr_id, tokenId: token_id, requestId: request_id, question }: Asked,
  { count, reservations }: { count: number; reservations: ListedReservation[] },
  now: Date,
): Promise<void> {
  const page: Page = {
    count,
    reservations: reservations.map(({ hr_number, received }) => [hr_number, received]),
  }
  const row = { question, page: JSON.stringify(page), created_at: now.toISOString() }
  const old = database
    .selectFrom('page_replay')
    .select('request_id')
    .where('hr_id', '=', hr_id)
    .where('token_id', '=', token_id)
    .where('created_at', '<', oldestKept(now))
    .limit(forgottenAtOnce)
  await database
    .deleteFrom('page_replay')
    .where('hr_id', '=', hr_id)
    .where('token_id', '=', token_id)
    .where('request_id', 'in', old)
    .execute()
  await database
    .insertInto('page_replay')
    .values({ hr_id, token_id, request_id, ...row })
    .onConflict((conflict) => conflict.columns(['hr_id', 'token_id', 'request_id']).doUpdateSet(row))
    .execute()
}

/** The same page again, each reservation as it is now; undefined when it was not given, or is too old. */
export async function findPage(
  database: Kysely<Schema>,
  { hrId, tokenId, requestId, question }: Asked,
  now: Date,
): Promise<{ count: number; reservations: ListedReservation[] } | undefined> {
  const row = await database
    .selectFrom('page_replay')
    .select('page')
    .where('hr_id', '=', hrId)
    .where('token_id', '=', tokenId)
    .where('request_id', '=', requestId)
    .where('question', '=', question)
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
  return {
    count,
    reservations: reservations.flatMap(([hrNumber, received]) => {
      const reservation = present.get(hrNumber)
      return reservation ? [{ ...reservation, received }] : []
    }),
  }
}
