import type { Kysely } from 'kysely'
import type { Answer } from '../http/answer.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Schema } from '../storage/schema.ts'

/** Pages that were made before and still hold. */
export type PageCache<Page extends Answer> = (
  caller: { hrId: string; tokenId: string },
  question: unknown,
  make: () => Promise<Page>,
) => Promise<Page>

const versionOf = compiledOnce((database) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .select((its) => [
      'property.set_up_version',
      'token.receipts',
      its
        .selectFrom('reservation')
        .select(({ fn }) => fn.max('change').as('last'))
        .whereRef('reservation.hr_id', '=', 'property.hr_id')
        .as('last_change'),
    ])
    .where('token.hr_id', '=', '')
    .where('token.id', '=', ''),
)

/** Over all properties, with the keys; the oldest page goes first. */
const mostBytesInMemory = 16_000_000

/**
 * Most polls find nothing new. A page is kept until a reservation of the property changes, which gives it the highest
 * number of all, or the token's receipts move on, which they do with every delivery. The version of the set-up tells
 * histories apart whose numbers are alike, as after a restored snapshot. A page that delivers is out of date once it is
 * sent, and not kept.
 */
export function pageCache<Page extends Answer>(
  database: Kysely<Schema>,
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
  return async ({ hrId, tokenId }, question, make) => {
    const key = JSON.stringify([hrId, tokenId, question])
    const version = JSON.stringify(await versionOf(database, hrId, tokenId))
    const known = pages.get(key)
    if (known?.version === version) return known.answer
    const answer = await make()
    drop(key)
    if (answer.afterSent) return answer
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
