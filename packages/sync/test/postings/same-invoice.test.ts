import { InputError } from '@innwire/client'
import type { Posting } from '@innwire/types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ClosedError } from '../../src/engine/engine.ts'
import type { Sync } from '../../src/open-sync.ts'
import { contentOf } from '../../src/postings/read-invoice.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Lease } from '../../src/store/store.ts'
import { openTill, type Till, toast } from './till.ts'

let till: Till
let sync: Sync
let time: number
const store = memoryStore()
beforeEach(async () => {
  till = await openTill()
  time = 0
  sync = await till.open({ store: memoryStore() })
})
afterEach(() => till.stop())

const dayMs = 86_400_000

it('handed in twice at the same time it is sent once, and both are told', async () => {
  const invoice = till.invoice()
  const receipts = await Promise.all([1, 2, 3].map(() => sync.postings.post({ ...invoice })))
  const outcomes = await Promise.all(receipts.map(({ settled }) => settled))
  expect(outcomes[0]).toMatchObject({ outcome: 'posted' })
  expect(outcomes).toEqual(Array(3).fill(outcomes[0]))
  expect(await till.requests()).toHaveLength(1)
  await till.expectOnFolio([invoice])
})

it('handed in again in another spelling it gets the first outcome, and nothing is sent', async () => {
  const item = { ...toast('12.50'), currency: 'EUR', exchange_rate: '1.10' }
  const invoice = till.invoice({ posts: [item] })
  const { settled } = await sync.postings.post(invoice)
  const outcome = await settled
  const { posts: _, ...head } = invoice
  const spelled = {
    note: '',
    posts: [
      {
        exchange_rate: 1.1,
        currency: 'EUR',
        amount: 12.5,
        quantity: '1.0',
        unit: '',
        ...{ department_id: null },
      },
    ].map((one) => ({ ...one, product_id: 'HR:691', post_type: 'EXPENSE' })),
    ...Object.fromEntries(Object.entries(head).reverse()),
  }
  const again = await sync.postings.post(spelled as unknown as Posting)
  expect(await again.settled).toEqual(outcome)
  expect(await till.requests()).toHaveLength(1)
})

it.each<[string, (invoice: Posting) => Posting]>([
  ['amount', (invoice) => ({ ...invoice, posts: [toast('12.51')] })],
  ['terminal', (invoice) => ({ ...invoice, pos_id: 'spa' })],
  ['guest', (invoice) => ({ ...invoice, reservation_id_customer_id: '-1' })],
  ['number of items', (invoice) => ({ ...invoice, posts: [...invoice.posts, ...invoice.posts] })],
])('with another %s under the same id it is refused, waiting or settled', async (_, changed) => {
  const invoice = till.invoice({ posts: [toast('12.50')] })
  const expectRefused = async () => {
    const refused = await sync.postings.post(changed(invoice)).catch((error) => error)
    expect(refused).toBeInstanceOf(InputError)
    expect(refused.issues).toEqual([
      { path: 'transaction_id', message: expect.stringMatching(/belongs to another invoice\. Give/) },
    ])
  }
  const [receipt] = await Promise.all([sync.postings.post(invoice), expectRefused()])
  await expectRefused()
  await receipt.settled
  await expectRefused()
  await till.expectOnFolio([invoice])
})

it('an invoice that was refused gets the same refusal again', async () => {
  const invoice = till.invoice({ reservation_id_customer_id: '99999:1' })
  const outcome = await (await sync.postings.post(invoice)).settled
  expect(outcome).toMatchObject({ outcome: 'refused' })
  expect(await (await sync.postings.post(invoice)).settled).toEqual(outcome)
  expect(await till.requests()).toHaveLength(1)
})

it('one that rules of before took gets its outcome again, though it would be refused by now', async () => {
  const older = memoryStore()
  const first = await till.open({ store: older })
  const { posts, ...head } = till.invoice()
  const outcome = await (await first.postings.post({ posts, ...head })).settled
  await first.close()
  const long = { ...head, note: 'x'.repeat(4001) }
  const lease = (await older.acquire(till.hrId, 'before', 60_000)) as Lease
  const key = head.transaction_id
  const entry = (await older.get(till.hrId, 'postings', key)) as object
  const value = { ...entry, content: contentOf({ posts, ...long }) }
  await older.write(till.hrId, [{ collection: 'postings', key, value }], lease)
  await older.release(lease)
  const second = await till.open({ store: older })
  const spelled = posts.map((item) => ({ ...item, post_type: 'EXPENSE', quantity: '1.0', unit: '' }))
  const again = await second.postings.post({ ...long, posts: spelled } as unknown as Posting)
  expect(await again.settled).toEqual(outcome)
  expect(await till.requests()).toHaveLength(1)
  for (const another of [
    { ...long, pos_id: 'spa', posts },
    { ...long, transaction_id: 'new', posts },
  ])
    await expect(second.postings.post(another)).rejects.toThrow(/note: Give 0 to 4000 characters/)
})

it('is remembered for 90 days, and afterwards nothing of it is left in the store', async () => {
  // What is old is removed when an answer has confirmed the clock: that of a poll.
  const open = () => till.openAt({ store, now: () => Date.now() + time, onReservation: async () => {} })
  const invoice = till.invoice()
  const first = await open()
  const outcome = await (await first.postings.post(invoice)).settled
  await first.close()
  time = 89 * dayMs
  const second = await open()
  expect(await second.postings.get(invoice.transaction_id)).toMatchObject(outcome)
  expect(await (await second.postings.post(invoice)).settled).toEqual(outcome)
  await second.close()
  time = 91 * dayMs
  const third = await open()
  await expect.poll(() => till.journalOf(store)).toEqual([])
  expect(await third.postings.get(invoice.transaction_id)).toBeUndefined()
  expect(await (await third.postings.post(invoice)).settled).toEqual(outcome)
  await till.expectOnFolio([invoice])
})

it('nothing is known of an id that was never handed in', async () => {
  expect(await sync.postings.get('unknown')).toBeUndefined()
})

it('an engine that is closed takes nothing in', async () => {
  await sync.close()
  await expect(sync.postings.post(till.invoice())).rejects.toBeInstanceOf(ClosedError)
})
