import { startServer } from '../../src/index.ts'
import type { Watched } from './watch.ts'

// The server in a process of its own, which tells its parent how long its loop stood still.
const [database = ''] = process.argv.slice(2)
const { url, controlUrl = '', controlToken = '' } = await startServer({ port: 0, demo: true, database })

const probeMs = 1
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
  const blocked = { ...longest, workMs: present.cpu - asked.cpu }
  asked = present
  longest = { cpuMs: 0, wallMs: 0 }
  process.send?.({ blocked } satisfies Watched)
}
process.on('disconnect', () => process.exit())
process.send?.({ url, controlUrl, controlToken } satisfies Watched)
