import { hash } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addControlToken } from '../../src/control/control-token-file.ts'
import { controlToken, ServerProcess } from '../crash/server-process.ts'
import { expectNoToken } from '../hostile/kept-contract.ts'
import { day } from '../hostile/schema-values.ts'
import { attemptsIn } from './wrong-tokens.ts'

/** A token that only its hash gives away. */
const chosen = 'night-porter'

let folder: string
let file: string
let server: ServerProcess
let desk: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-audit-'))
  file = join(folder, 'control-tokens')
  desk = addControlToken(file, 'front-desk', 'desk')
  await appendFile(file, `night read ${hash('sha256', chosen)}\n`)
  const options = ['--demo', '--port', '0', '--control-tokens', file]
  server = await new ServerProcess(options).ready()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

type Sent = { token?: string; body?: unknown; id?: string }

async function call(method: string, path: string, { token = controlToken, body, id }: Sent = {}) {
  const response = await fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(id !== undefined && { 'x-request-id': id }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), wait: response.headers.get('retry-after') }
}

/** The line of the log that tells of a request. */
const lineOf = (id: string) =>
  vi.waitFor(() => {
    const line = server.log.split('\n').find((one) => one.includes(`"id":"${id}"`))
    if (!line) throw new Error(`Nothing is written of ${id}.`)
    const { level, msg, who, role, operation, hotel, changed, status, code } = JSON.parse(line)
    return { level, msg, who, role, operation, hotel, changed, status, ...(code !== undefined && { code }) }
  })

const booking = {
  channel_code: 'bookingcom',
  guest: 'Ada Lovelace',
  payment: 'cash',
  rooms: [
    {
      rate_code: 'HR:1',
      checkin_date: day(40),
      checkout_date: day(41),
      daily_prices: [{ date: day(40), price: '80' }],
    },
  ],
}

describe('at the level of the log that stands without --log', () => {
  it('a change has a line that tells who did what to what, and nothing of the guest', async () => {
    const answer = await call('POST', '/properties/demo/bookings', {
      token: desk,
      body: booking,
      id: 'a-booking',
    })
    const { hr_number } = JSON.parse(answer.text)
    expect(await lineOf('a-booking')).toEqual({
      level: 30,
      msg: 'control change',
      who: 'front-desk',
      role: 'desk',
      operation: 'createBooking',
      hotel: 'demo',
      changed: { hr_number },
      status: 201,
    })
    await call('POST', `/properties/demo/bookings/${hr_number}/cancel`, {
      id: 'a-cancel',
      body: { reason: 'Ill' },
    })
    expect(await lineOf('a-cancel')).toMatchObject({
      who: 'bootstrap',
      role: 'admin',
      operation: 'cancelBooking',
      changed: { hr_number },
      status: 200,
    })
    for (const word of ['Ada', 'Lovelace', 'Ill"']) expect(server.log).not.toContain(word)
  })

  it('so has one that its role did not allow, of which the body never arrived', async () => {
    const { hostname, port } = new URL(server.controlUrl)
    const socket = connect(Number(port), hostname)
    socket.write(
      `PUT /control/v1/properties/demo/rooms/HR%3A77 HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${chosen}\r\nx-request-id: broken-off\r\ncontent-length: 1000\r\n\r\n{`,
    )
    const said = await once(socket, 'data')
    socket.destroy()
    expect(String(said)).toMatch(/^HTTP\/1\.1 403 /)
    expect(await lineOf('broken-off')).toMatchObject({
      msg: 'control change refused',
      who: 'night',
      operation: 'putRoom',
      changed: { rate_code: 'HR:77' },
      status: 403,
    })
  })

  it('so has one that found nothing, and one that made a token, without the token', async () => {
    await call('DELETE', '/properties/demo/rooms/HR%3A99', { id: 'no-room' })
    expect(await lineOf('no-room')).toMatchObject({
      operation: 'deleteRoom',
      changed: { rate_code: 'HR:99' },
      status: 404,
    })
    const made = JSON.parse(
      (await call('POST', '/properties/demo/tokens', { body: { label: 'PMS' }, id: 'a-token' })).text,
    )
    expect(await lineOf('a-token')).toMatchObject({
      operation: 'createToken',
      changed: { token_id: made.id },
      status: 201,
    })
    await call('DELETE', `/properties/demo/tokens/${made.id}`, { id: 'a-token-gone' })
    expect(await lineOf('a-token-gone')).toMatchObject({
      operation: 'revokeToken',
      changed: { token_id: made.id },
    })
    expectNoToken(made.token, server.log)
  })

  it('names a fault by one name, and leaves out an id that is none', async () => {
    const fault = { operation: 'listRooms', effect: 'drop', moment: 'after_commit', count: 1 }
    const added = JSON.parse((await call('POST', '/faults', { body: fault, id: 'a-fault' })).text)
    await call('DELETE', `/faults/${added.id}`, { id: 'a-fault-gone' })
    const changed = { fault_id: String(added.id) }
    expect([(await lineOf('a-fault')).changed, (await lineOf('a-fault-gone')).changed]).toEqual([
      changed,
      changed,
    ])
    const stay = {
      room_name: '7',
      checkin_date: day(0),
      checkout_date: day(2),
      guests: [{ firstname: 'Ada', lastname: 'Byron', birth_date: '1990-12-10' }],
    }
    const checkedIn = await call('POST', '/properties/demo/stays', { body: stay, id: 'a-stay' })
    expect(checkedIn.text).toContain('"hr_number":null')
    expect((await lineOf('a-stay')).changed).not.toHaveProperty('hr_number')
  })

  it('what a role does not allow has one, too', async () => {
    await call('DELETE', '/properties/demo', { token: desk, id: 'not-allowed' })
    expect(await lineOf('not-allowed')).toMatchObject({
      level: 40,
      msg: 'control change refused',
      who: 'front-desk',
      operation: 'deleteProperty',
      hotel: 'demo',
      status: 403,
    })
  })

  it('a booking that is refused has one that says why, for the guest comes all the same', async () => {
    const nowhere = { ...booking, rooms: [{ ...booking.rooms[0], rate_code: 'HR:Ada' }] }
    await call('POST', '/properties/demo/bookings', { token: desk, body: nowhere, id: 'no-rate' })
    const refused = {
      level: 40,
      msg: 'control change refused',
      who: 'front-desk',
      operation: 'createBooking',
    }
    expect(await lineOf('no-rate')).toMatchObject({ ...refused, status: 422, code: 'unknown_reference' })
    await call('POST', '/properties/demo/bookings', { token: desk, body: {}, id: 'no-content' })
    expect(await lineOf('no-content')).toMatchObject({ ...refused, status: 422, code: 'validation_failed' })
    expect(server.log).not.toContain('HR:Ada')
  })

  it('a token in the place of an id is not in it', async () => {
    for (const [index, token] of [desk, controlToken, chosen].entries()) {
      await call('DELETE', `/properties/${token}/rooms/${token}`, { id: `misplaced-${index}` })
      expect(await lineOf(`misplaced-${index}`)).toMatchObject({
        hotel: '***',
        changed: { rate_code: '***' },
      })
    }
    for (const token of [desk, controlToken, chosen]) expectNoToken(token, server.log)
  })

  it('reads and requests of the property API have none but that of every request, without an address', async () => {
    await call('GET', '/properties/demo/bookings', { id: 'a-read' })
    await fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
    await call('PUT', '/channels/hrs', { body: { name: 'HRS' }, id: 'the-last' })
    await lineOf('the-last')
    const lines = server.log.split('\n').filter((line) => line.includes('a-read'))
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request'])
    expect(server.log).not.toContain('/api/')
  })
})

