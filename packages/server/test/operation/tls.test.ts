import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysLeft } from '../../src/http/certificate.ts'
import { openTls } from '../../src/http/tls.ts'
import { startServer } from '../../src/index.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { withLimits } from '../support/with-limits.ts'
import { newPair, type Pair, store } from './certificates.ts'

let folder: string
let first: Pair
let second: Pair
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-tls-'))
  ;[first, second] = await Promise.all([newPair(), newPair()])
})
afterAll(() => rm(folder, { recursive: true }))

const rooms = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'

/** Asks by an address, and gives the status with the fingerprint of the certificate that was shown. */
async function ask(url: string, agent: Agent, path = rooms) {
  const asked = request(`${url}${path}`, { agent }).end()
  const [answer] = await once(asked, 'response')
  const { fingerprint } = (answer.socket as TLSSocket).getPeerCertificate()
  await text(answer)
  return [answer.statusCode, fingerprint]
}
const trusting = (...pairs: Pair[]) => new Agent({ ca: pairs.map(({ cert }) => cert), keepAlive: true })

it('both APIs are encrypted, and a new certificate is taken at SIGHUP without closing a connection', async () => {
  const files = store(folder, first)
  const options = ['--demo', '--port', '0', '--tls-cert', files.cert, '--tls-key', files.key]
  const server = await new ServerProcess(options).ready()
  const kept = trusting(first)
  expect(await ask(server.url, kept)).toEqual([200, first.fingerprint])
  expect(await ask(server.controlUrl, trusting(first), '/control/v1/clock')).toEqual([401, first.fingerprint])
  await expect(ask(server.url, trusting(second))).rejects.toThrow(/self-signed/)

  await writeFile(files.cert, second.cert)
  server.hangUp()
  const mismatch = /"level":50.*The certificate stays as it was\. The key in \S+key\.pem does not belong/
  await vi.waitFor(() => expect(server.log).toMatch(mismatch), waiting)
  expect(await ask(server.url, trusting(first))).toEqual([200, first.fingerprint])

  await writeFile(files.key, second.key)
  server.hangUp()
  await vi.waitFor(() => expect(server.log).toContain('The certificate was read again.'), waiting)
  expect(await ask(server.url, kept)).toEqual([200, first.fingerprint])
  for (const url of [server.url, server.controlUrl])
    expect((await ask(url, trusting(second)))[1]).toBe(second.fingerprint)
  expect(await server.stop()).toMatchObject({ code: 0 })
})

it('a server without a certificate goes on at SIGHUP, and says so', async () => {
  const server = await new ServerProcess(['--demo', '--port', '0']).ready()
  server.hangUp()
  const ignored = /"level":40.*SIGHUP is ignored: .+ --tls-cert/
  await vi.waitFor(() => expect(server.log).toMatch(ignored), waiting)
  expect((await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status).toBe(200)
  expect(await server.stop()).toMatchObject({ code: 0 })
})

describe('a server with a certificate', () => {
  const start = () => startServer({ port: 0, demo: true, tls: store(folder, first) })

  it('hangs up on what is not encrypted, and on a handshake that does not end', async () => {
    const server = await withLimits({ requestMs: 200 }, start)
    const plain = connect(server.port, '127.0.0.1')
    plain.end(`GET ${rooms} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n\r\n`)
    expect(await text(plain)).toBe('')
    const slow = connect(server.port, '127.0.0.1')
    slow.write('\x16\x03\x01')
    expect(await text(slow)).toBe('')
    expect(await ask(server.url, trusting(first))).toEqual([200, first.fingerprint])
    await server.stop()
  })

  it('takes only so many connections, and counts those that are closed no more', async () => {
    const server = await withLimits({ connections: 2 }, start)
    const agents = [trusting(first), trusting(first)]
    for (const agent of agents) expect((await ask(server.url, agent))[0]).toBe(200)
    await expect(ask(server.url, trusting(first))).rejects.toThrow()
    agents[0]?.destroy()
    await vi.waitFor(async () => expect((await ask(server.url, trusting(first)))[0]).toBe(200), waiting)
    for (const agent of agents) agent.destroy()
    await server.stop()
  })

  it('stops at once, whoever is in the middle of a handshake', async () => {
    const server = await withLimits({ requestMs: 3_600_000 }, start)
    const slow = connect(server.port, '127.0.0.1')
    slow.write('\x16\x03\x01')
    expect((await ask(server.url, trusting(first)))[0]).toBe(200)
    const closed = text(slow)
    await server.stop()
    expect(await closed).toBe('')
  })
})

describe('a certificate that cannot be used', () => {
  it.each([
    [
      'is none',
      () => ({ ...first, cert: 'none' }),
      /cert\.pem has no certificate that can be read\. Give it in PEM/,
    ],
    [
      'has no key',
      () => ({ ...first, key: first.cert }),
      /key\.pem has no private key that can be read\. Give it in PEM, without/,
    ],
    ['has the key of another', () => ({ ...first, key: second.key }), /does not belong to the certificate/],
    [
      'is followed by half of one',
      () => ({ ...first, cert: `${first.cert}\n${second.cert.slice(0, 200)}` }),
      /cert\.pem, or one behind it, is refused by OpenSSL: bad end line\. Give it whole, with those that signed it/,
    ],
  ])('because it %s keeps the server from starting', async (_, pair, words) => {
    await expect(startServer({ port: 0, tls: store(folder, pair()) })).rejects.toThrow(words)
  })

  it('because its file is missing keeps the server from starting', async () => {
    const tls = { ...store(folder, first), key: join(folder, 'missing') }
    await expect(startServer({ port: 0, tls })).rejects.toThrow(
      /missing cannot be read \(ENOENT\)\. Name one/,
    )
  })
})

describe('the end of a certificate', () => {
  const day = 86_400_000
  const left = (lifeDays: number, leftDays: number) =>
    daysLeft(
      { validFrom: new Date((leftDays - lifeDays) * day), validTo: new Date(leftDays * day) },
      new Date(0),
    )

  it.each([
    [90, 15, undefined],
    [90, 13.5, 13],
    [6, 1.1, undefined],
    [6, 0.9, 0],
    [90, -0.5, -1],
  ])('of %d days with %d left: %s', (life, leftDays, told) => {
    expect(left(life, leftDays)).toBe(told)
  })

  it('is told at the start, and when it was read again', async () => {
    const said: string[] = []
    const say = (level: string) => (_: object | string, words?: string) =>
      void said.push(`${level} ${typeof _ === 'string' ? _ : words}`)
    const log = { info: say('info'), warn: say('warn'), error: say('error') }
    const tls = openTls(store(folder, await newPair(90, 80)), log as never)
    store(folder, await newPair(90, 91))
    tls.reload()
    tls.close()
    const advice = 'Put a new one into its files, and send the server SIGHUP.'
    expect(said).toEqual([
      `warn The certificate is over in 9 days. ${advice}`,
      'info The certificate was read again.',
      `error The certificate is over, and callers refuse it. ${advice}`,
    ])
  })
})
