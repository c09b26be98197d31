import type { Posting, PostingResult } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { ConflictError, InputError } from '../src/index.ts'
import { json, refusal } from './behaviours.ts'
import { demoHotel, failure, goodPosting, posted } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const create = (posting: object) => demoHotel(server.url).postings.create(posting as Posting)
const [item] = goodPosting.posts

async function refused(posting: object): Promise<string[]> {
  server.plays(json(posted))
  const error = await failure(create(posting))
  expect(error).toBeInstanceOf(InputError)
  expect(server.requests).toEqual([])
  const { issues } = error as InputError
  for (const { message } of issues) expect(message).toMatch(/^[A-Z].*\.$/)
  return issues.map(({ path }) => path)
}
const invoice = (fields: object) => refused({ ...goodPosting, ...fields })
const post = (fields: object) => invoice({ posts: [item, { ...item, ...fields }] })
const accounts = { product_id: null, department_id: 'HR:1', revenue_account_id: '7' }

describe('an invoice', () => {
  it('goes as a JSON body, and its booking comes back', async () => {
    server.plays(json(posted))
    const result = await create(goodPosting)
    expectTypeOf(result).toEqualTypeOf<PostingResult>()
    expect(result).toEqual(posted)
    const { method, path, headers, body } = server.request(0)
    expect([method, path, headers['content-type']]).toEqual([
      'POST',
      '/api/v1/apps/pos/postings',
      'application/json',
    ])
    expect(JSON.parse(body)).toMatchObject({ ...goodPosting, posts: [{ product_id: 'HR:692', quantity: 2 }] })
  })

  it('keeps null where the contract has it, and sends no undefined', async () => {
    server.plays(json(posted))
    const free = { currency: null, exchange_rate: null, product_name: '', unit: undefined }
    await create({ ...goodPosting, note: '', posts: [{ ...item, ...accounts, ...free }] })
    expect(JSON.parse(server.request(0).body).posts[0]).toMatchObject({
      ...accounts,
      currency: null,
      exchange_rate: null,
    })
    expect(server.request(0).body).not.toContain('undefined')
  })

  it.each(['expense', 'PAYMENT', 'Refund', 'dIscount'])(
    'takes post_type %s in any case',
    async (post_type) => {
      server.plays(json(posted))
      await create({ ...goodPosting, posts: [{ ...item, post_type }] })
      expect(JSON.parse(server.request(0).body).posts[0].post_type).toMatch(
        /^(Expense|Payment|Refund|Discount)$/,
      )
    },
  )

  it('that was changed under its id is a conflict, which tells so by its code', async () => {
    server.plays(refusal(409, 'transaction_id_reused'))
    const error = await failure(create(goodPosting))
    expect(error).toBeInstanceOf(ConflictError)
    expect(error).toMatchObject({ code: 'transaction_id_reused', retryable: false })
  })
})

describe('a field of an invoice', () => {
  const texts = ['transaction_id', 'invoice_number', 'pos_id', 'reservation_id_customer_id']

  it.each(texts)('%s is needed, as text of 1 to 128 characters', async (name) => {
    for (const value of [undefined, null, '', 'x'.repeat(129), {}, []]) {
      expect(await invoice({ [name]: value })).toEqual([name])
    }
  })

  it('has its characters counted as the service counts them', async () => {
    server.plays(json(posted))
    await create({ ...goodPosting, transaction_id: '🍺'.repeat(128) })
    expect(JSON.parse(server.request(0).body).transaction_id).toBe('🍺'.repeat(128))
  })

  it('note takes at most 4,000 characters', async () => {
    expect(await invoice({ note: null })).toEqual(['note'])
    expect(await invoice({ note: 'x'.repeat(4001) })).toEqual(['note'])
    server.plays(json(posted))
    await create({ ...goodPosting, note: `two\nlines ${'x'.repeat(3990)}` })
    expect(JSON.parse(server.request(0).body).note).toHaveLength(4000)
  })

  it.each([undefined, null, [], {}, 'x'])('posts of %j are refused', async (posts) => {
    expect(await invoice({ posts })).toEqual(['posts'])
  })

  it('posts are 1 to 500', async () => {
    expect(await invoice({ posts: Array(501).fill(item) })).toEqual(['posts'])
    server.plays(json(posted))
    await create({ ...goodPosting, posts: Array(500).fill(item) })
    expect(JSON.parse(server.request(0).body).posts).toHaveLength(500)
  })

  it('that does not exist is refused', async () => {
    expect(await invoice({ transactionId: '1' })).toEqual(['transactionId'])
    expect(await post({ price: 1 })).toEqual(['posts[1].price'])
  })
})

describe('an item', () => {
  it('needs a product, or both department and account', async () => {
    const nothing = { product_id: undefined }
    expect(await post(nothing)).toEqual(['posts[1]'])
    expect(await post({ product_id: null })).toEqual(['posts[1]'])
    expect(await post({ ...nothing, department_id: 'HR:1' })).toEqual(['posts[1]'])
    expect(await post({ ...accounts, revenue_account_id: null })).toEqual(['posts[1]'])
  })

  it.each([
    ['post_type', [undefined, null, '', 'Sale', 'Expenses', ['expense']]],
    ['quantity', [undefined, null, 0, '0.000', -1, '1.2345', 0.1 + 0.2, 'two', '1e3', 1e21]],
    ['amount', [undefined, null, -1, '-1', '1,50', 0.1 + 0.2, 1e-7, '', '1234567890123', Number.NaN]],
    ['currency', ['eur', 'EURO', '€', {}]],
    ['exchange_rate', [0, '0', -1, 'x', '1,5', '', 1e-7]],
    ['unit', [null, 'x'.repeat(4001)]],
    ['product_name', [null, 'x'.repeat(4001)]],
    ['department_id', ['', 'x'.repeat(129), {}]],
    ['revenue_account_id', ['', 'x'.repeat(129)]],
  ])('with a wrong %s is refused', async (name, values) => {
    for (const value of values) expect(await post({ [name]: value })).toEqual([`posts[1].${name}`])
  })

  it.each([null, 17, 'Cola', undefined])('that is %j is refused', async (wrong) => {
    const places = await invoice({ posts: [wrong] })
    expect(places.filter((path) => !path.startsWith('posts[0]'))).toEqual([])
  })

  it('is told all its faults at once', async () => {
    const posts = [
      { post_type: 'x', quantity: 1, amount: 1, product_id: 'HR:1' },
      { ...item, amount: -1 },
    ]
    const wrong = await refused({ ...goodPosting, pos_id: '', posts })
    expect(wrong.sort()).toEqual(['pos_id', 'posts[0].post_type', 'posts[1].amount'])
  })
})
