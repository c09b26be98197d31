import { readRequest } from '@innwire/validators'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from './behaviours.ts'
import { demoHotel, posted } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const decimal = (least: number) =>
  fc
    .tuple(fc.integer({ min: least, max: 999_999_999_999 }), fc.stringMatching(/^([0-9]{0,2}[1-9])?$/))
    .map(([units, decimals]) => (decimals ? `${units}.${decimals}` : `${units}`))
const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
const product = fc.record({ product_id: id })
const both = fc.record({ product_id: fc.constant(null), department_id: id, revenue_account_id: id })

it('any legal invoice is read by the service as it was meant', async () => {
  const items = fc
    .tuple(
      fc.oneof(product, both),
      fc.record(
        { post_type: fc.constantFrom('Expense', 'Payment', 'Refund', 'Discount'), quantity: decimal(1) },
        { requiredKeys: ['post_type', 'quantity'] },
      ),
      fc.record(
        {
          amount: decimal(0),
          unit: id,
          currency: fc.constantFrom('EUR', null, ''),
          exchange_rate: decimal(1),
        },
        { requiredKeys: ['amount'] },
      ),
    )
    .map((parts) => Object.assign({}, ...parts))
  const texts = { transaction_id: id, invoice_number: id, pos_id: id, reservation_id_customer_id: id }
  const posting = fc.record({ ...texts, note: id, posts: fc.array(items, { minLength: 1, maxLength: 5 }) })
  await fc.assert(
    fc.asyncProperty(posting, async (given) => {
      server.plays(json(posted))
      await demoHotel(server.url).postings.create(given)
      const { headers, body } = server.request(0)
      const read = readRequest('createPosting', { query: '', contentType: headers['content-type'], body })
      expect(read).toMatchObject({ ok: true })
      const numbers = (one: { quantity: unknown; amount: unknown }) => ({
        ...one,
        quantity: Number(one.quantity),
        amount: Number(one.amount),
      })
      if (read.ok) {
        expect(read.body.posts.map(numbers)).toEqual(given.posts.map(numbers))
        expect({ ...read.body, posts: [] }).toEqual({ ...given, posts: [] })
      }
    }),
  )
})
