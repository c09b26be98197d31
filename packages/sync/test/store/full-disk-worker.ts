import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Lease, Store } from '../../src/store/store.ts'

/* A worker that fills the disk it may use, then asks for one lease as two owners, and says what came of each. */

/** What came of each attempt. */
export type Said = (Lease | Lease[] | { failed: string } | undefined)[]

const [file = ''] = process.argv.slice(2)
const store = await sqliteStore(file)
await fill(store)
const owners = ['one', 'two']
const results = await Promise.allSettled([
  ...owners.map((owner) => store.acquire('41749', owner, 60_000)),
  ...owners.map((owner) => store.acquireAll(['41749'], owner, 60_000)),
])
const said: Said = results.map((result) =>
  result.status === 'fulfilled' ? result.value : { failed: String(result.reason) },
)
console.log(JSON.stringify(said))

async function fill({ write }: Store) {
  for (let key = 0; key < 10_000; key += 1) {
    try {
      await write('41749', [{ collection: 'cells', key: String(key), value: key }])
    } catch {
      return
    }
  }
  throw new Error('There is room yet.')
}
