import { type OperationId, operationTable } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenApiDocument } from '../../../../scripts/contract/openapi-document.ts'
import type { ServerProcess } from '../crash/server-process.ts'
import { goodCall } from '../isolation/calls.ts'
import { described, type Good, type HostileRequest, requestsOf } from './contract-requests.ts'
import { control, credentials, factor, known, startHotel, token } from './hotel.ts'
import { expectCleanLog, expectKept, expectNoToken } from './kept-contract.ts'
import { memoryOf } from './memory.ts'
import { send } from './raw-http.ts'

const document = contract as unknown as OpenApiDocument
const operations = described(document)
/** Requests that are sent at the same time, and how often that is done for each operation. */
const together = 10
const rounds = 15 * factor
const mostTries = 10

let server: ServerProcess
beforeAll(async () => {
  server = await startHotel()
})
afterAll(() => server.kill())

const wrongCredentials = [
  '',
  'hr_id=demo',
  'token=&hr_id=',
  `${credentials}&${credentials}`,
  `${credentials}x`,
  `x${credentials}`,
  credentials.replace('&', ';'),
  credentials.replace('&', '&amp;'),
  `hr_id=demo?${credentials.split('&')[0]}`,
  credentials.replace('token', 'Token'),
  credentials.replace('token', 'token[]'),
  credentials.replace('token', '%74oken'),
  credentials.replace('demo', '__proto__'),
  credentials.replace('demo', '%00'),
  credentials.replace('demo', '%'),
  `access_${credentials}`,
]

/** The request with a token where it belongs, or somewhere near it. */
const withCredentials = (request: HostileRequest): fc.Arbitrary<HostileRequest> =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.constant(credentials) },
      { weight: 1, arbitrary: fc.constantFrom(...wrongCredentials) },
    )
    .map((given) => {
      const [path, query = ''] = request.target.split('?')
      return { ...request, target: `${path}?${[given, query].filter(Boolean).join('&')}` }
    })

function goodFor(operationId: string): Good {
  const { query, init } = goodCall(operationId as OperationId)
  return {
    ...(query && { query: query.slice(1) }),
    ...(typeof init.body === 'string' && { body: JSON.parse(init.body) }),
  }
}

/** Operations that have found a request good. */
const taken = new Set<string>()

const storm = (operation: (typeof operations)[number], numRuns: number) => {
  const request = requestsOf(document, operation, known, goodFor(operation.operationId)).chain(
    withCredentials,
  )
  const requests = fc.array(request, { minLength: together, maxLength: together })
  const property = fc.asyncProperty(requests, async (batch) => {
    const answers = await Promise.all(batch.map((request) => send(server.port, request)))
    batch.forEach((request, index) => {
      const answer = answers[index]
      if (!answer) throw new Error('no answer')
      expectKept('property', request, answer)
      if (answer.status === 200) taken.add(request.operationId)
      expectNoToken(token, JSON.stringify(answer))
    })
  })
  return fc.assert(property, { numRuns })
}

describe('whatever is asked', () => {
  it('covers every operation of the contract', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      Object.keys(operationTable).sort(),
    )
  })

  it.each(operations)('$operationId answers by the contract, and never shows a token', (operation) =>
    storm(operation, rounds),
  )
})

describe('after all that', () => {
  it('every operation has been asked in good ways, too', async () => {
    // By chance one has had none, now and then.
    const untaken = operations.filter(({ operationId }) => !taken.has(operationId))
    for (const operation of untaken)
      for (let time = 0; time < mostTries && !taken.has(operation.operationId); time += 1)
        await storm(operation, rounds)
    expect([...taken].sort()).toEqual(Object.keys(operationTable).sort())
  })

  it('the memory is what it was', async () => {
    const before = await memoryOf(server.pid)
    for (const operation of operations) await storm(operation, rounds)
    // A quiet phase: the garbage collector takes its time.
    await vi.waitFor(async () => expect(await memoryOf(server.pid)).toBeLessThan(before + 100), {
      timeout: 60_000,
      interval: 250,
    })
  })

  it('neither the log nor the list of requests has a fault of the server or a token', async () => {
    expectCleanLog(server.log, token)
    expectNoToken(token, await control(server.controlUrl, 'GET', '/requests?limit=1000'))
    expect((await server.stop()).code).toBe(0)
  })
})
