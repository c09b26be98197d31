import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { type CalendarChange, memoryStore, type Sync } from '../../src/index.ts'
import { valuesOf } from '../calendar/watched.ts'
import type { Json } from '../hotel.ts'
import { failChannel } from './failing-channels.ts'
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
} from './faulty-hotel.ts'

let hotel: FaultyHotel
beforeEach(async () => {
  hotel = await startFaultyHotel()
})
afterEach(() => hotel.stop())

const updates = () => hotel.sent.filter(isUpdate)

/** Whether a request sets a field of a date of HR:1 to a value. */
function sets({ body }: Sent, date: string, field: string, value: unknown): boolean {
  const rooms: Json[] = body.rooms ?? [{ ...body, dates: [] }]
  const isIt = (its: Json) => String(its[field]) === String(value)
  return rooms
    .filter(({ inv_code }) => inv_code === 'HR:1')
    .some(({ dates, ...range }) =>
      dates.length > 0
        ? dates.some((its: Json) => its.date === date && isIt(its))
        : range.start_date <= date && date <= range.end_date && isIt(range),
    )
}

/** The fault strikes each request with one price of one date, whatever else it holds. */
const onPrice =
  (date: string, price: string, fault: () => ReturnType<Alter>): Alter =>
  (sent) =>
    isUpdate(sent) && sets(sent, date, 'price', price) ? fault() : undefined

const value = async (date: string, field: string, code = 'HR:1') =>
  (await hotel.calendar(code, date))[0]?.[field] ?? null

const tryAgain = () => page(200, JSON.stringify({ status: 'try_again', transaction_id: '1', errors: {} }))
/** As a service answers that leaves out a list which is empty. */
const tryAgainAlone = () => page(200, JSON.stringify({ status: 'try_again', transaction_id: '1' }))
const brokenOnTheWay = (): Promise<Response> => Promise.reject(broken())

/** Thirty prices, no two alike, and which of them the service fails at. */
function prices() {
  const all = Array.from({ length: 31 }, (_, index) => ({
    inv_code: 'HR:1',
    date: hotel.inDays(10 + index),
    price: `${100 + index}`,
  }))
  return { all, culprit: all[17] as (typeof all)[0], others: all.filter((_, index) => index !== 17) }
}

describe.each(
  sampled(3, [
    ['an error 500', () => page(500, '{"status":"error","code":"internal_error","message":"Sorry."}')],
    ['an empty try_again', tryAgain],
    ['a try_again without errors', tryAgainAlone],
    ['a broken connection', brokenOnTheWay],
    ['the 422 of a gateway', () => page(422, '<h1>Unprocessable</h1>')],
    ['the 403 of a gateway', () => page(403, '<h1>Forbidden</h1>')],
  ] as const),
)('a price that the service answers with %s', (_, fault) => {
  it('keeps no stop sale and no other price waiting, costs little, and heals', async () => {
    const sync = await hotel.open()
    const { all, culprit, others } = prices()
    hotel.alter(onPrice(culprit.date, culprit.price, fault))
    const closed = hotel.inDays(5)
    await sync.calendar.set([...all, { inv_code: 'HR:1', date: closed, stop_sale: 1 }])
    await hotel.time.advance(2 * minute)
    expect(await value(closed, 'stop_sale')).toBe(true)

    await hotel.time.advance(28 * minute)
    for (const { date, price } of others) expect(await value(date, 'price')).toBe(price)
    expect(await value(culprit.date, 'price')).toBe(null)
    expect(await sync.calendar.parked()).toEqual([])
    expect(hotel.eventsOf('value_fails')).toMatchObject([
      { code: 'HR:1', date: culprit.date, field: 'price' },
    ])

    const [seen] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: culprit.date, to: culprit.date })
    expect(seen?.values.price).toMatchObject({ state: 'waiting', reason: expect.any(String) })

    await hotel.time.advance(day - 30 * minute)
    expect(updates().length).toBeLessThan(30)
    expect(hotel.eventsOf('value_fails')).toHaveLength(1)

    hotel.alter()
    await hotel.time.advance(5 * hour)
    expect(await value(culprit.date, 'price')).toBe(culprit.price)
    expect(sync.calendar.state().waiting).toBe(0)
  })

  it('does not keep what is set meanwhile from going at the usual pace', async () => {
    const sync = await hotel.open()
    const { all, culprit } = prices()
    hotel.alter(onPrice(culprit.date, culprit.price, fault))
    await sync.calendar.set(all)
    await hotel.time.advance(40 * minute)
    for (let round = 1; round <= 5; round += 1) {
      const date = hotel.inDays(60 + round)
      await sync.calendar.set([{ inv_code: 'HR:2', date, min_stay: 2 }])
      await hotel.time.advance(2 * minute)
      expect(await value(date, 'min_stay', 'HR:2')).toBe(2)
      await hotel.time.advance(20 * minute)
    }
  })
})

