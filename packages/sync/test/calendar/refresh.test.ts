import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import { readJournal } from '../../src/read-journal.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { type Hotel, inDays, startHotel } from '../hotel.ts'
import { valuesOf, watchedFetch } from './watched.ts'

let hotel: Hotel
let sync: Sync
let wire: ReturnType<typeof watchedFetch>
let store: Store
const open = () => hotel.open({ fetch: wire.fetch, store, pacing: { retryMs: 0.1 } })
beforeEach(async () => {
  hotel = await startHotel()
  wire = watchedFetch()
  store = memoryStore()
  sync = await open()
  await sync.calendar.set([
    ...[0, 1, 2].map((day) => ({ inv_code: 'HR:1', date: inDays(day), price: '80', min_stay: 2 })),
    { inv_code: 'HR:1', date: inDays(1), price: '90', channel_codes: ['expedia'] },
    { rate_code: 'NR:HR:1', date: inDays(1), price: '70' },
  ])
  await sync.calendar.settled()
  wire.clear()
})
afterEach(() => hotel.stop())

it('sends everything from today on anew, and nothing twice', async () => {
  await sync.calendar.refresh()
  expect(sync.calendar.state().waiting).toBe(4)
  await sync.calendar.settled()
  const sent = JSON.stringify(wire.updates)
  expect(wire.updates.length).toBeLessThan(4)
  for (const part of ['"80"', '"90"', '"70"', 'min_stay', 'expedia']) expect(sent).toContain(part)
  expect((await valuesOf(hotel, 'HR:1', inDays(1), 'expedia')).price).toBe('90')
  wire.clear()
  await sync.close()
  sync = await open()
  await sync.calendar.settled()
  expect(wire.updates).toEqual([])
})

it('lets a service that has lost its data give transaction ids again', async () => {
  const journal = readJournal(store, hotel.hrId)
  const before = await journal.lastUpdate()
  expect(before?.transactionId).toBeTruthy()
  await hotel.stop()
  hotel = await startHotel()
  sync = await open()
  await sync.calendar.refresh()
  expect(await journal.lastUpdate()).toBeUndefined()
  await sync.calendar.settled()
  await sync.close()
  sync = await open()
  // The service has given as many ids as before, and none of them is taken for that of a repeated answer.
  await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(0), availability: 3 }])
  await sync.calendar.settled()
  const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: inDays(0), to: inDays(0) })
  expect(day?.values).toMatchObject({ availability: { state: 'sent' }, price: { state: 'sent' } })
  expect(wire.updates.filter((one) => JSON.stringify(one).includes('availability'))).toHaveLength(1)
})

it('puts right what somebody else has changed', async () => {
  await hotel.control('POST', '/properties/linden/tokens', { label: 'Other', token: 'other-token' })
  const query = new URLSearchParams({ hr_id: 'linden', token: 'other-token', inv_code: 'HR:1', price: '1' })
  const range = `&start_date=${inDays(0)}&end_date=${inDays(9)}`
  await fetch(`${hotel.server.url}/api/v2/apps/rooms/~?${query}${range}`, { method: 'PUT' })
  expect((await valuesOf(hotel, 'HR:1', inDays(2))).price).toBe('1')
  await sync.calendar.refresh()
  await sync.calendar.settled()
  expect((await valuesOf(hotel, 'HR:1', inDays(2))).price).toBe('80')
})

it('after an older journal was put back, sends what is set anew to the values that it takes for confirmed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  const file = join(folder, 'sync.db')
  const closing = [{ inv_code: 'HR:2', date: inDays(2), stop_sale: 1 as const }]
  const run = async (job: (engine: Sync) => Promise<void>) => {
    const store = await sqliteStore(file)
    const engine = await hotel.open({ store, pacing: { retryMs: 0.1 } })
    await job(engine)
    await engine.calendar.settled()
    await engine.close()
    await store.close()
  }
  await sync.close()
  await run((engine) => engine.calendar.set(closing))
  copyFileSync(file, `${file}.backup`)
  await run((engine) => engine.calendar.set([{ inv_code: 'HR:2', date: inDays(2), stop_sale: 0 }]))
  copyFileSync(`${file}.backup`, file)
  await run(async (engine) => {
    await engine.calendar.set(closing)
    await engine.calendar.refresh()
  })
  rmSync(folder, { recursive: true })
  expect((await hotel.calendar('HR:2', inDays(2)))[0]?.stop_sale).toBe(true)
})

it('tries what is parked once more', async () => {
  await sync.close()
  let refuses = true
  const refusal = { status: 'error', code: 'invalid_value', message: 'Too cheap.', request_id: 'r-1' }
  const fetch: typeof wire.fetch = async (input, init) =>
    refuses && init?.method === 'PUT' ? Response.json(refusal, { status: 422 }) : wire.fetch(input, init)
  sync = await hotel.open({ fetch, store })
  await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(5), price: '50' }])
  await sync.calendar.settled()
  expect(await sync.calendar.parked()).toHaveLength(1)
  refuses = false
  await sync.calendar.refresh()
  await sync.calendar.settled()
  expect(await sync.calendar.parked()).toEqual([])
  expect((await valuesOf(hotel, 'HR:1', inDays(5), 'expedia')).price).toBe('50')
})
