import { readFileSync } from 'node:fs'
import { type OperationId, operationTable } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { expect, it, test } from 'vitest'
import { contract, operationIds, operationOf, parametersOf, resolved, responseOf } from './contract-parts.ts'
import { type JsonObject, recorded } from './json.ts'
import { postingAnswers } from './posting-answers.ts'

type Expected = { at: string; basis?: 'sample'; query?: string[]; answer: string | JsonObject }

const range = [
  ...['inv_code', 'rate_code', 'room_code', 'start_date', 'end_date', 'availability', 'price', 'min_stay'],
  ...['stop_sale', 'cta', 'ctd', 'days[]', 'channel_codes[]'],
]
const transaction = { query: ['transaction_id'], answer: 'transaction_details' }
const posted = postingAnswers.find(({ object }) => object === 'PostingResult')?.sample() ?? {}

/** Written by hand from the description of the service, with its variants (D1) and sample-only forms (D2). */
const operations: Record<OperationId, Expected> = {
  listRooms: { at: 'GET /api/v2/apps/rooms', answer: 'rooms' },
  updateRoomRange: { at: 'PUT /api/v2/apps/rooms/~', query: range, answer: 'update_range.ok' },
  updateRoomRangeV1: { at: 'PUT /api/v1/apps/rooms/~', query: range, answer: 'update_range.try_again' },
  updateRoomsDaily: { at: 'PUT /api/v2/apps/rooms/daily', answer: 'update_daily.ok' },
  getTransactionDetails: { at: 'GET /api/v2/apps/infos/transaction_details', ...transaction },
  getTransactionDetailsV1: { at: 'GET /api/v1/apps/infos/transaction_details', ...transaction },
  listChannels: { at: 'GET /api/v2/apps/infos/channels', answer: 'channels' },
  listChannelsV1: { at: 'GET /api/v1/apps/infos/channels', answer: 'channels' },
  listConnectedChannels: { at: 'GET /api/v2/apps/infos/connected_channels', answer: 'connected_channels' },
  listReservations: {
    at: 'GET /api/v2/apps/reservations',
    query: [
      ...['from_date', 'from_last_update_date', 'per_page', 'page', 'reservation_number'],
      ...['undelivered', 'modified', 'booked'],
    ],
    answer: 'reservations',
  },
  createPosting: { at: 'POST /api/v1/apps/pos/postings', answer: posted },
  listGuests: { at: 'GET /api/v1/apps/hotspot/guests', answer: 'guests' },
  listRevenueAccounts: { at: 'GET /api/v1/apps/revenue_accounts', answer: 'revenue_accounts' },
  listExtras: { at: 'GET /api/v1/apps/extras', answer: 'extras' },
  listSalesDepartments: { at: 'GET /api/v1/apps/sales_departments', answer: 'sales_departments' },
  listSalesDepartmentsSample: {
    at: 'POST /api/v1/apps/sales_departments',
    basis: 'sample',
    answer: 'sales_departments',
  },
  listInHouseGuests: { at: 'GET /api/v1/apps/line_items/in_house', answer: 'in_house' },
  listInHouseGuestsSample: { at: 'POST /api/v1/apps/pos/in_house', basis: 'sample', answer: 'in_house' },
}

for (const [id, { at, basis = 'stated', query = [], answer }] of Object.entries(operations)) {
  const operationId = id as OperationId
  test(id, () => {
    const { method, path } = operationTable[operationId]
    const operation = operationOf(operationId)
    const parameters = parametersOf(operationId)
    expect(`${method.toUpperCase()} ${path}`).toBe(at)
    expect(operation.operationId).toBe(id)
    expect(operation['x-basis']).toBe(basis)
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    expect(inQuery.map(({ name }) => name)).toEqual(query)
    const body = typeof answer === 'string' ? recorded(answer) : answer
    expect(checkResponse(operationId, 200, body)).toEqual([])
    expect(checkResponse(operationId, 200, {})).not.toEqual([])
  })
}

it('there is no other operation: none cancels a posting, moves a reservation or registers for events', () => {
  const present = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(present.sort()).toEqual(
    Object.values(operations)
      .map(({ at }) => at)
      .sort(),
  )
  expect(contract).not.toHaveProperty('webhooks')
  for (const id of operationIds) expect(operationOf(id)).not.toHaveProperty('callbacks')
})

