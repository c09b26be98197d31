import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { InputError, ServerError, type WalkFilter } from '../src/index.ts'
import { json, refusal } from './behaviours.ts'
import { demoHotel, failure, noReservations } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

describe('a walk that cannot be made', () => {
  it.each([
    { undelivered: true },
    { undelivered: 1 },
    { page: 2 },
    { page: 1 },
    { booked: true },
    { modified: '1' },
    { per_page: 0 },
    { from_date: 'x' },
  ])('with %j is refused, and nothing is sent', async (filter) => {
    server.plays(json(noReservations))
    const { reservations } = demoHotel(server.url)
    const error = await failure(reservations.all(filter as unknown as WalkFilter).next())
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).issues.map(({ path }) => path)).toEqual(Object.keys(filter))
    expect(server.requests).toEqual([])
  })

  it('is no type either', () => {
    expectTypeOf<{ undelivered: true }>().not.toExtend<WalkFilter>()
    expectTypeOf<{ undelivered: false; per_page: number }>().toExtend<WalkFilter>()
    expectTypeOf<WalkFilter>().not.toHaveProperty('page')
  })

  it('because the service fails throws its error after what was read', async () => {
    const page = {
      reservations: [{ hr_number: 'HR1', updated_at: '2026-11-20T08:00:00Z' }],
      count: 3,
      pages: 3,
    }
    const reservation = (number: number) => ({ ...page, current_page: number })
    server.plays(json(reservation(1)), refusal(500, 'internal_error'))
    const hotel = demoHotel(server.url)
    const seen: string[] = []
    const error = await failure(
      (async () => {
        for await (const { hr_number } of hotel.reservations.all({ per_page: 1 })) seen.push(hr_number)
      })(),
    )
    expect(error).toBeInstanceOf(ServerError)
    expect(server.requests).toHaveLength(2)
  })

  it('at first is asked for again: a fault on the way loses nothing', async () => {
    const fault = refusal(503, 'unavailable')
    const page = json({ ...noReservations, reservations: [{ hr_number: 'HR1' }], count: 1, pages: 1 })
    server.plays(fault, page)
    const seen: string[] = []
    for await (const { hr_number } of demoHotel(server.url).reservations.all()) seen.push(hr_number)
    expect(seen).toEqual(['HR1'])
  })
})

describe('a page with entries that cannot be read', () => {
  const good = { hr_number: 'HR1', updated_at: '2026-11-20T08:00:00Z' }
  const odd = [null, { guest: 'Ada' }, { hr_number: null }, 'HR2']

  it('gives the others, and those as they came', async () => {
    server.plays(json({ ...noReservations, reservations: [odd[0], good, ...odd.slice(1)] }))
    expect(await demoHotel(server.url).reservations.list()).toEqual({
      ...noReservations,
      reservations: [good],
      unreadable: odd,
    })
  })

  it('stops no walk, which gives each of them once', async () => {
    const page = { reservations: [odd[1], good], count: 3, current_page: 1, pages: 2 }
    const last = { ...page, reservations: [null, { hr_number: 'HR3', updated_at: 'soon' }] }
    const behind = { ...page, reservations: [] }
    server.plays(...[page, last, behind, page, last, behind].map((answer) => json(answer)))
    const walked = await Array.fromAsync(demoHotel(server.url).reservations.pages({ per_page: 2 }))
    expect(walked.flatMap(({ reservations }) => reservations.map((its) => its.hr_number))).toEqual([
      'HR1',
      'HR3',
    ])
    expect(walked.flatMap(({ unreadable }) => unreadable)).toEqual([odd[1], null])
  })

  it.each(['count', 'current_page', 'pages'])('is read without %s', async (name) => {
    server.plays(json({ ...noReservations, reservations: [good], [name]: undefined }))
    expect((await demoHotel(server.url).reservations.list()).reservations).toEqual([good])
    expect(await Array.fromAsync(demoHotel(server.url).reservations.all())).toEqual([good])
  })
})

describe('one reservation', () => {
  it('is got by its number, which delivers nothing', async () => {
    const found = { hr_number: 'HR 1&x', updated_at: '2026-11-20T08:00:00Z' }
    server.plays(json({ ...noReservations, reservations: [found], count: 1, pages: 1 }))
    expect(await demoHotel(server.url).reservations.get('HR 1&x')).toEqual(found)
    expect(Object.fromEntries(server.request(0).query)).toMatchObject({
      reservation_number: 'HR 1&x',
      undelivered: 'false',
    })
  })

  it('is null when there is none', async () => {
    server.plays(json(noReservations))
    expect(await demoHotel(server.url).reservations.get('HR404')).toBeNull()
    const { data, response } = await demoHotel(server.url).reservations.get('HR404').withResponse()
    expect([data, response.status]).toEqual([null, 200])
  })
})
