import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../../src/http/app.ts'
import { standardLimits } from '../../src/http/limits.ts'
import { redactor } from '../../src/http/redact.ts'

const noSecrets = redactor({ isTokenHash: () => false, controlToken: undefined })

/** As in the server, but for a time that a test can wait for. */
const longestRequestMs = 300
let app: App
let port: number
beforeAll(async () => {
  app = createApp(pino({ level: 'silent' }), {
    redact: noSecrets,
    limits: { ...standardLimits, requestMs: longestRequestMs },
    allowedHosts: ['hotel'],
  })
  app.put('/', async (request) => {
    await once(AbortSignal.timeout(3 * longestRequestMs), 'abort')
    return JSON.stringify({ bytes: (request.body as Uint8Array).length })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const head = 'PUT / HTTP/1.1\r\nhost: hotel\r\ncontent-type: application/json\r\n'

/** Goes on sending the same for as long as the connection is open. */
function drip(socket: Socket, piece: string): void {
  if (!piece) return
  const timer = setInterval(() => socket.write(piece), 20)
  socket.on('close', () => clearInterval(timer))
}

it.each<[string, string, string]>([
  ['nothing', '', ''],
  ['half a line', 'GET /api', ''],
  ['one header after another', 'GET / HTTP/1.1\r\n', 'x: 1\r\n'],
  ['half a body', `${head}content-length: 10\r\n\r\n{`, ''],
  ['a body byte by byte', `${head}content-length: 1000000\r\n\r\n`, 'x'],
  ['chunk after chunk', `${head}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
])('who sends %s is told so and cut off', async (_, begin, more) => {
  // Does not hang up when the server does.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket
    .on('error', () => {})
    .on('data', (bytes) => {
      answer += bytes
    })
  socket.write(begin)
  drip(socket, more)
  // Whoever has only stopped to talk would go on listening.
  socket.once('end', () => drip(socket, 'x'))
  await closed
  // What was sent meanwhile may have reset the connection before the answer was read.
  if (answer) expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"unreadable_request"/s)
})

it('who is waited for by others is not: an answer may take longer than a request', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}content-length: 2\r\nconnection: close\r\n\r\n{}`)
  expect(await text(socket)).toContain('{"bytes":2}')
})
