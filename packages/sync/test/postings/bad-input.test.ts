import { InputError } from '@innwire/client'
import type { Posting } from '@innwire/types'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Sync } from '../../src/open-sync.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { openTill, type Till, toast } from './till.ts'

let till: Till
let sync: Sync
const store = memoryStore()
beforeAll(async () => {
  till = await openTill()
  sync = await till.open({ store })
})
afterAll(() => till.stop())
afterEach(async () => {
  expect(await till.journalOf(store)).toEqual([])
  expect(await till.requests()).toEqual([])
})

const item = { post_type: 'Expense', product_id: 'HR:691', quantity: 1, amount: 1 }
const accounts = { ...item, product_id: null, department_id: 'HR:37' }
const long = 'x'.repeat(4000)

it.each<[string, object, string, RegExp]>([
  ['no transaction id', { transaction_id: undefined }, 'transaction_id', /1 to 128 characters/],
  ['an empty transaction id', { transaction_id: '' }, 'transaction_id', /1 to 128 characters/],
  ['a transaction id of 129', { transaction_id: 'x'.repeat(129) }, 'transaction_id', /1 to 128 characters/],
  ['no terminal', { pos_id: undefined }, 'pos_id', /1 to 128 characters/],
  ['no invoice number', { invoice_number: null }, 'invoice_number', /1 to 128/],
  ['no guest', { reservation_id_customer_id: '' }, 'reservation_id_customer_id', /1 to 128/],
  ['a misspelt field', { notes: 'Table 4' }, 'notes', /There is only/],
  ['a note of 4001', { note: `${long}x` }, 'note', /4000/],
  ['no items', { posts: [] }, 'posts', /1 to 500/],
  ['items that are no list', { posts: item }, 'posts', /1 to 500/],
  ['501 items', { posts: Array(501).fill(item) }, 'posts', /1 to 500/],
  [
    'more than 2 MB',
    { posts: Array(500).fill({ ...item, product_name: long, unit: long }) },
    'posts',
    /Split/,
  ],
  ['an unknown kind', { posts: [{ ...item, post_type: 'Tip' }] }, 'posts[0].post_type', /Expense, Payment/],
  [
    'neither product nor accounts',
    { posts: [item, accounts] },
    'posts[1]',
    /product_id, or department_id and/,
  ],
  ['an amount below 0', { posts: [{ ...item, amount: -1 }] }, 'posts[0].amount', /0 or more/],
  ['an amount of 4 decimals', { posts: [{ ...item, amount: '1.2345' }] }, 'posts[0].amount', /3 decimals/],
  ['a sum of binary floats', { posts: [{ ...item, amount: 0.1 + 0.2 }] }, 'posts[0].amount', /3 decimals/],
  ['an amount that is none', { posts: [{ ...item, amount: Number.NaN }] }, 'posts[0].amount', /0 or more/],
  ['no quantity', { posts: [{ ...item, quantity: undefined }] }, 'posts[0].quantity', /more than 0/],
  ['a quantity of 0', { posts: [{ ...item, quantity: 0 }] }, 'posts[0].quantity', /more than 0/],
  ['a rate of 0', { posts: [{ ...item, exchange_rate: '0' }] }, 'posts[0].exchange_rate', /more than 0/],
  ['a currency in words', { posts: [{ ...item, currency: 'Euro' }] }, 'posts[0].currency', /EUR/],
])('an invoice with %s is refused with its place, and nothing is kept of it', async (_, more, path, says) => {
  const refused = await sync.postings.post(till.invoice(more)).catch((error) => error)
  expect(refused).toBeInstanceOf(InputError)
  expect(refused.issues).toEqual([{ path, message: expect.stringMatching(says) }])
  expect(refused.message).toContain('Nothing was sent.')
})

it('all wrong places of an invoice are named at once', async () => {
  const posts = [toast('1.2345'), toast(1), toast('x')]
  const refused = await sync.postings.post(till.invoice({ pos_id: '', posts })).catch((error) => error)
  expect(refused.issues.map(({ path }: { path: string }) => path)).toEqual([
    'pos_id',
    'posts[0].amount',
    'posts[2].amount',
  ])
})

it.each([undefined, null, 7, 'invoice', []])('what is no invoice, such as %j, is refused', async (given) => {
  const refused = await sync.postings.post(given as unknown as Posting).catch((error) => error)
  expect(refused).toBeInstanceOf(InputError)
})
