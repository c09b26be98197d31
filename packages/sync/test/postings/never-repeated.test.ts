import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  cashierMessage,
  memoryStore,
  type PostingOutcome,
  type SyncEvent,
  type SyncOptions,
} from '../../src/index.ts'
import { eventually } from '../hotel.ts'
import { openTill, type Till } from './till.ts'

let till: Till
let events: SyncEvent[]
beforeEach(async () => {
  till = await openTill()
  events = []
})
afterEach(() => till.stop())

const unconfirmed = { outcome: 'unconfirmed', mayBeOnFolio: true, sentAgain: false }
const never: Partial<SyncOptions> = { repeat: 'never', onEvent: (event) => events.push(event) }

/** A way to the service that changes what comes of a posting. */
const onPostings =
  (change: (ask: () => Promise<Response>) => Promise<Response>): typeof fetch =>
  (input, init) => {
    const ask = () => fetch(input, init)
    return String(input).includes('postings') ? change(ask) : ask()
  }

describe("where a bill is repeated 'never', one attempt that may have charged is the last, after", () => {
  it.each([
    { effect: 'drop', moment: 'before_commit' },
    { effect: 'drop', moment: 'after_commit' },
    { effect: 'status', status: 500, moment: 'after_commit' },
    { effect: 'status', status: 503, moment: 'after_commit' },
    { effect: 'malformed_body' },
  ])('$effect $status $moment', async (fault) => {
    await till.fault({ ...fault, count: 1 })
    const sync = await till.open(never)
    const receipt = await sync.postings.post(till.invoice())
    expect(await receipt.settled).toMatchObject(unconfirmed)
    // Those after it go on, and it stays as it is.
    const next = await sync.postings.post(till.invoice())
    expect(await next.settled).toMatchObject({ outcome: 'posted' })
    expect(await till.requests()).toHaveLength(2)
    expect(await sync.postings.waiting()).toMatchObject([unconfirmed])
    expect(events.filter(({ type }) => type === 'trouble')).toEqual([])
    expect(events.map(({ message }) => message).join()).toContain("call postings.retry('t-1')")
  })

  it.each([
    ['another 200 body', 200, { result: 'created' }],
    ['another id', 200, { status: 'success', transaction_id: 'other' }],
    ['a gateway that lost the answer', 502, {}],
  ])('%s', async (_, status, body) => {
    const fetch = onPostings(async (ask) => {
      await ask()
      return Response.json(body, { status })
    })
    const sync = await till.open({ ...never, fetch })
    const { settled } = await sync.postings.post(till.invoice())
    expect(await settled).toMatchObject(unconfirmed)
    expect(await till.requests()).toHaveLength(1)
  })

  it('the end of the process that waited for its answer', async () => {
    const store = memoryStore()
    const asked = Promise.withResolvers<void>()
    const over = Promise.withResolvers<Response>()
    const first = await till.open({
      ...never,
      store,
      fetch: onPostings(async (ask) => {
        await ask()
        asked.resolve()
        return over.promise
      }),
    })
    const invoice = till.invoice()
    const { settled } = await first.postings.post(invoice)
    await asked.promise
    // A crash: nothing more is written down, and nobody renews the lease.
    const journal = await crashed(store)
    const second = await till.open({ ...never, store: journal })
    const [waiting] = await eventually(async () => {
      const all = await second.postings.waiting()
      expect(all).toMatchObject([unconfirmed])
      return all
    })
    expect(waiting).toMatchObject({ message: 'The process that sent it ended before an answer came.' })
    expect(await till.requests()).toHaveLength(1)
    await till.expectOnFolio([invoice])
    over.reject(new TypeError('The process is dead.'))
    await first.close()
    await settled
  })

  it('an attempt that a process made which might repeat it', async () => {
    const store = memoryStore()
    await till.fault({ effect: 'status', status: 500, moment: 'after_commit' })
    const before = await till.open({ store })
    const invoice = till.invoice()
    await before.postings.post(invoice)
    await eventually(async () => expect((await till.requests()).length).toBeGreaterThan(2))
    await before.close()
    const sent = (await till.requests()).length
    await till.noFaults()
    const sync = await till.open({ ...never, store })
    const { settled } = await sync.postings.post(invoice)
    expect(await settled).toMatchObject(unconfirmed)
    expect(await till.requests()).toHaveLength(sent)
  })
})

