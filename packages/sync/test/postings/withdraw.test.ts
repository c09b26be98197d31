import type { Posting } from '@innwire/types'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  ClosedError,
  memoryStore,
  type PostingOutcome,
  type Store,
  type Sync,
  type SyncEvent,
} from '../../src/index.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let events: SyncEvent[]
beforeEach(async () => {
  till = await openTill()
  events = []
})
afterEach(() => till.stop())

const onEvent = (event: SyncEvent) => events.push(event)
const broken = { effect: 'status', status: 500 }

it('an invoice that the service never settles is taken out, and those after it go', async () => {
  const sync = await till.open({ onEvent })
  await till.fault(broken)
  const [stuck, next] = [till.invoice(), till.invoice()]
  const receipts = [await sync.postings.post(stuck), await sync.postings.post(next)]
  await eventually(() => expect(events).toHaveLength(1))
  expect(events[0]?.message).toContain("take it out with postings.withdraw('t-1')")
  const withdrawn = { outcome: 'withdrawn', mayBeOnFolio: true }
  expect(await sync.postings.withdraw('t-1')).toEqual(withdrawn)
  await till.noFaults()
  expect(await receipts[0]?.settled).toEqual(withdrawn)
  expect(await receipts[1]?.settled).toMatchObject({ outcome: 'posted' })
  expect(await sync.postings.get('t-1')).toBeUndefined()
  await till.expectOnFolio([next])
})

it('an invoice that was never sent is on no folio when it is taken out', async () => {
  const sync = await till.open()
  await till.fault(broken)
  const [stuck, never] = [till.invoice(), till.invoice()]
  await sync.postings.post(stuck)
  await sync.postings.post(never)
  await eventually(async () => expect(await till.requests()).toHaveLength(1))
  expect(await sync.postings.withdraw('t-2')).toEqual({ outcome: 'withdrawn', mayBeOnFolio: false })
  await till.noFaults()
  await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
  await till.expectOnFolio([stuck])
})

it('an attempt that is being made is waited for, and may settle the invoice', async () => {
  const asked = Promise.withResolvers<void>()
  const sync = await till.open({
    fetch(input, init) {
      asked.resolve()
      return fetch(input, init)
    },
  })
  await till.fault({ effect: 'delay', delay_ms: 100 })
  const invoice = till.invoice()
  await sync.postings.post(invoice)
  await asked.promise
  const both = [sync.postings.withdraw('t-1'), sync.postings.withdraw('t-1')]
  for (const outcome of both) expect(await outcome).toMatchObject({ outcome: 'posted' })
  expect(await sync.postings.withdraw('t-1')).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([invoice])
})

it('what was taken out can be handed in again, and stands on the folio once', async () => {
  const sync = await till.open()
  await till.fault({ ...broken, moment: 'after_commit' })
  const invoice = till.invoice()
  await sync.postings.post(invoice)
  await eventually(async () => expect(await till.requests()).not.toEqual([]))
  expect(await sync.postings.withdraw('t-1')).toEqual({ outcome: 'withdrawn', mayBeOnFolio: true })
  await till.noFaults()
  expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([invoice])
})

it('nothing is said of an invoice that nobody handed in', async () => {
  const sync = await till.open()
  expect(await sync.postings.withdraw('t-1')).toBeUndefined()
  await sync.close()
  await expect(sync.postings.withdraw('t-1')).rejects.toThrow(ClosedError)
})

it('an invoice whose taking out could not be written down still waits, and is posted', async () => {
  const store = memoryStore()
  let fails = false
  const write: Store['write'] = (...given) =>
    fails ? Promise.reject(new Error('The disk is full.')) : store.write(...given)
  const sync = await till.open({ store: { ...store, write } })
  await till.fault(broken)
  const [stuck, next] = [till.invoice(), till.invoice()]
  await sync.postings.post(stuck)
  const { settled } = await sync.postings.post(next)
  fails = true
  await expect(sync.postings.withdraw('t-2')).rejects.toThrow('The disk is full.')
  fails = false
  await till.noFaults()
  expect(await settled).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([stuck, next])
})

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('post' as const), pos_id: fc.constantFrom('bar', 'spa') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), which: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      moment: fc.constantFrom('before_commit', 'after_commit'),
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
)

it('whatever is taken out, and whenever, all else is posted once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const { guest } = await till.checkIn()
      const store = memoryStore()
      const open = () => till.open({ store, pacing: { retryMs: 5 } })
      let sync: Sync = await open()
      const invoices: Posting[] = []
      const withdrawals = new Map<string, Promise<PostingOutcome | undefined>>()
      for (const each of steps) {
        if (each.kind === 'fault') await till.fault({ ...broken, moment: each.moment, count: each.count })
        else if (each.kind === 'post') {
          const invoice = till.invoice({ pos_id: each.pos_id, reservation_id_customer_id: guest })
          invoices.push(invoice)
          await sync.postings.post(invoice)
        } else if (each.kind === 'withdraw') {
          const id = invoices[each.which]?.transaction_id
          if (id && !withdrawals.has(id)) withdrawals.set(id, sync.postings.withdraw(id))
        } else {
          await sync.close()
          sync = await open()
        }
      }
      await till.noFaults()
      await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
      const outcomes = new Map<string, PostingOutcome | undefined>()
      for (const [id, outcome] of withdrawals) outcomes.set(id, await outcome)
      await sync.close()

      const isWithdrawn = ({ transaction_id }: Posting) =>
        outcomes.get(transaction_id)?.outcome === 'withdrawn'
      const { items } = await till.folio(guest)
      const posted: string[] = items.map((item: { transaction_id: string }) => item.transaction_id)
      expect(new Set(posted).size).toBe(posted.length)
      for (const invoice of invoices.filter((one) => !isWithdrawn(one)))
        expect(posted).toContain(invoice.transaction_id)
      for (const [id, outcome] of outcomes)
        if (outcome?.outcome === 'withdrawn' && !outcome.mayBeOnFolio) expect(posted).not.toContain(id)
      for (const terminal of ['bar', 'spa']) {
        const handedIn = invoices.filter(({ pos_id }) => pos_id === terminal)
        const ids = handedIn.map((one) => one.transaction_id)
        expect(await till.postedAt(terminal, guest)).toEqual(ids.filter((id) => posted.includes(id)))
      }
    }),
    { numRuns: 40 },
  )
})
