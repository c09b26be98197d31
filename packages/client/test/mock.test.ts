import { type Mock, startMock } from '@innwire/mock'
import { errorCodes, type OperationId, operationTable } from '@innwire/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  type Client,
  RateLimitError,
  type Reply,
  type RequestInput,
  ServerError,
} from '../src/index.ts'
import { exampleOf, statusesOf } from './contract-examples.ts'
import { demoHotel, failure, goodDaily, goodPosting, goodRange } from './demo-hotel.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.stop())

// Everything that the mock says must keep the contract.
const hotel = () => demoHotel(mock.url, { validate: 'throw' })

/** The reservation that the mock lists. */
const listed = () =>
  (exampleOf('listReservations').reservations as { hr_number: string }[])[0] as { hr_number: string }

type Case = [string, (hotel: Client) => Reply<unknown, unknown>, () => unknown]
const cases: Case[] = [
  ['rooms.list', ({ rooms }) => rooms.list(), () => exampleOf('listRooms').rooms],
  ['channels.list', ({ channels }) => channels.list(), () => exampleOf('listChannels').channels],
  [
    'channels.connected',
    ({ channels }) => channels.connected(),
    () => exampleOf('listConnectedChannels').channels,
  ],
  ['guests.list', ({ guests }) => guests.list(), () => exampleOf('listGuests').data],
  ['inHouse.list', ({ inHouse }) => inHouse.list(), () => exampleOf('listInHouseGuests').data],
  [
    'revenueAccounts.list',
    (client) => client.revenueAccounts.list(),
    () => exampleOf('listRevenueAccounts').data,
  ],
  [
    'salesDepartments.list',
    (client) => client.salesDepartments.list(),
    () => exampleOf('listSalesDepartments').data,
  ],
  [
    'extras.list',
    ({ extras }) => extras.list(),
    () => {
      const { currency, data } = exampleOf('listExtras') as {
        currency: string
        data: { option_value: object }[]
      }
      return expect.objectContaining({ currency, extras: data.map((one) => one.option_value) })
    },
  ],
  [
    'transactions.get',
    ({ transactions }) => transactions.get('123456789'),
    () => exampleOf('getTransactionDetails').transaction,
  ],
  [
    'reservations.list',
    ({ reservations }) => reservations.list(),
    () => ({ ...exampleOf('listReservations'), unreadable: [] }),
  ],
  ['reservations.get', ({ reservations }) => reservations.get(listed().hr_number), () => listed()],
  [
    'calendar.updateRange',
    ({ calendar }) => calendar.updateRange(goodRange),
    () => ({ outcome: 'accepted', transactionId: exampleOf('updateRoomRange').transaction_id }),
  ],
  [
    'calendar.updateDaily',
    ({ calendar }) => calendar.updateDaily(goodDaily),
    () => ({ outcome: 'accepted', transactionId: exampleOf('updateRoomsDaily').transaction_id }),
  ],
  ['postings.create', ({ postings }) => postings.create(goodPosting), () => exampleOf('createPosting')],
]

describe.each(cases)('%s', (_, call, expected) => {
  it("gives the contract's example", async () => {
    expect(await call(hotel())).toEqual(expected())
  })

  it('gives the response beside it', async () => {
    const { data, response } = await call(hotel()).withResponse()
    expect(data).toEqual(expected())
    expect(response).toMatchObject({ status: 200, requestId: expect.stringMatching(/^0\.\d+/) })
    const { headers, url } = response as { headers: Headers; url: string }
    expect(headers.get('cache-control')).toBe('no-store')
    expect(url.startsWith(`${mock.url}/api/v`)).toBe(true)
    expect(url).not.toMatch(/token|hr_id/)
  })
})

describe('what is walked and waited for', () => {
  it('reservations.all and .pages give the example, each entry once', async () => {
    const { reservations } = exampleOf('listReservations')
    const entries: unknown[] = []
    for await (const entry of hotel().reservations.all()) entries.push(entry)
    expect(new Set(entries.map((entry) => JSON.stringify(entry)))).toEqual(
      new Set((reservations as unknown[]).map((entry) => JSON.stringify(entry))),
    )
    const pages: unknown[] = []
    for await (const page of hotel().reservations.pages({ per_page: 100 })) pages.push(...page.reservations)
    expect(pages).toEqual(entries)
  })

  it('transactions.wait gives the example, in which nothing is in progress', async () => {
    expect(await hotel().transactions.wait('123456789')).toEqual(
      exampleOf('getTransactionDetails').transaction,
    )
  })
})

/** Input of the operations that need one, by its type; one that the contract adds does not compile until it stands here. */
const inputs: { [Id in OperationId as object extends RequestInput<Id> ? never : Id]: RequestInput<Id> } & {
  [Id in OperationId]?: RequestInput<Id>
} = {
  updateRoomRange: { query: { ...goodRange, 'days[]': [5, 6] } },
  updateRoomRangeV1: {
    query: { inv_code: 'HR:1', start_date: '2026-12-24', end_date: '2026-12-31', 'days[]': [5, 6], cta: 0 },
  },
  updateRoomsDaily: { body: goodDaily },
  getTransactionDetails: { query: { transaction_id: '123456789' } },
  getTransactionDetailsV1: { query: { transaction_id: '123456789' } },
  listReservations: { query: { page: 2, undelivered: 'false' } },
  createPosting: { body: goodPosting },
}
const ask = (client: Client, id: OperationId) =>
  client.request(id, { ...inputs[id] } as RequestInput<OperationId>)

describe.each(Object.keys(operationTable) as OperationId[])('request(%j)', (id) => {
  it("gives the contract's example as it is", async () => {
    expect(await ask(hotel(), id)).toEqual(exampleOf(id))
  })

  it.each(statusesOf(id).filter((status) => status !== 200))('throws the error of a %i', async (status) => {
    const preferring: typeof fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('prefer', `code=${status}`)
      return fetch(request)
    }
    const client = demoHotel(mock.url, { fetch: preferring, retry: { limit: 0 } })
    const error = (await failure(ask(client, id))) as ApiError
    const { code, message, errors = [] } = exampleOf(id, status)
    expect(error).toBeInstanceOf(status === 429 ? RateLimitError : status >= 500 ? ServerError : ApiError)
    // Behind that, it is said of some that they must not go again as they are, though the service may take them later.
    expect(error).toMatchObject({ status, code, message: expect.stringContaining(String(message)), errors })
    const maySucceed = error.code !== 'unknown' && errorCodes[error.code].retryable
    const sells = id === 'updateRoomsDaily'
    expect(error.retryable).toBe(maySucceed && !sells && !error.unconfirmed)
    expect(error.requestId).toMatch(/^0\.\d+/)
  })
})

describe('a wrong', () => {
  it.each([{ token: 'wrong-token' }, { hrId: 'other' }])('%j is an AuthenticationError', async (wrong) => {
    for (const call of [...cases.map(([, call]) => call)]) {
      const error = await failure(call(demoHotel(mock.url, wrong)))
      expect(error).toBeInstanceOf(AuthenticationError)
      expect(error).toMatchObject({ code: 'unauthorized', status: 401, retryable: false })
    }
  })
})
