import type { OperationId } from '@innwire/types'
import contract from '@innwire/types/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenApiDocument, operationsOf, resolve } from '../../../../scripts/contract/openapi-document.ts'
import { sampled, tries } from '../../../../scripts/test/harness/long.ts'
import { type Call, type Given, goodCall, make, operationIds } from './calls.ts'
import {
  alpha,
  beta,
  credentials,
  type Json,
  requestsOf,
  startTwoHotels,
  stateOf,
  type TwoHotels,
} from './two-hotels.ts'

const document = contract as unknown as OpenApiDocument
const runs = tries('INNWIRE_ISOLATION_RUNS', 60, 1000)

let hotels: TwoHotels
let before: Json
let requestsBefore: string[]
beforeAll(async () => {
  hotels = await startTwoHotels()
  // What is new to A would come once and not again; nothing is to differ from call to call but what is asked.
  await make(hotels.server.url, goodCall('listReservations'), credentials(alpha))
  before = await stateOf(hotels, 'beta')
  requestsBefore = await requestsOf(hotels, 'beta')
})
afterAll(() => hotels.server.stop())

/** A place of a request where a text can stand. */
type Place = { name: string; put: (call: Call, text: string) => Call }

function placesOf(operationId: OperationId): Place[] {
  const { init } = goodCall(operationId)
  const fields = parametersOf(operationId).map((name) => ({
    name: `query ${name}`,
    put: (call: Call, text: string) => ({
      ...call,
      query: `${withoutField(call.query, name)}&${encoded(name, text)}`,
    }),
  }))
  if (typeof init.body === 'string') return [...fields, ...leavesOf(JSON.parse(init.body)).map(inBody)]
  return [
    ...fields,
    ...(operationId.startsWith('updateRoomRange') ? parametersOf(operationId).map(inForm) : []),
  ]
}

/** Names that the operation has, and some by which one could hope to reach another hotel. */
function parametersOf(operationId: OperationId): string[] {
  const [found] = [...operationsOf(document)].filter(({ operation }) => operation.operationId === operationId)
  const own = (found?.operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  return [...own.filter((its) => its.in === 'query').map((its) => its.name), 'property', 'hotel_id', 'id']
}

const encoded = (name: string, text: string) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
const withoutField = (query: string, name: string) =>
  query
    .split('&')
    .filter((field) => decodeURIComponent(field.split('=')[0] ?? '') !== name)
    .join('&')

const inForm = (name: string): Place => ({
  name: `form ${name}`,
  put: (call, text) => ({ ...call, init: { body: new URLSearchParams({ [name]: text, hr_id: text }) } }),
})

/** Paths of the texts and numbers of a body, and of some fields that it does not have. */
function leavesOf(body: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof body !== 'object' || body === null) return [path]
  const own = Object.entries(body).flatMap(([name, value]) =>
    leavesOf(value, [...path, Array.isArray(body) ? Number(name) : name]),
  )
  const strange = ['hr_id', 'rate_code', 'department_id', 'revenue_account_id'].filter(
    (name) => !(name in body),
  )
  return Array.isArray(body) ? own : [...own, ...strange.map((name) => [...path, name])]
}

const inBody = (path: (string | number)[]): Place => ({
  name: `body ${path.join('.')}`,
  put: (call, text) => {
    const body = JSON.parse(String(call.init.body))
    const holder = path.slice(0, -1).reduce((value, name) => value[name], body)
    holder[path.at(-1) ?? ''] = text
    return { ...call, init: { ...call.init, body: JSON.stringify(body) } }
  },
})

/** A call that is new to the server: an invoice is not taken for the one before. */
let serial = 0
function freshCall(operationId: OperationId): Call {
  const call = goodCall(operationId)
  if (operationId !== 'createPosting') return call
  serial += 1
  const body = { ...JSON.parse(String(call.init.body)), transaction_id: `fresh-${serial}` }
  return { ...call, init: { ...call.init, body: JSON.stringify(body) } }
}

/** An answer without what differs from call to call: numbers that count on, and the text that was sent. */
function comparable({ status, headers, text }: Given, sent: string) {
  const plain = text
    .replaceAll(JSON.stringify(sent).slice(1, -1), '<sent>')
    .replace(/fresh-[0-9]+/g, '<fresh>')
    .replace(/"transaction_id":"[0-9]+"/g, '"transaction_id":"<number>"')
    .replace(/"(in_progress|succeeded|failed)":[0-9]+/g, '"$1":0')
  const { 'content-length': _, ...others } = headers
  return { status, headers: others, text: plain }
}

const ask = (call: Call) => make(hotels.server.url, call, credentials(alpha))

describe.each(operationIds)('%s with names of the other hotel', (operationId) => {
  it.each(placesOf(operationId))('answers as to names of nothing: $name', async ({ put }) => {
    for (const [named, nothing] of sampled(3, hotels.namesOfBeta)) {
      const [toNamed, toNothing] = [
        await ask(put(freshCall(operationId), named)),
        await ask(put(freshCall(operationId), nothing)),
      ]
      expect(comparable(toNamed, named), named).toEqual(comparable(toNothing, nothing))
      expect(toNamed.text.replaceAll(named, '')).not.toMatch(/beta/i)
    }
  })
})

it('nothing of the other hotel is ever in an answer, however its names are mixed with the own ones', async () => {
  const mixed = fc.constantFrom(...operationIds).chain((operationId) =>
    fc.record({
      operationId: fc.constant(operationId),
      changes: fc.array(
        fc.record({
          place: fc.constantFrom(...placesOf(operationId)),
          text: fc.constantFrom(...hotels.namesOfBeta.map(([named]) => named), 'HR:1', 'alpha', 'HR:37', '1'),
        }),
        { maxLength: 4 },
      ),
    }),
  )
  await fc.assert(
    fc.asyncProperty(mixed, async ({ operationId, changes }) => {
      const call = changes.reduce(
        (changed, { place, text }) => place.put(changed, text),
        freshCall(operationId),
      )
      const { status, text } = await ask(call)
      expect(status).toBeLessThan(500)
      expect(changes.reduce((rest, its) => rest.replaceAll(its.text, ''), text)).not.toMatch(/beta/i)
    }),
    { numRuns: runs },
  )
})

it('nothing of the other hotel has changed by all that, and what is new to it is still new', async () => {
  expect(await stateOf(hotels, 'beta')).toEqual(before)
  expect(requestsBefore).toEqual(expect.arrayContaining(await requestsOf(hotels, 'beta')))
  const { text } = await make(hotels.server.url, goodCall('listReservations'), credentials(beta))
  expect(JSON.parse(text).reservations.map(({ guest }: Json) => guest)).toEqual(['Beta guest'])
})
