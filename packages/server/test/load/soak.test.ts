import { fork } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { access, openHotel } from './soak/hotel.ts'
import { type Receiver, startReceivers } from './soak/receivers.ts'
import { runTraffic, type Seen } from './soak/traffic.ts'
import { type Memory, type WatchedServer, watchServer } from './watch.ts'

// INNWIRE_SOAK_SECONDS asks for a longer one; the first third warms it up.
const seconds = tries('INNWIRE_SOAK_SECONDS', 12, 120)
const mb = 1_000_000

const over = new AbortController()
let server: WatchedServer
let receivers: Receiver[]
beforeAll(async () => {
  server = await watchServer()
  receivers = await startReceivers(over.signal)
  await openHotel(server, receivers)
})
afterAll(async () => {
  over.abort()
  await server.stop()
  for (const { stop } of receivers) stop()
})

/** A client whose process stands still for a while, again and again, in the middle of its answers. */
async function stopAndContinue(signal: AbortSignal): Promise<void> {
  const url = `${server.url}/api/v2/apps/reservations?${access.query}&undelivered=false&per_page=100`
  const child = fork(fileURLToPath(new URL('soak/polling-client.ts', import.meta.url)), [url])
  while (!signal.aborted) {
    await setTimeout(500)
    child.kill('SIGSTOP')
    await setTimeout(1000)
    child.kill('SIGCONT')
  }
  child.kill('SIGKILL')
}

const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

it('mixed traffic with slow readers and broken channels', { timeout: (seconds + 60) * 1000 }, async () => {
  const seen: Seen = { ms: [], wrong: [], unavailable: 0 }
  const traffic = new AbortController()
  const callers = Promise.all([runTraffic(server, seen, traffic.signal), stopAndContinue(traffic.signal)])
  const memory: Memory[] = []
  for (let third = 0; third < 3; third += 1) {
    await Promise.race([setTimeout((seconds * 1000) / 3), callers])
    memory.push(await server.memory())
  }
  traffic.abort()
  await callers
  const { cpuMs, wallMs } = await server.blocked()
  const [warm, , last] = memory as [Memory, Memory, Memory]
  const sorted = seen.ms.sort((a, b) => a - b)
  const inMb = memory.map(({ heap, resident }) => `${Math.round(heap / mb)}/${Math.round(resident / mb)}`)
  const arrived = receivers.map((receiver) => `${receiver.name} ${receiver.arrived()}`)
  console.info(
    [
      `soak of ${seconds} s: ${sorted.length} answers, ${seen.unavailable} of them 503;`,
      `p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms;`,
      `heap/resident MB by thirds ${inMb.join(' ')};`,
      `longest turn ${Math.round(cpuMs)} ms of work, ${Math.round(wallMs)} ms by the clock;`,
      `changes that arrived: ${arrived.join(', ')}`,
    ].join(' '),
  )
  expect(seen.wrong).toEqual([])
  expect(receivers.filter((receiver) => receiver.arrived() === 0)).toEqual([])
  expect(last.heap).toBeLessThan(warm.heap + 25 * mb)
  expect(last.resident).toBeLessThan(warm.resident * 1.3 + 50 * mb)
})