describe("where a bill is repeated 'never', it is sent", () => {
  it('once more where a person decides so, and no more', async () => {
    await till.fault({ effect: 'status', status: 500, moment: 'before_commit' })
    const sync = await till.open(never)
    const invoice = till.invoice()
    expect(await (await sync.postings.post(invoice)).settled).toMatchObject(unconfirmed)
    const again = await sync.postings.retry('t-1')
    expect(await again?.settled).toMatchObject(unconfirmed)
    expect(await till.requests()).toHaveLength(2)
    await till.noFaults()
    const last = await sync.postings.retry('t-1')
    expect(await last?.settled).toMatchObject({ outcome: 'posted' } satisfies Partial<PostingOutcome>)
    await till.expectOnFolio([invoice])
  })

  it('once more where a person has taken it out and hands it in again, and it may be on the folio for ever', async () => {
    await till.hotel('PUT', '/readings', { readings: ['postings.noDeduplication'] })
    await till.fault({ effect: 'status', status: 500, moment: 'after_commit', count: 1 })
    const store = memoryStore()
    const before = await till.open({ ...never, store })
    const invoice = till.invoice()
    expect(await (await before.postings.post(invoice)).settled).toMatchObject(unconfirmed)
    const withdrawn = { outcome: 'withdrawn', mayBeOnFolio: true }
    expect(await before.postings.withdraw('t-1')).toEqual(withdrawn)
    await before.close()
    await till.checkOut()
    const sync = await till.open({ ...never, store })
    const refused = await (await sync.postings.post(invoice)).settled
    expect(refused).toMatchObject({ outcome: 'refused', code: 'folio_closed', mayBeOnFolio: true })
    expect(cashierMessage(refused)).toMatch(/^The bill may be on the guest's folio/)
    expect(await till.requests()).toHaveLength(2)
  })

  it.each([
    { status: 429, code: 'rate_limited' },
    { status: 401, code: 'unauthorized' },
  ])('again after a $status, by which nothing was done', async ({ status, code }) => {
    let refusals = 2
    const fetch = onPostings(async (ask) => {
      if (refusals === 0) return ask()
      refusals -= 1
      return Response.json({ status: 'error', code, message: 'No.', request_id: 'r' }, { status })
    })
    const sync = await till.open({ ...never, fetch })
    const invoice = till.invoice()
    expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
    await till.expectOnFolio([invoice])
  })

  const syscall = 'connect'
  it.each<[string, object]>([
    ['refused', { code: 'ECONNREFUSED', syscall }],
    ['no way to the host', { code: 'EHOSTUNREACH', syscall }],
    ['no name', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }],
    ['timed out', { code: 'ETIMEDOUT', syscall }],
    ['no network', { code: 'ENETDOWN', syscall }],
    ['no address of ours', { code: 'EADDRNOTAVAIL', syscall }],
    ['a certificate that is over', { code: 'CERT_HAS_EXPIRED' }],
    ['a certificate of another host', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
    [
      'several addresses',
      new AggregateError([
        { code: 'ENETUNREACH', syscall },
        { code: 'ETIMEDOUT', syscall },
      ]),
    ],
  ])('again where nobody could be connected to: %s', async (_, cause) => {
    let failures = 3
    const fetch = onPostings(async (ask) => {
      if (failures === 0) return ask()
      failures -= 1
      throw Object.assign(new TypeError('fetch failed'), { cause })
    })
    const sync = await till.open({ ...never, fetch })
    const invoice = till.invoice()
    expect(await (await sync.postings.post(invoice)).settled).toMatchObject({ outcome: 'posted' })
    await till.expectOnFolio([invoice])
  })

  it.each<[string, object]>([
    ...['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED'].map((code): [string, object] => [
      `read ${code}`,
      { code, syscall: 'read' },
    ]),
    ['write EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'write' }],
    ['a code alone', { code: 'ECONNREFUSED' }],
    [
      'one of several connections',
      Object.assign(new AggregateError([{ syscall }, { syscall: 'read' }]), { code: 'ECONNREFUSED' }),
    ],
  ])('never where the connection ends later: %s', async (_, cause) => {
    const fetch = onPostings(async (ask) => {
      await ask()
      throw Object.assign(new TypeError('fetch failed'), { cause })
    })
    const sync = await till.open({ ...never, fetch })
    const invoice = till.invoice()
    expect(await (await sync.postings.post(invoice)).settled).toMatchObject(unconfirmed)
    await till.expectOnFolio([invoice])
  })
})

/** What the journal holds now, in a store of its own. */
async function crashed(store: ReturnType<typeof memoryStore>) {
  const copy = memoryStore()
  for (const collection of ['postings', 'postings_waiting', 'postings_settled'])
    for (const { key, value } of await store.list(till.hrId, collection))
      await copy.write(till.hrId, [{ collection, key, value }])
  return copy
}
