import { createServer } from 'node:net'
import { startServer } from '@innwire/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { watchedFetch } from './watched.ts'

let hotel: Hotel
beforeEach(async () => {
  hotel = await startHotel()
})
afterEach(() => hotel.stop())

const date = inDays(3)

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

it('writes down what is set while nobody listens, uses nothing of the budget, and sends it later', async () => {
  const port = await freePort()
  const wire = watchedFetch()
  const events: SyncEvent[] = []
  const quota = { perMinute: 50, perDay: 100 }
  const sync = await hotel.open({
    baseUrl: `http://127.0.0.1:${port}`,
    token: 'demo-token',
    hrId: 'demo',
    quota,
    fetch: wire.fetch,
    onEvent: (event) => events.push(event),
  })
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 2 }])
  await eventually(() => expect(events.map(({ type }) => type)).toEqual(['unreachable']))
  await eventually(() => expect(wire.paths.length).toBeGreaterThan(5))
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 3 }])
  expect(sync.calendar.state().waiting).toBe(1)
  // An attempt that is under way holds its place until it has failed.
  await eventually(() => expect(sync.budget.state().left).toEqual({ minute: 50, day: 100 }))

  const server = await startServer({ port, controlPort: 0, demo: true })
  try {
    await eventually(() => expect(events.map(({ type }) => type)).toContain('reachable'))
    await eventually(() => expect(sync.calendar.state().waiting).toBe(0))
    expect(sync.budget.state().left.day).toBeGreaterThan(90)
    await sync.close()
  } finally {
    await server.stop()
  }
})

it('says that the token is wrong, and goes on where the right one is given', async () => {
  const store = memoryStore()
  const events: SyncEvent[] = []
  const onEvent = (event: SyncEvent) => void events.push(event)
  const sync = await hotel.open({ store, token: 'wrong-token', onEvent })
  await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 2 }])
  await eventually(() => expect(events.map(({ type }) => type)).toContain('unauthorized'))
  await sync.close()
  const next = await hotel.open({ store })
  await next.calendar.settled()
  expect(next.calendar.state().waiting).toBe(0)
})

it.each([{ effect: 'try_again' }, { effect: 'status', status: 500 }, { effect: 'malformed_body' }])(
  'says now and then that nothing gets through: %o',
  async (fault) => {
    const events: SyncEvent[] = []
    const sync = await hotel.open({ onEvent: (event) => events.push(event) })
    await hotel.fault(fault)
    await sync.calendar.set([{ inv_code: 'HR:1', date, min_stay: 2, price: '5' }])
    await eventually(() => expect(events).toMatchObject([{ type: 'trouble', flow: 'calendar' }]))
    await hotel.control('DELETE', '/faults')
    await sync.calendar.settled()
    expect(events).toHaveLength(1)
  },
)
