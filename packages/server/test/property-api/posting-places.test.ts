import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answered, refusalOf } from '../support/answered.ts'
import { type House, startHouse } from './hotel.ts'
import { cash, openTill, posMappings, type Till, toast } from './till.ts'

let house: House
let till: Till
beforeAll(async () => {
  house = await startHouse()
  till = await openTill(house)
})
afterAll(() => house.server.stop())

/** Where the first item went, and how it was found. */
const placeOf = ({ status, body }: Answered) => {
  if (status !== 200) return [status, body.code]
  const [{ department_id, revenue_account_id, mapping }] = body.data
  return [department_id, revenue_account_id, mapping]
}
const place = async (item: object) => placeOf(await till.post([item]))
const accounts = (department_id: string | null, revenue_account_id: string | null) => ({
  department_id,
  revenue_account_id,
})

describe('a product', () => {
  it.each([
    ['by its service id', 'HR:692', ['HR:38', 'HR:63', 'product']],
    ['by the id that the POS has for it', 'BEER', ['HR:38', 'HR:63', 'product']],
    ['by an id without a mapping, which gives the default', 'WHISKY', ['HR:37', 'HR:62', 'default']],
    ['by a service id that is not there', 'HR:404', [422, 'unknown_service_id']],
    ['by a service id that is none', 'HR:beer', [422, 'unknown_service_id']],
  ])('brings its department and account: %s', async (_, product_id, expected) => {
    expect(await place({ product_id })).toEqual(expected)
  })

  it('goes before department and account, which are not even looked at', async () => {
    const item = { product_id: 'HR:692', ...accounts('HR:404', 'HR:404') }
    expect(await place(item)).toEqual(['HR:38', 'HR:63', 'product'])
    expect(await place({ product_id: 'HR:692', ...accounts('HR:36', 'HR:64') })).toEqual([
      'HR:38',
      'HR:63',
      'product',
    ])
  })

  it('that is null leaves the choice to department and account', async () => {
    expect(await place({ product_id: null, ...accounts('HR:38', 'HR:62') })).toEqual([
      'HR:38',
      'HR:62',
      'direct',
    ])
  })
})

describe('department and account', () => {
  it.each([
    ['HR:37', 'HR:63', ['HR:37', 'HR:63', 'direct']],
    ['BAR', 'DRINKS', ['HR:38', 'HR:63', 'mapped']],
    ['HR:38', 'DRINKS', ['HR:38', 'HR:63', 'mapped']],
    ['BAR', 'NOWHERE', ['HR:38', 'HR:62', 'default']],
    ['NOWHERE', 'HR:63', ['HR:37', 'HR:63', 'default']],
    ['bar', 'DRINKS', ['HR:37', 'HR:63', 'default']],
    ['HR:404', 'HR:62', [422, 'unknown_service_id']],
    ['HR:37', 'HR:404', [422, 'unknown_service_id']],
    ['HR:36', 'HR:62', [422, 'type_code_mismatch']],
    ['BAR', 'HR:64', [422, 'type_code_mismatch']],
  ])('%s and %s give %j', async (department, account, expected) => {
    expect(await place(accounts(department, account))).toEqual(expected)
  })

  it.each([
    {},
    { product_id: null },
    accounts('HR:37', null),
    accounts(null, 'HR:62'),
    { product_id: null, ...accounts(null, null) },
  ])('%j is neither a product nor both of them', async (item) => {
    expect(await place(item)).toEqual([422, 'product_or_accounts_required'])
  })
})

it('without a default an id that has no mapping is refused', async () => {
  const other = await openTill(house)
  const none = { department: null, account: null, product: null }
  await other.hotel.control('PUT', '/pos-mappings', { ...posMappings, defaults: none })
  const answer = await other.post([toast, { product_id: 'WHISKY' }, accounts('NOWHERE', 'NOWHERE')])
  expect(answer.body.code).toBe('validation_failed')
  expect(answer.body.errors.map(({ path, code }: Record<string, string>) => [path, code])).toEqual([
    ['posts[1].product_id', 'no_mapping'],
    ['posts[2].department_id', 'no_mapping'],
    ['posts[2].revenue_account_id', 'no_mapping'],
  ])
  expect(placeOf(await other.post([accounts('BAR', 'DRINKS')]))).toEqual(['HR:38', 'HR:63', 'mapped'])
})

it('each item tells how it was found, in the order of the invoice', async () => {
  const items = [toast, accounts('BAR', 'FOOD'), cash, { product_id: '?' }]
  const { body } = await till.post(items)
  expect(body.data).toEqual([
    { index: 0, department_id: 'HR:37', revenue_account_id: 'HR:62', mapping: 'product' },
    { index: 1, department_id: 'HR:38', revenue_account_id: 'HR:62', mapping: 'mapped' },
    { index: 2, department_id: 'HR:39', revenue_account_id: 'HR:64', mapping: 'direct' },
    { index: 3, department_id: 'HR:37', revenue_account_id: 'HR:62', mapping: 'default' },
  ])
})

describe('one bad item refuses the whole invoice', () => {
  it.each([
    ['a product that is not there', { product_id: 'HR:404' }, 'posts[1].product_id'],
    ['two type codes', accounts('HR:36', 'HR:62'), 'posts[1].revenue_account_id'],
    ['no place at all', {}, 'posts[1]'],
    ['a currency without a rate', { ...toast, currency: 'USD' }, 'posts[1].exchange_rate'],
    ['a rate of 0', { ...toast, currency: 'USD', exchange_rate: 0 }, 'posts[1].exchange_rate'],
    ['a negative amount', { ...toast, amount: -1 }, 'posts[1].amount'],
    ['a quantity of 0', { ...toast, quantity: 0 }, 'posts[1].quantity'],
    ['a type that is none', { ...toast, post_type: 'Gift' }, 'posts[1].post_type'],
    ['a currency that is none', { ...toast, currency: 'Euro' }, 'posts[1].currency'],
  ])('%s', async (_, item, place) => {
    const before = await till.folio()
    const answer = await till.post([toast, item, toast])
    expect(refusalOf(answer)).toMatchObject({ status: 422, paths: [place] })
    expect(await till.folio()).toEqual(before)
  })

  it('and all that is wrong is named at once', async () => {
    const answer = await till.post([{ product_id: 'HR:404' }, toast, { ...toast, currency: 'USD' }])
    expect(refusalOf(answer)).toEqual({
      status: 422,
      code: 'validation_failed',
      paths: ['posts[0].product_id', 'posts[2].exchange_rate'],
    })
  })
})

describe('an invoice', () => {
  it('holds 1 to 500 items', async () => {
    expect((await till.post(Array(500).fill(toast))).status).toBe(200)
    expect(refusalOf(await till.post(Array(501).fill(toast))).code).toBe('too_many')
    expect(refusalOf(await till.post([])).code).toBe('too_few')
  })

  it.each(['transaction_id', 'invoice_number', 'pos_id'])('has a %s of 1 to 128 characters', async (name) => {
    expect((await till.post([toast], { [name]: name.padEnd(128, '.') })).status).toBe(200)
    for (const text of ['', 'x'.repeat(129)])
      expect(refusalOf(await till.post([toast], { [name]: text }))).toMatchObject({
        status: 422,
        paths: [name],
      })
  })
})
