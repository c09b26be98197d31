import { keepRequestId, type Refusal, readRequest } from '@innwire/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodRequests } from '../good-requests.ts'
import { pathsOf } from './check-fields.ts'
import { operationIds, parametersOf } from './contract-parts.ts'

type Id = 'listReservations' | 'getTransactionDetails' | 'getTransactionDetailsV1'

/** The values of the request, or the wrong places. */
function read(id: Id, query: string | Record<string, string>) {
  const result = readRequest(id, { query: `token=t&hr_id=h&${new URLSearchParams(query)}` })
  if (result.ok) return { ...result.query }
  expect(result.refusal.status).toBe(422)
  return { faults: result.refusal.errors?.map(({ path, code }) => `${path} ${code}`) }
}

const dates = {
  accepts: ['2026-11-10', '2024-02-29'],
  refuses: ['', '2026-02-29', '10.11.2026', '2026-11-1', '2026-11-10T00:00:00Z', 'yesterday'],
}
const flags = {
  accepts: ['1', '0', 'true', 'false'],
  refuses: ['', '2', '-1', 'yes', 'on', 'TRUE', 'null'],
}
const texts: Record<string, { accepts: string[]; refuses: string[] }> = {
  from_date: dates,
  from_last_update_date: dates,
  reservation_number: {
    accepts: ['R754208185', '1746283950', 'x'.repeat(128)],
    refuses: ['', 'x'.repeat(129)],
  },
  undelivered: flags,
  modified: flags,
  booked: flags,
}

for (const [name, { accepts, refuses }] of Object.entries(texts)) {
  test(`listReservations ?${name}`, () => {
    for (const value of accepts) {
      expect(read('listReservations', { [name]: value })).toEqual({ [name]: value })
      const twice = readRequest('listReservations', { query: `${name}=${value}&${name}=${value}` })
      expect(twice.ok || pathsOf(twice.refusal.errors ?? []), 'given twice').toEqual([name])
    }
    for (const value of refuses) {
      expect(read('listReservations', { [name]: value }), value).toEqual({
        faults: [`${name} invalid_value`],
      })
    }
    expect(read('listReservations', {}), 'left out').toEqual({})
  })
}

/** Text that is no whole number. */
const noIntegers = ['', 'x', '1.5', '1e1', ' 1', '+1', '0x1', 'null']

test('listReservations ?per_page', () => {
  const given = (per_page: number | string) => read('listReservations', { per_page: String(per_page) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (per_page) => {
      expect(given(per_page)).toEqual({ per_page })
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 101 })), (per_page) => {
      expect(given(per_page)).toEqual({ faults: ['per_page invalid_value'] })
    }),
  )
  for (const edge of [1, 100]) expect(given(edge)).toEqual({ per_page: edge })
  for (const beyond of [0, 101, -1]) expect(given(beyond)).toEqual({ faults: ['per_page invalid_value'] })
  for (const text of noIntegers) expect(given(text), text).toEqual({ faults: ['per_page invalid_type'] })
})

test('listReservations ?page', () => {
  const given = (page: number | string, rest: Record<string, string> = {}) =>
    read('listReservations', { page: String(page), ...rest })
  fc.assert(
    fc.property(fc.integer({ min: 2 }), (page) => {
      expect(given(page, { undelivered: 'false' })).toEqual({ page, undelivered: 'false' })
      expect(given(page, { undelivered: '0' })).toEqual({ page, undelivered: '0' })
      const refused = { faults: ['page page_requires_undelivered_false'] }
      expect(given(page), 'undelivered is true when left out').toEqual(refused)
      expect(given(page, { undelivered: 'true' })).toEqual(refused)
      expect(given(page, { undelivered: '1' })).toEqual(refused)
    }),
  )
  expect(given(1)).toEqual({ page: 1 })
  for (const page of [0, -1]) expect(given(page)).toEqual({ faults: ['page invalid_value'] })
  for (const text of noIntegers) expect(given(text), text).toEqual({ faults: ['page invalid_type'] })
})

test('the defaults of the reservation list', () => {
  const defaults = parametersOf('listReservations')
    .filter(({ schema }) => schema.default !== undefined)
    .map(({ name, schema }) => [name, schema.default])
  expect(Object.fromEntries(defaults)).toEqual({
    per_page: 10,
    page: 1,
    undelivered: 'true',
    modified: 'false',
    booked: 'false',
  })
})

test('a filter flag that is none is told the words that the service writes', () => {
  for (const name of ['undelivered', 'modified', 'booked']) {
    const { refusal } = readRequest('listReservations', { query: `${name}=yes` }) as { refusal: Refusal }
    expect(refusal.errors?.[0]?.message).toBe('Give true or false; this is "yes".')
  }
})

test('getTransactionDetails ?transaction_id', () => {
  for (const id of ['getTransactionDetails', 'getTransactionDetailsV1'] as const) {
    expect(read(id, { transaction_id: '883770514' })).toEqual({ transaction_id: '883770514' })
    expect(read(id, {})).toEqual({ faults: ['transaction_id required'] })
    expect(read(id, { transaction_id: '' })).toEqual({ faults: ['transaction_id invalid_value'] })
    expect(read(id, 'transaction_id=1&transaction_id=2')).toEqual({ faults: ['transaction_id invalid_type'] })
  }
})

test('a broken query is unreadable, and an unknown parameter is refused', () => {
  const broken = readRequest('listReservations', { query: 'page=%E0%A4%A' })
  expect(broken.ok || broken.refusal).toMatchObject({ status: 400, code: 'unreadable_request' })
  expect(read('listReservations', { undeliverd: '1' })).toEqual({ faults: ['undeliverd unknown_field'] })
  for (const id of operationIds) {
    const { query = '', init } = goodRequests[id] ?? {}
    const unknown = readRequest(id, {
      query: `token=t&hr_id=h&something_new=1${query}`,
      ...(init && { contentType: 'application/json', body: String(init.body) }),
    })
    expect(unknown.ok || pathsOf(unknown.refusal.errors ?? []), id).toEqual(['something_new'])
  }
})

test('X-Request-Id', () => {
  const visible = fc.stringMatching(/^[!-~]{1,128}$/)
  fc.assert(
    fc.property(visible, (id) => {
      expect(keepRequestId(id)).toBe(id)
    }),
  )
  for (const id of ['x', 'x'.repeat(128)]) expect(keepRequestId(id)).toBe(id)
  for (const id of [null, undefined, '', 'x'.repeat(129), 'a b', 'ü', 'a\n', '\u007f']) {
    const made = keepRequestId(id)
    expect(made).not.toBe(id)
    expect(made).toMatch(/^[!-~]{1,128}$/)
    expect(keepRequestId(id), 'a new one each time').not.toBe(made)
  }
})
