import { replaced, type Shared } from '../processes.ts'
import { rowsBehind } from '../rows.ts'
import type { Database } from '../schema.ts'

/** How often the hashes are read anew, in milliseconds: a message of another process may be lost. */
const reloadMs = 60_000
const mostAtOnce = 1000

/** The hashes of all tokens. They are in memory, because a line of log cannot wait. */
export async function knownTokens(read: Database, shared: Pick<Shared, 'tell' | 'onTold' | 'onMissed'>) {
  const hashes = new Set<string>()
  async function load() {
    let last: { hr_id: string; hash: string } | undefined = { hr_id: '', hash: '' }
    // So many at a time that no request waits for them.
    while (last) {
      const rows = await hashesBehind(read, last)
      for (const { hash } of rows) hashes.add(hash)
      last = rows.length < mostAtOnce ? undefined : rows.at(-1)
    }
  }
  // Where it fails, the next time comes.
  const loadAgain = () => void load().catch(() => undefined)
  shared.onTold('token', (added: { hash: string }[]) => {
    for (const { hash } of added) hashes.add(hash)
  })
  shared.onTold(replaced, loadAgain)
  shared.onMissed(loadAgain)
  await load()
  const timer = setInterval(loadAgain, reloadMs).unref()
  return {
    load,
    has: (hash: string) => hashes.has(hash),
    added: (hash: string) => {
      if (hashes.has(hash)) return
      hashes.add(hash)
      void shared.tell('token', [{ hash }])
    },
    close: () => clearInterval(timer),
  }
}

const hashesBehind = (read: Database, place: { hr_id: string; hash: string }) =>
  read
    .selectFrom('token')
    .select(['hr_id', 'hash'])
    .$call(rowsBehind(place, 'hr_id', 'hash'))
    .limit(mostAtOnce)
    .execute()
