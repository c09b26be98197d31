import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@innwire/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemTimer } from '../../src/budget/timer.ts'
import type { SyncEvent } from '../../src/engine/events.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { eventually, type Json } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let stores: Store[]
beforeEach(() => {
  stores = []
})
afterEach(async () => {
  await till.stop()
  await Promise.all(stores.map((store) => store.close()))
})

async function openFile() {
  const store = await sqliteStore(join(till.folder, 'sync.db'))
  stores.push(store)
  return store
}

const away = { effect: 'status', status: 503 }

it('what was not settled when the engine was closed goes on at the next start, in order', async () => {
  till = await openTill()
  await till.fault(away)
  const first = await till.open({ store: await openFile() })
  const [a, b, c, d] = [1, 2, 3, 4].map(() => till.invoice())
  if (!a || !b || !c || !d) throw new Error('There are four.')
  const receipts = [await first.postings.post(a), await first.postings.post(b)]
  await first.close()
  const [first503, behindIt] = await Promise.all(receipts.map(({ settled }) => settled))
  expect(first503).toEqual({ outcome: 'waiting', mayBeOnFolio: true, sentAgain: true })
  expect(behindIt).toEqual({ outcome: 'waiting', mayBeOnFolio: false, sentAgain: true })

  const second = await till.open({ store: await openFile() })
  expect((await second.postings.waiting()).map(({ transactionId }) => transactionId)).toEqual(['t-1', 't-2'])
  const again = await second.postings.post(a)
  await second.postings.post(c)
  await second.postings.post(d)
  await till.noFaults()
  expect(await again.settled).toMatchObject({ outcome: 'posted' })
  await eventually(async () => expect(await second.postings.waiting()).toEqual([]))
  expect(await till.postedAt('bar')).toEqual(['t-1', 't-2', 't-3', 't-4'])
  await till.expectOnFolio([a, b, c, d])
  const requests = (await till.requests()).length
  await second.close()

  const third = await till.open({ store: await openFile() })
  expect(await third.postings.get('t-1')).toMatchObject({ outcome: 'posted' })
  expect(await (await third.postings.post(b)).settled).toMatchObject({ outcome: 'posted' })
  expect(await till.requests()).toHaveLength(requests)
})

it('what a journal of before says of no attempt may have been under way when that process ended', async () => {
  till = await openTill()
  const store = memoryStore()
  const posting = till.invoice({ reservation_id_customer_id: '99999:1' })
  const good = till.invoice()
  const before = [posting, good].flatMap((one, index) => [
    {
      collection: 'postings',
      key: one.transaction_id,
      value: {
        state: 'waiting',
        number: index + 1,
        content: '',
        since: 1,
        posting: one,
        attempts: 0,
      } as Json,
    },
    {
      collection: 'postings_waiting',
      key: String(index + 1).padStart(16, '0'),
      value: { transaction_id: one.transaction_id, pos_id: one.pos_id, untold: false },
    },
  ])
  await store.write(till.hrId, before)
  const sync = await till.open({ store })
  await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
  expect(await sync.postings.get('t-1')).toMatchObject({ outcome: 'refused', mayBeOnFolio: true })
  expect(await sync.postings.get('t-2')).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([good])
})

it('invoices that are handed in while the service is away are all posted when it is back', async () => {
  const settings = { test: true, controlToken: 'control-token', checkResponses: true }
  const folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
  const database = join(folder, 'server.db')
  till = await openTill({ ...settings, database })
  const events: SyncEvent[] = []
  const sync = await till.open({ store: await openFile(), onEvent: (event) => events.push(event) })
  await till.server.stop()
  const invoices = Array.from({ length: 40 }, (_, index) => till.invoice({ pos_id: `till ${index % 4}` }))
  for (const invoice of invoices) await sync.postings.post(invoice)
  await eventually(() => expect(events.map(({ type }) => type)).toEqual(['unreachable']))
  expect(await sync.postings.waiting()).toHaveLength(40)
  await eventually(async () => {
    const attempts = (await sync.postings.waiting()).map((one) =>
      one.outcome === 'waiting' ? one.attempts : 0,
    )
    expect(attempts.reduce((sum, count) => sum + count)).toBeGreaterThan(8)
  })
  // Only what went over connections that the server was closing may have reached it, and the next has its place already.
  expect(sync.budget.state().left.minute).toBeGreaterThanOrEqual(100_000 - 5)

  const server = await startServer({
    ...settings,
    port: till.server.port,
    controlPort: Number(new URL(till.server.controlUrl ?? '').port),
    database,
  })
  await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
  expect(events.map(({ type }) => type)).toEqual(['unreachable', 'reachable'])
  await till.expectOnFolio(invoices)
  await sync.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

it('waits for nothing time and again while it is closed', async () => {
  till = await openTill()
  let isClosing = false
  let waits = 0
  const after: typeof systemTimer.after = (...given) => {
    if (isClosing) waits += 1
    return systemTimer.after(...given)
  }
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const sync = await till.open({
    timer: { ...systemTimer, after },
    fetch: async (input, init) => {
      if (String(init?.body ?? '').includes('t-2')) {
        asked.resolve()
        await answer.promise
      }
      return fetch(input, init)
    },
    // It is given the outcome again as soon as its pause is over.
    onPosting: async () => {
      throw new Error('The POS is down.')
    },
  })
  await (await sync.postings.post(till.invoice())).settled
  await sync.postings.post(till.invoice({ pos_id: 'spa' }))
  await asked.promise
  isClosing = true
  const closed = sync.close()
  await new Promise((resolve) => setTimeout(resolve, 500))
  answer.resolve()
  await closed
  expect(waits).toBeLessThan(30)
})
