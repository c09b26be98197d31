import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncOptions } from '../../src/index.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { openTill, type Till } from './till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.stop())

const unstated = [undefined, 'always', true] as unknown as SyncOptions['repeat'][]

it.each(unstated)('takes no bill where its user says %j about repeating it', async (repeat) => {
  const sync = await till.open({ repeat })
  await expect(sync.postings.post(till.invoice())).rejects.toMatchObject({
    name: 'InputError',
    issues: [
      {
        path: 'options.repeat',
        message: expect.stringMatching(/repeat: 'by transaction_id'.*repeat: 'never'/),
      },
    ],
  })
  expect(await sync.postings.waiting()).toEqual([])
})

it('opens no journal with bills that wait, unless it is said whether they may be sent again, or they wait on', async () => {
  const store = memoryStore()
  const held: Partial<SyncOptions> = {
    store,
    fetch: async (input, init) => {
      if (String(input).includes('postings')) throw new Error('The line is down.')
      return fetch(input, init)
    },
  }
  const first = await till.open(held)
  const invoice = till.invoice()
  await first.postings.post(invoice)
  await first.close()
  await expect(till.open({ store, repeat: undefined })).rejects.toMatchObject({
    issues: [{ path: 'options.repeat' }],
  })
  const waiting = await till.open({ store, repeat: undefined, postings: 'later' })
  expect(await waiting.postings.waiting()).toMatchObject([{ transactionId: invoice.transaction_id }])
  await expect(waiting.postings.post(till.invoice())).rejects.toMatchObject({ name: 'InputError' })
  await expect(waiting.postings.retry(invoice.transaction_id)).rejects.toMatchObject({ name: 'InputError' })
  await waiting.close()
  expect(await till.requests()).toEqual([])
  await expect(till.open({ store, postings: 'never' as never })).rejects.toMatchObject({
    issues: [{ path: 'options.postings' }],
  })
  const sync = await till.open({ store })
  const { settled } = await sync.postings.post(invoice)
  expect(await settled).toMatchObject({ outcome: 'posted' })
})
