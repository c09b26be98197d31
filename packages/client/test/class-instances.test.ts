import type { DailyUpdate, Posting, RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPosting, type InputError, type ReservationFilter } from '../src/index.ts'
import { json } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodPosting, goodRange, noReservations, ok } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

/** An object whose fields are getters of its class, as those of many an ORM. */
function instanceOf<T extends object>(fields: T): T {
  class Model {}
  for (const [name, value] of Object.entries(fields))
    Object.defineProperty(Model.prototype, name, { get: () => value })
  return new Model() as T
}

/** An object whose fields have another value each time they are read. */
const fickle = (fields: Record<string, unknown[]>) =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(fields).map(([name, values]) => {
        let reads = 0
        return [name, { enumerable: true, get: () => values[Math.min(reads++, values.length - 1)] }]
      }),
    ),
  )

describe('fields that come from a class are sent as they were checked:', () => {
  it('a daily update', async () => {
    server.plays(json(ok))
    const day = instanceOf({ date: '2026-12-24', availability: 3, price: '119.90' })
    const update = instanceOf({ rooms: [instanceOf({ inv_code: 'HR:1', dates: [day] })] })
    await demoHotel(server.url).calendar.updateDaily(update)
    expect(JSON.parse(server.request(0).body)).toEqual(goodDaily)
  })

  it('a price for a rate, in a range', async () => {
    server.plays(json(ok))
    const range = { rate_code: 'NR:HR:1', start_date: '2026-12-24', end_date: '2026-12-26', price: '99.5' }
    await demoHotel(server.url).calendar.updateRange(instanceOf(range))
    expect(Object.fromEntries(server.request(0).query)).toMatchObject(range)
  })

  it('an invoice', () => {
    const posts = goodPosting.posts.map(instanceOf)
    expect(checkPosting(instanceOf({ ...goodPosting, posts }))).toBe(checkPosting(goodPosting))
  })

  it('filters of a list and of a walk', async () => {
    server.plays(json(noReservations))
    const { reservations } = demoHotel(server.url)
    await reservations.list(instanceOf<ReservationFilter>({ from_date: '2026-11-18' }))
    await Array.fromAsync(reservations.all(instanceOf({ from_last_update_date: '2026-11-19', per_page: 7 })))
    const [list, walk] = server.requests.map(({ query }) => Object.fromEntries(query))
    expect(list).toMatchObject({ from_date: '2026-11-18' })
    expect(walk).toMatchObject({ from_last_update_date: '2026-11-19', per_page: '7', undelivered: 'false' })
  })

  it('and what is wrong with them is told', async () => {
    server.plays(json(ok))
    const update = { rooms: [{ inv_code: 'HR:1', dates: [instanceOf({ date: '2026-12-24', price: -1 })] }] }
    const error = (await failure(demoHotel(server.url).calendar.updateDaily(update))) as InputError
    expect(error.issues.map(({ path }) => path)).toEqual(['rooms[0].dates[0].price'])
    const walk = demoHotel(server.url).reservations.all(instanceOf({ booked: true }) as object)
    expect(await failure(walk.next())).toMatchObject({ issues: [{ path: 'booked' }] })
    expect(server.requests).toEqual([])
  })
})

describe('a field is read once, so that what was checked is what is sent', () => {
  it.each([
    ['a price', { price: [1, undefined] }, { price: '1' }],
    ['a flag', { stop_sale: [1, 'x'] }, { stop_sale: '1' }],
  ])('%s', async (_, fields, sent) => {
    server.plays(json(ok))
    const { stop_sale, ...range } = goodRange
    const update = Object.assign(fickle(fields), range) as RangeUpdate
    await demoHotel(server.url).calendar.updateRange(update)
    expect(Object.fromEntries(server.request(0).query)).toMatchObject(sent)
  })
})

describe('a list that lacks entries is refused at their places, not sent with null', () => {
  // biome-ignore lint/suspicious/noSparseArray: that is the case
  const sparse = <T>(one: T) => [one, , one] as T[]
  const [room] = goodDaily.rooms
  const [day] = room?.dates ?? []
  const [post] = goodPosting.posts

  it.each([
    ['rooms', { rooms: sparse(room) }, 'rooms[1]'],
    ['dates', { rooms: [{ ...room, dates: sparse(day) }] }, 'rooms[0].dates[1].date'],
    ['channels', { rooms: [{ ...room, channel_codes: sparse('hrs') }] }, 'rooms[0].channel_codes[1]'],
  ])('of %s', async (_, update, path) => {
    server.plays(json(ok))
    const error = await failure(demoHotel(server.url).calendar.updateDaily(update as DailyUpdate))
    expect((error as InputError).issues.map((issue) => issue.path)).toContain(path)
    expect(server.requests).toEqual([])
  })

  it('of weekdays, and of the items of an invoice', async () => {
    const { calendar } = demoHotel(server.url)
    const error = await failure(calendar.updateRange({ ...goodRange, days: sparse(5) }))
    expect(error).toMatchObject({ issues: [{ path: 'days[1]' }] })
    expect(() => checkPosting({ ...goodPosting, posts: sparse(post) as Posting['posts'] })).toThrow(
      'posts[1]',
    )
  })
})
