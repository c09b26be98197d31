import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore, type PostingNotice, type Store } from '../../src/index.ts'
import { setUpTill } from '../postings/till.ts'
import { type Alter, hour, minute, page, startFaultyHotel } from './faulty-hotel.ts'

type FaultyTill = Awaited<ReturnType<typeof openFaultyTill>>
const openFaultyTill = async () => setUpTill(await startFaultyHotel())
let till: FaultyTill
beforeEach(async () => {
  till = await openFaultyTill()
})
afterEach(() => till.stop())

/** Does what it is asked, and says once that it failed at a bill, when it is told to. */
function lyingStore() {
  const store = memoryStore()
  let lies = false
  const write: Store['write'] = async (...given) => {
    await store.write(...given)
    if (!lies || !given[1].some(({ collection }) => collection === 'postings')) return
    lies = false
    throw new Error('The connection broke.')
  }
  return {
    store: { ...store, write },
    lie() {
      lies = true
    },
  }
}

/** The service accepts every bill, and nobody can read what it says. */
const garbled: Alter = (sent, ask) =>
  sent.operation === 'createPosting' ? ask().then(() => page(200, '<h1>Our terms</h1>')) : undefined

async function openUnconfirmed() {
  const { store, lie } = lyingStore()
  const keys: string[] = []
  const onPosting = async ({ key }: PostingNotice) => void keys.push(key)
  const sync = await till.open({ store, onPosting })
  till.alter(garbled)
  await sync.postings.post(till.invoice())
  await till.time.advance(10 * minute)
  expect(await sync.postings.get('t-1')).toMatchObject({ outcome: 'unconfirmed', sentAgain: false })
  till.alter()
  lie()
  return { sync, keys }
}

it.each(['by itself', 'by another call'])(
  'a retry whose write seemed to fail is made good %s',
  async (how) => {
    const { sync, keys } = await openUnconfirmed()
    await expect(sync.postings.retry('t-1')).rejects.toThrow('The connection broke.')
    if (how === 'by another call')
      expect(await (await sync.postings.retry('t-1'))?.settled).toMatchObject({ outcome: 'posted' })
    await till.time.advance(hour)
    expect(await sync.postings.get('t-1')).toMatchObject({ outcome: 'posted' })
    expect(keys).toEqual(['t-1/unconfirmed', 't-1/posted'])
    expect((await sync.status()).postings).toMatchObject({ waiting: 0, unconfirmed: 0 })
  },
)

it.each(['by itself', 'by another call'])(
  'a withdrawal whose write seemed to fail is made good %s',
  async (how) => {
    const { sync, keys } = await openUnconfirmed()
    await expect(sync.postings.withdraw('t-1')).rejects.toThrow('The connection broke.')
    if (how === 'by another call')
      expect(await sync.postings.withdraw('t-1')).toMatchObject({ outcome: 'withdrawn' })
    await till.time.advance(hour)
    expect(keys).toEqual(['t-1/unconfirmed', 't-1/withdrawn'])
    expect((await sync.status()).postings).toMatchObject({ waiting: 0, unconfirmed: 0, outcomesWaiting: 0 })
  },
)

it('an unconfirmed bill goes hourly at the end, also while the service fails at others now and then', async () => {
  const sync = await till.open()
  let others = 0
  till.alter((sent) => {
    if (sent.operation !== 'createPosting') return undefined
    if (sent.body.transaction_id !== 't-1') others += 1
    return sent.body.transaction_id === 't-1' || others % 2 === 1 ? page(500, '<h1>Oops</h1>') : undefined
  })
  await sync.postings.post(till.invoice({ pos_id: 'spa' }))
  for (let count = 0; count < 72; count += 1) {
    await sync.postings.post(till.invoice())
    await till.time.advance(10 * minute)
  }
  const times = till
    .sentBy('createPosting')
    .flatMap(({ body, at }) => (body.transaction_id === 't-1' ? [at] : []))
  // From when it is unconfirmed on.
  const pauses = times.slice(3).map((at, index) => at - (times[index + 2] ?? 0))
  for (const [index, pause] of pauses.entries())
    expect(pause).toBeGreaterThan(0.8 * Math.min(50 * minute, pauses[index - 1] ?? 0))
  expect(pauses.at(-1)).toBeGreaterThan(50 * minute)
})
