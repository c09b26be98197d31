// Opens the flows of 1,000 properties in this process, lets them come to rest, and prints how much memory they hold,
// in MB, after a collection. Needs --expose-gc. The service is the one whose address is given.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSync, sqliteStore } from '@innwire/sync'

const [baseUrl = '', token = '', ...hotels] = process.argv.slice(2)
const file = join(tmpdir(), `innwire-memory-${process.pid}.db`)
const store = await sqliteStore(file)
globalThis.gc?.()
const before = process.memoryUsage()
const syncs = []
for (const hrId of hotels) {
  const sync = await openSync({
    baseUrl,
    token: `${token}-${hrId}`,
    hrId,
    store,
    quota: { perMinute: 1000, perDay: 100_000 },
    onReservation: async () => {},
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date: '2027-06-01', price: '100' }])
  syncs.push(sync)
}
await Promise.all(syncs.map((sync) => sync.calendar.settled()))
globalThis.gc?.()
const after = process.memoryUsage()
console.log(
  JSON.stringify({
    heap: (after.heapUsed - before.heapUsed) / 2 ** 20,
    rss: (after.rss - before.rss) / 2 ** 20,
  }),
)
await Promise.all(syncs.map((sync) => sync.close()))
await store.close()
for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
process.exit()
