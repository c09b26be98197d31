import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { memoryStore } from '../../src/index.ts'
import type { Json } from '../hotel.ts'
import { setUpTill } from '../postings/till.ts'
import {
  type Alter,
  broken,
  day,
  type FaultyHotel,
  hour,
  isList,
  isSweep,
  isUpdate,
  minute,
  page,
  refused,
  startFaultyHotel,
} from './faulty-hotel.ts'

let hotel: FaultyHotel
/** How far the machine's clock is ahead of the service's. */
let ahead: number
beforeEach(async () => {
  hotel = await startFaultyHotel()
  ahead = 0
})
afterEach(() => hotel.stop())

const now = () => hotel.time.now() + ahead
const down: Alter = () => Promise.reject(refused())
const told = (type: 'clock_differs' | 'clock_agrees') => hotel.eventsOf(type).length

describe('while the machine runs', () => {
  it.each([
    ['three days', 3 * day],
    ['a year', 366 * day],
  ])(
    'a clock that is %s ahead for minutes takes no closing that waits, and nothing that is known',
    async (_, by) => {
      const sync = await hotel.open({ now })
      const dates = [1, 2, 5, 30].map(hotel.inDays)
      await sync.calendar.set(dates.map((date) => ({ inv_code: 'HR:1', date, availability: 2 })))
      await hotel.time.advance(10 * minute)
      hotel.alter(down)
      await sync.calendar.set(dates.map((date) => ({ inv_code: 'HR:1', date, stop_sale: 1 })))
      await hotel.time.advance(minute)
      ahead = by
      await hotel.time.advance(11 * minute)
      hotel.alter()
      await hotel.time.advance(2 * minute)
      ahead = 0
      await hotel.time.advance(hour)
      expect(await Promise.all(dates.map(hotel.isClosed))).toEqual(dates.map(() => true))
      const [from, to] = [dates[0] ?? '', dates.at(-1) ?? '']
      expect(await sync.calendar.read({ inv_code: 'HR:1' }, { from, to })).toHaveLength(dates.length)
    },
  )

  it('tells once that the clock is wrong, with both times, and once that it is right again', async () => {
    await hotel.open({ now, onReservation: async () => {} })
    await hotel.time.advance(hour)
    expect(told('clock_differs')).toBe(0)
    ahead = -5 * hour
    await hotel.time.advance(day)
    const [event] = hotel.eventsOf('clock_differs') as Json[]
    expect(event.serviceTime - event.machineTime).toBeGreaterThan(5 * hour - minute)
    expect(event.message).toMatch(/^The machine's clock says .* the service's .* One of them is wrong: .*/)
    ahead = 0
    await hotel.time.advance(day)
    expect([told('clock_differs'), told('clock_agrees')]).toEqual([1, 1])
  })

  it('believes no single answer with another date', async () => {
    let count = 0
    hotel.alter((_, ask) =>
      ask().then(async (answer) => {
        count += 1
        const headers = new Headers(answer.headers)
        if (count % 3 === 1) headers.set('date', new Date(now() + 400 * day).toUTCString())
        return new Response(await answer.text(), { status: answer.status, headers })
      }),
    )
    const taken: string[] = []
    const sync = await hotel.open({
      now,
      onReservation: async ({ reservation }) => void taken.push(reservation.guest),
    })
    const date = hotel.inDays(2)
    await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    await hotel.bookNight('Bob', 60)
    await hotel.advanceDay()
    expect(await hotel.isClosed(date)).toBe(true)
    expect(taken).toEqual(['Bob'])
    expect(told('clock_differs')).toBe(0)
  })
})