it('closings that go together are split off from the one that the service fails at', async () => {
  const sync = await hotel.open()
  const dates = [3, 5, 7, 9, 11].map(hotel.inDays)
  const culprit = dates[2] as string
  hotel.alter((sent) =>
    isUpdate(sent) && sets(sent, culprit, 'stop_sale', 1) ? page(500, 'Sorry.') : undefined,
  )
  await sync.calendar.set(dates.map((date): CalendarChange => ({ inv_code: 'HR:1', date, stop_sale: 1 })))
  await hotel.time.advance(10 * minute)
  for (const date of dates) expect(await value(date, 'stop_sale')).toBe(date === culprit ? null : true)
  await hotel.time.advance(hour)
  expect(hotel.eventsOf('value_fails')).toMatchObject([{ date: culprit, field: 'stop_sale' }])
  hotel.alter()
  await hotel.time.advance(hour)
  expect(await value(culprit, 'stop_sale')).toBe(true)
})

it('a value that the service fails at goes again at once by retryParked, and as soon as another such is taken', async () => {
  const sync = await hotel.open()
  const { all } = prices()
  const [one, other] = [all[3], all[20]] as [(typeof all)[0], (typeof all)[0]]
  hotel.alter((sent) =>
    [one, other].some(({ date, price }) => isUpdate(sent) && sets(sent, date, 'price', price))
      ? page(500, 'Sorry.')
      : undefined,
  )
  await sync.calendar.set(all)
  await hotel.time.advance(8 * hour)
  expect(hotel.eventsOf('value_fails')).toHaveLength(2)
  hotel.alter()
  expect(await sync.calendar.retryParked({ inv_code: 'HR:1' })).toBe(2)
  await hotel.time.advance(40 * minute)
  for (const { date, price } of [one, other]) expect(await value(date, 'price')).toBe(price)
})

it('a search for a culprit goes on after a restart', async () => {
  const store = memoryStore({ now: hotel.time.now })
  const { all, culprit, others } = prices()
  hotel.alter(onPrice(culprit.date, culprit.price, () => page(500, 'Sorry.')))
  let sync = await hotel.open({ store })
  await sync.calendar.set(all)
  for (let round = 0; round < 8; round += 1) {
    await hotel.time.advance(2 * minute)
    await sync.close()
    sync = await hotel.open({ store })
  }
  await hotel.time.advance(hour)
  for (const { date, price } of others) expect(await value(date, 'price')).toBe(price)
  expect(hotel.eventsOf('value_fails')).toHaveLength(1)
  await sync.close()
  sync = await hotel.open({ store })
  await hotel.time.advance(day)
  expect(hotel.eventsOf('value_fails')).toHaveLength(1)
  expect(updates().length).toBeLessThan(40)
})

