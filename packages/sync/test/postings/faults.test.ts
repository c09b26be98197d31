import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let events: SyncEvent[]
beforeEach(async () => {
  till = await openTill()
  events = []
})
afterEach(() => till.stop())

const open = () => till.open({ pacing: { timeoutMs: 250 }, onEvent: (event) => events.push(event) })

it.each([
  { effect: 'drop', moment: 'before_commit' },
  { effect: 'drop', moment: 'after_commit' },
  { effect: 'status', status: 500, moment: 'before_commit' },
  { effect: 'status', status: 500, moment: 'after_commit' },
  { effect: 'status', status: 503, moment: 'before_commit' },
  { effect: 'status', status: 503, moment: 'after_commit' },
  { effect: 'status', status: 429 },
  { effect: 'malformed_body' },
  { effect: 'delay', delay_ms: 600 },
])('invoices stand on the folio once each, in order, after three times %j', async (fault) => {
  const sync = await open()
  await till.fault({ ...fault, count: 3 })
  const invoices = ['bar', 'spa', 'bar', 'bar', 'spa', 'bar'].map((pos_id) => till.invoice({ pos_id }))
  const receipts = await Promise.all(invoices.map((invoice) => sync.postings.post(invoice)))
  for (const { settled } of receipts) expect(await settled).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio(invoices)
  for (const terminal of ['bar', 'spa']) {
    const handedIn = invoices.filter(({ pos_id }) => pos_id === terminal)
    expect(await till.postedAt(terminal)).toEqual(handedIn.map(({ transaction_id }) => transaction_id))
  }
  expect(await sync.postings.waiting()).toEqual([])
})

it('an invoice that never gets an answer keeps the order of its terminal, and others go on', async () => {
  const sync = await open()
  const { id } = await till.fault({ effect: 'status', status: 500, share: 1 })
  const stuck = till.invoice()
  await sync.postings.post(stuck)
  const next = till.invoice()
  await sync.postings.post(next)
  await eventually(async () => expect((await till.requests()).length).toBeGreaterThan(3))
  const [first, second] = await sync.postings.waiting()
  expect(first).toMatchObject({ transactionId: stuck.transaction_id, outcome: 'waiting' })
  expect(first).toMatchObject({
    attempts: expect.any(Number),
    trouble: { message: expect.stringMatching(/./) },
  })
  expect(second).toMatchObject({ transactionId: next.transaction_id, attempts: 0 })
  await till.control('DELETE', `/faults/${id}`)
  await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
  expect(await till.postedAt('bar')).toEqual([stuck.transaction_id, next.transaction_id])
})

it('trouble with an invoice is told at the first time, not at each', async () => {
  const sync = await open()
  await till.fault({ effect: 'status', status: 500, count: 5 })
  const { transactionId, settled } = await sync.postings.post(till.invoice())
  await settled
  expect(events).toEqual([
    {
      type: 'trouble',
      flow: 'postings',
      error: expect.any(Error),
      message: expect.stringContaining(`${transactionId}, of the terminal bar, is not settled`),
    },
  ])
  expect(await till.requests()).toHaveLength(6)
})

it('a token that the service does not take refuses no invoice', async () => {
  const sync = await till.open({ token: 'wrong-token', onEvent: (event) => events.push(event) })
  const { transactionId } = await sync.postings.post(till.invoice())
  await eventually(async () =>
    expect(await sync.postings.get(transactionId)).toMatchObject({
      outcome: 'waiting',
      trouble: { message: expect.stringMatching(/token/i) },
    }),
  )
  expect(events.map(({ type }) => type)).toEqual(['unauthorized'])
})

it('an address that is none of the service refuses no invoice', async () => {
  const baseUrl = `${till.server.url}/elsewhere`
  const sync = await till.open({ baseUrl, onEvent: (event) => events.push(event) })
  const { transactionId } = await sync.postings.post(till.invoice())
  await eventually(() => expect(events).toMatchObject([{ type: 'trouble', flow: 'postings' }]))
  expect(await sync.postings.get(transactionId)).toMatchObject({
    outcome: 'waiting',
    attempts: expect.any(Number),
  })
})

it.each([
  ['of another kind', { status: 'ok', transaction_id: 't-1' }],
  ['about another invoice', { status: 'success', transaction_id: 't-2', folio_id: '1', data: [] }],
  ['that is a page', 'Please accept our terms.'],
])('a good answer %s posts no invoice', async (_, body) => {
  let strange = 2
  const sync = await till.open({
    async fetch(input, init) {
      strange -= 1
      return strange < 0 ? fetch(input, init) : new Response(JSON.stringify(body))
    },
  })
  const invoice = till.invoice()
  expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
  expect(strange).toBe(-1)
  await till.expectOnFolio([invoice])
})

/** Sends POSTs as it is told, by their number, and everything else as it is. */
const onPost = (send: (number: number, ask: () => Promise<Response>) => Promise<Response>): typeof fetch => {
  let requests = 0
  return async (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init)
    requests += 1
    return send(requests, () => fetch(input, init))
  }
}
const strangersRefusal = () => new Response('<h1>Bad Request</h1>', { status: 400 })

it('a stranger on the way who refuses it, after its answer was lost, is not believed', async () => {
  const sync = await till.open({
    onEvent: (event) => events.push(event),
    fetch: onPost(async (number, ask) => {
      if (number === 2) return strangersRefusal()
      const answer = await ask()
      if (number === 1) throw new TypeError('fetch failed', { cause: new Error('other side closed') })
      return answer
    }),
  })
  const invoice = till.invoice()
  const { settled } = await sync.postings.post(invoice)
  expect(await settled).toMatchObject({ outcome: 'posted' })
  expect(events.map(({ type }) => type)).not.toContain('posting_refused')
  await till.expectOnFolio([invoice])
})

it('nor after a process that ended while it was under way', async () => {
  const [file, copy] = ['till.db', 'copy.db'].map((name) => join(till.folder, name)) as [string, string]
  const underWay = Promise.withResolvers<void>()
  const first = await till.open({
    store: await sqliteStore(file),
    pacing: { timeoutMs: 60_000 },
    fetch: onPost(async (_, ask) => {
      await ask()
      underWay.resolve()
      return new Promise(() => {})
    }),
  })
  const invoice = till.invoice()
  await first.postings.post(invoice)
  await underWay.promise
  // What a power cut would leave on the disk.
  for (const end of ['', '-wal']) copyFileSync(file + end, copy + end)

  const next = await till.open({
    store: await sqliteStore(copy),
    fetch: onPost(async (number, ask) => (number === 1 ? strangersRefusal() : ask())),
  })
  await eventually(async () => expect(await next.postings.waiting()).toEqual([]))
  expect(await next.postings.get(invoice.transaction_id)).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([invoice])
})
