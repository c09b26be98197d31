import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { addControlToken } from '../../src/control/control-token-file.ts'
import type { HttpLimits } from '../../src/http/limits.ts'
import { bookedRoom, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'
import { withLimits } from '../support/with-limits.ts'

const opened: { stop(): Promise<unknown> }[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const one of opened.splice(0).reverse()) await one.stop()
})

/** A server with one hotel, whose control API two tokens may read. */
async function startRead(limits: Partial<HttpLimits> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-control-reads-'))
  opened.push({ stop: () => rm(folder, { recursive: true }) })
  const controlTokens = join(folder, 'tokens')
  const tokens = {
    dashboard: addControlToken(controlTokens, 'dashboard', 'read'),
    office: addControlToken(controlTokens, 'office', 'read'),
  }
  const house = await withLimits(limits, () => startHouse({ controlTokens, controlToken: 'control-token' }))
  opened.push(house.server)
  const hotel = await house.openHotel()
  const target = `/control/v1/properties/${hotel.hr_id}/bookings?limit=100`
  const { controlUrl } = house.server
  return {
    hotel,
    /** Asks many times over one connection, and reads only what the test reads. */
    askAgainAndAgain: (times: number) => {
      const { port, host } = new URL(target, controlUrl)
      const socket = connect(Number(port), '127.0.0.1')
      sockets.push(socket)
      const request = `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokens.dashboard}\r\n\r\n`
      socket.on('error', () => {}).write(request.repeat(times))
      return socket
    },
    ask: (name: keyof typeof tokens) =>
      answered(`${controlUrl}${target}`, { headers: { authorization: `Bearer ${tokens[name]}` } }),
  }
}

it('a token whose answers nobody reads gets no more of them, and every other token does', async () => {
  const { hotel, ask, askAgainAndAgain } = await startRead({ unreadBytesPerHotel: 4_000_000 })
  const rooms = Array.from({ length: 40 }, () => ({
    ...bookedRoom('B1', inDays(20), 1),
    extra_info: '€'.repeat(4000),
  }))
  for (let booking = 0; booking < 4; booking += 1) await hotel.book({ rooms })
  // More than the system keeps for a connection whose other end does not read.
  askAgainAndAgain(10).pause()
  const refused = await vi.waitFor(async () => {
    const answer = await ask('dashboard')
    expect(answer.status).toBe(503)
    return answer
  }, waiting)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.body).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Too many answers to this token are not read yet.'),
  })
  expect((await ask('office')).status).toBe(200)
  for (const socket of sockets.splice(0)) socket.destroy()
  await vi.waitFor(async () => expect((await ask('dashboard')).status).toBe(200), waiting)
})

it('a token that asks for a thousand lists at once waits for its own, and no other token does', async () => {
  const { hotel, ask, askAgainAndAgain } = await startRead()
  for (let booking = 0; booking < 20; booking += 1) await hotel.book()
  const asking = Array.from({ length: 10 }, () => askAgainAndAgain(100))
  let seen = ''
  for (const socket of asking) socket.on('data', (data) => (seen += data.toString()))
  expect((await ask('office')).status).toBe(200)
  await vi.waitFor(() => expect(seen).toContain('Too many reads of this hotel or this token wait'), waiting)
  expect(seen).toMatch(/HTTP\/1\.1 503 .*retry-after: 5.*"code":"unavailable"/s)
})
