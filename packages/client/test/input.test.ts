import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InputError } from '../src/index.ts'
import { json } from './behaviours.ts'
import { demoHotel, failure, goodDaily, goodRange, ok } from './demo-hotel.ts'
import { refusals } from './refused-updates.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const { refused, range, day, room } = refusals(() => server)

describe('a target', () => {
  it('is needed', async () => {
    expect(await range({ inv_code: undefined })).toHaveLength(2)
    expect(await refused({ ...goodRange, inv_code: undefined, stop_sale: undefined, price: 1 })).toHaveLength(
      1,
    )
    expect(await room({ inv_code: undefined })).toEqual(['rooms[0]'])
  })

  it.each([null, '', 'x'.repeat(65), {}])('of %j is refused', async (code) => {
    expect(await range({ inv_code: code, rate_code: 'HR:1' })).toContain('inv_code')
    expect(await range({ rate_code: code })).toEqual(['rate_code'])
    expect(await room({ inv_code: code })).toContain('rooms[0].inv_code')
  })

  it('by rate_code alone takes only the price', async () => {
    const byRate = { inv_code: undefined, rate_code: 'NR:HR:1' }
    expect(await range({ ...byRate, price: 9, availability: 1, ctd: 0 })).toEqual([
      'availability',
      'stop_sale',
      'ctd',
    ])
    const dates = [
      { date: '2026-12-24', price: 9 },
      { date: '2026-12-25', price: 9, min_stay: 2 },
    ]
    expect(await room({ ...byRate, dates })).toEqual(['rooms[0].dates[1].min_stay'])
  })
})

describe('weekdays and channels', () => {
  it.each([null, [], '', '5', 5, {}, 0, false])('of %j are no list', async (list) => {
    expect(await range({ days: list })).toEqual(['days'])
    expect(await range({ channel_codes: list })).toEqual(['channel_codes'])
    expect(await room({ channel_codes: list })).toEqual(['rooms[0].channel_codes'])
  })

  it('in more entries than the service takes are refused', async () => {
    expect(await range({ days: [0, 1, 2, 3, 4, 5, 6, 0] })).toEqual(['days'])
    const channels = Array.from({ length: 101 }, (_, index) => `channel-${index}`)
    expect(await range({ channel_codes: channels })).toEqual(['channel_codes'])
    expect(await room({ channel_codes: channels })).toEqual(['rooms[0].channel_codes'])
    expect(await room({ channel_codes: ['x'.repeat(65)] })).toEqual(['rooms[0].channel_codes[0]'])
  })

  it.each([7, -1, 1.5, 'Mon', null, undefined, ''])('with a weekday of %j are refused', async (weekday) => {
    expect(await range({ days: [0, weekday, 6] })).toEqual(['days[1]'])
  })

  it.each([null, undefined, '', {}])('with a channel of %j are refused', async (channel) => {
    expect(await range({ channel_codes: ['online', channel] })).toEqual(['channel_codes[1]'])
    expect(await room({ channel_codes: [channel] })).toEqual(['rooms[0].channel_codes[0]'])
  })
})

describe('an update', () => {
  it('that sets nothing is refused; what is set wrongly is not called nothing', async () => {
    expect(await range({ stop_sale: undefined })).toHaveLength(1)
    expect(await range({ stop_sale: undefined, price: -1 })).toEqual(['price'])
  })

  it('with a name that does not exist is refused, because the service would pass over it', async () => {
    expect(await range({ avialability: 1 })).toEqual(['avialability'])
    expect(await range({ toString: 1, constructor: 1 })).toEqual(['toString', 'constructor'])
    expect(await day({ minStay: 1 })).toEqual(['rooms[0].dates[0].minStay'])
    expect(await room({ days: [1] })).toEqual(['rooms[0].days'])
  })

  it.each([undefined, null, [], {}, 'HR:1', [null]])('with rooms of %j is refused', async (rooms) => {
    const places = await refused({ rooms })
    expect(places.filter((path) => !path.startsWith('rooms'))).toEqual([])
  })

  it.each([undefined, null, [], {}, [null], ['2026-12-24']])('with dates of %j is refused', async (dates) => {
    const places = await room({ dates })
    expect(places.filter((path) => !path.startsWith('rooms[0].dates'))).toEqual([])
  })

  it('with more than 90 dates for one room is refused; 90 go', async () => {
    const dates = Array.from({ length: 91 }, (_, index) => ({
      date: new Date(Date.UTC(2027, 0, 1 + index)).toJSON().slice(0, 10),
    }))
    expect(await room({ dates })).toEqual(['rooms[0].dates'])
    server.plays(json(ok))
    const { outcome } = await demoHotel(server.url).calendar.updateDaily({
      rooms: [{ inv_code: 'HR:1', dates: dates.slice(1) }],
    })
    expect(outcome).toBe('accepted')
  })

  it('with more than 1,000 rooms is refused', async () => {
    const rooms = Array.from({ length: 1001 }, (_, index) => ({
      inv_code: `HR:${index}`,
      dates: [{ date: '2026-12-24', availability: 1 }],
    }))
    expect(await refused({ rooms })).toEqual(['rooms'])
  })

  it('is told all its faults at once', async () => {
    const rooms = [
      ...goodDaily.rooms,
      { dates: [{ date: '2026-12-24' }] },
      {
        inv_code: 'HR:2',
        dates: [
          { date: '2026-12-24', price: null },
          { date: '2026-02-30', cta: 7 },
        ],
      },
    ]
    expect((await refused({ rooms })).sort()).toEqual([
      'rooms[1]',
      'rooms[2].dates[0].price',
      'rooms[2].dates[1].cta',
      'rooms[2].dates[1].date',
    ])
  })

  it.each([undefined, null, 'HR:1', 17, []])('that is %j is refused', async (update) => {
    server.plays(json(ok))
    const { calendar } = demoHotel(server.url)
    expect(await failure(calendar.updateRange(update as unknown as RangeUpdate))).toBeInstanceOf(InputError)
    expect(await failure(calendar.updateDaily(update as unknown as DailyUpdate))).toBeInstanceOf(InputError)
    expect(server.requests).toEqual([])
  })
})

describe('the message', () => {
  it('begins with what happened, and has each sentence after its path', async () => {
    const { calendar } = demoHotel(server.url)
    const error = await failure(calendar.updateRange({ ...goodRange, price: '1,5', days: [9] }))
    expect(error).toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(
        /^Nothing was sent\. (price|days\[0\]): [A-Z].*\. (price|days\[0\]): [A-Z].*\.$/,
      ),
    })
  })

  it('has no stray colon where the whole update is at fault', async () => {
    const error = await failure(
      demoHotel(server.url).calendar.updateRange({ ...goodRange, stop_sale: undefined } as never),
    )
    expect((error as Error).message).not.toMatch(/(^|\s):/)
  })
})
