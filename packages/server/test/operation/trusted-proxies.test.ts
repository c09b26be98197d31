import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '../../src/http/trusted-proxies.ts'
import { wrongTokenLines } from '../control/wrong-tokens.ts'
import { ServerProcess } from '../crash/server-process.ts'

describe('a trusted proxy', () => {
  it.each([
    [[], '127.0.0.1', false],
    [['10.0.0.7'], '10.0.0.7', true],
    [['10.0.0.7'], '10.0.0.8', false],
    [['10.0.0.0/24'], '10.0.0.255', true],
    [['10.0.0.0/24'], '10.0.1.0', false],
    [['10.0.0.0/24'], '::ffff:10.0.0.1', true],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['0.0.0.0/0'], 'unknown', false],
    [['0.0.0.0/0'], undefined, false],
    [['unix'], undefined, true],
    [['unix'], '127.0.0.1', false],
  ])('of %j: %s is one: %s', (list, address, trusted) => {
    expect(trustedProxies(list)(true)(address)).toBe(trusted)
  })

  it('is nobody whose connection is closed, where only those of a Unix socket are', () => {
    expect(trustedProxies(['unix'])(false)(undefined)).toBe(false)
  })
})

type Place = { socketPath: string } | { host: string; port: number }

async function statusOf(place: Place, headers: Record<string, string>) {
  const asked = request({ ...place, path: '/control/v1/clock', headers, agent: false }).end()
  const [answer] = await once(asked, 'response')
  await text(answer)
  return answer.statusCode as number
}

/** The addresses that the log has for wrong tokens that were sent with these headers. */
async function addressesFor(place: Place, server: ServerProcess, forwarded: string[]) {
  for (const value of forwarded) {
    const headers = { host: 'localhost', authorization: 'Bearer wrong-one', 'x-forwarded-for': value }
    if ('port' in place) headers.host += `:${place.port}`
    expect(await statusOf(place, headers)).toBe(401)
  }
  const { log } = await server.stop()
  return wrongTokenLines(log).map(({ address }) => address)
}

const forged = '9.9.9.9'

it('no address that a caller gives counts, where no proxy is trusted', async () => {
  const server = await new ServerProcess(['--demo', '--port', '0', '--trust-proxy', '10.0.0.0/8']).ready()
  const place = { host: '127.0.0.1', port: server.controlPort }
  const seen = await addressesFor(place, server, [forged, `${forged}, 10.0.0.1`])
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1'])
})

it('the address counts that the last trusted proxy saw, and neither a forged one nor what is none', async () => {
  const options = ['--trust-proxy', '127.0.0.1', '--trust-proxy', '10.0.0.0/8']
  const server = await new ServerProcess(['--demo', '--port', '0', ...options]).ready()
  const place = { host: '127.0.0.1', port: server.controlPort }
  const seen = await addressesFor(place, server, [
    `${forged}, 192.0.2.1`,
    `${forged}, 192.0.2.2, 10.1.1.1`,
    `${forged}, unknown`,
  ])
  expect(seen).toEqual(['192.0.2.1', '192.0.2.2', '127.0.0.1'])
})

describe('the host by which a proxy was asked', () => {
  let folder: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-proxies-'))
    const options = ['--control-socket', join(folder, 'a.sock'), '--allow-host', 'pms.example.com']
    server = await new ServerProcess(['--demo', '--port', '0', ...options, '--trust-proxy', 'unix']).ready()
  })
  afterAll(async () => {
    await server.kill()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['localhost', undefined, 401],
    ['localhost', 'pms.example.com', 401],
    ['localhost', 'evil.example, pms.example.com:443', 401],
    ['localhost', 'localhost:8443', 401],
    ['localhost', 'evil.example', 400],
    ['localhost', 'pms.example.com, evil.example', 400],
    ['localhost', '', 400],
    ['evil.example', 'pms.example.com', 400],
    ['evil.example', 'localhost', 400],
  ])('is checked besides the own: %s, %s: %s', async (host, forwardedHost, status) => {
    const headers = { host, ...(forwardedHost !== undefined && { 'x-forwarded-host': forwardedHost }) }
    expect(await statusOf({ socketPath: join(folder, 'a.sock') }, headers)).toBe(status)
  })

  it('counts for nothing from others', async () => {
    const { host } = new URL(server.url)
    const headers = { host, 'x-forwarded-host': 'evil.example' }
    expect(await statusOf({ host: '127.0.0.1', port: server.port }, headers)).toBe(404)
  })
})
