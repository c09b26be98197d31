import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '@innwire/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestClass, Ticket } from '../../src/budget/budget.ts'
import { openBudget } from '../../src/budget/open-budget.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { type FakeTime, fakeTime } from './fake-time.ts'

let server: Server
let time: FakeTime
let folder: string
beforeEach(async () => {
  server = await startServer({ port: 0, demo: true, quota: { per_minute: 5, per_day: 250 } })
  time = fakeTime()
  folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const strict = { perMinute: 5, perDay: 250 }
const open = (store: Store, quota = strict) =>
  openBudget({ store, property: 'demo', quota, now: time.now, timer: time.timer })
const listRooms = () => fetch(`${server.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)
const control = (method: string, path: string, body: object) =>
  fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => expect(answer.ok).toBe(true))

/** Lets the service's time, and then ours, come to the moment at which the next request may go. */
async function goOn() {
  const ms = time.untilNext()
  if (ms === undefined) throw new Error('Nothing is to happen any more.')
  if (ms > 0) await control('POST', '/clock/advance', { seconds: Math.ceil(ms / 1000) })
  await time.advance(ms)
}

const kinds: RequestClass[] = ['update', 'closing', 'sweep']

/**
 * A process that sends requests of all classes, and dies with the last ones under way.
 * @returns the statuses of the answers
 */
async function live(requests: number, quota: typeof strict): Promise<number[]> {
  const store = await sqliteStore(join(folder, 'sync.db'))
  const budget = await open(store, quota)
  const statuses: number[] = []
  const underWay = new Set<Promise<void>>()
  const end = new AbortController()
  const answer = async (ticket: Ticket) => {
    const answered = await listRooms()
    statuses.push(answered.status)
    if (statuses.length < requests - 2) await ticket.done(answered)
  }
  for (let count = 0; count < requests; count += 1)
    budget.take(kinds[count % 3] ?? 'update', end.signal).then(
      (ticket) => {
        const answering = answer(ticket).finally(() => underWay.delete(answering))
        underWay.add(answering)
      },
      () => {},
    )
  while (statuses.length < requests - 2) {
    if (underWay.size > 0) await Promise.all(underWay)
    else await goOn()
  }
  await Promise.all(underWay)
  end.abort()
  await store.close()
  return statuses
}

it('a service with the strict quota never refuses a request, through a day with crashes and into the next', async () => {
  const begin = time.time()
  const statuses: number[] = []
  while (statuses.length < 300) statuses.push(...(await live(40, strict)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(time.time() - begin).toBeGreaterThan(86_400_000)
  // The reserve of the day makes background requests wait for the next one, and then all goes on.
  expect(time.time() - begin).toBeLessThan(2.5 * 86_400_000)
})

it.each([
  { perMinute: 1, perDay: 3 },
  { perMinute: 2, perDay: 7 },
  { perMinute: 3, perDay: 1000 },
])('a property with $perMinute a minute and $perDay a day is never refused a request', async (quota) => {
  const numbers = { per_minute: quota.perMinute, per_day: quota.perDay }
  await control('PATCH', '/properties/demo', { quota: numbers })
  const statuses = [...(await live(10, quota)), ...(await live(6, quota)), ...(await live(5, quota))]
  expect(statuses.length).toBeGreaterThanOrEqual(15)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('what another program of the hotel uses is seen in the answers, and what it leaves is not overdrawn', async () => {
  const budget = await open(memoryStore())
  for (let count = 0; count < 3; count += 1) expect((await listRooms()).status).toBe(200)
  const statuses: number[] = []
  const first = await budget.take('closing')
  await first.done(await listRooms())
  expect(budget.state().left.minute).toBe(1)
  let underWay = 0
  for (let count = 0; count < 6; count += 1)
    budget.take('closing').then(async (ticket) => {
      underWay += 1
      const answer = await listRooms()
      statuses.push(answer.status)
      await ticket.done(answer)
      underWay -= 1
    })
  await time.advance(0)
  while (statuses.length < 6) {
    if (underWay > 0) await vi.waitFor(() => expect(underWay).toBe(0))
    else await goOn()
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})
