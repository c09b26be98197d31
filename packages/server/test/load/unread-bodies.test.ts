import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { waiting } from '../property-api/hotel.ts'
import { type WatchedServer, watchServer } from './watch.ts'

const megabyte = 1_000_000
let server: WatchedServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await watchServer()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.stop())

const update = '/api/v2/apps/rooms/daily'
const properties = '/control/v1/properties'
const json = 'content-type: application/json'

type Api = 'property' | 'control'

/** Announces a body, and sends nothing of it. */
function announce(api: Api, line: string, bytes: number, ...headers: string[]) {
  const port = new URL(api === 'property' ? server.url : server.controlUrl).port
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  const lines = [`${line} HTTP/1.1`, `host: 127.0.0.1:${port}`, `content-length: ${bytes}`, ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

const statusOf = async (socket: Socket) => String((await once(socket, 'data'))[0]).slice(0, 12)

it.each<[string, Api, string]>([
  ['HTTP/1.1 404', 'property', 'PUT /nothing'],
  ['HTTP/1.1 404', 'property', `POST ${properties}`],
  ['HTTP/1.1 404', 'property', 'OPTIONS /nothing'],
  ['HTTP/1.1 405', 'property', `DELETE ${update}`],
  ['HTTP/1.1 405', 'property', `QUERY ${update}`],
  ['HTTP/1.1 401', 'property', `PUT ${update}`],
  ['HTTP/1.1 404', 'control', 'PUT /nothing'],
  ['HTTP/1.1 405', 'control', `PUT ${properties}`],
  ['HTTP/1.1 401', 'control', `POST ${properties}`],
])('%s of the %s API comes before the body: %s', async (status, api, line) => {
  expect(await statusOf(announce(api, line, 2 * megabyte, json))).toBe(status)
})

// Much longer than what is taken of a body and what the system keeps of it on its way, so that most was read.
const longBytes = 20 * megabyte
const almostAll = Buffer.alloc(longBytes - 1, 'a')
const callers = 30

it.each<[Api, string]>([
  ['property', `PUT ${update}`],
  ['property', `GET ${update}`],
  ['property', 'PUT /nothing'],
  ['property', 'OPTIONS /nothing'],
  ['control', `POST ${properties}`],
  ['control', 'PUT /nothing'],
])(
  'nothing is kept of bodies that are refused, also where the connection closes afterwards: %s API, %s',
  async (api, line) => {
    const before = await server.memory()
    for (const connection of ['close', 'keep-alive']) {
      const sent = Array.from({ length: callers }, async () => {
        const socket = announce(api, line, longBytes, json, `connection: ${connection}`)
        await new Promise((resolve) => socket.write(almostAll, resolve))
      })
      await Promise.all(sent)
    }
    // What is garbage goes a little later than it is collected.
    const grown = async () => (await server.memory()).buffers - before.buffers
    await expect.poll(grown, waiting).toBeLessThan((callers * megabyte) / 2)
  },
)

it('bodies of the control API that are under way have a bound too', async () => {
  const admitted = Array.from({ length: 8 }, () =>
    announce(
      'control',
      `POST ${properties}`,
      2 * megabyte,
      json,
      `authorization: Bearer ${server.controlToken}`,
      'expect: 100-continue',
    ),
  )
  for (const socket of admitted) expect(await statusOf(socket)).toBe('HTTP/1.1 100')
  const answer = await fetch(`${server.controlUrl}${properties}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect((await answer.json()).message).toContain('Too many changes over the control API are under way')
  const read = await fetch(`${server.controlUrl}${properties}`, {
    headers: { authorization: `Bearer ${server.controlToken}` },
  })
  expect(read.status).toBe(200)
})
