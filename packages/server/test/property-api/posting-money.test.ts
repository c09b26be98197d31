import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type House, startHouse } from './hotel.ts'
import { cash, checkIn, openTill, type Till, toast } from './till.ts'

let house: House
let till: Till
let guest: string
beforeAll(async () => {
  house = await startHouse()
  till = await openTill(house)
})
beforeEach(async () => {
  guest = (await checkIn(till.hotel)).guests[0].reservation_id_customer_id
})
afterAll(() => house.server.stop())

/** Posts to a guest who had nothing before, and gives the folio. */
const folioAfter = async (...posts: object[]) => {
  const answer = await till.post(posts, { reservation_id_customer_id: guest })
  expect(answer.status).toBe(200)
  return till.folio(guest)
}
const bases = ({ items }: { items: { base_amount: string }[] }) => items.map((item) => item.base_amount)
const dollars = (amount: string | number, exchange_rate: string | number) => ({
  ...toast,
  amount,
  currency: 'USD',
  exchange_rate,
})

describe('amounts', () => {
  it('are added up exactly', async () => {
    const folio = await folioAfter({ ...toast, amount: 0.1 }, { ...toast, amount: '0.2' })
    expect(folio).toMatchObject({ balance: '0.3', expenses: '0.3' })
  })

  it('are kept to the last of 12 digits before and 3 behind the point', async () => {
    const most = '999999999999.999'
    const folio = await folioAfter({ ...toast, amount: most }, { ...toast, amount: '0.001' })
    expect(folio.balance).toBe('1000000000000')
    expect(folio.items[0]).toMatchObject({ amount: most, base_amount: most })
  })

  it('may be 0, and have the same digits as a number and as text', async () => {
    const folio = await folioAfter(
      { ...toast, amount: 0 },
      { ...toast, amount: 13.928 },
      { ...toast, amount: '13.928' },
    )
    expect(bases(folio)).toEqual(['0', '13.928', '13.928'])
  })

  it.each(['0.1234', '1e2', '-1', '+1', '1,5', '.5', '', 'NaN', '1000000000000', null, 0.1 + 0.2])(
    'that are no amounts are a 422: %j',
    async (amount) => {
      const answer = await till.post([{ ...toast, amount }])
      expect(refusalOf(answer)).toMatchObject({ status: 422, paths: ['posts[0].amount'] })
    },
  )

  it('are those of the whole line: the quantity does not multiply them', async () => {
    const folio = await folioAfter({ ...toast, amount: 15, quantity: 3 })
    expect(folio).toMatchObject({ balance: '15', items: [{ quantity: '3', amount: '15' }] })
  })
})

describe('other currencies', () => {
  it.each([
    ['13.928', '15.4', '214.4912'],
    [13.928, 15.4, '214.4912'],
    ['0.1', '0.1', '0.01'],
    ['19.99', '0.000000000001', '0.00000000001999'],
    ['1', '1.123456789012', '1.123456789012'],
    ['999999999999.999', '999999999999.999999999999', '999999999999998999999999.000000000000001'],
  ])('%s at %s are %s of the base currency, not rounded', async (amount, rate, base) => {
    const folio = await folioAfter(dollars(amount, rate))
    expect(folio).toMatchObject({ currency: 'EUR', balance: base })
    expect(folio.items[0]).toMatchObject({
      amount: String(amount),
      currency: 'USD',
      exchange_rate: String(rate),
      base_amount: base,
    })
  })

  it.each([undefined, null])('need a rate: %j', async (exchange_rate) => {
    const answer = await till.post([{ ...toast, currency: 'USD', exchange_rate }])
    expect(refusalOf(answer)).toEqual({
      status: 422,
      code: 'exchange_rate_required',
      paths: ['posts[0].exchange_rate'],
    })
  })

  it.each(['0', 0, '-1', '0.0000000000001', '1e3', 'abc'])('need a rate above 0: %j', async (rate) => {
    const answer = await till.post([dollars(1, rate)])
    expect(refusalOf(answer)).toMatchObject({ status: 422, paths: ['posts[0].exchange_rate'] })
  })

  it.each([undefined, null, '', 'EUR'])('%j is the base currency and needs no rate', async (currency) => {
    const folio = await folioAfter({ ...toast, amount: 7, currency })
    expect(folio.items[0]).toMatchObject({ currency: 'EUR', exchange_rate: null, base_amount: '7' })
  })

  it.each([undefined, null, '', 'EUR'])('%j has no other rate than 1', async (currency) => {
    const folio = await folioAfter({ ...toast, amount: 7, currency, exchange_rate: '1.00' })
    expect(folio.items[0]).toMatchObject({ exchange_rate: null, base_amount: '7' })
    const answer = await till.post([{ ...toast, amount: 7, currency, exchange_rate: '15.40' }])
    expect(refusalOf(answer)).toEqual({
      status: 422,
      code: 'invalid_value',
      paths: ['posts[0].exchange_rate'],
    })
  })

  it('of a hotel with another base currency are euros', async () => {
    const istanbul = await openTill(house, { currency: 'TRY', time_zone: 'Europe/Istanbul' })
    await istanbul.post([{ ...toast, amount: 10, currency: 'EUR', exchange_rate: '52.25' }])
    expect(await istanbul.folio()).toMatchObject({ currency: 'TRY', balance: '522.5' })
  })
})

describe('the type of an item', () => {
  it.each(['Expense', 'expense', 'EXPENSE', 'eXpEnSe'])('is read in any case: %s', async (post_type) => {
    const folio = await folioAfter({ ...toast, post_type })
    expect(folio.items[0].post_type).toBe('Expense')
  })

  it('says whether the guest owes more or less', async () => {
    const folio = await folioAfter(
      { ...toast, post_type: 'expense', amount: '30' },
      { ...toast, post_type: 'discount', amount: '4.5' },
      { ...cash, post_type: 'payment', amount: '20' },
      { ...toast, post_type: 'refund', amount: '2.25' },
    )
    expect(bases(folio)).toEqual(['30', '-4.5', '-20', '-2.25'])
    expect(folio).toMatchObject({
      expenses: '30',
      discounts: '4.5',
      payments: '20',
      refunds: '2.25',
      balance: '3.25',
    })
  })

  it('Refund of a payment gives the guest the money back, so that he owes more', async () => {
    const folio = await folioAfter(
      { ...cash, post_type: 'Payment', amount: '20' },
      { ...cash, post_type: 'Refund', amount: '5' },
    )
    expect(bases(folio)).toEqual(['-20', '5'])
    expect(folio.balance).toBe('-15')
  })
})
