import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { memoryStore } from '../../src/index.ts'
import type { Sync } from '../../src/open-sync.ts'
import type { Json } from '../hotel.ts'
import { failChannel, refusingChannel } from './failing-channels.ts'
import {
  type Alter,
  altered,
  broken,
  day,
  type FaultyHotel,
  hour,
  isUpdate,
  minute,
  page,
  type Sent,
  startFaultyHotel,
  strict,
} from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const isLook = ({ operation }: Sent) => operation === 'getTransactionDetails'
const looks = () => hotel.sent.filter(isLook)
/** Of a day's requests, so many may be looks that find no end. */
const most = strict.perDay / 10
const priceOf = async (date: string) => (await hotel.calendar('HR:1', date))[0]?.price

describe('following transactions, when', () => {
  it('one of 200 stays in progress, looks at it a few times, and at the others as if nothing were', async () => {
    const stuck = new Set<string>()
    hotel.alter((sent, ask) => {
      if (isUpdate(sent) && stuck.size === 0)
        return ask().then((answer) => altered(answer, ({ transaction_id }) => stuck.add(transaction_id)))
      return isLook(sent) && stuck.has(sent.body.transaction_id)
        ? ask().then((answer) => altered(answer, stay))
        : undefined
    })
    const sync = await hotel.open()
    const dates = Array.from({ length: 200 }, (_, index) => hotel.inDays(2 + index))
    for (const [index, date] of dates.entries()) {
      await sync.calendar.set([{ inv_code: 'HR:1', date, price: `${100 + index}` }])
      await hotel.time.advance(day / dates.length)
    }
    // By then most of the day's requests are used, and changes are collected for longer.
    await hotel.time.advance(12 * hour)
    const [id] = stuck
    expect(looks().filter(({ body }) => body.transaction_id === id).length).toBeLessThanOrEqual(16)
    expect(sync.calendar.state().waiting).toBe(0)
    expect(await priceOf(dates[199] as string)).toBe('299')
    expect(hotel.events).toEqual([])

    // A later value takes the place of the only one that it is about.
    await sync.calendar.set([{ inv_code: 'HR:1', date: dates[0] as string, price: '77' }])
    await hotel.time.advance(day)
    expect(sync.calendar.state().openTransactions).toBe(0)
  })

  it('a channel never says what it made of anything, sends everything, and forgets what later updates replaced', async () => {
    hotel.alter((sent, ask) => (isLook(sent) ? ask().then((answer) => altered(answer, stay)) : undefined))
    const sync = await hotel.open()
    const dates = Array.from({ length: 50 }, (_, index) => hotel.inDays(2 + index))
    for (let index = 0; index < 100; index += 1) {
      await sync.calendar.set([
        { inv_code: 'HR:1', date: dates[index % 50] as string, price: `${100 + index}` },
      ])
      await hotel.time.advance(day / 100)
    }
    expect(looks().length).toBeLessThanOrEqual(most)
    await hotel.time.advance(hour)
    expect(hotel.events).toEqual([])
    expect(await priceOf(dates[49] as string)).toBe('199')
    // One a date at most still matters.
    await hotel.advanceDay()
    expect(sync.calendar.state().openTransactions).toBeLessThanOrEqual(50)
  })

  it.each(
    sampled<[string, Alter]>(2, [
      ['a page of a gateway', (sent) => (isLook(sent) ? page(200, '<h1>Welcome</h1>') : undefined)],
      ['no counts', alteredLook((transaction) => delete transaction.counts)],
      ['no details', alteredLook((transaction) => Object.assign(transaction, { details: null }))],
      ['a failure', (sent) => (isLook(sent) ? page(500, '<h1>Oops</h1>') : undefined)],
    ]),
  )(
    'every answer is %s, sends everything, tells it once, and looks again when it is over',
    async (_, fault) => {
      hotel.alter(fault)
      const sync = await hotel.open()
      const dates = [3, 4, 5].map((days) => hotel.inDays(days))
      for (const date of dates) {
        await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
        await hotel.time.advance(10 * minute)
        expect(await priceOf(date)).toBe('90')
      }
      await hotel.time.advance(day - 30 * minute)
      expect(looks().length).toBeLessThanOrEqual(most)
      expect(hotel.events).toMatchObject([{ type: 'transaction_unreadable' }])
      expect(sync.calendar.state().openTransactions).toBe(3)
      hotel.alter()
      await hotel.time.advance(day)
      expect(sync.calendar.state().openTransactions).toBe(0)
      const [read] = await sync.calendar.read(
        { inv_code: 'HR:1' },
        { from: dates[0] ?? '', to: dates[0] ?? '' },
      )
      expect(read?.values.price?.channels.expedia?.state).toBe('confirmed')
    },
  )

  it('a gateway does not know any of them, gives each up after three looks, and tells it once', async () => {
    hotel.alter((sent) => (isLook(sent) ? page(404, '<h1>Not found</h1>') : undefined))
    const sync = await hotel.open()
    const own = { price: '85', channel_codes: ['expedia'] }
    for (const days of [3, 4, 5])
      await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(days), price: '90' }])
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(3), ...own }])
    await hotel.advanceDay()
    expect(sync.calendar.state()).toMatchObject({ waiting: 0, openTransactions: 0 })
    const updates = hotel.sent.filter(isUpdate).length
    expect(looks()).toHaveLength(3 * updates)
    expect(hotel.events).toMatchObject([{ type: 'transaction_unreadable' }])
    const [read] = await sync.calendar.read(
      { inv_code: 'HR:1' },
      { from: hotel.inDays(2), to: hotel.inDays(2) },
    )
    expect(read?.values.price).toMatchObject({
      state: 'sent',
      channels: { expedia: { wanted: '85', sent: '85', state: 'unknown' } },
    })
    const [other] = await sync.calendar.read(
      { inv_code: 'HR:1' },
      { from: hotel.inDays(4), to: hotel.inDays(4) },
    )
    const unknown = { wanted: '90', sent: '90', state: 'unknown' }
    expect(other?.values.price?.channels).toEqual({ online: unknown, bookingcom: unknown, expedia: unknown })
  })

  /** A transaction whose first entry never ends. */
  function stay({ transaction }: Json) {
    transaction.details[0].state = 'in_progress'
    transaction.counts.in_progress = 1
  }

  function alteredLook(change: (transaction: Json) => unknown): Alter {
    return (sent, ask) =>
      isLook(sent)
        ? ask().then((answer) => altered(answer, ({ transaction }) => void change(transaction)))
        : undefined
  }
})

