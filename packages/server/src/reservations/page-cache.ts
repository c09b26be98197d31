import type { Answer } from '../http/answer.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Database } from '../storage/schema.ts'

export type PageCache<Page extends Answer> = (
  caller: { hrId: string; tokenId: string },
  question: unknown,
  make: () => Promise<Page>,
) => Promise<Page>

const versionOf = compiledOnce((database, { hrId, tokenId }: { hrId: string; tokenId: string }) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .select((its) => [
      'property.set_up_version',
      'token.receipts',
      its
        .selectFrom('reservation')
        .select(({ fn }) => fn.max('change').as('last'))
        .where('reservation.hr_id', '=', hrId)
        .as('last_change'),
    ])
    .where(({ and }) => and({ 'token.hr_id': hrId, 'token.id': tokenId })),
)

/** Over all properties, with the keys; the oldest page goes first. */
const mostBytesInMemory = 16_000_000

/**
 * Caches pages, because most polls find nothing new. A page is valid until a reservation of the property changes, which
 * gives it the highest number of all, or something is delivered to the token. The version of the set-up differs after a
 * restored snapshot, where numbers are given again. A page that delivers is out of date once it is sent, and not cached.
 */
export function pageCache<Page extends Answer>(
  database: Database,
  mostBytes = mostBytesInMemory,
): PageCache<Page> {
  const pages = new Map<string, { version: string; answer: Page }>()
  let bytes = 0
  const drop = (key: string) => {
    const page = pages.get(key)
    if (!page) return
    bytes -= sizeOf(key, page)
    pages.delete(key)
  }
  return async (caller, question, make) => {
    const key = JSON.stringify([caller.hrId, caller.tokenId, question])
    const version = JSON.stringify(await versionOf(database, caller))
    const known = pages.get(key)
    if (known?.version === version) return known.answer
    const answer = await make()
    drop(key)
    if (answer.delivery) return answer
    const page = { version, answer }
    pages.set(key, page)
    bytes += sizeOf(key, page)
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
    return answer
  }
}

/** What an entry takes besides its texts, about. */
const entryBytes = 300

const sizeOf = (key: string, { version, answer }: { version: string; answer: Answer }) =>
  2 * (key.length + version.length) + answer.bytes.length + entryBytes
