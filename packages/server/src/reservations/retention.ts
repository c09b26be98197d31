import { dayMs } from '../durations.ts'
import { removeInSlices, type Slices } from '../storage/removal.ts'
import { findRow, rowsBehind } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { oldestKept } from './page-replay.ts'

/** How long a new token may name a revoked one that it replaces. */
export const revokedDaysKept = 90

/** What was delivered to a token that was revoked before this instant is not stored any more. */
export const oldestReplaced = (now: Date): string =>
  new Date(now.getTime() - revokedDaysKept * dayMs).toISOString()

const mostFound = 1000
const mostAtOnce = 200

const firstPage = { created_at: '', hr_id: '', token_id: '', request_id: '' }

/** Removes pages that nobody can ask for again, some at a time. */
export async function removeOldPages(service: Slices, stopped: () => boolean): Promise<void> {
  const find = (database: Database, now: Date, after = firstPage) =>
    database
      .selectFrom('page_replay')
      .select(['created_at', 'hr_id', 'token_id', 'request_id'])
      .where('created_at', '<', oldestKept(now))
      .$call(rowsBehind(after, 'created_at', 'hr_id', 'token_id', 'request_id'))
      .limit(mostFound)
      .execute()
  const remove = async (database: Database, now: Date, { created_at: _, ...page }: typeof firstPage) => {
    await database
      .deleteFrom('page_replay')
      .where(({ and }) => and(page))
      .where('created_at', '<', oldestKept(now))
      .execute()
    return true
  }
  await removeInSlices(service, { find, remove }, stopped)
}

const firstToken = { hr_id: '', hash: '', id: '' }

/** Removes what was delivered to tokens that were revoked long ago, some at a time. */
export async function removeOldReceipts(service: Slices, stopped: () => boolean): Promise<void> {
  const find = (database: Database, now: Date, after = firstToken) =>
    database
      .selectFrom('token')
      .select(['hr_id', 'hash', 'id'])
      .where('revoked_at', '<', oldestReplaced(now))
      .$call(rowsBehind(after, 'hr_id', 'hash'))
      .limit(mostFound)
      .execute()
  const remove = async (database: Database, now: Date, { hr_id, id }: typeof firstToken) => {
    const token = await findRow(database, 'token', { hr_id, id }, ['revoked_at'])
    const isOld = token?.revoked_at != null && token.revoked_at < oldestReplaced(now)
    return !isOld || (await removeSome(database, hr_id, id)) < mostAtOnce
  }
  await removeInSlices(service, { find, remove }, stopped)
}

async function removeSome(database: Database, hrId: string, tokenId: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('receipt')
    .where(({ and }) => and({ hr_id: hrId, token_id: tokenId }))
    .where('hr_number', 'in', ({ selectFrom }) =>
      selectFrom('receipt')
        .select('hr_number')
        .where(({ and }) => and({ hr_id: hrId, token_id: tokenId }))
        .limit(mostAtOnce),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
