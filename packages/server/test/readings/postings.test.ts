import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReadingName } from '../../src/index.ts'
import { type House, startHouse } from '../property-api/hotel.ts'
import { cash, openTill, type Till, toast } from '../property-api/till.ts'
import { type Json, refusalOf } from '../support/answered.ts'

let house: House
let till: Till
beforeAll(async () => {
  house = await startHouse()
})
beforeEach(async () => {
  till = await openTill(house)
})
afterAll(() => house.server.stop())

const read = (...readings: ReadingName[]) => till.hotel.control('PUT', '/readings', { readings })
const invoice = () =>
  till.invoice([
    { ...toast, amount: '4' },
    { ...cash, post_type: 'Payment', amount: '1' },
  ])
const linesOf = ({ items }: Json) =>
  items.map(({ transaction_id, line, amount }: Json) => [transaction_id, line, amount])

it('a posting that comes again has the answer of the first, and is on the folio once', async () => {
  const posting = invoice()
  const [first, again] = [await till.send(posting), await till.send(posting)]
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await till.folio()).toMatchObject({ balance: '3', expenses: '4', payments: '1' })
})

it('by postings.noDeduplication it is on the folio as often as it comes', async () => {
  await read('postings.noDeduplication')
  const posting = invoice()
  const [first, again] = [await till.send(posting), await till.send(posting)]
  expect(again).toMatchObject({ status: 200, body: first.body })
  expect(again.headers.get('idempotent-replayed')).toBe(null)
  const folio = await till.folio()
  expect(folio).toMatchObject({ balance: '6', expenses: '8', payments: '2' })
  const { transaction_id } = posting
  expect(linesOf(folio)).toEqual([
    [transaction_id, 0, '4'],
    [transaction_id, 1, '1'],
    [transaction_id, 2, '4'],
    [transaction_id, 3, '1'],
  ])
  expect((await till.send(till.invoice([toast], { transaction_id }))).status).toBe(200)
  expect(await till.folio()).toMatchObject({ expenses: '9' })

  await read()
  expect(refusalOf(await till.send(posting))).toEqual({ status: 409, code: 'transaction_id_reused' })
  expect(await till.folio()).toMatchObject({ expenses: '9' })
})

it('a folio with more than a thousand lines of one invoice is read to its end', async () => {
  await read('postings.noDeduplication')
  const posting = till.invoice(Array(500).fill(toast))
  for (let time = 0; time < 3; time += 1) expect((await till.send(posting)).status).toBe(200)
  const page = (query: object): Promise<Json> =>
    till.hotel.control('GET', `/folios/${till.guest}?${new URLSearchParams({ ...query })}`)
  const lines: number[] = []
  for (let after: Json = {}; after; ) {
    const { items, next } = await page({ limit: 600, ...after })
    lines.push(...items.map(({ line }: Json) => line))
    after = next === null ? undefined : { after: next }
  }
  expect(lines).toEqual(Array.from({ length: 1500 }, (_, line) => line))
  await read()
})

it('by postings.refuseRepeat it is a 409, and on the folio once', async () => {
  await read('postings.refuseRepeat')
  const posting = invoice()
  expect((await till.send(posting)).status).toBe(200)
  const again = await till.send(posting)
  expect(refusalOf(again)).toEqual({ status: 409, code: 'transaction_id_reused' })
  expect(again.body.message).toBe(
    `The transaction id ${posting.transaction_id} was posted before, and nothing was posted again. If you have sent this invoice already, look at the folio: do not send it under another id. A new invoice needs a new id.`,
  )
  expect(await till.folio()).toMatchObject({ expenses: '4' })
  await read()
  expect((await till.send(posting)).headers.get('idempotent-replayed')).toBe('true')
})

it('by postings.otherAnswer the answer says nothing of what was booked', async () => {
  await read('postings.otherAnswer')
  const posting = invoice()
  const { transaction_id } = posting
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await till.send(posting)
    expect([status, body]).toEqual([200, { status: 'success', data: { transaction_id } }])
  }
  expect(await till.folio()).toMatchObject({ expenses: '4' })
  await read()
  expect((await till.send(posting)).body).toMatchObject({ transaction_id, folio_id: till.guest })
})
