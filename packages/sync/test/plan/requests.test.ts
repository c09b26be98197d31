import { describe, expect, it } from 'vitest'
import { type CalendarChange, planCalendar } from '../../src/index.ts'
import { leastRequests } from './lower-bound.ts'
import { dayAfter, weekdayOf } from './wire.ts'

const limits = { datesPerTarget: 90, bodyBytes: 2_000_000, rangeDays: 1000, rooms: 1000 }
const date = '2026-12-24'
const day = (number: number) => dayAfter('2026-01-01', number)
const isWeekend = (of: string) => [5, 6].includes(weekdayOf(of))

/** 500 days of prices: so many seasons, each with a price for weekends and one for the other days. */
const seasons = (count: number, target = 'HR:1'): CalendarChange[] =>
  Array.from({ length: 500 }, (_, number) => {
    const season = Math.floor((number * count) / 500)
    return {
      inv_code: target,
      date: day(number),
      price: `${100 + 20 * season + (isWeekend(day(number)) ? 9 : 0)}`,
    }
  })

const kinds = (changes: CalendarChange[]) => {
  const { requests } = planCalendar(changes)
  expect(requests.length).toBe(leastRequests(changes, limits))
  return requests.map(({ kind }) => kind)
}

describe('ranges and daily requests', () => {
  it('plans nothing for nothing', () => {
    expect(planCalendar([])).toEqual({ requests: [], refused: [], bytes: 0 })
  })

  it('sends a season as one range, a weekend price as another', () => {
    const { requests } = planCalendar(seasons(1))
    expect(requests.map(({ update }) => update)).toEqual([
      { inv_code: 'HR:1', start_date: day(0), end_date: day(497), days: [0, 1, 2, 3, 4], price: '100' },
      { inv_code: 'HR:1', start_date: day(1), end_date: day(499), days: [5, 6], price: '109' },
    ])
  })

  it('sends daily requests alone where a range may have no days', () => {
    const { requests } = planCalendar(seasons(1), { limits: { rangeDays: 0 } })
    expect(requests.map(({ kind }) => kind)).toEqual(Array(6).fill('daily'))
  })

  it('mixes them where that takes fewer requests than either alone', () => {
    expect(kinds(seasons(2))).toEqual(['range', 'range', 'range', 'range'])
    expect(kinds(seasons(3)).toSorted()).toEqual(['daily', 'daily', 'range', 'range', 'range'])
    expect(kinds(seasons(50))).toHaveLength(6)
  })

  it('shares daily requests between targets, and leaves a long one to a range', () => {
    const others = Array.from(
      { length: 40 },
      (_, number): CalendarChange => ({
        rate_code: `NR:HR:${number}`,
        date,
        price: `${number}`,
      }),
    )
    const long = seasons(1).map((change): CalendarChange => ({ ...change, price: '100' }))
    expect(kinds([...long, ...others]).toSorted()).toEqual(['daily', 'range'])
  })

  it('sends one date twice only where fields must go apart', () => {
    const restrictions = seasons(2).map(
      (change): CalendarChange => ({ ...change, min_stay: isWeekend(change.date) ? 2 : 1 }),
    )
    expect(kinds(restrictions)).toHaveLength(4)
    const closed = seasons(2).map((change): CalendarChange => ({ ...change, stop_sale: 0, cta: 0 }))
    expect(kinds(closed)).toHaveLength(4)
  })
})

describe('what one request may hold', () => {
  it('is a thousand rooms', () => {
    const rates = Array.from(
      { length: 1001 },
      (_, number): CalendarChange => ({ rate_code: `NR:HR:${number}`, date, price: '90' }),
    )
    const rooms = planCalendar(rates).requests.map(({ update }) =>
      'rooms' in update ? update.rooms.length : 1,
    )
    expect(rooms.toSorted()).toEqual([1, 1000])
  })

  it('is 90 dates of a target, in all of its entries', () => {
    const own = (channel: string) =>
      Array.from(
        { length: 60 },
        (_, number): CalendarChange => ({
          inv_code: 'HR:1',
          date: day(number),
          price: `${channel.length}${number}`,
          channel_codes: [channel],
        }),
      )
    const { requests } = planCalendar([...own('online'), ...own('hrs')])
    const dates = requests.map(({ update }) =>
      'rooms' in update ? update.rooms.map((room) => room.dates.length) : [],
    )
    expect(dates).toEqual([[60, 30], [30]])
  })

  it('is a hundred channels, however many want the same', () => {
    const codes = Array.from({ length: 150 }, (_, number) => `channel-${number}`)
    const changes = codes.map(
      (code): CalendarChange => ({ inv_code: 'HR:1', date, price: '90', channel_codes: [code] }),
    )
    const { requests } = planCalendar(changes)
    const filters = requests.flatMap(({ update }) =>
      'rooms' in update ? update.rooms.map((room) => room.channel_codes) : [update.channel_codes],
    )
    expect(filters).toEqual([codes.slice(0, 100), codes.slice(100)])
    expect(requests).toHaveLength(1)
  })
})