it('every request carries token and hotel id together in the query', () => {
  expect(contract.security).toEqual([{ Token: [], HotelId: [] }])
  expect(contract.components.securitySchemes).toMatchObject({
    Token: { type: 'apiKey', in: 'query', name: 'token' },
    HotelId: { type: 'apiKey', in: 'query', name: 'hr_id' },
  })
  for (const id of operationIds) expect(operationOf(id)).not.toHaveProperty('security')
})

it('only a range update may go without a body, because its fields may stand in the query', () => {
  const bodies = operationIds.flatMap((id) => {
    const { requestBody } = operationOf(id)
    return requestBody ? [[id, resolved(requestBody).required]] : []
  })
  expect(Object.fromEntries(bodies)).toEqual({
    updateRoomRange: false,
    updateRoomRangeV1: false,
    updateRoomsDaily: true,
    createPosting: true,
  })
})

it('every answer is JSON', () => {
  for (const id of operationIds) {
    for (const status of Object.keys(operationOf(id).responses).map(Number)) {
      expect(Object.keys(responseOf(id, status).content ?? {})).toEqual(['application/json'])
    }
  }
})

it('all paths are relative to one base address', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual(['http://127.0.0.1:4010'])
  for (const id of operationIds) expect(operationOf(id)).not.toHaveProperty('servers')
})

it('no request header is required; cache-control is known from samples', () => {
  for (const id of operationIds) {
    const headers = parametersOf(id).filter((parameter) => parameter.in === 'header')
    expect(headers).toMatchObject([
      { name: 'cache-control', 'x-basis': 'sample' },
      { name: 'X-Request-Id', 'x-basis': 'decided' },
    ])
    for (const header of headers) expect(header.required ?? false).toBe(false)
  }
})

it('only the transaction id is required among the parameters, because a range update may be a form', () => {
  for (const id of operationIds) {
    const required = parametersOf(id).filter((parameter) => parameter.required)
    const wanted = id.startsWith('getTransactionDetails') ? ['transaction_id'] : []
    expect(required.map(({ name }) => name)).toEqual(wanted)
  }
})

it('twins and sample forms have the same input and answers as the operation they stand for', () => {
  const twins: [OperationId, OperationId][] = [
    ['updateRoomRangeV1', 'updateRoomRange'],
    ['getTransactionDetailsV1', 'getTransactionDetails'],
    ['listChannelsV1', 'listChannels'],
    ['listSalesDepartmentsSample', 'listSalesDepartments'],
    ['listInHouseGuestsSample', 'listInHouseGuests'],
  ]
  for (const [twin, original] of twins) {
    const { parameters, requestBody, responses } = operationOf(original)
    expect(operationOf(twin)).toMatchObject({ parameters, responses, ...(requestBody && { requestBody }) })
  }
})

it('calendar, rooms, channels, reservations and transactions are under v2, the rest under v1', () => {
  const v2 = operationIds.filter((id) => operationTable[id].path.startsWith('/api/v2/'))
  expect(new Set(v2.map((id) => operationTable[id].tag))).toEqual(
    new Set(['Rooms', 'Calendar', 'Transactions', 'Channels', 'Reservations']),
  )
  const v1 = operationIds.filter((id) => !v2.includes(id) && !id.endsWith('V1'))
  expect(new Set(v1.map((id) => operationTable[id].tag))).toEqual(new Set(['Postings', 'Guests', 'Accounts']))
  expect(v1.every((id) => operationTable[id].path.startsWith('/api/v1/'))).toBe(true)
})

it('nothing is marked as deprecated', () => {
  expect(JSON.stringify(contract)).not.toMatch(/"deprecated":/)
})

const decisions = readFileSync(new URL('../../../../docs/decisions.md', import.meta.url), 'utf8')
const explained = [...decisions.matchAll(/^## <a id="d\d+"><\/a>(D\d+) /gm)].map(([, number]) => number ?? '')
const named = new Set(JSON.stringify(contract).match(/\bD\d+\b/g))

it('every decision stands in the contract', () => {
  expect(explained).not.toHaveLength(0)
  expect(explained.filter((number) => !named.has(number))).toEqual([])
})

it('every decision that the contract names is explained', () => {
  expect([...named].filter((number) => !explained.includes(number))).toEqual([])
})
