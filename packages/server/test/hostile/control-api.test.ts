import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleContract } from '../../../../scripts/contract/contract.ts'
import { isLong } from '../../../../scripts/test/harness/long.ts'
import { controlOperations } from '../../src/generated/control-operations.ts'
import type { ServerProcess } from '../crash/server-process.ts'
import { described, requestsOf } from './contract-requests.ts'
import { control, controlToken, credentials, factor, known, startHotel, token } from './hotel.ts'
import { expectCleanLog, expectKept, expectNoToken } from './kept-contract.ts'
import { send } from './raw-http.ts'
import { day, type KnownValues } from './schema-values.ts'

const document = await bundleContract('control')
const operations = described(document)
/** Requests that are sent at the same time, and how often that is done for each operation. */
const together = 8
const rounds = 8 * factor

/** What the demo hotel has, and a little that it has not. */
const knownToControl = {
  ...known,
  hr_id: ['demo', 'demo', 'demo', 'other'],
  channel_code: ['online', 'bookingcom', 'expedia', 'hrs', 'new-channel'],
  mapping_code: ['HR:1', 'EXP-STD', '156754:8833301', 'new/mapping'],
  reservation_id: [36129, 41749, 1],
  customer_id: [25238942, 1],
  customer_ids: [[25238942], [1]],
  id: [37, 62, 691, 5],
  sales_department_id: [36, 37, 38, 39],
  revenue_account_id: [61, 62, 63, 64],
  department: [37, null],
  account: [62, null],
  product: [691, null],
  folio_id: ['41749:25238942', `direct:${day(0)}`, '1:1'],
  token_id: ['demo', 'none'],
  time_zone: ['Europe/Istanbul', 'UTC', 'Mars/Olympus', 'UTC+99', '+01:00'],
  checkin_date: [day(2), day(5)],
  checkout_date: [day(3), day(6)],
  from: [day(0), day(-5)],
  to: [day(3), day(900)],
  operation: ['listRooms', 'toString', null],
}

let server: ServerProcess
beforeAll(async () => {
  server = await startHotel()
})
afterAll(() => server.stop())

/** Operations that have found a request good. A stream has no end to wait for; tests of its own read it. */
const taken = new Set<string>(['streamEvents'])

const bearer = `authorization: Bearer ${controlToken}`

it('covers every operation of the contract', () => {
  expect(operations.map((operation) => operation.operationId)).toEqual(Object.keys(controlOperations))
})

describe.each(operations)('$operationId', (operation) => {
  // A third of what is wrong, and for the next operation another: one place judges all of them. A long run tries all.
  it('is refused without the token of the control API, whatever else is given', async () => {
    const { method, path, operationId } = operation
    const target = path.replaceAll(/\{\w+\}/g, 'demo')
    const wrong = [
      [],
      ['authorization:'],
      ['authorization: Bearer'],
      ['authorization: Bearer '],
      ['authorization: Bearer wrong-token'],
      [`authorization: Bearer ${controlToken}x`],
      [`authorization: Bearer ${controlToken} x`],
      [`authorization: Bearer ${controlToken.toUpperCase()}`],
      [`authorization: Basic ${Buffer.from(`:${controlToken}`).toString('base64')}`],
      [`authorization: ${controlToken}`],
      [`authorization: Bearer ${token}`],
      [`token: ${controlToken}`],
      [`cookie: token=${controlToken}`],
    ]
    const query = `?token=${encodeURIComponent(controlToken)}&${credentials}`
    const sample = wrong.filter((_, index) => isLong || index % 3 === operations.indexOf(operation) % 3)
    for (const headers of sample) {
      // Wrong tokens are answered later and later; by then they are forgotten.
      await control(server.controlUrl, 'POST', '/clock/advance', { seconds: 30 })
      for (const [asked, body] of [
        [target, undefined],
        [`${target}${query}`, Buffer.from('{')],
      ] as const) {
        const answer = await send(server.controlPort, { method, target: asked, headers, body })
        expectKept('control', { ...operation, target: asked }, answer)
        expect(answer.status, `${operationId} ${headers}`).toBe(401)
        expectNoToken(controlToken, JSON.stringify(answer))
      }
    }
  })
})

const unusedExtra = {
  category_id: 1,
  category_name: 'Unused',
  name: 'Unused',
  unit: 'Piece',
  unit_price: '1',
  sales_department_id: 37,
  revenue_account_id: 62,
}