describe('the last change', () => {
  const wanted = (changes: CalendarChange[]) =>
    planCalendar(changes).requests.flatMap((request): object[] =>
      request.kind === 'daily' ? request.update.rooms : [request.update],
    )

  it('wins, field by field', () => {
    expect(
      wanted([
        { inv_code: 'HR:1', date, price: '90', cta: 1 },
        { inv_code: 'HR:1', date, price: '95' },
      ]),
    ).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, price: '95', cta: 1 }])
  })

  it('for all channels ends those for some', () => {
    expect(
      wanted([
        { inv_code: 'HR:1', date, price: '90', channel_codes: ['online'] },
        { inv_code: 'HR:1', date, price: '95' },
      ]),
    ).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, price: '95' }])
  })

  it('for some channels follows the one for all in a later request, if it says anything new', () => {
    const all: CalendarChange = { inv_code: 'HR:1', date, price: '95' }
    const some: CalendarChange = { ...all, price: '90', channel_codes: ['online', 'hrs'] }
    const prices = planCalendar([all, some]).requests.map(({ update }) => JSON.stringify(update))
    expect(prices).toHaveLength(2)
    expect(prices[0]).toContain('95')
    expect(prices[1]).toContain('90')
    expect(wanted([all, { ...some, price: '95.00' }])).toHaveLength(1)
  })

  it('by the master rate is one by the group', () => {
    expect(
      wanted([
        { inv_code: 'HR:1', date, price: '90', cta: 1 },
        { rate_code: 'HR:1', date, price: '95' },
      ]),
    ).toEqual([{ inv_code: 'HR:1', start_date: date, end_date: date, price: '95', cta: 1 }])
  })

  it('writes a price digit by digit, and knows that 90.0 is 90', () => {
    expect(wanted([{ inv_code: 'HR:1', date, price: '119.90' }])).toMatchObject([{ price: '119.90' }])
    const two: CalendarChange[] = [
      { inv_code: 'HR:1', date: day(1), price: '90.0' },
      { inv_code: 'HR:1', date: day(2), price: '90' },
    ]
    expect(wanted(two)).toEqual([{ inv_code: 'HR:1', start_date: day(1), end_date: day(2), price: '90' }])
  })
})

describe('the order', () => {
  it('closes dates first, then goes by date', () => {
    const rates = Array.from(
      { length: 200 },
      (_, number): CalendarChange => ({
        inv_code: 'HR:1',
        date: day(number),
        price: `${100 + number}`,
        stop_sale: number === 150 ? 1 : 0,
      }),
    )
    const { requests } = planCalendar(rates)
    expect(requests.map(({ urgent }) => urgent)).toEqual([true, false, false, false])
    const dates = requests.map(({ update }) =>
      'rooms' in update ? update.rooms[0]?.dates[0]?.date : update.start_date,
    )
    expect(dates).toEqual([day(150), day(0), day(90), day(180)])
  })

  it('closes a date of one channel before other values of the target', () => {
    const { requests } = planCalendar([
      ...[1, 3].map(
        (number): CalendarChange => ({ inv_code: 'HR:1', date: day(number), price: `${number}` }),
      ),
      { inv_code: 'HR:1', date: day(300), availability: 0, channel_codes: ['online'] },
    ])
    expect(requests.map(({ urgent }) => urgent)).toEqual([true, false])
  })

  it('sends what is for single channels before what others keep setting for all, where it can', () => {
    const online = { channel_codes: ['online'] }
    const { requests } = planCalendar([
      { inv_code: 'HR:1', date: day(1), price: '80' },
      { inv_code: 'HR:1', date: day(1), price: '85', ...online },
      { inv_code: 'HR:1', date: day(9), price: '90', ...online },
    ])
    const onDay = (date: string) => ({ inv_code: 'HR:1', start_date: date, end_date: date })
    expect(requests.map(({ update }) => update)).toEqual([
      { ...onDay(day(9)), price: '90', ...online },
      { ...onDay(day(1)), price: '80' },
      { ...onDay(day(1)), price: '85', ...online },
    ])
  })

  it('sends a closing alone, and before it only what would end it', () => {
    const online = { channel_codes: ['online'] }
    const { requests } = planCalendar([
      { inv_code: 'HR:2', date: day(0), price: '80' },
      { inv_code: 'HR:2', date: day(0), price: '90', ...online },
      { inv_code: 'HR:1', date: day(9), stop_sale: 0, price: '100' },
      { inv_code: 'HR:1', date: day(9), stop_sale: 1, ...online },
      { inv_code: 'HR:3', date: day(20), availability: 0, price: '70' },
    ])
    const sent = requests.map(({ urgent, update }) => [urgent, update])
    const onDay = (date: string) => ({ start_date: date, end_date: date })
    expect(sent.slice(0, 3)).toEqual([
      [true, { inv_code: 'HR:3', ...onDay(day(20)), availability: 0 }],
      [false, { inv_code: 'HR:1', ...onDay(day(9)), stop_sale: 0 }],
      [true, { inv_code: 'HR:1', ...onDay(day(9)), stop_sale: 1, ...online }],
    ])
    expect(requests.slice(3).map(({ urgent }) => urgent)).toEqual([false, false])
  })
})
