import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answered } from '../support/answered.ts'
import { type House, startHouse } from './hotel.ts'
import { openTill, posMappings, type Till } from './till.ts'

let house: House
let till: Till
beforeAll(async () => {
  house = await startHouse()
  till = await openTill(house)
})
afterAll(() => house.server.stop())

/** Departments and accounts of the till: 36 and 61 are `extras`, 37, 38, 62 and 63 `f-b`, 39 and 64 `other_payments`. */
const defaults = (change: object) =>
  till.hotel.control('PUT', '/pos-mappings', {
    ...posMappings,
    defaults: { ...posMappings.defaults, ...change },
  })
beforeEach(() => defaults({}))

const place = ({ status, body }: Answered) => {
  if (status !== 200) return [body.errors[0].path, body.code]
  const [{ department_id, revenue_account_id, mapping }] = body.data
  return [department_id, revenue_account_id, mapping]
}
const pair = async (department_id: string, revenue_account_id: string) =>
  place(await till.post([{ department_id, revenue_account_id }]))

describe('an id of the POS that has no mapping', () => {
  it('gets the default of its own side, whatever the other side is, where the two fit', async () => {
    await defaults({ department: 36, account: 61 })
    expect(await pair('HR:36', 'NOWHERE')).toEqual(['HR:36', 'HR:61', 'default'])
    expect(await pair('NOWHERE', 'HR:61')).toEqual(['HR:36', 'HR:61', 'default'])
    expect(await pair('NOWHERE', 'NOWHERE')).toEqual(['HR:36', 'HR:61', 'default'])
    await defaults({})
    expect(await pair('BAR', 'NOWHERE')).toEqual(['HR:38', 'HR:62', 'default'])
    expect(await pair('NOWHERE', 'DRINKS')).toEqual(['HR:37', 'HR:63', 'default'])
  })

  it('has no mapping where its default is of another type than the other side', async () => {
    expect(await pair('HR:36', 'NOWHERE')).toEqual(['posts[0].revenue_account_id', 'no_mapping'])
    expect(await pair('NOWHERE', 'HR:64')).toEqual(['posts[0].department_id', 'no_mapping'])
    await defaults({ account: 64 })
    expect(await pair('BAR', 'NOWHERE')).toEqual(['posts[0].revenue_account_id', 'no_mapping'])
    expect(await pair('NOWHERE', 'NOWHERE')).toEqual(['posts[0].revenue_account_id', 'no_mapping'])
  })

  it('tells which default does not fit, and why', async () => {
    const { body } = await till.post([{ department_id: 'HR:36', revenue_account_id: 'NOWHERE' }])
    expect(body.errors[0].message).toBe(
      'The POS id NOWHERE has no mapping, and the default does not fit: the department Services has type_code extras, the account Food has f-b. Map it, or send an id with HR:.',
    )
  })

  it('of a product has no mapping where the default product cannot be booked', async () => {
    await till.hotel.control('PUT', '/departments/37', {
      name: 'Restaurant',
      type_code: 'extras',
      type: 'expense',
    })
    const unknown = await till.post([{ product_id: 'WHISKY' }])
    const known = await till.post([{ product_id: 'HR:691' }])
    await till.hotel.control('PUT', '/departments/37', {
      name: 'Restaurant',
      type_code: 'f-b',
      type: 'expense',
    })
    expect(place(unknown)).toEqual(['posts[0].product_id', 'no_mapping'])
    expect(place(known)).toEqual(['posts[0].product_id', 'type_code_mismatch'])
  })
})

describe('a product of the POS that has no mapping', () => {
  const product = async () => place(await till.post([{ product_id: 'WHISKY' }]))

  it('goes to the default department and account where there is no default product', async () => {
    await defaults({ product: null })
    expect(await product()).toEqual(['HR:37', 'HR:62', 'default'])
    const [item] = (await till.folio()).items.slice(-1)
    expect(item).toMatchObject({ product_id: null, department_id: 37, revenue_account_id: 62 })
  })

  it('goes there, too, where the default product cannot be booked', async () => {
    const sell = (type_code: string) =>
      till.hotel.control('PUT', '/departments/38', { name: 'Bar', type_code, type: 'expense' })
    await defaults({ product: 692 })
    await sell('extras')
    const fallen = await product()
    await sell('f-b')
    expect(fallen).toEqual(['HR:37', 'HR:62', 'default'])
    expect(await product()).toEqual(['HR:38', 'HR:63', 'default'])
  })

  it('does not look at the department and the account of the item', async () => {
    await defaults({ product: null })
    const item = { product_id: 'WHISKY', department_id: 'HR:38', revenue_account_id: 'HR:63' }
    expect(place(await till.post([item]))).toEqual(['HR:37', 'HR:62', 'default'])
  })

  it.each([{ account: 64 }, { department: null }, { account: null }])(
    'is refused where these do not fit, or one is missing: %j',
    async (change) => {
      await defaults({ product: null, ...change })
      expect(await product()).toEqual(['posts[0].product_id', 'no_mapping'])
    },
  )
})

it('two ids that are resolved and do not fit are no matter of the default', async () => {
  expect(await pair('HR:36', 'FOOD')).toEqual(['posts[0].revenue_account_id', 'type_code_mismatch'])
})