describe('a service that fails at everything for six hours', () => {
  it.each(
    sampled(2, [
      ['with an error 500', () => page(500, 'Sorry.')],
      ['with a broken connection', brokenOnTheWay],
      ['with try_again', tryAgain],
      ['with try_again, without errors', tryAgainAlone],
    ] as const),
  )(
    '%s costs few requests, accuses no value, and gets everything afterwards',
    async (_, fault) => {
      const sync = await hotel.open()
      const { all } = prices()
      hotel.alter((sent) => (isUpdate(sent) ? fault() : undefined))
      await sync.calendar.set([...all, { inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
      await hotel.time.advance(6 * hour)
      expect(updates().length).toBeLessThan(45)
      expect(hotel.eventsOf('value_fails')).toEqual([])
      expect(hotel.events.length).toBeLessThanOrEqual(3)
      hotel.alter()
      await hotel.time.advance(30 * minute)
      expect(await value(hotel.inDays(5), 'stop_sale')).toBe(true)
      for (const { date, price } of all) expect(await value(date, 'price')).toBe(price)
      expect(sync.calendar.state().waiting).toBe(0)
      await hotel.time.advance(day)
      expect(hotel.eventsOf('value_fails')).toEqual([])
    },
    120_000,
  )

  it('still tries at once what closes a date', async () => {
    const sync: Sync = await hotel.open()
    hotel.alter((sent) => (isUpdate(sent) ? page(500, 'Sorry.') : undefined))
    await sync.calendar.set(prices().all)
    await hotel.time.advance(6 * hour)
    hotel.alter()
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(5), stop_sale: 1 }])
    await hotel.time.advance(5 * minute)
    expect(await value(hotel.inDays(5), 'stop_sale')).toBe(true)
    for (const { date, price } of prices().all) expect(await value(date, 'price')).toBe(price)
  })
})

it('a date that the service puts off twice is opened for all before a channel is closed, once each', async () => {
  let putOff = 0
  hotel.alter(({ operation }) => {
    if (operation !== 'updateRoomRange' || putOff === 2) return undefined
    putOff += 1
    return page(200, JSON.stringify({ status: 'try_again', transaction_id: '1' }))
  })
  // Where bookings keep the availability, it is repeated as prices are.
  const sync = await hotel.open({ bookings: 'keep availability' })
  const room = { inv_code: 'HR:1', date: hotel.inDays(9) }
  await sync.calendar.set([
    { ...room, availability: 3 },
    { ...room, availability: 0, channel_codes: ['expedia'] },
  ])
  await hotel.time.advance(hour)
  expect(sync.calendar.state()).toMatchObject({ waiting: 0 })
  expect(putOff).toBe(2)
  expect(updates()).toHaveLength(4)
  const [entry] = await hotel.calendar('HR:1', room.date)
  const closed = entry?.channels.find((one: Json) => one.channel_code === 'expedia')
  expect([entry?.availability, closed?.availability]).toEqual([3, 0])
})

/** The service's list of rooms, altered on the way. */
const listedAs =
  (change: (rooms: Json[]) => Json[]): Alter =>
  ({ operation }, ask) => {
    if (operation !== 'listRooms') return undefined
    return ask().then((answer) =>
      altered(answer, (body) => {
        body.rooms = change(body.rooms)
      }),
    )
  }