it('a file of tokens that becomes broken is told once, without what stands there, and so is its end', async () => {
  const good = await readFile(file, 'utf8')
  await appendFile(file, 'a-token-put-here-by-mistake\n')
  const told = (words: RegExp) => server.log.split('\n').filter((line) => words.test(line))
  for (const _ of [1, 2]) expect((await call('GET', '/clock', { token: desk })).status).toBe(200)
  const broken = /^\{"level":50.+The control tokens stay as they were\. Line 3 of .+ is no token/
  await vi.waitFor(() => expect(told(broken)).toHaveLength(1))
  await writeFile(file, good)
  expect((await call('GET', '/clock', { token: desk })).status).toBe(200)
  await vi.waitFor(() => expect(told(/is good again/)).toHaveLength(1))
  expect(server.log).not.toContain('a-token-put-here-by-mistake')
})

describe('wrong tokens', () => {
  let sent = 0
  const wrong = () => {
    sent += 1
    return call('GET', '/clock', { token: 'a-wrong-token' })
  }
  /** Lets all who wait have their answers. */
  const release = () => call('POST', '/clock/advance', { body: { seconds: 3600 } })

  it('are answered late, and hold up nobody who has a good one', async () => {
    const done: number[] = []
    const attempts = Array.from({ length: 12 }, () => wrong().then(({ status }) => done.push(status)))
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(3))
    expect((await call('GET', '/clock')).status).toBe(200)
    expect((await call('GET', '/clock', { token: desk })).status).toBe(200)
    expect(done.length).toBeLessThan(12)
    await release()
    await Promise.all(attempts)
    expect(done).toEqual(Array(12).fill(401))
  })

  it('are not kept waiting without end: beyond a hundred they are told to come again', async () => {
    const turnedAway: Awaited<ReturnType<typeof wrong>>[] = []
    const attempts = Array.from({ length: 200 }, async () => {
      const answer = await wrong()
      if (answer.status === 429) turnedAway.push(answer)
      return answer.status
    })
    await vi.waitFor(() => expect(turnedAway.length).toBeGreaterThan(30))
    expect((await call('GET', '/clock')).status).toBe(200)
    await release()
    expect(new Set(await Promise.all(attempts))).toEqual(new Set([401, 429]))
    for (const { text, wait } of turnedAway) {
      expect(JSON.parse(text)).toMatchObject({ code: 'too_many_attempts' })
      expect(Number(wait)).toBeGreaterThan(0)
    }
    expectNoToken('a-wrong-token', server.log)
    const line = server.log.split('\n').find((one) => one.includes('A wrong control token was sent.')) ?? ''
    const { id, reqId } = JSON.parse(line)
    expect({ id: typeof id, reqId }).toEqual({ id: 'string', reqId: undefined })
    expect(line.split(id)).toHaveLength(2)
  })

  it('have their answers when the server stops', async () => {
    const attempts = Array.from({ length: 12 }, wrong)
    // More than a few are told of a second later.
    await vi.waitFor(() => expect(attemptsIn(server.log)).toBe(sent))
    const { code } = await server.stop()
    expect(code).toBe(0)
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(401)
  })
})
