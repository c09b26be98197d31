import type { Posting } from '@innwire/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import {
  cashierMessage,
  memoryStore,
  type PostingNotice,
  type PostingOutcome,
  type Store,
  type Sync,
} from '../../src/index.ts'
import { setUpTill, toast } from '../postings/till.ts'
import {
  type Alter,
  altered,
  broken,
  day,
  hour,
  minute,
  page,
  refused,
  type Sent,
  startFaultyHotel,
} from './faulty-hotel.ts'

type FaultyTill = Awaited<ReturnType<typeof openFaultyTill>>
const openFaultyTill = async () => setUpTill(await startFaultyHotel())

let till: FaultyTill
beforeEach(async () => {
  till = await openFaultyTill()
})
afterEach(() => till.stop())

/** A fault that concerns one invoice: its first attempts, or all of them. */
const onBill =
  (
    id: string,
    fault: (attempt: number, ask: () => Promise<Response>, sent: Sent) => ReturnType<Alter>,
  ): Alter =>
  (sent, ask) => {
    if (sent.operation !== 'createPosting' || sent.body.transaction_id !== id) return undefined
    return fault(sentOf(id).length, ask, sent)
  }

const sentOf = (id: string) =>
  till.sentBy('createPosting').filter(({ body }: Sent) => body.transaction_id === id)
const html = () => page(200, '<h1>Please accept our terms</h1>')
const garbled = async (ask: () => Promise<Response>) => {
  await ask()
  return html()
}
/** Posts them, without waiting for what comes of them. */
async function post(sync: Sync, ...invoices: Posting[]) {
  const outcomes = new Map<string, PostingOutcome>()
  for (const invoice of invoices) {
    const { transactionId, settled } = await sync.postings.post(invoice)
    void settled.then((outcome) => outcomes.set(transactionId, outcome))
  }
  return outcomes
}
const bills = (count: number, more: Partial<Posting> = {}) =>
  Array.from({ length: count }, () => till.invoice(more))
const countOf = (id: string) => sentOf(id).length
const tellings = (type: Parameters<FaultyTill['eventsOf']>[0]) => till.eventsOf(type)

