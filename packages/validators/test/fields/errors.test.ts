import { type OperationId, operationTable } from '@innwire/types'
import { checkResponse } from '@innwire/validators'
import { expect, it, test } from 'vitest'
import { contract, examplesOf, operationIds, operationOf, resolved, responseOf } from './contract-parts.ts'
import { errorBody } from './error-answers.ts'

/** The statuses that any operation can give, and those that only some can (D9). */
const always = [200, 400, 401, 405, 422, 429, 500, 503]
const withBodyToo = [413, 415]
const some: Partial<Record<OperationId, number[]>> = {
  getTransactionDetails: [404],
  getTransactionDetailsV1: [404],
  createPosting: [404, 409],
}

/** Headers of every answer, and of some; the quota's are sent only while it is switched on, with what is counted (D11). */
const everyHeader = { 'X-Request-Id': true, 'Cache-Control': true }
const uncounted = [401, 405]
const quotaHeaders = { 'RateLimit-Limit': false, 'RateLimit-Remaining': false, 'RateLimit-Reset': false }
const ownHeaders = (id: OperationId, status: number) => ({
  ...(status === 405 && { Allow: true }),
  ...((status === 429 || status === 503) && { 'Retry-After': true }),
  ...(id === 'createPosting' && status === 200 && { 'Idempotent-Replayed': false }),
  ...(id === 'listReservations' && status === 200 && { 'Replay-Window': false }),
})

const statusesOf = (id: OperationId) =>
  [...always, ...(operationOf(id).requestBody ? withBodyToo : []), ...(some[id] ?? [])].sort((a, b) => a - b)

/** The code of an error body and those of its places. */
const codesIn = (body: Record<string, unknown>) =>
  [body, ...((body.errors as Record<string, unknown>[] | undefined) ?? [])].map(({ code }) => String(code))

for (const id of operationIds) {
  for (const status of statusesOf(id)) {
    test(`${id} =${status}`, () => {
      const response = responseOf(id, status)
      const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
        return [name, resolved(header).required ?? false]
      })
      expect(Object.fromEntries(headers)).toEqual({
        ...everyHeader,
        ...(!uncounted.includes(status) && quotaHeaders),
        ...ownHeaders(id, status),
      })
      const examples = examplesOf(response)
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) expect(checkResponse(id, status, example)).toEqual([])
      if (status === 200) return
      expect(response['x-basis']).toBe('decided')
      expect(checkResponse(id, status, errorBody())).toEqual([])
      expect(checkResponse(id, status, { status: 'error' }).map(({ path }) => path)).toEqual([
        'code',
        'message',
        'request_id',
      ])
      for (const code of examples.flatMap(codesIn)) expect(catalogue[code]?.status, code).toBe(status)
    })
  }

  test(`${id} has no other status`, () => {
    expect(Object.keys(operationOf(id).responses).map(Number)).toEqual(statusesOf(id))
    expect(checkResponse(id, 418, errorBody()).map(({ path }) => path)).toEqual(['status'])
  })
}

type Code = { status: number; retryable?: true; on: OperationId | OperationId[] }
const calendar: OperationId[] = ['updateRoomRange', 'updateRoomRangeV1']
const transactions: OperationId[] = ['getTransactionDetails', 'getTransactionDetailsV1']
const withBody: OperationId[] = [...calendar, 'updateRoomsDaily', 'createPosting']

/** Each code with its status, whether trying again can help, and the operations that show it in an example. */
const catalogue: Record<string, Code> = {
  unreadable_request: { status: 400, on: operationIds },
  unauthorized: { status: 401, on: operationIds },
  // No operation can give it: it is the answer where there is no operation.
  path_not_found: { status: 404, on: [] },
  transaction_not_found: { status: 404, on: transactions },
  guest_not_found: { status: 404, on: 'createPosting' },
  method_not_allowed: { status: 405, on: operationIds },
  transaction_id_reused: { status: 409, on: 'createPosting' },
  folio_closed: { status: 409, on: 'createPosting' },
  body_too_large: { status: 413, on: withBody },
  unsupported_media_type: { status: 415, on: withBody },
  validation_failed: { status: 422, on: withBody },
  required: { status: 422, on: [...calendar, ...transactions] },
  invalid_type: { status: 422, on: 'updateRoomsDaily' },
  invalid_value: { status: 422, on: ['listReservations', ...withBody] },
  unknown_field: { status: 422, on: ['listRooms', 'listReservations', ...withBody] },
  too_few: { status: 422, on: 'updateRoomsDaily' },
  too_many: { status: 422, on: 'createPosting' },
  too_many_dates: { status: 422, on: 'updateRoomsDaily' },
  unknown_inv_code: { status: 422, on: calendar },
  unknown_rate_code: { status: 422, on: calendar },
  field_not_updatable: { status: 422, on: calendar },
  nothing_to_update: { status: 422, on: calendar },
  end_date_before_start_date: { status: 422, on: calendar },
  range_too_long: { status: 422, on: calendar },
  range_in_past: { status: 422, on: calendar },
  duplicate_target: { status: 422, on: 'updateRoomsDaily' },
  page_requires_undelivered_false: { status: 422, on: 'listReservations' },
  from_date_too_old: { status: 422, on: 'listReservations' },
  product_or_accounts_required: { status: 422, on: 'createPosting' },
  type_code_mismatch: { status: 422, on: 'createPosting' },
  unknown_service_id: { status: 422, on: 'createPosting' },
  no_mapping: { status: 422, on: 'createPosting' },
  exchange_rate_required: { status: 422, on: 'createPosting' },
  rate_limited: { status: 429, retryable: true, on: operationIds },
  internal_error: { status: 500, retryable: true, on: operationIds },
  unavailable: { status: 503, retryable: true, on: operationIds },
}

const inContract = contract.components.schemas.ErrorCode?.['x-error-codes'] ?? {}

for (const [code, { status, retryable = false, on }] of Object.entries(catalogue)) {
  test(`ErrorCode.${code}`, () => {
    expect(inContract[code]).toMatchObject({ status, retryable })
    for (const id of [on].flat()) {
      const shown = examplesOf(responseOf(id, status)).flatMap(codesIn)
      expect(shown, `${operationTable[id].path} shows ${code}`).toContain(code)
    }
  })
}

it('headers say no-store, true for a replay, and counts and seconds as whole numbers from 0', () => {
  const headers = {
    ...responseOf('createPosting', 200).headers,
    ...responseOf('createPosting', 429).headers,
    ...responseOf('listReservations', 200).headers,
  }
  const schemas = Object.entries(headers).map(([name, header]) => [name, resolved(header).schema])
  const wholeNumber = { type: 'integer', minimum: 0 }
  expect(Object.fromEntries(schemas)).toMatchObject({
    'X-Request-Id': { type: 'string' },
    'Cache-Control': { type: 'string', enum: ['no-store'] },
    'Idempotent-Replayed': { type: 'string', enum: ['true'] },
    'RateLimit-Limit': wholeNumber,
    'RateLimit-Remaining': wholeNumber,
    'RateLimit-Reset': wholeNumber,
    'Replay-Window': wholeNumber,
    'Retry-After': wholeNumber,
  })
})

it('the catalogue has no other code', () => {
  expect(Object.keys(inContract).sort()).toEqual(Object.keys(catalogue).sort())
  expect(contract.components.schemas.ErrorCode).toMatchObject({ enum: Object.keys(inContract) })
})
