import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { standardLimits } from '../../src/http/limits.ts'
import { waiting } from '../property-api/hotel.ts'
import { longestTurnMs, mostTries } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
})
afterAll(() => server.stop())

const { unansweredPerConnection: most } = standardLimits
/** How often each connection sends as many as it may. */
const times = 14

/** Sends as many requests as it may in one piece, waits until all are answered, and sends them again. */
async function pipeline(line: string): Promise<number> {
  const { host, hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const send = () => socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(most))
  await once(socket, 'connect')
  send()
  let answered = 0
  for await (const chunk of socket) {
    const before = answered
    answered += String(chunk).match(/HTTP\/1\.1 \d+/g)?.length ?? 0
    if (answered >= times * most) break
    if (Math.floor(answered / most) > Math.floor(before / most)) send()
  }
  return answered
}

it.each([
  ['of nothing', 'GET /x', 20],
  ['without a token', 'GET /api/v2/apps/rooms', 12],
  ['of a hotel', 'GET /api/v2/apps/rooms?token=demo-token&hr_id=demo', 8],
])(
  'requests %s that come in one piece on many connections do not hold up the others',
  async (_, line, connections) => {
    let longest = Infinity
    for (let time = 0; time < mostTries && longest >= longestTurnMs; time += 1) {
      await server.blocked()
      const answered = await Promise.all(Array.from({ length: connections }, () => pipeline(line)))
      expect(answered).toEqual(answered.map(() => times * most))
      longest = Math.min(longest, (await server.blocked()).cpuMs)
    }
    expect(longest).toBeLessThan(longestTurnMs)
  },
)

it('a connection that sends without end what nobody answers in time is ended, and holds no memory', async () => {
  const { host, hostname, port } = new URL(server.url)
  const before = await server.memory()
  const socket = connect(Number(port), hostname).on('error', () => {})
  let answered = 0
  socket.on('data', (chunk) => {
    answered += String(chunk).match(/HTTP\/1\.1 \d+/g)?.length ?? 0
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  const sent = 30_000
  const rooms = 'GET /api/v2/apps/rooms?token=a-wrong-one&hr_id=x'
  socket.write(`${rooms} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(sent))
  await vi.waitFor(() => expect(answered >= sent || socket.destroyed).toBe(true), waiting)
  socket.destroy()
  await ended
  expect(answered).toBeLessThan(sent)
  expect((await server.memory()).heap - before.heap).toBeLessThan(20_000_000)
  const other = await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
  expect(other.status).toBe(200)
})