describe('when the machine starts', () => {
  it('a clock that is a year ahead drops no closing, no dead letter and no outcome', async () => {
    const till = await setUpTill(hotel)
    const store = memoryStore()
    const date = hotel.inDays(9)
    const taken: string[] = []
    const outcomes: string[] = []
    const settings = (fails: boolean) => ({
      store,
      now,
      onReservation: async ({ reservation }: Json) => {
        if (fails) throw new Error('The PMS is down.')
        taken.push(reservation.guest)
      },
      onPosting: async ({ key }: Json) => {
        if (fails) throw new Error('The POS is down.')
        outcomes.push(key)
      },
    })
    const first = await hotel.open(settings(true))
    await hotel.bookNight('Bob', 60)
    const invoice = till.invoice()
    await first.postings.post(invoice)
    await hotel.time.advance(3 * hour)
    expect(first.reservations.state().deadLetters).toBe(1)
    hotel.alter((sent) => (isUpdate(sent) ? page(503, 'Busy') : undefined))
    await first.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    await hotel.time.advance(minute)
    await first.close()

    ahead = 366 * day
    const sync = await hotel.open(settings(false))
    await hotel.time.advance(20 * minute)
    ahead = 0
    hotel.alter()
    await hotel.time.advance(2 * day)
    expect(sync.reservations.state().deadLetters).toBe(0)
    await hotel.time.advance(hour)
    expect(await hotel.isClosed(date)).toBe(true)
    expect(outcomes).toHaveLength(1)
    expect(await sync.postings.get(invoice.transaction_id)).toMatchObject({ outcome: 'posted' })
    expect(taken).toEqual(['Bob'])
    expect(hotel.eventsOf('expired')).toEqual([])
  })

  it.each(sampled(2, [3, 40]))(
    'a clock that is %i days ahead loses no booking, not even one whose answer was lost',
    async (days) => {
      ahead = days * day
      let loses = false
      hotel.alter((sent, ask) =>
        isList(sent) && !isSweep(sent) && loses
          ? ask().then(async (answer) => {
              const text = await answer.text()
              if (!text.includes('Bob')) return new Response(text, answer)
              loses = false
              throw broken()
            })
          : undefined,
      )
      const taken: string[] = []
      await hotel.open({ now, onReservation: async ({ reservation }) => void taken.push(reservation.guest) })
      await hotel.time.advance(hour)
      loses = true
      await hotel.bookNight('Bob', 60)
      await hotel.advanceDay()
      expect(taken).toEqual(['Bob'])
      await hotel.bookNight('Cleo', 60)
      await hotel.advanceDay()
      expect(taken).toEqual(['Bob', 'Cleo'])
      expect([told('clock_differs'), told('clock_agrees')]).toEqual([1, 0])
    },
  )

  it('answers that contradict one another are not asked for time after time because of a date that is far ahead', async () => {
    let count = 0
    hotel.alter((_, ask) =>
      ask().then(async (answer) => {
        count += 1
        const headers = new Headers(answer.headers)
        headers.set('date', new Date(hotel.time.now() + (count % 7) * 3 * day).toUTCString())
        return new Response(await answer.text(), { status: answer.status, headers })
      }),
    )
    const sync = await hotel.open({ now, onReservation: async () => {} })
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(1100), price: '90' }])
    await hotel.advanceDay()
    expect(hotel.sentBy('listRooms').length).toBeLessThanOrEqual(15)
    hotel.alter()
    await hotel.time.advance(3 * hour)
    const date = hotel.inDays(20)
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '91' }])
    await hotel.time.advance(20 * minute)
    expect((await hotel.calendar('HR:1', date))[0]?.price).toBe('91')
    await hotel.advanceDay()
    expect(hotel.sentBy('listRooms').length).toBeLessThanOrEqual(18)
  })

  it('a clock that is four years behind holds up no stop sale, and settled() waits for it', async () => {
    ahead = -4 * 366 * day
    const sync = await hotel.open({ now })
    const date = hotel.inDays(5)
    await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    let settled = false
    const waiting = sync.calendar.settled().then(async () => {
      settled = true
      expect(await hotel.isClosed(date)).toBe(true)
    })
    await hotel.time.advance(5 * minute)
    expect(await hotel.isClosed(date)).toBe(true)
    await hotel.time.advance(hour)
    expect(settled).toBe(true)
    await waiting
    expect(told('clock_differs')).toBe(1)
  })

  it.each(sampled(2, [25 * hour, 3 * day, -25 * hour, -400 * day]))(
    'a clock that was set by %i ms makes no more than the quota in 24 hours',
    async (by) => {
      const store = memoryStore()
      const sync = await hotel.open({ store, now })
      const close = async (on: typeof sync, inv_code: string, days: number) => {
        await on.calendar.set([{ inv_code, date: hotel.inDays(days), stop_sale: 1 }])
        await hotel.time.advance(minute)
      }
      for (let count = 0; count < 260; count += 1) await close(sync, 'HR:1', 5 + count)
      await sync.close()
      ahead = by
      const again = await hotel.open({ store, now })
      for (let count = 0; count < 120; count += 1) await close(again, 'HR:2', 8 + count)
      await hotel.advanceDay()
      expect(hotel.mostWithin(day)).toBeLessThanOrEqual(250)
      expect(hotel.refusals()).toEqual([])
      expect(again.calendar.state().waiting).toBe(0)
    },
  )

  it('counts what was sent before a long time off as long ago, from its first answer on', async () => {
    const store = memoryStore()
    const sync = await hotel.open({ store, now })
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
    await hotel.time.advance(hour)
    await sync.close()
    await hotel.advanceDay()
    const before = hotel.sent.length
    const again = await hotel.open({ store, now })
    expect(again.budget.state().left.day).toBeLessThan(250)
    await again.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(6), stop_sale: 1 }])
    await hotel.time.advance(minute)
    expect(again.budget.state().left.day).toBe(250 - (hotel.sent.length - before))
  })
})
