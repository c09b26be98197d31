import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Calls, createHotel, startCalls } from './calls.ts'

let calls: Calls
let hotel: { hr_id: string; token: string }
beforeAll(async () => {
  calls = await startCalls()
  hotel = await createHotel(calls, 'linden')
})
afterAll(() => calls.server.stop())

const at = '/properties/linden'
const put = (path: string, body: object) => calls.control('PUT', `${at}/${path}`, body)
const remove = (path: string) => calls.control('DELETE', `${at}/${path}`)
const get = async (path: string) => (await calls.control('GET', `${at}/${path}`)).body
const shown = async (list: string) => (await calls.property(`v1/apps/${list}`, hotel)).body.data

const food = { name: 'F&B', type_code: 'f-b', type: 'expense' }
const account = { ...food, tax_amounts: ['0.18', '0.01'] }
const toast = {
  category_id: 1446,
  category_name: 'Restaurant',
  name: 'Toast',
  unit: 'Piece',
  unit_price: '4.50',
  sales_department_id: 37,
  revenue_account_id: 62,
}

test('stores and replaces departments, which the property API shows at once', async () => {
  expect((await put('departments/37', { ...food, name: 'Bar' })).body).toEqual({
    id: 37,
    ...food,
    name: 'Bar',
  })
  expect((await put('departments/37', food)).body).toEqual({ id: 37, ...food })
  await put('departments/5', { ...food, type_code: 'other' })
  expect((await get('departments')).departments.map(({ id }: { id: number }) => id)).toEqual([5, 37])
  expect(await shown('sales_departments')).toContainEqual({ id: 37, api_code: 'HR:37', ...food })
})

test('stores and replaces accounts, which the property API shows at once', async () => {
  expect((await put('accounts/62', { ...account, tax_amounts: [] })).body.tax_amounts).toEqual([])
  expect((await put('accounts/62', account)).body).toEqual({ id: 62, ...account })
  expect(await get('accounts')).toEqual({ accounts: [{ id: 62, ...account }] })
  expect(await shown('revenue_accounts')).toEqual([{ id: 62, api_code: 'HR:62', ...account }])
})

test('stores an extra with its price in one form, and the property API shows it at once', async () => {
  expect((await put('extras/692', toast)).body).toEqual({ id: 692, ...toast, unit_price: '4.5' })
  expect((await put('extras/692', { ...toast, unit_price: 5 })).body.unit_price).toBe('5')
  expect(await get('extras')).toEqual({ extras: [{ id: 692, ...toast, unit_price: '5' }] })
  expect(await shown('extras')).toMatchObject([{ option_value: { extra_id: 692, unit_price: '5' } }])
})

test.each([
  ['departments/1', {}, ['name', 'type_code', 'type']],
  ['accounts/1', { ...account, type: 'gift', tax_amounts: ['18'] }, ['type', 'tax_amounts[0]']],
  ['extras/1', { ...toast, unit_price: -1, stock: 5 }, ['unit_price', 'stock']],
  ['pos-mappings', { departments: { 'HR:1': 37 }, rooms: {} }, ['departments["HR:1"]', 'rooms']],
])('refuses what is nothing to store at %s, with every wrong place', async (path, body, places) => {
  expect(refusalOf(await put(path, body))).toEqual({
    status: 422,
    code: 'validation_failed',
    paths: expect.arrayContaining(places),
  })
})

test.each(['departments/0', 'accounts/HR:62', 'extras/1.5'])('refuses the id in %s', async (path) => {
  expect(refusalOf(await remove(path))).toMatchObject({ status: 422, paths: ['id'] })
})

test('refuses an extra whose department or account the property does not have', async () => {
  const strange = { ...toast, sales_department_id: 1, revenue_account_id: 2 }
  const both = await put('extras/693', strange)
  expect(refusalOf(both)).toEqual({
    status: 422,
    code: 'validation_failed',
    paths: ['sales_department_id', 'revenue_account_id'],
  })
  expect(both.body.errors).toMatchObject([{ code: 'unknown_reference' }, { code: 'unknown_reference' }])
  expect(refusalOf(await put('extras/693', { ...toast, revenue_account_id: 2 }))).toEqual({
    status: 422,
    code: 'unknown_reference',
    paths: ['revenue_account_id'],
  })
})