describe('a channel', () => {
  it('that is down for a day is tried at last once an hour, told of twice, and has everything in the end', async () => {
    const recovers = await failChannel(hotel, 'expedia')
    const sync = await hotel.open()
    const dates = Array.from({ length: 12 }, (_, index) => hotel.inDays(3 + index))
    for (const [index, date] of dates.entries()) {
      await sync.calendar.set([{ inv_code: 'HR:1', date, price: `${100 + index}` }])
      await hotel.time.advance(2 * hour)
    }
    const tried = () => hotel.sent.filter((sent) => isUpdate(sent) && String(channelsOf(sent)) === 'expedia')
    expect(tried().length).toBeGreaterThanOrEqual(20)
    expect(tried().length).toBeLessThanOrEqual(26)
    expect(hotel.events).toMatchObject([{ type: 'channel_failed', channel: 'expedia' }])
    for (const [index, date] of dates.entries()) {
      const [entry] = await hotel.calendar('HR:1', date)
      expect(entry?.price).toBe(`${100 + index}`)
      expect(channelOf(entry, 'bookingcom').price).toBe(`${100 + index}`)
    }
    await recovers()
    await hotel.time.advance(3 * hour)
    expect(hotel.events.map(({ type }) => type)).toEqual(['channel_failed', 'channel_recovered'])
    for (const [index, date] of dates.entries())
      expect(channelOf((await hotel.calendar('HR:1', date))[0], 'expedia').price).toBe(`${100 + index}`)
    expect(sync.calendar.state()).toMatchObject({ waiting: 0 })
    expect(await sync.calendar.parked()).toEqual([])
  })

  it('that takes nothing of one group, because its mapping is broken, has all others, and that one when it is mended', async () => {
    hotel.alter(refusingChannel('bookingcom', 'B2', (text) => text.includes('HR:2'), 'No such room.'))
    const sync = await hotel.open()
    const dates = Array.from({ length: 30 }, (_, index) => hotel.inDays(3 + index))
    await sync.calendar.set(
      dates.map((date, index) => ({ inv_code: 'HR:2', date, price: `${100 + index}`, min_stay: 2 })),
    )
    for (const [index, date] of dates.slice(0, 24).entries()) {
      await sync.calendar.set([{ inv_code: 'HR:1', date, price: `${100 + index}` }])
      await hotel.time.advance(hour)
    }
    // The first update had both groups, and its entries have the names of the channel: either may have failed (D38).
    expect(hotel.events).toMatchObject([
      { type: 'channel_failed', channel: 'bookingcom', code: 'HR:2' },
      { type: 'channel_recovered', channel: 'bookingcom', code: 'HR:1' },
    ])
    const tried = hotel.sent.filter((sent) => isUpdate(sent) && String(channelsOf(sent)) === 'bookingcom')
    expect(tried.length).toBeLessThanOrEqual(26)
    expect(await sync.calendar.parked()).toEqual([])
    const states = async (inv_code: string, count: number) => {
      const read = await sync.calendar.read(
        { inv_code },
        { from: dates[0] ?? '', to: dates[count - 1] ?? '' },
      )
      return new Set(read.map(({ values }) => values.price?.channels.bookingcom?.state))
    }
    expect(await states('HR:1', 20)).toEqual(new Set(['confirmed']))
    expect(await states('HR:2', 30)).toEqual(new Set(['failed']))
    hotel.alter()
    await hotel.time.advance(4 * hour)
    expect(hotel.events.slice(2)).toMatchObject([{ type: 'channel_recovered', code: 'HR:2' }])
    expect(await states('HR:2', 30)).toEqual(new Set(['confirmed']))
  })

  it('that refuses one value of forty has all others, and that one is parked for it alone', async () => {
    hotel.alter(refusingChannel('expedia', 'E1', (text) => text.includes('13.13'), 'Below the least price.'))
    const sync = await hotel.open()
    const dates = Array.from({ length: 40 }, (_, index) => hotel.inDays(3 + index))
    await sync.calendar.set(
      dates.map((date, index) => ({
        inv_code: 'HR:1',
        date,
        price: index === 17 ? '13.13' : `${100 + index}`,
      })),
    )
    // Without other values, the channel could as well be down.
    for (let time = 0; time < 24; time += 1) {
      await hotel.time.advance(hour)
      await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(100), price: `${200 + time}` }])
    }
    const parked = { date: dates[17], field: 'price', value: '13.13', channel: 'expedia' }
    expect(await sync.calendar.parked()).toMatchObject([{ ...parked, reason: 'Below the least price.' }])
    const read = await sync.calendar.read({ inv_code: 'HR:1' }, { from: dates[0] ?? '', to: dates[39] ?? '' })
    const states = read.map(({ values }) => values.price?.channels.expedia?.state)
    expect(states.filter((state) => state !== 'confirmed')).toEqual(['parked'])
    expect(hotel.eventsOf('parked')).toMatchObject([{ dates: [dates[17]], channel: 'expedia' }])
    const again = hotel.sent.filter((sent) => isUpdate(sent) && String(channelsOf(sent)) === 'expedia')
    expect(again.length).toBeLessThanOrEqual(24)
    expect(hotel.eventsOf('channel_failed').length).toBeLessThanOrEqual(2)

    // Set again, it is tried again, and refused again by one request; a better one is taken.
    const before = hotel.sent.length
    const setAgain = (price: string) =>
      sync.calendar.set([{ inv_code: 'HR:1', date: dates[17] as string, price }])
    await setAgain('13.13')
    await hotel.time.advance(6 * hour)
    expect(await sync.calendar.parked()).toMatchObject([parked])
    const tried = hotel.sent.slice(before).filter(({ body }) => JSON.stringify(body).includes('13.13'))
    expect(tried).toHaveLength(1)
    await setAgain('31.13')
    await hotel.time.advance(hour)
    expect(await sync.calendar.parked()).toEqual([])
    expect(channelOf((await hotel.calendar('HR:1', dates[17] as string))[0], 'expedia').price).toBe('31.13')
  })

  it('that refuses one value of twenty, while nothing else is sent, has all others, and that one is parked', async () => {
    hotel.alter(refusingChannel('expedia', 'E1', (text) => text.includes('13.13'), 'Below the least price.'))
    const sync = await hotel.open()
    const dates = Array.from({ length: 20 }, (_, index) => hotel.inDays(3 + index))
    const prices = dates.map((_, index) => (index === 7 ? '13.13' : `${100 + index}`))
    await sync.calendar.set(
      dates.map((date, index) => ({ inv_code: 'HR:1', date, price: prices[index] ?? '' })),
    )
    let settled = false
    sync.calendar.settled().then(() => (settled = true))
    await hotel.time.advance(3 * hour)
    expect(settled).toBe(true)
    const parked = { date: dates[7], field: 'price', value: '13.13', channel: 'expedia' }
    expect(await sync.calendar.parked()).toMatchObject([{ ...parked, reason: 'Below the least price.' }])
    const read = await sync.calendar.read({ inv_code: 'HR:1' }, { from: dates[0] ?? '', to: dates[19] ?? '' })
    const states = read.map(({ values }) => values.price?.channels.expedia?.state)
    expect(states.filter((state) => state !== 'confirmed')).toEqual(['parked'])
    const again = hotel.sent.filter((sent) => isUpdate(sent) && String(channelsOf(sent)) === 'expedia')
    expect(again.length).toBeLessThanOrEqual(16)
    expect(hotel.events.map(({ type }) => type)).toEqual(['channel_failed', 'channel_recovered', 'parked'])
    const alone = again.filter(({ body }) => body.start_date === dates[7] && body.end_date === dates[7])
    expect(alone).toHaveLength(3)
  })

  it('that refuses three values of one set, while nothing else is sent, has all others within three days', async () => {
    hotel.alter(refusingChannel('expedia', 'E1', (text) => text.includes('13.13'), 'Below the least price.'))
    const sync = await hotel.open()
    const dates = Array.from({ length: 12 }, (_, index) => hotel.inDays(3 + index))
    const refused = [dates[0], dates[5], dates[9]]
    await sync.calendar.set(
      dates.map((date, index) => ({
        inv_code: 'HR:1',
        date,
        price: refused.includes(date) ? '13.13' : `${100 + index}`,
      })),
    )
    await hotel.time.advance(3 * day)
    const read = await sync.calendar.read({ inv_code: 'HR:1' }, { from: dates[0] ?? '', to: dates[11] ?? '' })
    const others = read.filter(({ date }) => !refused.includes(date))
    expect(others.map(({ values }) => values.price?.channels.expedia?.state)).toEqual(
      Array.from(others, () => 'confirmed'),
    )
  }, 180_000)
})

