import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longestTurnMs, mostTries } from './measure.ts'
import { type WatchedServer, watchServer } from './watch.ts'

let server: WatchedServer
beforeAll(async () => {
  server = await watchServer()
})
afterAll(() => server.stop())

const count = 1400

/** Sends requests in one piece, and waits until all are answered. */
async function pipeline(line: string): Promise<number> {
  const { host, hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(count))
  let answered = 0
  for await (const chunk of socket) {
    answered += String(chunk).match(/HTTP\/1\.1 \d+/g)?.length ?? 0
    if (answered >= count) break
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
      expect(answered).toEqual(answered.map(() => count))
      longest = Math.min(longest, (await server.blocked()).cpuMs)
    }
    expect(longest).toBeLessThan(longestTurnMs)
  },
)