test('refuses an extra whose department and account are of different kinds', async () => {
  const answer = await put('extras/693', { ...toast, sales_department_id: 5 })
  expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid_value', paths: ['revenue_account_id'] })
})

const nothingMapped = {
  departments: {},
  accounts: {},
  products: {},
  defaults: { department: null, account: null, product: null },
}

test('replaces the whole POS mapping, and fills in what was left out', async () => {
  expect(await get('pos-mappings')).toEqual(nothingMapped)
  const whole = {
    departments: { REST: 37, __proto__x: 5 },
    accounts: { '12': 62 },
    products: { T: 692 },
    defaults: { department: 37, account: 62, product: null },
  }
  expect((await put('pos-mappings', whole)).body).toEqual(whole)
  const less = { accounts: { '13': 62 }, defaults: { product: 692 } }
  const stored = {
    ...nothingMapped,
    accounts: { '13': 62 },
    defaults: { department: null, account: null, product: 692 },
  }
  expect((await put('pos-mappings', less)).body).toEqual(stored)
  expect(await get('pos-mappings')).toEqual(stored)
  expect((await put('pos-mappings', {})).body).toEqual(nothingMapped)
})

test('refuses ids that the property does not have, each with its place, and changes nothing', async () => {
  const answer = await put('pos-mappings', {
    departments: { REST: 37, BAR: 38 },
    accounts: { '12': 99 },
    defaults: { product: 1 },
  })
  expect(refusalOf(answer)).toEqual({
    status: 422,
    code: 'validation_failed',
    paths: ['departments["BAR"]', 'accounts["12"]', 'defaults.product'],
  })
  expect(new Set(answer.body.errors.map(({ code }: { code: string }) => code))).toEqual(
    new Set(['unknown_reference']),
  )
  expect(await get('pos-mappings')).toEqual(nothingMapped)
})

test('takes as many POS ids as the contract allows', async () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`POS-${index}`, 692]))
  const { status, body } = await put('pos-mappings', { products: many })
  expect(status).toBe(200)
  expect(Object.keys(body.products)).toHaveLength(5000)
  await put('pos-mappings', {})
})

test('posts by a new POS mapping at once', async () => {
  const post = async (transaction_id: string) =>
    calls.property('v1/apps/pos/postings', hotel, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        transaction_id,
        reservation_id_customer_id: '-1',
        invoice_number: transaction_id,
        pos_id: 'P1',
        posts: [{ product_id: 'TOAST', quantity: '1', amount: '5', post_type: 'Expense' }],
      }),
    })
  const before = await post('1')
  expect(before.status).toBe(422)
  await put('pos-mappings', { products: { TOAST: 692 } })
  expect((await post('2')).body).toMatchObject({ status: 'success', data: [{ mapping: 'product' }] })
})

test('does not delete what extras and the POS mapping refer to, and names them', async () => {
  await put('pos-mappings', {
    products: { TOAST: 692 },
    accounts: { FOOD: 62 },
    defaults: { department: 37 },
  })
  const inUse = { status: 409, code: 'in_use' }
  const [department, revenueAccount, extra] = [
    await remove('departments/37'),
    await remove('accounts/62'),
    await remove('extras/692'),
  ]
  expect([department, revenueAccount, extra].map(refusalOf)).toEqual([inUse, inUse, inUse])
  expect(department.body.message).toMatch(/extra 692 \(Toast\).*default of the POS mapping/)
  expect(revenueAccount.body.message).toMatch(/extra 692 \(Toast\).*POS id FOOD/)
  expect(extra.body.message).toContain('POS id TOAST')

  await put('pos-mappings', {})
  for (const path of ['extras/692', 'accounts/62', 'departments/37']) {
    expect((await remove(path)).status).toBe(204)
    expect(refusalOf(await remove(path))).toEqual({ status: 404, code: 'not_found' })
  }
  expect(await shown('extras')).toEqual([])
})
