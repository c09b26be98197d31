import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sync } from '../../src/index.ts'
import { setUpTill } from '../postings/till.ts'
import { type Alter, hour, isList, minute, page, startFaultyHotel } from './faulty-hotel.ts'

const openFaultyTill = async () => setUpTill(await startFaultyHotel())

let till: Awaited<ReturnType<typeof openFaultyTill>>
let sync: Sync
beforeEach(async () => {
  till = await openFaultyTill()
  sync = await till.open({ onReservation: async () => {}, repeat: 'never' })
  await till.time.advance(hour)
})
afterEach(() => till.stop())

const gone = () => page(502, '<h1>Bad gateway</h1>')
const isBill: Alter = ({ operation }) => (operation === 'createPosting' ? gone() : undefined)
const post = (pos_id: string) => sync.postings.post(till.invoice({ pos_id }))

it('a terminal that waits after an outage goes on when a poll gets through', async () => {
  till.alter(gone)
  for (const terminal of ['bar', 'spa', 'shop']) await post(terminal)
  await till.time.advance(2 * minute)
  till.alter()
  const well = till.elapsed()
  // It is the last of three whose bill nobody has confirmed, so it has the longest pause.
  await post('shop')
  while (!till.sent.some((one) => one.at > well && isList(one))) await till.time.advance(minute)
  await till.time.advance(minute)
  expect((await sync.status()).postings).toMatchObject({ unconfirmed: 3, waiting: 0 })
})

it('polls that get through hurry no terminal again and again while nothing but bills fails', async () => {
  till.alter(isBill)
  for (let time = 0; time < 6 * hour; time += 10 * minute) {
    await post('bar')
    await till.time.advance(10 * minute)
  }
  expect((await sync.status()).postings.unconfirmed).toBeLessThanOrEqual(8)
})