/** The demo hotel as it is at first, with one of each thing that can be removed; their ids. */
async function prepare(): Promise<KnownValues> {
  await control(server.controlUrl, 'POST', '/reset')
  await control(server.controlUrl, 'PUT', '/snapshots/kept')
  const ledger = { name: 'Unused', type_code: 'f-b', type: 'expense' }
  await control(server.controlUrl, 'PUT', '/properties/demo/departments/5', ledger)
  await control(server.controlUrl, 'PUT', '/properties/demo/accounts/5', { ...ledger, tax_amounts: [] })
  await control(server.controlUrl, 'PUT', '/properties/demo/extras/5', unusedExtra)
  const { id } = JSON.parse(await control(server.controlUrl, 'POST', '/faults', { effect: 'try_again' }))
  const { bookings } = JSON.parse(await control(server.controlUrl, 'GET', '/properties/demo/bookings'))
  await send(server.port, { method: 'GET', target: '/api/v2/apps/rooms?token=demo-token&hr_id=demo' })
  const { requests } = JSON.parse(await control(server.controlUrl, 'GET', '/requests'))
  const standing = bookings.filter((booking: { state: string }) => booking.state === 'reserved')
  return {
    ...knownToControl,
    fault_id: [id],
    name: ['kept', 'Standard room'],
    number: requests.map((request: { number: number }) => request.number),
    hr_number: standing.map((booking: { hr_number: string }) => booking.hr_number),
  }
}

describe('whatever is asked', () => {
  const ending = operations.filter(({ operationId }) => operationId !== 'streamEvents')
  it.each(ending)('$operationId answers by the contract', async (operation) => {
    const knownNow = await prepare()
    const requests = fc.array(requestsOf(document, operation, knownNow), {
      minLength: together,
      maxLength: together,
    })
    const property = fc.asyncProperty(requests, async (batch) => {
      const authorized = batch.map((request) => ({
        ...request,
        headers: [...(request.headers ?? []), bearer],
      }))
      const answers = await Promise.all(authorized.map((request) => send(server.controlPort, request)))
      answers.forEach((answer, index) => {
        expectKept('control', { ...operation, target: authorized[index]?.target ?? '' }, answer)
        expectNoToken(controlToken, JSON.stringify(answer))
        if (answer.status < 300) taken.add(operation.operationId)
      })
    })
    await fc.assert(property, { numRuns: rounds })
  })
})

// Chance seldom names a room that nobody uses, or a channel together with a mapping of its own.
it.each([
  ['deleteRoom', '/properties/demo/rooms/HR:77'],
  ['deleteMapping', '/properties/demo/channels/expedia/mappings/EXP-DLX'],
])('%s does what it is asked in a good way', async (operationId, path) => {
  await control(server.controlUrl, 'POST', '/reset')
  const unused = { inv_code: 'HR:77', name: 'Unused', room_capacity: 2, adult_capacity: 2 }
  await control(server.controlUrl, 'PUT', '/properties/demo/rooms/HR:77', unused)
  const target = `/control/v1${path}`
  expect((await send(server.controlPort, { method: 'DELETE', target, headers: [bearer] })).status).toBe(204)
  taken.add(operationId)
})

// Chance seldom erases a booking that was canceled before, or a guest who has left.
it('eraseBooking and eraseGuest do what they are asked in a good way', async () => {
  const { hr_number } = await prepare()
  const booking = `/properties/demo/bookings/${hr_number?.[0]}`
  const stay = '/properties/demo/stays/41749'
  await control(server.controlUrl, 'POST', `${booking}/cancel`)
  await control(server.controlUrl, 'POST', `${stay}/check-out`)
  for (const [operationId, path] of [
    ['eraseBooking', `${booking}/erase`],
    ['eraseGuest', `${stay}/guests/25238942/erase`],
  ] as const) {
    const target = `/control/v1${path}`
    expect((await send(server.controlPort, { method: 'POST', target, headers: [bearer] })).status).toBe(200)
    taken.add(operationId)
  }
})

/** 5,000 values, of which so many are made as are looked at, a hundred at a time. */
function* manyOf<T>(values: fc.Arbitrary<T>): Generator<T> {
  for (let seed = 1; seed <= 50; seed += 1) yield* fc.sample(values, { seed, numRuns: 100 })
}

it('every operation has been asked in good ways, too', async () => {
  for (const operation of operations.filter(({ operationId }) => !taken.has(operationId))) {
    // The rounds above were too few for chance; these requests are the same in every run.
    for (const request of manyOf(requestsOf(document, operation, await prepare()))) {
      if (taken.has(operation.operationId)) break
      const answer = await send(server.controlPort, {
        ...request,
        headers: [...(request.headers ?? []), bearer],
      })
      if (answer.status < 300) taken.add(operation.operationId)
    }
  }
  expect([...taken].sort()).toEqual(Object.keys(controlOperations).sort())
})

it('after all that the property API works, and the log has neither a fault of the server nor a token', async () => {
  await control(server.controlUrl, 'POST', '/reset')
  const target = '/api/v2/apps/rooms?token=demo-token&hr_id=demo'
  expect((await send(server.port, { method: 'GET', target })).status).toBe(200)
  const { code, log } = await server.stop()
  expectCleanLog(log, token, controlToken)
  expect(code).toBe(0)
})