describe('a good answer that confirms nothing', () => {
  it.each(
    sampled<[string, (ask: () => Promise<Response>) => Promise<Response>]>(3, [
      ['a page', garbled],
      [
        'another transaction id',
        async (ask) => altered(await ask(), (body) => (body.transaction_id = 't-9')),
      ],
      ['half a body', async (ask) => page(200, (await (await ask()).text()).slice(0, 30))],
    ]),
  )('%s: the bill waits for a person after three attempts, and those after it go on', async (_, fault) => {
    till.alter(onBill('t-1', (_, ask) => fault(ask)))
    const sync = await till.open()
    const [stuck, ...others] = bills(20)
    const outcomes = await post(sync, stuck as Posting, ...others)
    await till.time.advance(10 * minute)
    expect(outcomes.get('t-1')).toMatchObject({
      outcome: 'unconfirmed',
      mayBeOnFolio: true,
      sentAgain: false,
    })
    expect(outcomes.size).toBe(20)
    await till.advanceDay()
    expect(countOf('t-1')).toBe(3)
    expect(till.sentBy('createPosting')).toHaveLength(22)
    await till.expectOnFolio([stuck as Posting, ...others])
    expect(await till.postedAt('bar')).toHaveLength(20)
    const [told, ...again] = tellings('unconfirmed')
    expect(told?.message).toMatch(
      /t-1, of the terminal bar, may be on the folio or not\. The service answered 200.*postings\.retry\('t-1'\) or postings\.withdraw/,
    )
    expect(again).toEqual([])
    expect(await sync.postings.waiting()).toMatchObject([{ transactionId: 't-1', outcome: 'unconfirmed' }])
  })

  it('a person sends it again when the cause is gone, and the folio has it once', async () => {
    till.alter(onBill('t-1', (_, ask) => garbled(ask)))
    const sync = await till.open()
    const stuck = till.invoice()
    await post(sync, stuck)
    await till.time.advance(hour)
    till.alter()
    const receipt = await sync.postings.retry('t-1')
    await till.time.advance(minute)
    expect(await receipt?.settled).toMatchObject({ outcome: 'posted' })
    expect(await sync.postings.waiting()).toEqual([])
    await till.expectOnFolio([stuck])
  })

  it('sent again in vain it is unconfirmed again after one attempt', async () => {
    till.alter(onBill('t-1', (_, ask) => garbled(ask)))
    const sync = await till.open()
    const outcomes = await post(sync, till.invoice())
    await till.time.advance(5000)
    expect(outcomes.get('t-1')).toMatchObject({ outcome: 'unconfirmed' })
    const receipt = await sync.postings.retry('t-1')
    await till.time.advance(minute)
    expect(await receipt?.settled).toMatchObject({ outcome: 'unconfirmed', sentAgain: false })
    expect(countOf('t-1')).toBe(4)
  })

  it('a person sends it again as often as he likes, each time at once', async () => {
    till.alter(onBill('t-1', (_, ask) => garbled(ask)))
    const sync = await till.open()
    await post(sync, till.invoice())
    await till.time.advance(5000)
    for (const attempts of [4, 5, 6]) {
      const receipt = await sync.postings.retry('t-1')
      await till.time.advance(minute)
      expect(countOf('t-1')).toBe(attempts)
      expect(await receipt?.settled).toMatchObject({ outcome: 'unconfirmed' })
    }
    const next = await post(sync, till.invoice())
    await till.time.advance(minute)
    expect(next.get('t-2')).toMatchObject({ outcome: 'posted' })
  })

  it('a person takes it out, and is told that it may be on the folio', async () => {
    till.alter(onBill('t-1', html))
    const sync = await till.open()
    await post(sync, till.invoice())
    await till.time.advance(hour)
    expect(await sync.postings.withdraw('t-1')).toEqual({ outcome: 'withdrawn', mayBeOnFolio: true })
    expect(await sync.postings.waiting()).toEqual([])
  })

  it('for every request of some hours makes a few bills wait for a person, and not all', async () => {
    till.alter(html)
    const sync = await till.open()
    const outcomes = await post(sync, ...bills(40))
    await till.time.advance(5 * hour)
    expect(outcomes.size).toBeLessThanOrEqual(6)
    till.alter()
    await till.advanceDay()
    expect(
      [...outcomes.values()].filter(({ outcome }) => outcome === 'posted').length,
    ).toBeGreaterThanOrEqual(34)
  })

  it.each(
    sampled<[string, (body: { transaction_id?: string; status?: string }) => unknown]>(2, [
      ['no transaction id', (body) => delete body.transaction_id],
      ['the status Success', (body) => Object.assign(body, { status: 'Success' })],
    ]),
  )('for every bill of a day, with %s, lets none leave more than three times', async (_, change) => {
    till.alter((sent, ask) =>
      sent.operation === 'createPosting' ? ask().then((answer) => altered(answer, change)) : undefined,
    )
    const store = memoryStore({ now: till.time.now })
    const first = await till.open({ store })
    const all = bills(20)
    await post(first, ...all)
    await till.time.advance(6 * hour)
    await first.close()
    await till.open({ store })
    await till.time.advance(18 * hour)
    const counts = all.map(({ transaction_id }) => countOf(transaction_id))
    expect(Math.max(...counts)).toBe(3)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(8)
    expect(
      tellings('trouble').filter(({ message }) => /invoices in a row got no answer/.test(message)),
    ).toHaveLength(2)
  })

  it('for the bills of a quarter of an hour holds up the next of its terminal until others are posted', async () => {
    till.alter(html)
    const sync = await till.open()
    const outcomes = await post(sync, ...bills(4))
    await till.time.advance(10 * minute)
    expect(outcomes.size).toBe(2)
    till.alter()
    await post(sync, till.invoice({ pos_id: 'spa' }))
    await till.time.advance(minute)
    expect(outcomes.get('t-3')).toMatchObject({ outcome: 'posted' })
    expect(outcomes.get('t-4')).toMatchObject({ outcome: 'posted' })
  })

  it('three times is not sent again by the next process, which did not see it', async () => {
    const kept = memoryStore({ now: till.time.now })
    till.alter(onBill('t-1', html))
    let fails = false
    const store: Store = {
      ...kept,
      write(property, changes, lease) {
        const declares = changes.some(({ value }) => (value as { state?: string })?.state === 'unconfirmed')
        if (declares) fails = true
        return fails ? Promise.reject(new Error('The disk is full.')) : kept.write(property, changes, lease)
      },
    }
    const first = await till.open({ store })
    await post(first, till.invoice())
    await till.time.advance(hour)
    expect(countOf('t-1')).toBe(3)
    await first.close()
    const sync = await till.open({ store: kept })
    await till.time.advance(hour)
    expect(countOf('t-1')).toBe(3)
    expect(await sync.postings.get('t-1')).toMatchObject({ outcome: 'unconfirmed', sentAgain: false })
  })
})

