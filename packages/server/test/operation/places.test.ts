import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommandLine } from '../../src/command-line.ts'
import { type ServerOptions, StartError, startServer } from '../../src/index.ts'
import { ServerProcess } from '../crash/server-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-places-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'

/** The status of the answer to a request over a Unix socket or a port. */
async function statusOf(place: { socketPath: string } | { host: string; port: number }, hostHeader: string) {
  const asked = request({ ...place, path: rooms, headers: { host: hostHeader }, agent: false }).end()
  const [answer] = await once(asked, 'response')
  await text(answer)
  return answer.statusCode
}

describe('a server on Unix sockets', () => {
  const socket = () => join(folder, 'property.sock')
  const control = () => join(folder, 'control.sock')
  const start = () => startServer({ demo: true, socket: socket(), controlSocket: control() })

  it('answers there, lets nobody but its user and group in, and leaves none behind', async () => {
    const server = await start()
    expect([server.url, server.port, server.controlUrl]).toEqual([`unix:${socket()}`, 0, `unix:${control()}`])
    for (const path of [socket(), control()]) expect(statSync(path).mode & 0o777).toBe(0o660)
    expect(await statusOf({ socketPath: socket() }, 'localhost')).toBe(200)
    expect(await statusOf({ socketPath: socket() }, 'evil.example')).toBe(400)
    await server.stop()
    for (const path of [socket(), control()]) expect(existsSync(path)).toBe(false)
  })

  it('takes the place of one that was killed, and of none that lives', async () => {
    const options = ['--demo', '--socket', socket(), '--control-port', '0']
    await (await new ServerProcess(options).ready()).kill()
    expect(existsSync(socket())).toBe(true)
    const server = await start()
    await expect(start()).rejects.toThrow(
      new StartError(
        `Another program listens on the socket ${control()}. Stop it, or choose another with --control-socket.`,
      ),
    )
    expect(await statusOf({ socketPath: socket() }, 'localhost')).toBe(200)
    await server.stop()
  })

  it('removes no file that is no socket, and says where none can be made', async () => {
    writeFileSync(socket(), 'a diary')
    await expect(start()).rejects.toThrow(`${socket()} is there already and is no socket.`)
    expect(statSync(socket()).size).toBe(7)
    await rm(socket())
    const nowhere = join(folder, 'missing', 'a.sock')
    await expect(startServer({ socket: nowhere })).rejects.toThrow(
      `The socket ${nowhere} cannot be made (EACCES). Give one in a folder that this user may write to, with --socket.`,
    )
  })

  it('is shown by commands that reach it', async () => {
    const options = ['--demo', '--socket', socket(), '--control-socket', control()]
    const server = await new ServerProcess(options).ready()
    const { printed } = await server.stop()
    expect(printed).toContain(`curl --unix-socket '${socket()}' 'http://localhost/api/v2/apps/rooms?`)
    expect(printed).toContain(
      `curl -H @- --unix-socket '${control()}' 'http://localhost/control/v1/properties'`,
    )
  })
})

describe('a server on an address', () => {
  const outer = Object.values(networkInterfaces())
    .flat()
    .find((its) => its?.family === 'IPv4' && !its.internal)?.address

  it('answers to the address that is reached, and to no other name', async () => {
    const server = await startServer({ host: '0.0.0.0', port: 0, demo: true, controlHost: '127.0.0.1' })
    const { port } = server
    for (const host of ['127.0.0.1', '127.0.0.2', ...(outer ? [outer] : [])]) {
      expect(await statusOf({ host, port }, `${host}:${port}`)).toBe(200)
      expect(await statusOf({ host, port }, `evil.example:${port}`)).toBe(400)
    }
    expect(await statusOf({ host: '127.0.0.1', port }, `127.0.0.2:${port}`)).toBe(400)
    expect([server.url, (await fetch(`${server.url}${rooms}`)).status]).toEqual([
      `http://127.0.0.1:${port}`,
      200,
    ])
    const controlPort = Number(new URL(server.controlUrl ?? '').port)
    await expect(statusOf({ host: '127.0.0.2', port: controlPort }, 'localhost')).rejects.toThrow(
      'ECONNREFUSED',
    )
    await server.stop()
  })

  it('answers over IPv6, to its addresses of IPv4 as well', async () => {
    const probe = createServer()
    probe.listen(0, '::1')
    const has = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    probe.close()
    if (!has) return
    const server = await startServer({ host: '::', port: 0, demo: true })
    expect(server.url).toBe(`http://[::1]:${server.port}`)
    expect((await fetch(`${server.url}${rooms}`)).status).toBe(200)
    const place = { host: '127.0.0.1', port: server.port }
    expect(await statusOf(place, `127.0.0.1:${server.port}`)).toBe(200)
    await server.stop()
  })

  it('that others reach says that nothing is encrypted', async () => {
    const server = await new ServerProcess([
      '--demo',
      '--host',
      '0.0.0.0',
      '--control-host',
      '127.0.0.1',
      '--port',
      '0',
    ]).ready()
    const { log } = await server.stop()
    const lines = log.trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining('The property API listens on 0.0.0.0 without TLS'),
    })
  })
})

it.each([
  [['--host', 'localhost'], '--host is "localhost". Give an address of this machine'],
  [['--host', '192.0.2.1', '--port', '0'], 'does not have the address 192.0.2.1. Give one of its own.'],
  [['--socket', 'a.sock', '--port', '1'], '--socket is in place of a port. Take out --port.'],
  [['--control', '--control-socket', 'a', '--control-host', '::1'], 'Take out --control-host.'],
  [['--demo', '--socket', 'a', '--control-socket', 'a'], 'Both APIs are to listen on the socket a. Give'],
  [['--control-host', '127.0.0.1'], '--control-host is for the control API, which is off.'],
  [['--trust-proxy', 'proxy.example'], '--trust-proxy is "proxy.example". Give the address'],
  [['--trust-proxy', '10.0.0.0/33'], '--trust-proxy is "10.0.0.0/33". Give the address'],
])('%j is refused', async (args, words) => {
  const refused = expect(async () => {
    const { database: _, ...options } = readCommandLine(args, {}) as ServerOptions
    await (await startServer(options)).stop()
  }).rejects
  await refused.toThrow(StartError)
  await refused.toThrow(words)
})
