import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ClosedError } from '../../src/engine/engine.ts'
import type { SyncEvent } from '../../src/engine/events.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { LeaseLostError, type Store } from '../../src/store/store.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
beforeEach(async () => {
  till = await openTill()
})
afterEach(() => till.stop())

it('a refusal that nobody was told of, because the process ended, is told at the next start, and once only', async () => {
  const store = memoryStore()
  let dead = false
  const dying: Store = {
    ...store,
    write: (...given) => (dead ? Promise.reject(new Error('The process has ended.')) : store.write(...given)),
  }
  const told: string[] = []
  const tell = (event: SyncEvent) => {
    if (event.type === 'posting_refused') told.push(event.transactionId)
  }
  const first = await till.open({
    store: dying,
    onEvent() {
      dead = true
    },
  })
  const { transactionId, settled } = await first.postings.post(
    till.invoice({ reservation_id_customer_id: '99999:1' }),
  )
  await settled
  await first.close()
  const second = await till.open({ store, onEvent: tell })
  await eventually(() => expect(told).toEqual([transactionId]))
  expect(await second.postings.waiting()).toEqual([])
  await eventually(async () => expect(await store.list(till.hrId, 'postings_waiting')).toEqual([]))
  await second.close()
  const third = await till.open({ store, onEvent: tell })
  await (await third.postings.post(till.invoice())).settled
  expect(told).toEqual([transactionId])
  expect(await till.requests()).toHaveLength(2)
})

/** A store that does what it is asked, but once says that it failed. */
function unsure(store: Store, names: string) {
  let lies = true
  const liar: Store = {
    ...store,
    async write(property, changes, lease) {
      await store.write(property, changes, lease)
      if (!lies || !changes.some(({ collection }) => collection === names)) return
      lies = false
      throw new Error('The connection to the store broke.')
    },
  }
  return liar
}

it('an invoice whose writing seemed to fail is posted once, whether it is handed in again or not', async () => {
  const sync = await till.open({ store: unsure(memoryStore(), 'postings') })
  const invoice = till.invoice()
  await expect(sync.postings.post(invoice)).rejects.toThrow('The connection to the store broke.')
  await eventually(async () =>
    expect(await sync.postings.get(invoice.transaction_id)).toMatchObject({ outcome: 'posted' }),
  )
  expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
  await till.expectOnFolio([invoice])
  expect(await till.requests()).toHaveLength(1)
})

it.each([
  ['posted', {}],
  ['refused', { reservation_id_customer_id: '99999:1' }],
])('an invoice that is %s is settled also when the writing of that seemed to fail', async (outcome, more) => {
  const sync = await till.open({ store: unsure(memoryStore(), 'postings_settled') })
  const invoice = till.invoice(more)
  expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome })
  expect(await till.requests()).toHaveLength(1)
})

/** A store that refuses some writes that say something of a collection. */
function full(store: Store, name: string, failures: number) {
  let left = failures
  const refuses: Store = {
    ...store,
    write(property, changes, lease) {
      if (left === 0 || !changes.some(({ collection }) => collection === name))
        return store.write(property, changes, lease)
      left -= 1
      return Promise.reject(new Error('The disk is full.'))
    },
  }
  return refuses
}

it('an invoice that is repeated never is sent after the write before it seemed to fail', async () => {
  const store = memoryStore()
  let writes = 0
  const sync = await till.open({
    repeat: 'never',
    store: {
      ...store,
      async write(...given) {
        await store.write(...given)
        if (!given[1].some(({ collection }) => collection === 'postings')) return
        writes += 1
        // The first is that of the invoice itself.
        if (writes === 2) throw new Error('The connection to the store broke.')
      },
    },
  })
  expect(await (await sync.postings.post(till.invoice())).settled).toMatchObject({ outcome: 'posted' })
  expect(await till.requests()).toHaveLength(1)
})

describe.each(['by transaction_id', 'never'] as const)('repeated %s, while the disk is full,', (repeat) => {
  it('an answer is kept, and told when it is in the store, without another request', async () => {
    const events: SyncEvent[] = []
    const sync = await till.open({
      repeat,
      store: full(memoryStore(), 'postings_settled', 3),
      onEvent: (event) => events.push(event),
    })
    const invoice = till.invoice()
    const { settled } = await sync.postings.post(invoice)
    expect(await settled).toMatchObject({ outcome: 'posted' })
    expect(await till.requests()).toHaveLength(1)
    const message = expect.stringContaining(
      'The disk is full. It goes on when the store takes changes again.',
    )
    expect(events).toMatchObject([{ type: 'trouble', flow: 'postings', message }])
    await till.expectOnFolio([invoice])
  })

  it('so is one that says that nothing was done', async () => {
    const store = memoryStore()
    let refusals = 1
    let broken = 0
    const sync = await till.open({
      repeat,
      store: {
        ...store,
        write(...given) {
          if (broken === 0 || !given[1].some(({ collection }) => collection === 'postings'))
            return store.write(...given)
          broken -= 1
          return Promise.reject(new Error('The disk is full.'))
        },
      },
      async fetch(input, init) {
        if (refusals === 0 || !String(input).includes('postings')) return fetch(input, init)
        refusals -= 1
        broken = 3
        const body = { status: 'error', code: 'rate_limited', message: 'No.', request_id: 'r' }
        return Response.json(body, { status: 429 })
      },
    })
    const invoice = till.invoice()
    expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
    await till.expectOnFolio([invoice])
  })
})

it('when another worker has taken the property over, nothing more is taken in, and the rest waits there', async () => {
  await till.fault({ effect: 'status', status: 503 })
  const store = memoryStore()
  let taken = false
  const shared: Store = {
    ...store,
    write: (...given) => (taken ? Promise.reject(new LeaseLostError(till.hrId)) : store.write(...given)),
  }
  const events: SyncEvent[] = []
  const sync = await till.open({ store: shared, onEvent: (event) => events.push(event) })
  const { settled } = await sync.postings.post(till.invoice())
  taken = true
  await expect(sync.postings.post(till.invoice())).rejects.toBeInstanceOf(LeaseLostError)
  expect(await settled).toMatchObject({ outcome: 'waiting', sentAgain: true })
  expect(events).toContainEqual(expect.objectContaining({ type: 'lease_lost' }))
  await expect(sync.postings.post(till.invoice())).rejects.toBeInstanceOf(ClosedError)
})
