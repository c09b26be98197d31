import { type Answer, answerToKeep } from '../http/answer.ts'
import type { Database } from '../storage/schema.ts'
import { type PageVersion, pageVersionOf } from './page-version.ts'

/** @param seen the present version, where it was read already */
export type PageCache<Page extends Answer> = (
  caller: { hrId: string; tokenId: string },
  question: unknown,
  make: () => Promise<Page>,
  seen?: PageVersion,
) => Promise<Page>

/** Over all properties, with the keys; the oldest page goes first. */
const mostBytesInMemory = 16_000_000

/**
 * Caches pages, because most polls find nothing new. A page is valid until its version changes. One that delivers is out of
 * date once it is sent, and not cached.
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
  return async (caller, question, make, seen) => {
    const key = JSON.stringify([caller.hrId, caller.tokenId, question])
    const version = versionText(seen ?? (await pageVersionOf(database, caller))[0])
    const known = pages.get(key)
    if (known?.version === version) return known.answer
    const answer = await make()
    drop(key)
    if (answer.delivery) return answer
    const page = { version, answer: answerToKeep(answer) }
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
const entryBytes = 600

const sizeOf = (key: string, { version, answer }: { version: string; answer: Answer }) =>
  2 * (key.length + version.length) + answer.bytes.length + entryBytes

/** Of a token that was revoked meanwhile there is none. */
const versionText = (version: PageVersion | undefined) =>
  JSON.stringify(version && [version.set_up_version, version.receipts, version.last_change])