describe('a stop sale that bookingcom failed is sent to it again and told of, also when', () => {
  const onFirst =
    (change: (transaction: Json) => unknown) =>
    (transaction: Json, look: number): unknown =>
      look === 1 && change(transaction)
  const empty = { details: [], counts: { failed: 0, succeeded: 0, in_progress: 0 } }
  const isDirect = ({ channel_code }: Json) => channel_code === 'online'
  const isFailed = ({ state }: Json) => state === 'failed'

  it.each(
    sampled<[string, (transaction: Json, look: number) => unknown]>(3, [
      ['groups have the codes of the channels (D38)', ({ details }) => details.forEach(nameAsChannel)],
      ['groups are in lower case', ({ details }) => details.forEach(nameInLowerCase)],
      ['the first answer has no entries yet', onFirst((it) => Object.assign(it, empty))],
      [
        'the first answer has the direct channel only',
        onFirst((it) => Object.assign(it, { ...empty, details: it.details.filter(isDirect) })),
      ],
      [
        'the first answer counts a failure that it does not list',
        onFirst((it) => Object.assign(it, { details: it.details.filter((one: Json) => !isFailed(one)) })),
      ],
      [
        'the first answer is about another transaction',
        onFirst((it) => {
          for (const one of it.details) one.state = 'succeeded'
          Object.assign(it, {
            id: 'another',
            counts: { failed: 0, succeeded: it.details.length, in_progress: 0 },
          })
        }),
      ],
      ['the state is Failed', ({ details }) => renameFailed(details, 'Failed')],
      ['the state is FAILED', ({ details }) => renameFailed(details, 'FAILED')],
      ['the state is error', ({ details }) => renameFailed(details, 'error')],
    ]),
  )('%s', async (_, change) => {
    const recovers = await failChannel(hotel, 'bookingcom')
    let number = 0
    hotel.alter((sent, ask) => {
      if (!isLook(sent)) return undefined
      number += 1
      return ask().then((answer) => altered(answer, ({ transaction }) => void change(transaction, number)))
    })
    const sync = await hotel.open()
    const date = hotel.inDays(5)
    const channels = async () =>
      (await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date }))[0]?.values.stop_sale
        ?.channels
    await sync.calendar.set([{ inv_code: 'HR:1', date, stop_sale: 1 }])
    await hotel.time.advance(2 * hour)
    expect(hotel.events).toMatchObject([{ type: 'channel_failed', channel: 'bookingcom', code: 'HR:1' }])
    expect((await channels())?.bookingcom?.state).toBe('failed')
    expect((await channels())?.expedia?.state).toBe('confirmed')
    await recovers()
    await hotel.time.advance(2 * hour)
    expect(hotel.events.map(({ type }) => type)).toEqual(['channel_failed', 'channel_recovered'])
    expect((await channels())?.bookingcom?.state).toBe('confirmed')
    expect(channelOf((await hotel.calendar('HR:1', date))[0], 'bookingcom').stop_sale).toBe(true)
    expect(sync.calendar.state()).toMatchObject({ waiting: 0, openTransactions: 0 })
  })

  function nameAsChannel(entry: Json) {
    const names = { name: 'Standard Room', code: '156754:8833301', allocation_group: '8833301' }
    const online = { name: 'Online', code: 'Online', allocation_group: 'Online' }
    Object.assign(entry, isDirect(entry) ? online : names)
  }
  function nameInLowerCase(entry: Json) {
    entry.allocation_group = entry.allocation_group.toLowerCase()
  }
  function renameFailed(details: Json[], state: string) {
    for (const entry of details.filter(isFailed)) entry.state = state
  }
})