describe('a list of rooms', () => {
  it('that is empty all day parks nothing, is told once, and is not asked for all the time', async () => {
    hotel.alter(listedAs(() => []))
    const sync = await hotel.open()
    for (let round = 0; round < 24; round += 1) {
      const date = hotel.inDays(10 + round)
      await sync.calendar.set([{ inv_code: 'HR:1', date, price: `${90 + round}` }])
      await hotel.time.advance(hour)
      expect(await value(date, 'price')).toBe(`${90 + round}`)
    }
    expect(await sync.calendar.parked()).toEqual([])
    expect(hotel.eventsOf('parked')).toEqual([])
    expect(hotel.eventsOf('rooms_doubted')).toHaveLength(1)
    expect(hotel.sentBy('listRooms').length).toBeLessThan(8)
  })

  it.each([undefined, null])(
    'whose rooms have %s as channel_codes refuses no channel, and is read',
    async (channel_codes) => {
      const asked = hotel.inDays(9)
      hotel.alter(listedAs((rooms) => rooms.map((room) => ({ ...room, channel_codes }))))
      const mend = await failChannel(hotel, 'expedia')
      const sync = await hotel.open()
      await sync.calendar.set([
        { inv_code: 'HR:1', date: asked, price: '90' },
        { inv_code: 'HR:1', date: asked, price: '95', channel_codes: ['expedia'] },
        { rate_code: 'NR:HR:1', date: asked, price: '80' },
      ])
      await hotel.time.advance(hour)
      await mend()
      await hotel.time.advance(day)
      const channelOf = async (code: string) => (await valuesOf(hotel, code, asked, 'expedia')).price
      expect([await channelOf('HR:1'), await value(asked, 'price', 'NR:HR:1')]).toEqual(['95', '80'])
      expect(await sync.calendar.parked()).toEqual([])
      expect(hotel.eventsOf('trouble')).toEqual([])
      const [seen] = await sync.calendar.read({ rate_code: 'NR:HR:1' }, { from: asked, to: asked })
      expect(seen?.values.price).toMatchObject({ state: 'sent' })
    },
  )

  it('that lacks a room for half an hour parks nothing', async () => {
    const sync = await hotel.open()
    const date = hotel.inDays(9)
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '90' }])
    await hotel.time.advance(day)
    hotel.alter(listedAs((rooms) => rooms.filter(({ inv_code }) => inv_code !== 'HR:2')))
    await sync.calendar.set([{ inv_code: 'HR:9', date, price: '90' }])
    await hotel.time.advance(10 * minute)
    expect(hotel.eventsOf('rooms_doubted')).toMatchObject([{ codes: ['HR:2'] }])
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '95' }])
    await hotel.time.advance(20 * minute)
    hotel.alter()
    expect(await value(date, 'price', 'HR:2')).toBe('95')
    await hotel.time.advance(day)
    expect((await sync.calendar.parked()).map(({ code }) => code)).toEqual(['HR:9'])
    expect(hotel.eventsOf('rooms_doubted')).toHaveLength(1)
  })

  it('that lacks a room for hours is believed, except for closings, until it has the room again', async () => {
    const sync = await hotel.open()
    const date = hotel.inDays(9)
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '90' }])
    await hotel.time.advance(day)
    hotel.alter(listedAs((rooms) => rooms.filter(({ inv_code }) => inv_code !== 'HR:2')))
    await sync.calendar.set([{ inv_code: 'HR:9', date, price: '90' }])
    for (let round = 0; round < 5; round += 1) {
      await hotel.time.advance(30 * minute)
      await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(20 + round), price: '90' }])
    }
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '99', stop_sale: 1 }])
    expect(await sync.calendar.parked()).toMatchObject([
      { code: 'HR:2', field: 'price' },
      { code: 'HR:9', field: 'price' },
    ])
    await hotel.time.advance(2 * minute)
    expect(await value(date, 'stop_sale', 'HR:2')).toBe(true)
    expect(await value(date, 'price', 'HR:2')).toBe('90')
    hotel.alter()
    await hotel.time.advance(day + hour)
    expect(await value(date, 'price', 'HR:2')).toBe('99')
    expect((await sync.calendar.parked()).map(({ code }) => code)).toEqual(['HR:9'])
  })

  it.each([
    { name: 'is read again within half an hour', ends: false },
    { name: 'and again by the next process, when this one ends before', ends: true },
  ])('whose first answer lacks a room $name, and what was parked is sent', async ({ ends }) => {
    const store = memoryStore()
    hotel.alter(listedAs((rooms) => rooms.filter(({ inv_code }) => inv_code !== 'HR:2')))
    const sync = await hotel.open({ store })
    const date = hotel.inDays(9)
    await sync.calendar.set([{ inv_code: 'HR:1', date, price: '80' }])
    await hotel.time.advance(5 * minute)
    await sync.calendar.set([{ inv_code: 'HR:2', date, price: '90' }])
    expect(await sync.calendar.parked()).toMatchObject([{ code: 'HR:2', date, value: '90' }])
    hotel.alter()
    if (ends) {
      await sync.close()
      await hotel.open({ store })
    }
    await hotel.time.advance(25 * minute)
    expect(await value(date, 'price', 'HR:2')).toBe('90')
    expect(hotel.eventsOf('parked')).toHaveLength(1)
    expect(hotel.sentBy('listRooms')).toHaveLength(2)
  })

  it.each(
    sampled<[string, (room: Json) => unknown]>(2, [
      [
        'says that restrictions cannot be updated',
        (room) => Object.assign(room, { restrictions_update: false }),
      ],
      ['lacks whether they can', (room) => delete room.restrictions_update],
      ['has no groups', (room) => Object.assign(room, { inv_code: null })],
      ['has no channels', (room) => Object.assign(room, { channel_codes: [] })],
    ]),
  )(
    'whose first answer %s holds up no stop sale, and the rest for a quarter of an hour',
    async (_, change) => {
      let times = 0
      hotel.alter((sent, ask) => {
        if (sent.operation !== 'listRooms' || times > 0) return undefined
        times += 1
        return ask().then((answer) => altered(answer, ({ rooms }) => rooms.forEach(change)))
      })
      const sync = await hotel.open()
      const date = hotel.inDays(9)
      await sync.calendar.set([{ inv_code: 'HR:2', date, availability: 5 }])
      await hotel.time.advance(5 * minute)
      await sync.calendar.set([
        { inv_code: 'HR:1', date, stop_sale: 1, min_stay: 2 },
        { inv_code: 'HR:2', date, stop_sale: 1, channel_codes: ['bookingcom'] },
      ])
      await hotel.time.advance(2 * minute)
      expect(await value(date, 'stop_sale', 'HR:1')).toBe(true)
      await hotel.time.advance(15 * minute)
      expect(await value(date, 'min_stay', 'HR:1')).toBe(2)
      expect(await sync.calendar.parked()).toEqual([])
    },
  )

  it('that refuses a value parks it when it is set, without a request', async () => {
    const sync = await hotel.open()
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
    await hotel.time.advance(5 * minute)
    const before = hotel.sent.length
    await sync.calendar.set([
      { inv_code: 'HR:9', date: hotel.inDays(9), price: '90' },
      { inv_code: 'HR:2', date: hotel.inDays(9), price: '90', channel_codes: ['expedia'] },
    ])
    expect(await sync.calendar.parked()).toMatchObject([
      { code: 'HR:2', channel: 'expedia', value: '90' },
      { code: 'HR:9', value: '90' },
    ])
    expect(hotel.eventsOf('parked')).toHaveLength(2)
    await hotel.time.advance(4 * minute)
    expect(hotel.sent.slice(before).filter(isUpdate)).toEqual([])
    // Told once, however often it is set.
    await sync.calendar.set([{ inv_code: 'HR:9', date: hotel.inDays(9), price: '90' }])
    expect(hotel.eventsOf('parked')).toHaveLength(2)
  })

  it('that has become old is read again before anybody is told that it refuses a value', async () => {
    const sync = await hotel.open()
    await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' }])
    await hotel.time.advance(5 * hour)
    await hotel.hotel('PUT', '/rooms/HR:3', {
      inv_code: 'HR:3',
      name: 'Room HR:3',
      room_capacity: 3,
      adult_capacity: 2,
    })
    await sync.calendar.set([
      { inv_code: 'HR:3', date: hotel.inDays(9), price: '90' },
      { inv_code: 'HR:9', date: hotel.inDays(9), price: '90' },
    ])
    expect(await sync.calendar.parked()).toHaveLength(2)
    await hotel.time.advance(5 * minute)
    expect(await value(hotel.inDays(9), 'price', 'HR:3')).toBe('90')
    expect(await sync.calendar.parked()).toMatchObject([{ code: 'HR:9' }])
    expect(hotel.eventsOf('parked')).toMatchObject([{ code: 'HR:9' }])
  })
})

