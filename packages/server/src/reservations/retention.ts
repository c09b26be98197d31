import { removeInSlices, type Slices } from '../storage/removal.ts'
import { deleteRows } from '../storage/rows.ts'
import type { Database } from '../storage/schema.ts'
import { oldestKept } from './page-replay.ts'

/** How long a new token may name a revoked one that it replaces. */
export const revokedDaysKept = 90
const dayMs = 86_400_000

/** What was delivered to a token that was revoked before this instant is not stored any more. */
export const oldestReplaced = (now: Date): string =>
  new Date(now.getTime() - revokedDaysKept * dayMs).toISOString()

const mostAtOnce = 200

/** Removes pages that nobody can ask for again, some at a time. */
export async function removeOldPages(service: Slices, stopped: () => boolean): Promise<void> {
  await removeInSlices<true>(
    service,
    async (database, now) => {
      const old = await database
        .selectFrom('page_replay')
        .select(['hr_id', 'token_id', 'request_id'])
        .where('created_at', '<', oldestKept(now))
        .orderBy('created_at')
        .limit(mostAtOnce)
        .execute()
      for (const { hr_id, token_id, request_id } of old) {
        await deleteRows(database, 'page_replay', { hr_id, token_id, request_id })
      }
      return old.length > 0 ? true : undefined
    },
    stopped,
  )
}

type Token = { hr_id: string; hash: string }

/** Removes what was delivered to tokens that were revoked long ago, some at a time. */
export async function removeOldReceipts(service: Slices, stopped: () => boolean): Promise<void> {
  await removeInSlices<Token>(
    service,
    async (database, now, after = { hr_id: '', hash: '' }) => {
      const before = oldestReplaced(now)
      const token = await database
        .selectFrom('token')
        .select(['hr_id', 'hash', 'id'])
        .where('revoked_at', '<', before)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('hr_id', 'hash'), '>', tuple(after.hr_id, after.hash)),
        )
        .orderBy('hr_id')
        .orderBy('hash')
        .limit(1)
        .executeTakeFirst()
      if (!token) return undefined
      // The same token again until nothing is left of it.
      return (await removeSome(database, token.hr_id, token.id)) === 0 ? token : after
    },
    stopped,
  )
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
