import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/store/sqlite.ts'
import { eventually } from '../hotel.ts'
import { jumpingTime } from './jumping-time.ts'
import { openTill, type Till } from './till.ts'

let till: Till
afterEach(() => till.stop())

const minuteMs = 60_000

const burst = (invoices: number, terminals: number) =>
  Array.from({ length: invoices }, (_, index) => till.invoice({ pos_id: `till ${index % terminals}` }))

describe('a service without a quota', () => {
  beforeEach(async () => {
    till = await openTill()
  })

  it('gets 500 invoices of five terminals, each terminal in order, with one request each', async () => {
    const store = await sqliteStore(join(till.folder, 'sync.db'))
    const sync = await till.open({ store })
    const invoices = burst(500, 5)
    const receipts = await Promise.all(invoices.map((invoice) => sync.postings.post(invoice)))
    const outcomes = await Promise.all(receipts.map(({ settled }) => settled))
    expect(outcomes.filter(({ outcome }) => outcome !== 'posted')).toEqual([])
    await till.expectOnFolio(invoices)
    for (let terminal = 0; terminal < 5; terminal += 1) {
      const handedIn = invoices.filter(({ pos_id }) => pos_id === `till ${terminal}`)
      expect(await till.postedAt(`till ${terminal}`)).toEqual(handedIn.map((one) => one.transaction_id))
    }
    expect((await till.requests()).map(({ status }) => status)).toEqual(Array(500).fill(200))
    await sync.close()
    await store.close()
  })

  it('has 4 requests at a time at most, and one of each terminal', async () => {
    const underWay: string[] = []
    let most = 0
    const sync = await till.open({
      async fetch(input, init) {
        const { pos_id } = JSON.parse(String(init?.body))
        expect(underWay).not.toContain(pos_id)
        underWay.push(pos_id)
        most = Math.max(most, underWay.length)
        const answer = await fetch(input, init)
        underWay.splice(underWay.indexOf(pos_id), 1)
        return answer
      },
    })
    const invoices = burst(60, 6)
    await Promise.all(invoices.map(async (invoice) => (await sync.postings.post(invoice)).settled))
    await eventually(async () => expect(await sync.postings.waiting()).toEqual([]))
    expect(most).toBe(4)
    await till.expectOnFolio(invoices)
  })

  it('is not asked more than now and then for an invoice that it fails on, and others go on', async () => {
    const { jump, ...time } = jumpingTime()
    let asked = 0
    const sync = await till.open({
      ...time,
      quota: { perMinute: 250, perDay: 250 },
      async fetch(input, init) {
        if (JSON.parse(String(init?.body)).pos_id !== 'stuck') return fetch(input, init)
        asked += 1
        return new Response('It broke.', { status: 500 })
      },
    })
    await sync.postings.post(till.invoice({ pos_id: 'stuck' }))
    const others = []
    for (let hour = 0; hour < 24; hour += 0.25) {
      jump(15 * minuteMs)
      const other = till.invoice()
      others.push(other)
      expect(await (await sync.postings.post(other)).settled).toMatchObject({ outcome: 'posted' })
    }
    await till.expectOnFolio(others)
    expect(asked).toBeGreaterThan(10)
    expect(asked).toBeLessThan(80)
  })
})

it('a service with a quota gets as many as that lets in, and never has to refuse one', async () => {
  const perMinute = 50
  till = await openTill({ quota: { per_minute: perMinute, per_day: 1000 } })
  const { jump, ...time } = jumpingTime()
  const sync = await till.open({ ...time, quota: { perMinute, perDay: 1000 } })
  const invoices = burst(130, 10)
  const receipts = await Promise.all(invoices.map((invoice) => sync.postings.post(invoice)))
  const ids = invoices.map((invoice) => invoice.transaction_id)
  let settled = 0
  for (const receipt of receipts)
    void receipt.settled.then(() => {
      settled += 1
    })
  // A fifth of each minute is left for closings.
  for (const sent of [40, 80, 120]) {
    await eventually(() => expect(settled).toBe(sent))
    // The terminals take turns: none is far behind.
    const waiting = await sync.postings.waiting()
    expect(waiting.slice(6).map((one) => one.transactionId)).toEqual(ids.slice(sent + 6))
    await till.control('POST', '/clock/advance', { seconds: 61 })
    jump(61_000)
  }
  await eventually(() => expect(settled).toBe(130))
  const requests = await till.requests()
  expect(requests.map(({ status }) => status)).toEqual(Array(130).fill(200))
  await till.expectOnFolio(invoices)
})