describe('a value that the service refused', () => {
  const own = (code: string) =>
    page(422, JSON.stringify({ status: 'error', code, message: 'No.', errors: [] }))
  let sync: Sync
  const change = () => ({ inv_code: 'HR:1', date: hotel.inDays(9), price: '90' })
  beforeEach(async () => {
    sync = await hotel.open()
    hotel.alter(onPrice(hotel.inDays(9), '90', () => own('invalid_value')))
    await sync.calendar.set([change()])
    await hotel.time.advance(10 * minute)
    expect(await sync.calendar.parked()).toMatchObject([{ field: 'price', value: '90' }])
    expect(hotel.eventsOf('parked')).toHaveLength(1)
  })

  it('goes again when it is set again, and is told once', async () => {
    await sync.calendar.set([change()])
    await hotel.time.advance(10 * minute)
    expect(await sync.calendar.parked()).toHaveLength(1)
    expect(hotel.eventsOf('parked')).toHaveLength(1)
    hotel.alter()
    await sync.calendar.set([change()])
    await hotel.time.advance(10 * minute)
    expect(await value(hotel.inDays(9), 'price')).toBe('90')
  })

  it.each([['of its target'], ['of all']])('goes again by retryParked %s', async (which) => {
    hotel.alter()
    await hotel.advanceDay()
    expect(await value(hotel.inDays(8), 'price')).toBe(null)
    await expect(sync.calendar.retryParked({ inv_code: 'HR:2' })).rejects.toThrow('Nothing is set for HR:2')
    expect(await sync.calendar.retryParked(which === 'of all' ? undefined : { inv_code: 'HR:1' })).toBe(1)
    await hotel.time.advance(10 * minute)
    expect(await value(hotel.inDays(8), 'price')).toBe('90')
    expect(await sync.calendar.parked()).toEqual([])
  })

  it('goes again when the list of rooms says another thing of its rate', async () => {
    hotel.alter()
    await hotel.hotel('PUT', '/rooms/HR:1', {
      inv_code: 'HR:1',
      name: 'Another name',
      room_capacity: 4,
      adult_capacity: 2,
    })
    await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(9), price: '70' }])
    await hotel.advanceDay()
    await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(9), price: '71' }])
    await hotel.time.advance(10 * minute)
    expect(await value(hotel.inDays(8), 'price')).toBe('90')
  })
})

