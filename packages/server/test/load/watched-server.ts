import { startServer } from '../../src/index.ts'
import type { Watched } from './watch.ts'

// The server in a process of its own, which tells its parent how long its loop stood still.
const [database = ''] = process.argv.slice(2)
const { url, controlUrl = '', controlToken = '' } = await startServer({ port: 0, demo: true, database })

const probeMs = 1
const closeToLimitMs = 60
/** What ten readings and writings of `someDays` take where the limits are stated: two cores, two other processes. */
const statedMs = 50
const someDays = JSON.stringify(
  Array.from({ length: 12_000 }, (_, index) => ({
    date: '2027-01-01',
    price: `${index}.50`,
    min_stay: index % 9,
    closed: index % 2 === 0,
  })),
)
let longest = { cpuMs: 0, wallMs: 0 }
let last = now()
let asked = last

/** Time of this thread alone: what neighbours take of the machine is no fault of the server. */
function now() {
  const { user, system } = process.threadCpuUsage()
  return { cpu: (user + system) / 1000, wall: performance.now() }
}

setInterval(() => {
  const present = now()
  longest = {
    cpuMs: Math.max(longest.cpuMs, present.cpu - last.cpu),
    wallMs: Math.max(longest.wallMs, present.wall - last.wall),
  }
  last = present
}, probeMs)

process.on('message', (wanted) => (wanted === 'memory' ? tellMemory() : tellBlocked()))

function tellMemory() {
  globalThis.gc?.()
  // That was no work of the server's.
  last = now()
  const { heapUsed, rss, arrayBuffers } = process.memoryUsage()
  process.send?.({ memory: { heap: heapUsed, resident: rss, buffers: arrayBuffers } } satisfies Watched)
}

function tellBlocked() {
  const present = now()
  const workMs = present.cpu - asked.cpu
  const slower = longest.cpuMs > closeToLimitMs ? slowness() : 1
  const blocked = { wallMs: longest.wallMs, cpuMs: longest.cpuMs / slower, workMs: workMs / slower }
  asked = last = now()
  longest = { cpuMs: 0, wallMs: 0 }
  process.send?.({ blocked } satisfies Watched)
}

/**
 * How many times slower this machine is just now than the one for which limits are stated, 1 where it is faster:
 * neighbours on the same core slow all work down, this piece of it as much as the server's.
 */
function slowness(): number {
  const works = Array.from({ length: 3 }, () => {
    const before = now().cpu
    for (let time = 0; time < 10; time += 1) JSON.stringify(JSON.parse(someDays))
    return now().cpu - before
  })
  return Math.max(1, Math.min(...works) / statedMs)
}

process.on('disconnect', () => process.exit())
process.send?.({ url, controlUrl, controlToken } satisfies Watched)
