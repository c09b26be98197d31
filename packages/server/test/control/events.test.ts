import { hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mostStreams } from '../../src/control/events.ts'
import { startServer } from '../../src/start-server.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered, refusalOf } from '../support/answered.ts'
import { type Calls, startCalls } from './calls.ts'
import { type Listener, listen } from './listen.ts'

const demo = { hr_id: 'demo', token: 'demo-token' }
let calls: Calls
beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.server.stop())

const rooms = (query: Record<string, string> = demo) => calls.property('v2/apps/rooms', query)

it('tells of each request as it ends, with the record of the list', async () => {
  const listener = await listen(calls.server)
  expect(listener.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(listener.headers['cache-control']).toBe('no-store')
  await rooms()
  const { data } = await listener.until(({ event }) => event === 'request')
  expect(data).toMatchObject({
    operation_id: 'listRooms',
    status: 200,
    result: 'done',
    query: 'hr_id=demo&token=***',
  })
  const { requests } = (await calls.control('GET', '/requests?limit=1')).body
  expect(requests).toEqual([data])
  listener.close()
})

it('tells which property was written to, and of a clock that was set, which is of none', async () => {
  const listener = await listen(calls.server)
  await calls.control('PATCH', '/properties/demo', { name: 'Another name' })
  await listener.until(({ event, data }) => event === 'changed' && data.hr_id === 'demo')
  await calls.control('POST', '/clock/advance', { seconds: 1 })
  await listener.until(({ event, data }) => event === 'changed' && data.hr_id === null)
  listener.close()
})

it('goes on behind the event that was heard last', async () => {
  const first = await listen(calls.server)
  await rooms()
  const { id, data } = await first.until(({ event }) => event === 'request')
  first.close()
  await first.ended
  await rooms()
  const second = await listen(calls.server, { 'last-event-id': id })
  const next = await second.until(({ event }) => event === 'request')
  expect(next.data.number).toBe(data.number + 1)
  second.close()
})

it.each(['no-event', '0123456789ab-1', '-1'])(
  'says that events are missing behind the id %j, which it does not know',
  async (id) => {
    const listener = await listen(calls.server, { 'last-event-id': id })
    expect(await listener.until(() => true)).toMatchObject({ event: 'lost', data: {} })
    await rooms()
    await listener.until(({ event }) => event === 'request')
    listener.close()
  },
)

it('tells that everything was replaced', async () => {
  const listener = await listen(calls.server)
  await calls.control('POST', '/reset')
  await listener.until(({ event }) => event === 'reset')
  listener.close()
})

it('has a bound for streams, says so, and takes another one when one has ended', async () => {
  const open: Listener[] = []
  for (let count = 0; count < mostStreams; count += 1) open.push(await listen(calls.server))
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200))
  const refused = await calls.control('GET', '/events')
  expect(refusalOf(refused)).toEqual({ status: 503, code: 'unavailable' })
  expect(refused.body.message).toContain(`There are ${mostStreams} streams`)
  expect(refused.headers.get('retry-after')).toBe('5')
  open.pop()?.close()
  await expect
    .poll(async () => {
      const one = await listen(calls.server)
      one.close()
      return one.status
    }, waiting)
    .toBe(200)
  for (const one of open) one.close()
})

it('answers HEAD without a stream', async () => {
  const head = await calls.control('HEAD', '/events')
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
})

it('ends at the stop, at once, and is refused with the words of a server without a console', async () => {
  const server = await startServer({ port: 0, control: true, checkResponses: true })
  const { controlToken } = server
  const authorization = `Bearer ${controlToken}`
  const without = await answered(`${server.controlUrl}/control/v1/events`, { headers: { authorization } })
  expect(refusalOf(without)).toEqual({ status: 404, code: 'not_found' })
  await server.stop()
  const watched = await startServer({ port: 0, console: true })
  const listener = await listen(watched)
  const began = performance.now()
  await watched.stop()
  await listener.ended
  // The grace of requests under way is longer.
  expect(performance.now() - began).toBeLessThan(4_000)
})

it('ends where its token is removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-events-'))
  const controlTokens = join(folder, 'tokens')
  const line = (name: string) => `${name} read ${hash('sha256', `${name}-token`)}\n`
  await writeFile(controlTokens, line('first') + line('second'), { mode: 0o600 })
  const server = await startServer({ port: 0, demo: true, controlTokens })
  try {
    const [first, second] = await Promise.all(
      ['first-token', 'second-token'].map((controlToken) =>
        listen({ controlUrl: server.controlUrl, controlToken }),
      ),
    )
    await writeFile(controlTokens, line('second'), { mode: 0o600 })
    const isOver = first?.ended.then(() => true)
    const ask = async () =>
      (await fetch(`${server.url}/api/v2/apps/rooms?hr_id=demo&token=demo-token`)).status
    await expect
      .poll(async () => [await ask(), await Promise.race([isOver, false])], waiting)
      .toEqual([200, true])
    await second?.until(({ event }) => event === 'request')
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})

it('a stream that begins while much is under way leaks nothing, as Node understands it', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  // Each look at the clock is late, as on a busy machine: then requests wait for a later turn of the event loop.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  const { host, port } = new URL(String(calls.server.controlUrl))
  const ask = (path: string) =>
    `GET /control/v1${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${calls.server.controlToken}\r\n\r\n`
  const socket = connect(Number(port), '127.0.0.1')
  let said = ''
  socket.on('data', (data) => (said += data.toString()))
  socket.write(ask('/properties/demo/bookings').repeat(60) + ask('/events'))
  await vi.waitFor(() => expect(said).toContain('retry: '), waiting)
  clock.mockRestore()
  socket.destroy()
  process.off('warning', note)
  expect(warnings.map(String)).toEqual([])
})