it('a service that fails at all prices keeps no stop sale waiting, and gets everything afterwards', async () => {
  const sync = await hotel.open()
  hotel.alter((sent) =>
    isUpdate(sent) && JSON.stringify(sent.body).includes('"price"') ? page(500, 'Sorry.') : undefined,
  )
  await sync.calendar.set(prices().all.map((change) => ({ ...change, min_stay: 2 })))
  for (let round = 0; round < 20; round += 1) {
    await sync.calendar.set([{ inv_code: 'HR:2', date: hotel.inDays(10), price: `${50 + round}` }])
    await hotel.time.advance(10 * minute)
    const closed = hotel.inDays(40 + round)
    await sync.calendar.set([{ inv_code: 'HR:2', date: closed, stop_sale: 1 }])
    await hotel.time.advance(2 * minute)
    expect(await value(closed, 'stop_sale', 'HR:2')).toBe(true)
    await hotel.time.advance(48 * minute)
  }
  expect(updates().length).toBeLessThan(170)
  hotel.alter()
  await hotel.time.advance(8 * hour)
  expect(sync.calendar.state().waiting).toBe(0)
})

describe('an update does not count as taken when', () => {
  /** What the next update is answered with in place of the service's answer, made from the answer before. */
  function answerNext(answer: (before: Json) => Json) {
    let before: Json
    let isNext = false
    hotel.alter((sent, ask) => {
      if (!isUpdate(sent)) return undefined
      if (isNext) {
        isNext = false
        return page(200, JSON.stringify(answer(before)))
      }
      return ask().then((its) =>
        altered(its, (body) => {
          before = body
        }),
      )
    })
    return () => {
      isNext = true
    }
  }
  const date = () => hotel.inDays(5)
  const isClosed = async (on: string) => Boolean((await hotel.calendar('HR:1', on))[0]?.stop_sale)

  it('it gets the answer of the update before', async () => {
    const next = answerNext((before) => before)
    const sync = await hotel.open()
    await sync.calendar.set([{ inv_code: 'HR:1', date: date(), price: '90' }])
    await hotel.time.advance(hour)
    next()
    await sync.calendar.set([{ inv_code: 'HR:1', date: date(), stop_sale: 1 }])
    await hotel.time.advance(10 * minute)
    expect(await isClosed(date())).toBe(true)
    expect(hotel.events).toEqual([])
  })

  it('it gets, after a restart, the answer of an update before it', async () => {
    const store = memoryStore({ now: hotel.time.now })
    const next = answerNext((before) => before)
    const first = await hotel.open({ store })
    await first.calendar.set([{ inv_code: 'HR:1', date: date(), price: '90' }])
    await hotel.time.advance(hour)
    await first.close()
    const sync = await hotel.open({ store })
    next()
    await sync.calendar.set([{ inv_code: 'HR:1', date: date(), stop_sale: 1 }])
    await hotel.time.advance(10 * minute)
    expect(await isClosed(date())).toBe(true)
  })

  const spellings: [string, (date: string) => string][] = [
    ['with a time', (date) => `${date}T00:00:00Z`],
    ['without dashes', (date) => date.replaceAll('-', '')],
    ['as nobody expects', () => 'all'],
  ]
  const refusal = (spelt: string) => ({
    status: 'try_again',
    transaction_id: 'refused',
    errors: [{ 'HR:1': { [spelt]: 'The date is locked.' } }],
  })

  it.each(spellings)('its refusal spells the date %s: what is refused is parked', async (_, spell) => {
    const next = answerNext(() => refusal(spell(date())))
    const sync = await hotel.open()
    next()
    await sync.calendar.set([{ inv_code: 'HR:1', date: date(), stop_sale: 1 }])
    await hotel.time.advance(hour)
    expect(await sync.calendar.parked()).toMatchObject([
      { code: 'HR:1', date: date(), field: 'stop_sale', reason: 'The date is locked.' },
    ])
    expect(hotel.eventsOf('parked')).toHaveLength(1)
  })

  it('its refusal names no date: bisection finds the one of four that is refused, and the others arrive', async () => {
    const dates = [5, 6, 7, 8].map((days) => hotel.inDays(days))
    const locked = dates[2] as string
    let number = 0
    hotel.alter((sent) => {
      if (!isUpdate(sent) || !sets(sent, locked, 'stop_sale', 1)) return undefined
      number += 1
      return page(200, JSON.stringify({ ...refusal('all'), transaction_id: `refused ${number}` }))
    })
    const sync = await hotel.open()
    await sync.calendar.set(dates.map((on) => ({ inv_code: 'HR:1', date: on, stop_sale: 1 })))
    await hotel.time.advance(hour)
    expect(await sync.calendar.parked()).toMatchObject([{ date: locked }])
    for (const on of dates) expect(await isClosed(on)).toBe(on !== locked)
  })
})