describe('what a channel made of an update is unknown, told once, and asked for no more, when', () => {
  it.each(
    sampled<[string, (transaction: Json) => unknown]>(2, [
      [
        'it never has an entry',
        (it) => {
          it.details = it.details.filter(({ channel_code }: Json) => channel_code !== 'expedia')
        },
      ],
      [
        'its entry names no channel',
        (it) => {
          for (const one of it.details) if (one.channel_code === 'expedia') one.channel_code = null
        },
      ],
      [
        'its state is one that nobody knows',
        (it) => {
          for (const one of it.details) if (one.channel_code === 'expedia') one.state = 'archived'
        },
      ],
      ['all answers are about another transaction', (it) => Object.assign(it, { id: 'another' })],
    ]),
  )('%s', async (_, change) => {
    hotel.alter((sent, ask) =>
      isLook(sent)
        ? ask().then((answer) => altered(answer, ({ transaction }) => void change(transaction)))
        : undefined,
    )
    const sync = await hotel.open()
    const dates = [3, 4, 5].map((days) => hotel.inDays(days))
    for (const date of dates) await sync.calendar.set([{ inv_code: 'HR:1', date, price: '90' }])
    await hotel.advanceDay()
    expect(sync.calendar.state()).toMatchObject({ waiting: 0, openTransactions: 0 })
    expect(hotel.events).toMatchObject([{ type: 'transaction_unreadable' }])
    expect(looks().length).toBeLessThanOrEqual(7 * hotel.sent.filter(isUpdate).length)
    for (const { values } of await sync.calendar.read(
      { inv_code: 'HR:1' },
      { from: dates[0] ?? '', to: dates[2] ?? '' },
    ))
      expect(values.price?.channels.expedia?.state).toBe('unknown')
  })
})

