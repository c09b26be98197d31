import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import type { CalendarChange, Sync } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import { setUpTill } from '../postings/till.ts'
import { failChannel } from './failing-channels.ts'
import { hour, isUpdate, minute, page, startFaultyHotel } from './faulty-hotel.ts'

type FaultyTill = Awaited<ReturnType<typeof openFaultyTill>>
const openFaultyTill = async () => setUpTill(await startFaultyHotel())

let till: FaultyTill
beforeEach(async () => {
  till = await openFaultyTill()
})
afterEach(() => till.stop())

const onReservation = async () => {}

/** Some bills, each of a terminal of its own, that the service has failed on for ten hours. */
async function openWithFailingBills(count: number, status: number, failsAt = (_: Json) => false) {
  till.alter((sent) =>
    (sent.operation === 'createPosting' && String(sent.body.pos_id).startsWith('failing')) ||
    (isUpdate(sent) && failsAt(sent.body))
      ? page(status, '<h1>Oops</h1>')
      : undefined,
  )
  const sync = await till.open({ onReservation })
  for (let index = 0; index < count; index += 1)
    await sync.postings.post(till.invoice({ pos_id: `failing-${index}` }))
  return sync
}

/** Lets time pass, with another bill every twenty minutes where there are others. */
async function pass(sync: Sync, ms: number, others: boolean) {
  for (const end = till.elapsed() + ms; till.elapsed() < end; ) {
    if (others) await sync.postings.post(till.invoice())
    await till.time.advance(Math.min(20 * minute, end - till.elapsed()))
  }
}

/** bookingcom takes nothing for ten minutes, in which a value is set. @returns minutes until it has confirmed that */
async function minutesUntilConfirmed(sync: Sync, change: CalendarChange, others: boolean, most: number) {
  const recovers = await failChannel(till, 'bookingcom')
  const at = till.elapsed()
  await sync.calendar.set([change])
  await till.time.advance(10 * minute)
  await recovers()
  const isOpen = async () => {
    const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: change.date, to: change.date })
    return Object.values(day?.values ?? {})[0]?.channels.bookingcom?.state !== 'confirmed'
  }
  while ((await isOpen()) && till.elapsed() < at + most * minute) await pass(sync, 5 * minute, others)
  return (till.elapsed() - at) / minute
}

describe('bills that the service fails on', () => {
  it.each(
    sampled(2, [
      [0, 500, false],
      [1, 500, false],
      [2, 500, true],
      [5, 500, false],
      [3, 504, false],
    ] as const),
  )(
    '%i of them (%i; others are posted: %s) keep no stop sale from a channel that failed for ten minutes',
    async (count, status, others) => {
      const sync = await openWithFailingBills(count, status)
      await pass(sync, 10 * hour, others)
      for (const days of [20, 21, 22]) {
        const change: CalendarChange = { inv_code: 'HR:1', date: till.inDays(days), stop_sale: 1 }
        expect(await minutesUntilConfirmed(sync, change, others, 600)).toBeLessThanOrEqual(45)
        await pass(sync, hour, others)
      }
    },
  )

  it('five of them keep no stop sale from going again that the service failed at alone', async () => {
    let fails = true
    const sync = await openWithFailingBills(5, 500, (body) => fails && String(body.stop_sale) === '1')
    await pass(sync, 10 * hour, false)
    const date = till.inDays(20)
    await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    await till.time.advance(20 * minute)
    await sync.calendar.set([{ inv_code: 'HR:1', date: till.inDays(30), price: '80' }])
    await till.time.advance(2 * hour)
    expect(till.eventsOf('value_fails')).toHaveLength(1)
    fails = false
    await till.time.advance(65 * minute)
    expect((await till.calendar('HR:1', date))[0]?.stop_sale).toBe(true)
  })

  it('three of them share the attempts of the day by turns with a price that a channel failed', async () => {
    const sync = await openWithFailingBills(3, 500)
    await pass(sync, 10 * hour, false)
    const change: CalendarChange = { inv_code: 'HR:1', date: till.inDays(20), price: '88' }
    expect(await minutesUntilConfirmed(sync, change, false, 1440)).toBeLessThanOrEqual(240)
  })
})
