import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpLimits } from '../../src/http/limits.ts'
import { type Server, StartError, startServer } from '../../src/index.ts'
import { expectRefusal } from '../hostile/kept-contract.ts'
import { survivesMalformedHeaders } from '../hostile/malformed-headers.ts'
import { answersIn, exchange } from '../hostile/raw-http.ts'
import { withLimits } from '../support/with-limits.ts'

let server: Server
let controlPort: number
beforeAll(async () => {
  server = await startServer({ port: 0, demo: true, allowedHosts: ['pms.example.com'] })
  controlPort = portOf(server)
})
afterAll(() => server.stop())

const portOf = ({ controlUrl = '' }: Server) => Number(new URL(controlUrl).port)
const clock = '/control/v1/clock'
const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'

/** The one answer of a port to a request that has just these headers and the control token. */
async function answerOf(port: number, line: string, ...headers: string[]) {
  const lines = [`${line} HTTP/1.1`, ...headers, `authorization: Bearer ${server.controlToken}`]
  const bytes = `${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`
  const [answer] = answersIn(await exchange(port, bytes), [line.split(' ', 1)[0] ?? ''])
  if (!answer) throw new Error(`No answer to ${line}`)
  return answer
}
const ask = (line: string, ...headers: string[]) =>
  answerOf(controlPort, line, `host: 127.0.0.1:${controlPort}`, ...headers)

describe('the control API has a port of its own', () => {
  it('and its address is known', async () => {
    expect((await ask(`GET ${clock}`)).status).toBe(200)
    expect(server.controlUrl).toBe(`http://127.0.0.1:${controlPort}`)
    expect(controlPort).not.toBe(server.port)
  })

  it.each([clock, '/%63ontrol/v1/clock', '//control/v1/clock', '/CONTROL/v1/clock', '/control/v1/reset'])(
    'and on that of the property API there is no %s, whoever asks',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expectRefusal(await answerOf(server.port, `${method} ${path}`, `host: 127.0.0.1:${server.port}`), 404)
      }
    },
  )

  it('on which there is nothing of the property API', async () => {
    expectRefusal(await ask(`GET ${rooms}`), 404)
  })

  it('which is none of the ports that are taken, and not the other one', async () => {
    await expect(startServer({ port: 4021, control: true })).rejects.toThrow(
      'Both APIs are to listen on port 4021. Give each its own, with --port and --control-port.',
    )
    await expect(startServer({ port: 0, controlPort, demo: true })).rejects.toThrow(
      new StartError(`Port ${controlPort} is taken by another program. Choose another with --control-port.`),
    )
  })
})

describe('the port of the control API', () => {
  it.each([`OPTIONS ${clock}`, `GET ${clock}`, 'OPTIONS /', `OPTIONS ${rooms}`])(
    'lets no page of another origin call: %s',
    async (line) => {
      const page = ['origin: https://evil.example', 'access-control-request-method: GET']
      const { headers } = await ask(line, ...page)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )

  it.each(['evil.example', () => `127.0.0.1:${server.port}`, ''])('refuses the host %s', async (host) => {
    const given = typeof host === 'string' ? host : host()
    expectRefusal(await answerOf(controlPort, `GET ${clock}`, `host: ${given}`), 400)
  })

  it('refuses two hosts, takes one that is allowed', async () => {
    expectRefusal(await ask(`GET ${clock}`, 'host: pms.example.com'), 400)
    expect((await answerOf(controlPort, `GET ${clock}`, 'host: pms.example.com')).status).toBe(200)
  })

  it.each(['QUERY', 'DELETE', 'PROPFIND', 'TRACE'])(
    'answers %s, which the clock does not have, with 405',
    async (method) => {
      const answer = await ask(`${method} ${clock}`, 'content-length: 0')
      expectRefusal(answer, 405)
      expect(answer.headers.allow?.split(', ')).toEqual(expect.arrayContaining(['GET', 'PUT']))
    },
  )

  it('is not ended by a malformed header', async () => {
    await survivesMalformedHeaders(controlPort, ['GET', 'PUT'], clock)
    expect((await ask(`GET ${clock}`)).status).toBe(200)
  })
})

async function withServer(limits: Partial<HttpLimits>, test: (own: Server) => Promise<void>) {
  const own = await withLimits(limits, () => startServer({ port: 0, demo: true }))
  try {
    await test(own)
  } finally {
    await own.stop()
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** The first line of the answer to a request on a connection of its own. */
async function statusOf({ port, path }: { port: number; path: string }): Promise<string> {
  const socket = await open(port)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`)
  return (await text(socket)).slice('HTTP/1.1 '.length, 12)
}

describe('callers of one API', () => {
  it.each(['property', 'control'])(
    'of the %s API who take all its connections leave the other its own',
    async (name) => {
      await withServer({ connections: 3 }, async (own) => {
        const [property, control] = [
          { port: own.port, path: '/api/v2/apps/rooms' },
          { port: portOf(own), path: clock },
        ]
        const [full, other] = name === 'property' ? [property, control] : [control, property]
        const sockets = await Promise.all([1, 2, 3].map(() => open(full.port)))
        expect([await statusOf(full), await statusOf(other)]).toEqual(['503', '401'])
        for (const socket of sockets) socket.destroy()
      })
    },
  )

  it('of the control API who send nothing are cut off', async () => {
    await withServer({ requestMs: 100 }, async (own) => {
      const socket = await open(portOf(own))
      socket.write(`GET ${clock} HTTP/1.1\r\n`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*"code":"unreadable_request"/s)
    })
  })

  it('are all told that it stops', async () => {
    const own = await startServer({ port: 0, demo: true })
    const sockets = await Promise.all([open(own.port), open(portOf(own))])
    const closed = sockets.map((socket) => once(socket.resume(), 'close'))
    await own.stop()
    await Promise.all(closed)
    for (const url of [own.url, own.controlUrl])
      await expect(fetch(`${url}${clock}`)).rejects.toThrow('fetch failed')
  })
})
