import { afterEach, beforeEach, expect, it } from 'vitest'
import { setUpTill } from '../postings/till.ts'
import { minute, page, startFaultyHotel } from './faulty-hotel.ts'

const openFaultyTill = async () => setUpTill(await startFaultyHotel())
let till: Awaited<ReturnType<typeof openFaultyTill>>
beforeEach(async () => {
  till = await openFaultyTill()
})
afterEach(() => till.stop())

it('a terminal of an engine that does nothing but post goes on within half an hour of a long outage', async () => {
  const sync = await till.open({ repeat: 'never' })
  till.alter(() => page(502, '<h1>Bad gateway</h1>'))
  const sentBills = () => till.sentBy('createPosting').length
  for (let bills = 1; bills <= 5; bills += 1) {
    await sync.postings.post(till.invoice())
    while (sentBills() < bills) await till.time.advance(5 * minute)
  }
  // The next one would wait for two hours.
  expect(till.sent.length).toBeLessThanOrEqual(30)
  till.alter()
  await sync.postings.post(till.invoice())
  await till.time.advance(30 * minute)
  expect((await sync.status()).postings).toMatchObject({ unconfirmed: 5, waiting: 0 })
  await sync.close()
})