describe('a refusal', () => {
  it('says that the bill should be on no folio when it was never sent before', async () => {
    const sync = await till.open()
    const outcomes = await post(sync, till.invoice({ reservation_id_customer_id: '99999:1' }))
    await till.time.advance(minute)
    expect(outcomes.get('t-1')).toMatchObject({ code: 'guest_not_found', mayBeOnFolio: false })
    expect(tellings('posting_refused')[0]?.message).toContain('it should be on no folio.')
  })

  it.each(
    sampled(3, [
      ['a lost answer', () => Promise.reject(broken())],
      ['a failure of the service', () => page(500, '<h1>Oops</h1>')],
      ['an unreadable answer', html],
    ]),
  )('after %s says that the bill may be on the folio', async (_, fault) => {
    till.alter(onBill('t-1', (attempt) => (attempt === 1 ? fault() : undefined)))
    const sync = await till.open()
    const item = { post_type: 'Expense' as const, quantity: 1, amount: 3, department_id: 'HR:37' }
    const outcomes = await post(sync, till.invoice({ posts: [{ ...item, revenue_account_id: 'HR:9999' }] }))
    await till.time.advance(minute)
    const outcome = outcomes.get('t-1')
    expect(outcome).toMatchObject({ outcome: 'refused', code: 'unknown_service_id', mayBeOnFolio: true })
    expect(cashierMessage(outcome as PostingOutcome)).toMatch(/may be on the guest's folio.*look there/)
    expect(tellings('posting_refused')[0]?.message).not.toContain('on no folio')
  })

  it('because another till has used the id always says that it may be on the folio', async () => {
    const elsewhere = await till.open()
    const invoice = till.invoice()
    await post(elsewhere, invoice)
    await till.time.advance(minute)
    await elsewhere.close()
    const sync = await till.open()
    const outcomes = await post(sync, { ...invoice, invoice_number: 'another' })
    await till.time.advance(minute)
    expect(outcomes.get('t-1')).toMatchObject({ code: 'transaction_id_reused', mayBeOnFolio: true })
    expect(tellings('posting_refused')[0]?.message).toMatch(/may be on the guest's folio/)
  })

  it('after an attempt that never left says that the bill is on no folio', async () => {
    till.alter(onBill('t-1', (attempt) => (attempt < 4 ? Promise.reject(refused()) : undefined)))
    const sync = await till.open()
    const outcomes = await post(sync, till.invoice({ reservation_id_customer_id: '99999:1' }))
    await till.time.advance(hour)
    expect(outcomes.get('t-1')).toMatchObject({ code: 'guest_not_found', mayBeOnFolio: false })
  })

  it('by a gateway is not believed: the bill is posted when the gateway lets it through', async () => {
    till.alter(onBill('t-1', (attempt) => (attempt < 4 ? page(422, '<h1>Blocked</h1>') : undefined)))
    const sync = await till.open()
    const invoice = till.invoice()
    const outcomes = await post(sync, invoice)
    await till.time.advance(hour)
    expect(outcomes.get('t-1')).toMatchObject({ outcome: 'posted' })
    expect(tellings('posting_refused')).toEqual([])
    await till.expectOnFolio([invoice])
  })

  it('by a gateway that has codes of its own is not believed either', async () => {
    const blocked = () => page(422, '{"status":"error","code":"blocked","message":"Rule 7"}')
    till.alter(onBill('t-1', blocked))
    const sync = await till.open()
    const outcomes = await post(sync, till.invoice())
    await till.advanceDay()
    expect(outcomes.get('t-1')).toMatchObject({ outcome: 'unconfirmed', mayBeOnFolio: true, sentAgain: true })
  })
})

/** A store to which nothing is written any more from some moment on, as if the process had ended then. */
function dying() {
  const store = memoryStore({ now: till.time.now })
  let dead = false
  const write: Store['write'] = (...given) =>
    dead ? Promise.reject(new Error('The process has ended.')) : store.write(...given)
  return {
    store,
    until: { ...store, write } satisfies Store,
    die() {
      dead = true
    },
  }
}

it('what an attempt may have done is known after a process that ended before the answer', async () => {
  const { store, until, die } = dying()
  till.alter(
    onBill('t-1', async (_, ask) => {
      die()
      await ask()
      return page(500, 'Oops')
    }),
  )
  const first = await till.open({ store: until })
  await first.postings.post(till.invoice())
  await till.time.advance(1000)
  await first.close()
  till.alter(
    onBill('t-1', () =>
      page(
        409,
        '{"status":"error","code":"folio_closed","message":"The guest has left.","request_id":"r-1"}',
      ),
    ),
  )
  const sync = await till.open({ store })
  await till.time.advance(hour)
  expect(await sync.postings.get('t-1')).toMatchObject({ code: 'folio_closed', mayBeOnFolio: true })
})

describe('a bill on which the service fails for ever', () => {
  const fails = onBill('t-3', () => page(500, '<h1>Oops</h1>'))

  it('among twenty of its terminal is unconfirmed after a quarter of an hour, and the others are posted', async () => {
    till.alter(fails)
    const sync = await till.open()
    const all = bills(20)
    const outcomes = await post(sync, ...all)
    await till.time.advance(30 * minute)
    expect(outcomes.get('t-3')).toMatchObject({ outcome: 'unconfirmed', sentAgain: true, mayBeOnFolio: true })
    expect(outcomes.size).toBe(20)
    await till.advanceDay()
    await till.expectOnFolio(all.filter(({ transaction_id }) => transaction_id !== 't-3'))
    expect(countOf('t-3')).toBeLessThanOrEqual(40)
    expect(tellings('unconfirmed')).toHaveLength(1)
  })

  it('is unconfirmed within two minutes where another terminal shows that it is at fault', async () => {
    till.alter(fails)
    const sync = await till.open()
    const [first, second, stuck, next, ...others] = bills(10)
    await post(sync, first as Posting, second as Posting)
    await till.time.advance(2 * minute)
    const outcomes = await post(sync, stuck as Posting, next as Posting)
    await till.time.advance(15_000)
    await post(sync, ...others.map((one) => ({ ...one, pos_id: 'spa' })))
    await till.time.advance(3 * minute)
    expect(outcomes.get('t-3')).toMatchObject({ outcome: 'unconfirmed' })
    expect(outcomes.get('t-4')).toMatchObject({ outcome: 'posted' })
  })

  it.each(
    sampled<[string, () => ReturnType<Alter>]>(3, [
      ['says 503 to', () => page(503, 'Busy')],
      ['breaks the connection of', () => Promise.reject(broken())],
      ['never answers', () => 'hang'],
    ]),
  )('or %s, is unconfirmed where others get their answers, and the next are posted', async (_, fault) => {
    till.alter(onBill('t-3', fault))
    const sync = await till.open({ onReservation: async () => {} })
    const all = bills(6)
    const outcomes = await post(sync, ...all)
    await till.time.advance(6 * hour)
    expect(outcomes.get('t-3')).toMatchObject({ outcome: 'unconfirmed', sentAgain: true, mayBeOnFolio: true })
    await till.expectOnFolio(all.filter(({ transaction_id }) => transaction_id !== 't-3'))
  })

  it('is posted by itself within an hour when the cause is gone', async () => {
    till.alter(fails)
    const sync = await till.open()
    const all = bills(5)
    await post(sync, ...all)
    await till.time.advance(10 * hour)
    till.alter()
    await till.time.advance(70 * minute)
    expect(await sync.postings.get('t-3')).toMatchObject({ outcome: 'posted' })
    expect(await sync.postings.waiting()).toEqual([])
    await till.expectOnFolio(all)
  })

  it('with more faulty ones behind it holds up its terminal for some hours, not for ever', async () => {
    const faulty = new Set(['t-1', 't-2', 't-3'])
    till.alter(({ operation, body }) =>
      operation === 'createPosting' && faulty.has(body.transaction_id) ? page(500, 'Oops') : undefined,
    )
    const sync = await till.open()
    const outcomes = await post(sync, ...bills(5))
    await till.time.advance(3 * hour)
    expect(outcomes.get('t-4')).toMatchObject({ outcome: 'posted' })
    expect(outcomes.get('t-5')).toMatchObject({ outcome: 'posted' })
    await till.advanceDay()
    expect(till.sentBy('createPosting').length).toBeLessThanOrEqual(140)
  })

  it('is told of before and after a restart as it is', async () => {
    const store = memoryStore({ now: till.time.now })
    till.alter(fails)
    const first = await till.open({ store })
    await post(first, ...bills(4))
    await till.time.advance(hour)
    await first.close()
    const sync = await till.open({ store })
    expect(await sync.postings.waiting()).toMatchObject([{ transactionId: 't-3', outcome: 'unconfirmed' }])
    await post(sync, till.invoice())
    await till.time.advance(minute)
    expect(await sync.postings.get('t-5')).toMatchObject({ outcome: 'posted' })
    expect(tellings('unconfirmed')).toHaveLength(1)
  })
})

describe('while the whole service is away', () => {
  it.each(
    sampled<[string, Alter]>(2, [
      ['and cannot be connected to', () => Promise.reject(refused())],
      ['and breaks every connection', () => Promise.reject(broken())],
      ['and answers nobody', () => 'hang'],
      ['and says 503', () => page(503, 'Maintenance')],
      ['and takes no token', () => page(401, 'Who are you?')],
    ]),
  )('%s, bills wait, and all are posted afterwards', async (_, away) => {
    const sync = await till.open()
    till.alter(away)
    const all = bills(12)
    const outcomes = await post(sync, ...all)
    await till.time.advance(day / 2)
    expect([...outcomes.values()]).toEqual([])
    till.alter()
    await till.time.advance(day / 2)
    expect([...outcomes.values()]).toMatchObject(Array(12).fill({ outcome: 'posted' }))
    expect(tellings('unconfirmed')).toEqual([])
    await till.expectOnFolio(all)
    expect(await till.postedAt('bar')).toEqual(all.map((one) => one.transaction_id))
  })

  it('and fails on every bill, a few are unconfirmed, and all are posted afterwards', async () => {
    const sync = await till.open()
    till.alter(({ operation }) => (operation === 'createPosting' ? page(500, 'Oops') : undefined))
    const all = bills(30)
    await post(sync, ...all)
    await till.time.advance(5 * hour)
    expect(tellings('unconfirmed').length).toBeLessThanOrEqual(5)
    expect(till.sentBy('createPosting').length).toBeLessThanOrEqual(100)
    till.alter()
    await till.time.advance(2 * hour)
    expect(await sync.postings.waiting()).toEqual([])
    await till.expectOnFolio(all)
  })
})

it('an item that no mapping fits is told of, once, and the outcome names it', async () => {
  const sync = await till.open()
  const item = { post_type: 'Expense' as const, quantity: 1, amount: 3 }
  const odd = { ...item, department_id: 'RESTAURANT', revenue_account_id: 'WINE' }
  const outcomes = await post(sync, till.invoice({ posts: [toast(1), odd] }))
  await till.time.advance(hour)
  expect(outcomes.get('t-1')).toMatchObject({ outcome: 'posted', defaultMapped: [1] })
  expect(till.events).toMatchObject([{ type: 'default_mapping', transactionId: 't-1', items: [1] }])
  expect(till.events[0]?.message).toMatch(
    /t-1, of the terminal bar, is on the folio, but no mapping fits posts\[1\]/,
  )
  expect(cashierMessage(outcomes.get('t-1') as PostingOutcome)).toMatch(/did not know item 2/)
})

describe('onPosting', () => {
  const notices: PostingNotice[] = []
  beforeEach(() => {
    notices.length = 0
  })
  const onPosting = async (notice: PostingNotice) => void notices.push(notice)
  const keys = () => notices.map(({ key }) => key)

  it('is told of every outcome, in the order of each terminal', async () => {
    till.alter(onBill('t-2', html))
    const sync = await till.open({ onPosting })
    await post(sync, till.invoice(), till.invoice(), till.invoice({ reservation_id_customer_id: '9:9' }))
    await till.time.advance(hour)
    await sync.postings.withdraw('t-2')
    await till.time.advance(minute)
    expect(keys()).toEqual(['t-1/posted', 't-2/unconfirmed', 't-3/refused', 't-2/withdrawn'])
    expect(notices[0]).toMatchObject({
      transactionId: 't-1',
      invoiceNumber: 'INV-1',
      posId: 'bar',
      attempt: 1,
    })
  })

  it('is told at the next start when the process ended between the outcome and the telling', async () => {
    const { store, until, die } = dying()
    const first = await till.open({
      store: until,
      onPosting: async () => {
        die()
        throw new Error('The process has ended.')
      },
    })
    await post(first, till.invoice())
    await till.time.advance(1000)
    await first.close()
    await till.open({ store, onPosting })
    await till.time.advance(minute)
    expect(keys()).toEqual(['t-1/posted'])
    expect(await till.journalOf(store)).toHaveLength(2)
    expect(await store.list(till.hrId, 'postings_notices')).toEqual([])
  })

  it('that hangs counts as failed after a minute, comes again, and holds up no other terminal', async () => {
    let hangs = true
    const sync = await till.open({
      onPosting(notice) {
        notices.push(notice)
        return hangs && notice.posId === 'bar' ? new Promise(() => {}) : Promise.resolve()
      },
    })
    await post(sync, till.invoice(), till.invoice({ pos_id: 'spa' }), till.invoice())
    await till.time.advance(5 * minute)
    expect(keys().filter((key) => key === 't-1/posted').length).toBeGreaterThan(2)
    expect(keys()).toContain('t-2/posted')
    expect(keys()).not.toContain('t-3/posted')
    hangs = false
    await till.time.advance(5 * minute)
    expect(keys().slice(-2)).toEqual(['t-1/posted', 't-3/posted'])
    expect(tellings('trouble')).toHaveLength(1)
  })

  it('that succeeds late, after its time, has taken the outcome', async () => {
    const signals: AbortSignal[] = []
    const calls: (() => void)[] = []
    const sync = await till.open({
      onPosting(notice) {
        signals.push(notice.signal)
        return new Promise((resolve) => calls.push(() => resolve(undefined)))
      },
    })
    await post(sync, till.invoice())
    await till.time.advance(minute + 500)
    expect(signals[0]?.aborted).toBe(true)
    calls[0]?.()
    await till.time.advance(hour)
    expect((await sync.status()).postings.outcomesWaiting).toBe(0)
    expect(calls).toHaveLength(1)
  })

  it('that never takes one outcome gets the others, and that one every hour until it does', async () => {
    let broke = true
    const sync = await till.open({
      onPosting(notice) {
        notices.push(notice)
        return broke && notice.transactionId === 't-1' ? Promise.reject(new Error('No.')) : Promise.resolve()
      },
    })
    await post(sync, till.invoice(), till.invoice())
    await till.time.advance(3 * hour)
    expect(keys()).toContain('t-2/posted')
    expect(tellings('outcome_not_taken')).toMatchObject([{ key: 't-1/posted' }])
    expect(notices.length).toBeLessThan(20)
    broke = false
    await till.time.advance(hour)
    expect(notices.at(-1)).toMatchObject({ key: 't-1/posted', attempt: notices.length - 1 })
    await till.advanceDay()
    expect(keys().filter((key) => key === 't-1/posted')).toHaveLength(notices.length - 1)
  })

  it('that is not given costs nothing: no outcome is kept for it', async () => {
    const store = memoryStore({ now: till.time.now })
    const sync = await till.open({ store })
    await post(sync, till.invoice())
    await till.time.advance(minute)
    expect(await store.list(till.hrId, 'postings_notices')).toEqual([])
  })
})
