import type { Posting } from '@innwire/types'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostingOutbox } from '../../src/postings/outcome.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till, toast } from './till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.stop())

const amount = fc
  .tuple(fc.nat(99_999), fc.constantFrom('', '.5', '.25', '.125', '.10', '.000'))
  .map(([whole, fraction]) => whole + fraction)
const moment = fc.constantFrom('before_commit', 'after_commit')
const effect = fc.oneof(
  fc.record({ effect: fc.constant('drop'), moment }),
  fc.record({ effect: fc.constant('status'), status: fc.constant(500), moment }),
  fc.record({ effect: fc.constant('malformed_body') }),
  fc.record({ effect: fc.constant('delay'), delay_ms: fc.integer({ min: 1, max: 150 }) }),
)
const fault = fc
  .tuple(effect, fc.record({ count: fc.integer({ min: 1, max: 4 }), share: fc.constantFrom(0.3, 0.6, 1) }))
  .map(([what, when]) => ({ ...what, ...when, seed: when.count }))

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      pos_id: fc.constantFrom('bar', 'spa', 'shop'),
      amounts: fc.array(amount, { minLength: 1, maxLength: 4 }),
      /** The till forgot that it was handed in. */
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
)

/** Answers that accept an invoice and confirm nothing; after three of them it is left to a person (D25). */
const answersThatConfirmNothing = (steps: { kind: string; fault?: { effect: string; count: number } }[]) =>
  steps.reduce((sum, { fault }) => sum + (fault?.effect === 'malformed_body' ? fault.count : 0), 0)

it('whatever fails, and whenever the engine starts anew, each invoice is posted once and terminals keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { guest } = await till.checkIn()
      const store = memoryStore()
      const open = () => till.open({ store, pacing: { timeoutMs: 100, retryMs: 5 } })
      let sync = await open()
      const invoices: Posting[] = []
      for (const each of steps) {
        if (each.kind === 'fault') await till.fault(each.fault)
        else if (each.kind === 'restart') {
          await sync.close()
          sync = await open()
        } else {
          const { pos_id, amounts, twice } = each
          const posts = amounts.map(toast)
          const invoice = till.invoice({ pos_id, posts, reservation_id_customer_id: guest })
          invoices.push(invoice)
          await Promise.all((twice ? [1, 2] : [1]).map(() => sync.postings.post(invoice)))
        }
      }
      const receipts = await Promise.all(invoices.map((invoice) => sync.postings.post(invoice)))
      const forPersons = await retryUntilPosted(sync.postings)
      const mostForPersons = Math.floor(answersThatConfirmNothing(steps) / 3)
      expect(forPersons.size).toBeLessThanOrEqual(mostForPersons)
      for (const { transactionId, settled } of receipts) {
        const first = await settled
        if (first.outcome !== 'posted') {
          expect(first).toMatchObject({ outcome: 'unconfirmed', mayBeOnFolio: true, sentAgain: false })
          expect(forPersons).toContain(transactionId)
        }
        expect(await sync.postings.get(transactionId)).toMatchObject({ outcome: 'posted' })
      }
      await sync.close()
      await till.noFaults()
      await till.expectOnFolio(invoices, guest)
      for (const terminal of ['bar', 'spa', 'shop']) {
        const handedIn = invoices.filter(({ pos_id }) => pos_id === terminal)
        expect(await till.postedAt(terminal, guest)).toEqual(handedIn.map((one) => one.transaction_id))
      }
    }),
    { numRuns: 25 },
  )
})

/**
 * Waits until all are posted; does what a person does who has looked at the folio.
 * @returns the ids of those that were left to a person
 */
async function retryUntilPosted(postings: PostingOutbox): Promise<Set<string>> {
  const forPersons = new Set<string>()
  await eventually(async () => {
    const waiting = await postings.waiting()
    for (const { transactionId, outcome } of waiting) {
      if (outcome !== 'unconfirmed') continue
      forPersons.add(transactionId)
      await postings.retry(transactionId)
    }
    expect(waiting).toEqual([])
  })
  return forPersons
}
