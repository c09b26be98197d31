import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/engine/events.ts'
import type { Sync } from '../../src/open-sync.ts'
import { cashierMessage } from '../../src/postings/cashier-message.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till, toast } from './till.ts'

let till: Till
let sync: Sync
let events: SyncEvent[]
beforeEach(async () => {
  till = await openTill()
  events = []
  sync = await till.open({ onEvent: (event) => events.push(event) })
})
afterEach(() => till.stop())

describe('an invoice that is posted', () => {
  it('says where each item was booked, and which ones the default mapping took', async () => {
    const accounts = { post_type: 'expense' as const, quantity: 1, amount: 2 }
    const posts = [
      toast('10.00'),
      { ...accounts, department_id: 'HR:37', revenue_account_id: 'HR:62' },
      { ...accounts, department_id: 'RESTAURANT', revenue_account_id: 'FOOD' },
      { ...accounts, department_id: 'RESTAURANT', revenue_account_id: 'WINE' },
    ]
    const { transactionId, settled } = await sync.postings.post(till.invoice({ posts }))
    const booked = { department_id: 'HR:37', revenue_account_id: 'HR:62' }
    const result = {
      status: 'success',
      transaction_id: transactionId,
      folio_id: till.guest,
      data: ['product', 'direct', 'mapped', 'default'].map((mapping, index) => ({
        index,
        ...booked,
        mapping,
      })),
    }
    expect(await settled).toEqual({ outcome: 'posted', result, defaultMapped: [3] })
    expect(await sync.postings.get(transactionId)).toEqual({
      transactionId,
      invoiceNumber: 'INV-1',
      posId: 'bar',
      since: expect.any(Date),
      settledAt: expect.any(Date),
      outcome: 'posted',
      result,
      defaultMapped: [3],
    })
    expect(await sync.postings.waiting()).toEqual([])
  })

  it('is sent as it was when it was handed in, whatever becomes of the object', async () => {
    const invoice = till.invoice({ posts: [toast('12.50')] })
    const receipt = sync.postings.post(invoice)
    invoice.posts[0] = toast('999.00')
    invoice.note = 'changed'
    await (await receipt).settled
    expect((await till.folio()).expenses).toBe('12.5')
  })
})

describe('an invoice that the service refuses', () => {
  const other = { post_type: 'Expense' as const, quantity: 1, amount: '3.00', department_id: 'HR:37' }

  it.each([
    ['of a guest that nobody knows', { reservation_id_customer_id: '99999:1' }, 'guest_not_found', []],
    [
      'with an account that does not exist',
      { posts: [toast(1), { ...other, revenue_account_id: 'HR:999' }] },
      'unknown_service_id',
      ['posts[1].revenue_account_id'],
    ],
    [
      'whose item mixes two kinds of accounts',
      { posts: [{ ...other, revenue_account_id: 'HR:61' }] },
      'type_code_mismatch',
      ['posts[0].revenue_account_id'],
    ],
    [
      'in a currency without its rate',
      { posts: [{ ...toast(1), currency: 'USD' }] },
      'exchange_rate_required',
      ['posts[0].exchange_rate'],
    ],
  ])('one %s says at once why, and is on no folio', async (_, more, code, paths) => {
    const good = till.invoice()
    const { transactionId, settled } = await sync.postings.post(till.invoice(more))
    const next = await sync.postings.post(good)
    const outcome = await settled
    expect(outcome).toMatchObject({
      outcome: 'refused',
      code,
      message: expect.stringMatching(/\w{3}.*\./),
      mayBeOnFolio: false,
    })
    if (outcome.outcome !== 'refused') return
    expect(outcome.errors.map(({ path }) => path)).toEqual(paths)
    await eventually(() =>
      expect(events).toEqual([
        {
          type: 'posting_refused',
          transactionId,
          mayBeOnFolio: false,
          message: expect.stringContaining(`${transactionId}, of the terminal bar, is refused with ${code}`),
        },
      ]),
    )
    const where =
      paths.length > 0 ? 'look whether a part of it is on the folio.' : 'it should be on no folio.'
    expect(events[0]?.message).toContain(where)
    expect(events[0]?.message).toContain(cashierMessage(outcome))
    expect(await sync.postings.get(transactionId)).toMatchObject(outcome)
    expect(await next.settled).toMatchObject({ outcome: 'posted' })
    expect(await sync.postings.waiting()).toEqual([])
    await till.expectOnFolio([good])
  })

  it('one of a guest who has left says so, and others of the house are posted', async () => {
    await till.checkOut()
    const { settled } = await sync.postings.post(till.invoice())
    expect(await settled).toMatchObject({ outcome: 'refused', code: 'folio_closed' })
    const { guest } = await till.checkIn()
    const present = till.invoice({ reservation_id_customer_id: guest })
    expect(await (await sync.postings.post(present)).settled).toMatchObject({ outcome: 'posted' })
    await till.expectOnFolio([])
    await till.expectOnFolio([present], guest)
  })

  it('one whose id another till has used says so', async () => {
    const invoice = till.invoice()
    const elsewhere = await till.open({ store: memoryStore() })
    await (await elsewhere.postings.post(invoice)).settled
    const { settled } = await sync.postings.post({ ...invoice, invoice_number: 'another' })
    expect(await settled).toMatchObject({ outcome: 'refused', code: 'transaction_id_reused' })
    await till.expectOnFolio([invoice])
  })
})

it('an invoice whose answer was lost is posted, also when the guest has left before it is sent again', async () => {
  await till.fault({ effect: 'drop', moment: 'after_commit' })
  const invoice = till.invoice()
  const { settled } = await sync.postings.post(invoice)
  await eventually(async () => expect((await till.folio()).items).toHaveLength(1))
  await till.checkOut()
  await till.noFaults()
  expect(await settled).toMatchObject({ outcome: 'posted' })
  expect(events.filter(({ type }) => type === 'posting_refused')).toEqual([])
  await till.expectOnFolio([invoice])
})
