import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/budget/timer.ts'
import { pollPause } from '../../src/engine/pacing.ts'
import { eventually, type Hotel, inDays, startHotel } from '../hotel.ts'
import { guestsOf, pms } from './guests.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
const start = async (options: Parameters<typeof startHotel>[0] = {}) => {
  hotel = await startHotel(options)
  guests = guestsOf(hotel)
}
afterEach(() => hotel.stop())

describe('within a day', () => {
  beforeEach(() => start())

  it('asks for nothing when nobody takes reservations, and says so', async () => {
    const sync = await hotel.open()
    for (const asked of [sync.reservations.poll(), sync.reservations.sweep(), sync.reservations.replay()])
      await expect(asked).rejects.toThrow(/Reservations are not retrieved.*onReservation/)
    expect(await sync.reservations.deadLetters()).toEqual([])
    expect(sync.reservations.state()).toMatchObject({ waiting: 0, deadLetters: 0 })
    expect(await guests.lists()).toEqual([])
  })

  it('polls when asked, and is done when the page is saved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const system = pms(() => promise)
    const sync = await hotel.open({ onReservation: system.onReservation, pacing: { pollMs: 3_600_000 } })
    await sync.reservations.sweep()
    await guests.book()
    await sync.reservations.poll()
    expect(sync.reservations.state()).toMatchObject({ waiting: 1, lastPollAt: expect.any(Date) })
    resolve()
    await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
  })

  it('looks back 30 days', async () => {
    const sync = await hotel.open({ onReservation: pms().onReservation })
    await sync.reservations.poll()
    const [first] = (await guests.lists()).filter(({ query }) => !query.has('from_last_update_date'))
    expect(first?.query.get('from_date')).toBe(inDays(-30))
    expect(first?.query.get('per_page')).toBe('100')
  })

  it('polls as often as what is left of the day allows', async () => {
    const pauses: number[] = []
    const timer = {
      ...systemTimer,
      after: (ms: number, call: () => void) => {
        pauses.push(ms)
        return systemTimer.after(ms, call)
      },
    }
    const sync = await hotel.open({
      onReservation: pms().onReservation,
      quota: { perMinute: 250, perDay: 250 },
      pacing: { pollMs: undefined, sweepMs: 3_600_000 },
      timer,
    })
    await sync.reservations.sweep()
    for (let polls = 0; polls < 60; polls += 20) {
      for (let index = 0; index < 20; index += 1) await sync.reservations.poll()
      const pause = pollPause(sync.budget.state(), { perMinute: 250, perDay: 250 })
      await eventually(() => expect(pauses).toContain(pause))
    }
    // All that polls can have is used: the next is the one that is due, within the hour.
    expect(sync.budget.state().leftFor.extra_poll).toBeLessThan(70)
    expect(sync.budget.state().left.day).toBeGreaterThan(150)
  })

  it('stops asking at once when the service shows the same full page again and again', async () => {
    for (let index = 0; index < 100; index += 1) await guests.book()
    const system = pms()
    let polls = 0
    const sync = await hotel.open({
      onReservation: system.onReservation,
      pacing: { pollMs: 3_600_000 },
      fetch: async (input, init) => {
        const url = new URL(String(input))
        if (url.searchParams.has('from_date')) {
          polls += 1
          url.searchParams.set('undelivered', 'false')
        }
        return fetch(url, init)
      },
    })
    await sync.reservations.poll()
    await eventually(() => expect(sync.reservations.state().waiting).toBe(0))
    expect(polls).toBeLessThan(8)
    expect(system.received).toHaveLength(100)
  })
})

describe('in a hotel of another time zone', () => {
  beforeEach(() => start())
  const settle = async (zone: string, now: string) => {
    await hotel.hotel('PATCH', '', { time_zone: zone })
    await hotel.control('PUT', '/clock', { now })
    const ahead = Date.parse(now) - Date.now()
    const system = pms()
    const sync = await hotel.openAt({ onReservation: system.onReservation, now: () => Date.now() + ahead })
    await sync.reservations.sweep()
    const number = await guests.book()
    await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
    const lists = await guests.lists()
    return lists.flatMap(({ status, query }) =>
      query.has('from_date') && !query.has('from_last_update_date') ? [[status, query.get('from_date')]] : [],
    )
  }

  it('looks back 29 days from then on when the hotel is a day ahead', async () => {
    const [first, ...others] = await settle('Pacific/Kiritimati', '2027-03-31T12:00:00Z')
    expect(first).toEqual([422, '2027-03-01'])
    expect(others.length).toBeGreaterThan(1)
    for (const other of others) expect(other).toEqual([200, '2027-03-02'])
  })

  it('looks back 30 days when the hotel is a day behind', async () => {
    const lists = await settle('Pacific/Pago_Pago', '2027-03-31T05:00:00Z')
    for (const list of lists) expect(list).toEqual([200, '2027-03-01'])
  })

  it('lets the service say how far it goes back when the clocks are days apart', async () => {
    await hotel.control('PUT', '/clock', { now: new Date(Date.now() + 5 * 86_400_000).toISOString() })
    const system = pms()
    await hotel.open({ onReservation: system.onReservation, pacing: { sweepMs: 3_600_000 } })
    const number = await guests.book()
    await eventually(() => expect(system.of(number)).toEqual(['Ada reserved']))
  })
})

describe('within the quota', () => {
  const quota = { perMinute: 30, perDay: 60 }
  beforeEach(() => start({ quota: { per_minute: quota.perMinute, per_day: quota.perDay } }))

  it('is never refused, however often it would like to ask', async () => {
    const system = pms()
    const sync = await hotel.open({
      onReservation: system.onReservation,
      quota,
      pacing: { pollMs: 1, sweepMs: 1 },
    })
    const numbers: string[] = []
    for (let index = 0; index < 10; index += 1) numbers.push(await guests.book(`Guest ${index}`))
    await eventually(() => expect(sync.budget.state().left.minute).toBe(6))
    // The budget counts a request before it leaves.
    const statuses = await eventually(async () => {
      const all = (await hotel.requests()).map(({ status }) => status)
      expect(all).toHaveLength(24)
      return all
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Sweeps leave more for others than polls do.
    const sweeps = (await guests.lists()).filter(({ query }) => query.has('from_last_update_date'))
    expect(sweeps.length).toBeGreaterThan(0)
    expect(sweeps.length).toBeLessThan(18)
  })
})
