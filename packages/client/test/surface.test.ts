import { type OperationId, type operations, operationTable, type paths } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { Client, Reply, RequestInput } from '../src/index.ts'
import * as surface from '../src/index.ts'
import { json } from './behaviours.ts'
import { demoHotel, goodDaily, goodPosting, goodRange, noReservations, ok, posted } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

/** The operations of the contract that are no twin and no sample-only form of another: each has a method. */
type Named = Exclude<OperationId, `${string}V1` | `${string}Sample`>

/** The method of each operation. One that the contract adds does not compile until it stands here. */
const methods: { [Id in Named]: (hotel: Client) => PromiseLike<unknown> } = {
  listRooms: (hotel) => hotel.rooms.list(),
  updateRoomRange: (hotel) => hotel.calendar.updateRange(goodRange),
  updateRoomsDaily: (hotel) => hotel.calendar.updateDaily(goodDaily),
  getTransactionDetails: (hotel) => hotel.transactions.get('1'),
  listChannels: (hotel) => hotel.channels.list(),
  listConnectedChannels: (hotel) => hotel.channels.connected(),
  listReservations: (hotel) => hotel.reservations.list(),
  createPosting: (hotel) => hotel.postings.create(goodPosting),
  listGuests: (hotel) => hotel.guests.list(),
  listInHouseGuests: (hotel) => hotel.inHouse.list(),
  listRevenueAccounts: (hotel) => hotel.revenueAccounts.list(),
  listExtras: (hotel) => hotel.extras.list(),
  listSalesDepartments: (hotel) => hotel.salesDepartments.list(),
}

const anyAnswer = {
  ...ok,
  ...posted,
  ...noReservations,
  status: 'ok',
  rooms: [],
  channels: [],
  data: [],
  currency: 'EUR',
  // With an entry, because one without is waited for.
  transaction: {
    id: '1',
    counts: { failed: 0, succeeded: 1, in_progress: 0 },
    details: [{ state: 'succeeded', allocation_group: 'HR:1' }],
  },
}

describe('every operation of the contract', () => {
  it('is reached by request, as a type', () => {
    expectTypeOf<Parameters<Client['request']>[0]>().toEqualTypeOf<OperationId>()
    expectTypeOf<OperationId>().toEqualTypeOf<keyof operations>()
    // Every method of every path is one of these operations.
    type Methods = 'get' | 'put' | 'post' | 'delete' | 'patch'
    type OfPath<Path extends keyof paths> = Exclude<paths[Path][Methods & keyof paths[Path]], undefined>
    expectTypeOf<operations[OperationId]>().toEqualTypeOf<OfPath<keyof paths>>()
  })

  it.each(Object.entries(methods))('%s is sent by its method', async (id, call) => {
    server.plays(json(anyAnswer))
    const ids: OperationId[] = []
    await call(demoHotel(server.url, { onRequest: ({ operationId }) => ids.push(operationId) }))
    const { method, path } = operationTable[id as OperationId]
    expect(ids).toEqual([id])
    expect([server.request(0).method, server.request(0).path]).toEqual([method.toUpperCase(), path])
  })

  it.each(Object.keys(operationTable) as OperationId[])('%s is sent by request', async (id) => {
    server.plays(json(anyAnswer))
    const ids: OperationId[] = []
    const hotel = demoHotel(server.url, { onRequest: ({ operationId }) => ids.push(operationId) })
    expect(await hotel.request(id, {} as RequestInput<OperationId>)).toEqual(anyAnswer)
    const { method, path } = operationTable[id]
    expect(ids).toEqual([id])
    expect([server.request(0).method, server.request(0).path]).toEqual([method.toUpperCase(), path])
  })
})

describe('the client', () => {
  it('has the methods of the design and no others', () => {
    const hotel = demoHotel(server.url)
    const names = Object.entries(hotel).flatMap(([group, member]) =>
      typeof member === 'function' ? [group] : Object.keys(member).map((name) => `${group}.${name}`),
    )
    expect(names.sort()).toEqual([
      'calendar.updateDaily',
      'calendar.updateRange',
      'channels.connected',
      'channels.list',
      'extras.list',
      'guests.list',
      'inHouse.list',
      'postings.create',
      'request',
      'reservations.all',
      'reservations.get',
      'reservations.list',
      'reservations.pages',
      'revenueAccounts.list',
      'rooms.list',
      'salesDepartments.list',
      'transactions.get',
      'transactions.wait',
    ])
  })

  it('may be taken apart: a method needs no this', async () => {
    server.plays(json(anyAnswer))
    const { request, rooms, reservations, transactions } = demoHotel(server.url)
    const { list } = rooms
    const { get, all } = reservations
    const { wait } = transactions
    expect(await list()).toEqual([])
    expect(await get('1')).toBeNull()
    expect((await all().next()).done).toBe(true)
    expect(await wait('1')).toEqual(anyAnswer.transaction)
    expect(await request('listRooms', {})).toEqual(anyAnswer)
  })

  it('answers every call with a promise that can give the response too', () => {
    expectTypeOf<ReturnType<Client['rooms']['list']>>().toExtend<Promise<unknown>>()
    type Call = (...args: never[]) => Reply<unknown, unknown>
    expectTypeOf<Client['calendar']['updateDaily']>().toExtend<Call>()
    expectTypeOf<Client['postings']['create']>().toExtend<Call>()
    expectTypeOf<Client['transactions']['get']>().toExtend<Call>()
    expectTypeOf<Client['reservations']['get']>().toExtend<Call>()
  })
})

describe('the package', () => {
  it('gives the client, its parts, its errors, and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual(
      [
        ['createClient', 'connect', 'calendar', 'channels', 'extras', 'guests', 'inHouse', 'postings'],
        ['reservations', 'revenueAccounts', 'rooms', 'salesDepartments', 'transactions'],
        ['checkPosting'],
        ['ApiError', 'AuthenticationError', 'ConflictError', 'ConnectionError', 'InnwireError', 'InputError'],
        ['RateLimitError', 'ResponseError', 'ServerError', 'TimeoutError', 'ValidationError'],
      ]
        .flat()
        .sort(),
    )
  })
})
