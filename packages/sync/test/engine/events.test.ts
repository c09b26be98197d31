import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { trouble } from '../../src/engine/events.ts'
import { memoryStore, type SyncEvent, type SyncOptions } from '../../src/index.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'

let hotel: Hotel
let events: SyncEvent[]
beforeEach(async () => {
  hotel = await startHotel()
  events = []
})
afterEach(() => hotel.stop())

const open = (options: Partial<SyncOptions> = {}) =>
  hotel.open({ onEvent: (event) => void events.push(event), ...options })
const types = () => events.map(({ type }) => type)
const stopSale = () => [{ inv_code: 'HR:1', date: inDays(3), stop_sale: 1 as const }]

describe('a token that the service does not take', () => {
  it('is told once, and asked for with growing pauses', async () => {
    const sync = await open({ token: 'another-token' })
    await sync.calendar.set(stopSale())
    await eventually(() => expect(types()).toContain('unauthorized'))
    const requests = async () => (await hotel.requests()).length
    await eventually(async () => expect(await requests()).toBeGreaterThan(3))
    expect(types().filter((type) => type === 'unauthorized')).toHaveLength(1)
    expect(events[0]?.message).toContain(`${hotel.server.url} refuses the token or the hotel id linden`)
  })

  it('is told by that event alone, though every flow fails', async () => {
    const sync = await open({ token: 'another-token', onReservation: async () => {} })
    await sync.calendar.set(stopSale())
    await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(4), price: '90' }])
    await eventually(async () => expect((await hotel.requests()).length).toBeGreaterThan(6))
    expect(new Set(types())).toEqual(new Set(['unauthorized']))
    expect(events.length).toBeLessThan(3)
  })

  it('loses nothing: with the right one everything goes', async () => {
    const store = memoryStore()
    const sync = await open({ token: 'another-token', store })
    await sync.calendar.set(stopSale())
    await eventually(() => expect(types()).toContain('unauthorized'))
    await sync.close()
    const next = await open({ store })
    await next.calendar.settled()
    expect((await hotel.calendar('HR:1', inDays(3)))[0]?.stop_sale).toBe(true)
  })
})

describe('a service that cannot be reached', () => {
  it('is told after the third time, and again when it answers', async () => {
    const port = await closedPort()
    let baseUrl = `http://127.0.0.1:${port}`
    const sync = await open({
      fetch: (input, init) => fetch(String(input).replace(hotel.server.url, baseUrl), init),
    })
    await sync.calendar.set(stopSale())
    await eventually(() => expect(types()).toEqual(expect.arrayContaining(['unreachable'])))
    const { left } = sync.budget.state()
    baseUrl = hotel.server.url
    await sync.calendar.settled()
    expect(types().filter((type) => type !== 'trouble')).toEqual(['unreachable', 'reachable'])
    // What never left costs nothing.
    expect(left.minute).toBeGreaterThanOrEqual(100_000 - 1)
  })
})

it.each<[string, unknown, string]>([
  ['an error', new Error('The pager is out of order.'), 'The pager is out of order.'],
  ['what is no text', Object.create(null), 'Something was thrown that cannot be shown as text.'],
])('a listener that throws %s ends no flow', async (_, thrown, warned) => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  const sync = await open({
    token: 'another-token',
    onEvent: () => {
      throw thrown
    },
  })
  await sync.calendar.set(stopSale())
  await eventually(() => expect(warnings.map(String).join()).toContain(warned))
  process.off('warning', listen)
  expect(sync.calendar.state().waiting).toBe(1)
})

it.each([
  ['connect ECONNREFUSED 127.0.0.1:4051', 'connect ECONNREFUSED 127.0.0.1:4051. It is tried again.'],
  ['The disk is full.', 'The disk is full. It is tried again.'],
])('trouble is told in whole sentences: %s', (reason, told) => {
  expect(trouble('lease', new Error(reason)).message).toBe(`lease: ${told}`)
})

it('no event, error or entry of the journal has the token in it', async () => {
  const store = memoryStore()
  const sync = await open({ store, onReservation: async () => {} })
  await hotel.fault({ effect: 'drop', moment: 'after_commit', count: 4 })
  await hotel.fault({ effect: 'malformed_body', count: 4 })
  await sync.calendar.set([...stopSale(), { inv_code: 'HR:9', date: inDays(3), price: '90' }])
  await eventually(() => expect(types()).toContain('parked'))
  await sync.calendar.settled()
  const entries = await Promise.all(
    ['calendar', 'calendar-flight', 'calendar-transaction', 'calendar-result', 'rooms', 'budget'].map(
      (name) => store.list(hotel.hrId, name),
    ),
  )
  expect(entries.flat().length).toBeGreaterThan(0)
  const errors = events.flatMap((event) => ('error' in event ? [event.error.stack, event.error.cause] : []))
  expect(JSON.stringify([events, errors.map(String), entries])).not.toContain(hotel.token)
})

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
