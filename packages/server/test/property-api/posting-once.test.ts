import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, startHouse } from './hotel.ts'
import { openTill, type Till, toast } from './till.ts'

let house: House
let till: Till
beforeAll(async () => {
  house = await startHouse()
  till = await openTill(house)
})
afterAll(() => house.server.stop())

const lines = async (transaction_id: string) =>
  (await till.folio()).items.filter(
    (item: { transaction_id: string }) => item.transaction_id === transaction_id,
  )
const reused = { status: 409, body: { code: 'transaction_id_reused' } }

describe('an invoice that is sent again', () => {
  it('stands on the folio once, and has the same answer with a header that says so', async () => {
    const invoice = till.invoice([toast, { ...toast, amount: '2.50' }])
    const first = await till.send(invoice)
    expect(first.status).toBe(200)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(first.body).toEqual({
      status: 'success',
      transaction_id: invoice.transaction_id,
      folio_id: till.guest,
      data: [0, 1].map((index) => ({
        index,
        department_id: 'HR:37',
        revenue_account_id: 'HR:62',
        mapping: 'product',
      })),
    })
    const again = await till.send(invoice)
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await lines(invoice.transaction_id)).toHaveLength(2)
  })

  it('is not taken for another whose id was cut elsewhere within an emoji', async () => {
    const ids = ['till-\ud83c\udf7a', 'till-\ud83c', 'till-\ud83d', 'till-\ufffd']
    const answers = await Promise.all(
      ids.map((transaction_id) => till.send({ ...till.invoice([toast]), transaction_id })),
    )
    const refused = { status: 422, body: { errors: [{ path: 'transaction_id', code: 'invalid_value' }] } }
    expect(answers).toMatchObject([{ status: 200 }, refused, refused, { status: 200 }])
  })

  it('stands on the folio once when 50 come at the same time', async () => {
    const invoice = till.invoice([{ ...toast, amount: '19.99' }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => till.send(invoice)))
    const [first] = answers
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first?.body })
    const replays = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')
    expect(replays).toHaveLength(49)
    expect(await lines(invoice.transaction_id)).toHaveLength(1)
  })

  it('is one of 50 at the same time with one id and 50 contents', async () => {
    const invoice = till.invoice([toast])
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => till.send({ ...invoice, invoice_number: `other-${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(await lines(invoice.transaction_id)).toHaveLength(1)
  })

  it('replays after the set-up changed, after the guest has left, and a year later', async () => {
    const other = await openTill(house)
    const invoice = other.invoice([{ department_id: 'BAR', revenue_account_id: 'DRINKS' }])
    const first = await other.send(invoice)
    await other.hotel.control('PUT', '/pos-mappings', { departments: {}, accounts: {}, products: {} })
    await other.hotel.control('POST', `/stays/${other.stay.reservation_id}/check-out`, {})
    await house.advance(365 * 86_400)
    const again = await other.send(invoice)
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })
})

describe('another spelling of the same content is a replay:', () => {
  const post = { ...toast, quantity: 2, amount: 15, currency: 'USD', exchange_rate: '0.9' }

  it.each([
    ['decimals', { quantity: '2.0', amount: '15.000', exchange_rate: '0.900' }],
    ['a rate as a number', { exchange_rate: 0.9 }],
    ['the case of the type', { post_type: 'eXPENSE' }],
    ['null for what is left out', { department_id: null, revenue_account_id: null }],
  ])('%s', async (_, spelling) => {
    const invoice = till.invoice([post])
    const first = await till.send(invoice)
    const [sent] = invoice.posts
    const again = await till.send({ ...invoice, posts: [{ ...sent, ...spelling }] })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  it('the order of fields', async () => {
    const invoice = till.invoice([post])
    await till.send({ ...invoice, note: '' })
    const reversed = Object.fromEntries(Object.entries(invoice).reverse())
    expect((await till.send(reversed)).headers.get('idempotent-replayed')).toBe('true')
  })
})

describe('other content under the same id is a 409:', () => {
  const post = { ...toast, amount: '15', product_name: 'Toast', unit: 'Piece' }

  it.each([
    ['amount', { amount: '15.001' }],
    ['quantity', { quantity: 3 }],
    ['type', { post_type: 'Discount' }],
    ['product', { product_id: 'HR:692' }],
    ['currency', { currency: 'USD', exchange_rate: 1 }],
    ['name of the product', { product_name: 'Beer' }],
    ['unit', { unit: 'Glass' }],
  ])('%s', async (_, other) => {
    const invoice = till.invoice([post])
    await till.send(invoice)
    const [sent] = invoice.posts
    expect(await till.send({ ...invoice, posts: [{ ...sent, ...other }] })).toMatchObject(reused)
    expect(await lines(invoice.transaction_id)).toHaveLength(1)
  })

  it.each([{ invoice_number: 'x' }, { pos_id: 'x' }, { note: 'x' }, { reservation_id_customer_id: '-1' }])(
    '%j',
    async (other) => {
      const invoice = till.invoice([post])
      await till.send(invoice)
      expect(await till.send({ ...invoice, ...other })).toMatchObject(reused)
    },
  )

  it('one item more, or the items in another order', async () => {
    const invoice = till.invoice([post, { ...post, amount: 16 }])
    await till.send(invoice)
    const [first, second] = invoice.posts
    expect(await till.send({ ...invoice, posts: [first, second, first] })).toMatchObject(reused)
    expect(await till.send({ ...invoice, posts: [second, first] })).toMatchObject(reused)
  })
})

it('what was refused does not use up its id', async () => {
  const invoice = till.invoice([{ product_id: 'HR:404' }])
  expect((await till.send(invoice)).status).toBe(422)
  const mended = await till.send({ ...invoice, posts: till.invoice([toast]).posts })
  expect(mended.status).toBe(200)
  expect(mended.headers.get('idempotent-replayed')).toBeNull()
})

it('an id of one property means nothing to another', async () => {
  const other = await openTill(house)
  const invoice = till.invoice([toast], { reservation_id_customer_id: '-1' })
  await till.send(invoice)
  const answer = await other.send({ ...invoice, note: 'another hotel' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('idempotent-replayed')).toBeNull()
})

it('an answer that got lost after the work was done is replayed', async () => {
  await house.control('POST', '/faults', {
    operation: 'createPosting',
    effect: 'drop',
    moment: 'after_commit',
    count: 1,
  })
  const invoice = till.invoice([toast])
  await expect(till.send(invoice)).rejects.toThrow()
  expect((await till.send(invoice)).headers.get('idempotent-replayed')).toBe('true')
  expect(await lines(invoice.transaction_id)).toHaveLength(1)
})
