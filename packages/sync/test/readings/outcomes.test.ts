import { afterEach, expect, it } from 'vitest'
import type { SyncEvent } from '../../src/index.ts'
import { valuesOf } from '../calendar/watched.ts'
import { eventually, inDays, type Json, startHotel } from '../hotel.ts'
import { openTill, setUpTill } from '../postings/till.ts'

let stop: () => Promise<void>
afterEach(() => stop())

it('a bill that is refused as a repeat may be on the folio, and is there once', async () => {
  const till = await openTill({ readings: ['postings.refuseRepeat'] })
  stop = till.stop
  await till.fault({ effect: 'drop', moment: 'after_commit', count: 1 })
  const sync = await till.open()
  const invoice = till.invoice()
  const { settled } = await sync.postings.post(invoice)
  expect(await settled).toMatchObject({
    outcome: 'refused',
    code: 'transaction_id_reused',
    mayBeOnFolio: true,
  })
  await till.expectOnFolio([invoice])
})

it.each(['by transaction_id', 'never'] as const)(
  'a bill that another answer does not confirm is for a person, repeated %s',
  async (repeat) => {
    const till = await openTill({ readings: ['postings.otherAnswer'] })
    stop = till.stop
    const sync = await till.open({ repeat })
    const invoice = till.invoice()
    const { settled } = await sync.postings.post(invoice)
    expect(await settled).toMatchObject({ outcome: 'unconfirmed', mayBeOnFolio: true, sentAgain: false })
    expect(await till.requests()).toHaveLength(repeat === 'never' ? 1 : 3)
    await till.expectOnFolio([invoice])
    expect(await sync.postings.withdraw(invoice.transaction_id)).toMatchObject({ mayBeOnFolio: true })
  },
)

it.each([undefined, 'excluded'] as const)(
  'the last date arrives where a range leaves it out: %s',
  async (rangeEnd) => {
    const till = await setUpTill(await startHotel({ readings: ['range.endExclusive'] }))
    stop = till.stop
    const sync = await till.open({ rangeEnd })
    const dates = Array.from({ length: 120 }, (_, day) => inDays(5 + day))
    await sync.calendar.set(dates.map((date) => ({ inv_code: 'HR:2', date, price: '91' })))
    await sync.calendar.settled()
    for (const date of [dates[0], dates[89], dates[90], dates.at(-1)] as string[])
      expect(Number((await valuesOf(till, 'HR:2', date)).price)).toBe(91)
  },
)

it('whether a range sets its end is one of two statements', async () => {
  const till = await setUpTill(await startHotel())
  stop = till.stop
  await expect(till.open({ rangeEnd: 'both' as 'included' })).rejects.toThrow(/options\.rangeEnd/)
})

it('a refused value that no answer names keeps no other from arriving', async () => {
  const till = await setUpTill(await startHotel({ readings: ['tryAgain.permanent'] }))
  stop = till.stop
  const events: SyncEvent[] = []
  const sync = await till.open({ onEvent: (event) => events.push(event) })
  const dates = Array.from({ length: 8 }, (_, day) => inDays(5 + day))
  // The channel does not sell this room, which the list of rooms does not say.
  const refused = { inv_code: 'HR:2', date: dates[3] as string, min_stay: 3, channel_codes: ['expedia'] }
  await sync.calendar.set([...dates.map((date) => ({ inv_code: 'HR:2', date, price: '91' })), refused])
  for (const date of dates)
    await eventually(async () => expect(Number((await valuesOf(till, 'HR:2', date)).price)).toBe(91))
  const told = () => events.filter(({ type }) => type === 'value_fails' || type === 'parked')
  await eventually(() => expect(told()).not.toEqual([]))
  expect(
    told().every(
      (event: Json) => event.code === 'HR:2' && JSON.stringify(event).includes(dates[3] as string),
    ),
  ).toBe(true)
})