describe('a number that a booking has made old is not sent again', () => {
  const onReservation = async () => {}

  /** A guest books two nights, and the engine hears of it. */
  async function book() {
    const [first, second, end] = [hotel.inDays(10), hotel.inDays(11), hotel.inDays(12)] as const
    const daily_prices = [first, second].map((date) => ({ date, price: '90' }))
    const rooms = [{ mapping_code: 'B1', checkin_date: first, checkout_date: end, daily_prices }]
    await hotel.hotel('POST', '/bookings', {
      channel_code: 'bookingcom',
      guest: 'Ada',
      payment: 'cash',
      rooms,
    })
    await hotel.time.advance(20 * minute)
    return { first, second }
  }
  const left = async (date: string, channel?: string) => {
    const [entry] = await hotel.calendar('HR:1', date)
    return (channel ? channelOf(entry, channel) : entry).availability
  }
  const stateOf = async (sync: Sync, date: string) =>
    (await sync.calendar.read({ inv_code: 'HR:1' }, { from: date, to: date }))[0]?.values.availability

  it('after a lost answer; a closed night is', async () => {
    const sync = await hotel.open({ onReservation })
    await hotel.time.advance(minute)
    const first = hotel.inDays(10)
    hotel.alter((sent, ask) => (isUpdate(sent) ? ask().then(() => Promise.reject(broken())) : undefined))
    await sync.calendar.set([
      { inv_code: 'HR:1', date: first, availability: 5 },
      { inv_code: 'HR:1', date: hotel.inDays(12), availability: 5 },
    ])
    await hotel.time.advance(5 * minute)
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(11), availability: 0 }])
    await hotel.time.advance(5 * minute)
    hotel.alter((sent) => (isUpdate(sent) ? Promise.reject(broken()) : undefined))
    await book()
    hotel.alter()
    const before = hotel.sent.length
    await hotel.time.advance(hour)
    expect(await left(first)).toBe(4)
    expect(numbersSent(before)).toEqual(['0', '5'])
    expect(await stateOf(sync, first)).toMatchObject({ wanted: 5, state: 'held' })
    expect((await stateOf(sync, hotel.inDays(12)))?.state).toBe('sent')
    expect(hotel.eventsOf('availability_held')).toMatchObject([{ code: 'HR:1', dates: [first] }])
    await sync.calendar.settled()

    // Given to one channel, the same number is meant for it.
    await sync.calendar.set([{ inv_code: 'HR:1', date: first, availability: 5, channel_codes: ['expedia'] }])
    await hotel.time.advance(10 * minute)
    expect([await left(first), await left(first, 'expedia')]).toEqual([4, 5])
    expect((await stateOf(sync, first))?.state).toBe('held')

    await sync.calendar.set([{ inv_code: 'HR:1', date: first, availability: 4 }])
    await hotel.time.advance(10 * minute)
    expect((await stateOf(sync, first))?.state).toBe('sent')
    expect(await left(first)).toBe(4)
  })

  it('to a channel that failed, and the restrictions of the night are; also after a restart', async () => {
    const store = memoryStore({ now: hotel.time.now })
    let sync = await hotel.open({ onReservation, store })
    await hotel.time.advance(minute)
    const recovers = await failChannel(hotel, 'expedia')
    const first = hotel.inDays(10)
    await sync.calendar.set([{ inv_code: 'HR:1', date: first, availability: 5, min_stay: 2 }])
    await hotel.time.advance(10 * minute)
    await book()
    await sync.close()
    sync = await hotel.open({ onReservation, store })
    await recovers()
    const before = hotel.sent.length
    await hotel.time.advance(2 * hour)
    expect(numbersSent(before)).toEqual([])
    expect(channelOf((await hotel.calendar('HR:1', first))[0], 'expedia').min_stay).toBe(2)
    expect(await left(first)).toBe(4)
    expect((await stateOf(sync, first))?.channels.expedia).toMatchObject({ state: 'held' })
    expect(hotel.eventsOf('availability_held')).toMatchObject([{ code: 'HR:1', channel: 'expedia' }])
    expect(sync.calendar.state()).toMatchObject({ held: 1 })

    // Set for that channel alone, it goes to it.
    await sync.calendar.set([{ inv_code: 'HR:1', date: first, availability: 4, channel_codes: ['expedia'] }])
    await hotel.time.advance(10 * minute)
    expect(await left(first, 'expedia')).toBe(4)
  })

  it.each(['before', 'after'] as const)('by a refresh, when the booking came %s it', async (moment) => {
    const sync = await hotel.open({ onReservation })
    await hotel.time.advance(minute)
    const first = hotel.inDays(10)
    await sync.calendar.set([{ inv_code: 'HR:1', date: first, availability: 5, price: '80' }])
    await hotel.time.advance(10 * minute)
    if (moment === 'after') hotel.alter((sent) => (isUpdate(sent) ? Promise.reject(broken()) : undefined))
    if (moment === 'before') await book()
    await sync.calendar.refresh()
    if (moment === 'after') await book()
    hotel.alter()
    const before = hotel.sent.length
    await hotel.time.advance(hour)
    expect(numbersSent(before)).toEqual([])
    expect(hotel.sent.slice(before).filter(isUpdate).length).toBeGreaterThan(0)
    expect(await left(first)).toBe(4)
  })

  /** Availability in updates since a request. */
  const numbersSent = (from: number) =>
    hotel.sent
      .slice(from)
      .filter(isUpdate)
      .flatMap(({ body }) => (body.rooms ? body.rooms.flatMap((room: Json) => room.dates) : [body]))
      .flatMap(({ availability }: Json) => (availability === undefined ? [] : [String(availability)]))
      .sort()
})

const channelOf = ({ channels }: Json, code: string): Json =>
  channels.find(({ channel_code }: Json) => channel_code === code)
const channelsOf = ({ body }: Sent) => body.channel_codes ?? body.rooms?.[0]?.channel_codes
