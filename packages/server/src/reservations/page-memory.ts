import type { Answer } from '../http/answer.ts'
import { compiledOnce } from '../storage/compiled-once.ts'
import type { Storage } from '../storage/open-storage.ts'

/** Pages that were made before and still hold. */
export type PageMemory<Page extends Answer> = (
  caller: { hrId: string; tokenId: string },
  question: unknown,
  make: () => Promise<Page>,
) => Promise<Page>

const versionOf = compiledOnce((database) =>
  database
    .selectFrom('token')
    .innerJoin('property', 'property.hr_id', 'token.hr_id')
    .select(['property.set_up_version', 'property.sequence', 'token.receipts'])
    .where('token.hr_id', '=', '')
    .where('token.id', '=', ''),
)

/** Over all properties. */
const mostBytes = 16_000_000

/**
 * Most polls find nothing new. A page is kept until the property's sequence or the token's receipts move on: every
 * change of a reservation moves the one, every delivery the other. The version of the set-up tells histories apart whose
 * numbers are alike, as after a restored snapshot.
 */
export function pageMemory<Page extends Answer>({ read, commits }: Storage): PageMemory<Page> {
  const pages = new Map<string, { version: string; answer: Page; seen: number }>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= pages.get(key)?.answer.bytes.length ?? 0
    pages.delete(key)
  }
  return async ({ hrId, tokenId }, question, make) => {
    const key = JSON.stringify([hrId, tokenId, question])
    const known = pages.get(key)
    const seen = commits()
    // Nothing at all was written since it was looked at.
    if (known?.seen === seen) return known.answer
    const [row] = await versionOf(read, hrId, tokenId)
    const version = JSON.stringify(row)
    if (known?.version === version) {
      known.seen = seen
      return known.answer
    }
    const answer = await make()
    drop(key)
    pages.set(key, { version, answer, seen })
    bytes += answer.bytes.length
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
    return answer
  }
}
