import { beforeAll, expect, it } from 'vitest'
import { operationsOf, resolve } from '../../../../scripts/contract/openapi-document.ts'
import type { ControlOperationId } from '../../src/control/control-contract.ts'
import type { Json } from '../support/answered.ts'
import { contract, controlExample } from './control-contract.ts'
import { type Tour, tour } from './control-tour.ts'

const operations = [...operationsOf(contract)].map(({ operation }) => operation)
const namesOf = (content: Record<string, { examples?: object }> = {}) =>
  Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples))

/** The operations that answer with an example, each with its name. */
const shown = operations.flatMap(({ operationId, responses }) => {
  const done = Object.entries(responses).filter(([status]) => Number(status) < 400)
  const names = new Set(done.flatMap(([, response]) => namesOf(resolve(contract, response).content)))
  return [...names].map((name) => [operationId as ControlOperationId, name] as const)
})

/** What a number, an id, an address or an instant stands for is another one in every hotel. */
const differing = new Set([
  'hr_number',
  'change',
  'reservation_id',
  'customer_id',
  'reservation_id_customer_id',
  'room_id',
  'folio_id',
  'transaction_id',
  'id',
  'request_id',
  'token_id',
  'attempts',
  'succeeded',
  'failed',
  'in_progress',
  'waiting',
  'deliveries',
  'offset_ms',
  'duration_ms',
  'last_error',
  'url',
  'number',
  'used',
  'request_body',
  'answer_body',
])
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value with the kinds of what differs in place of it. */
function outline(value: Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((entry) => outline(entry, name))
  if (value === null) return null
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, its]) => [key, outline(its, key)]))
  if (instant.test(value)) return 'instant'
  return differing.has(name) ? typeof value : value
}

let said: Tour['said']
let sent: Tour['sent']
beforeAll(async () => {
  ;({ said, sent } = await tour())
})

it.each(shown)('%s is answered as in the example %s', (operation, name) => {
  expect(outline(said.get(operation))).toEqual(outline(controlExample(name)))
})

it('every example of a request was sent', () => {
  const requests = operations.flatMap(({ requestBody }) =>
    requestBody ? namesOf(resolve(contract, requestBody).content) : [],
  )
  expect([...sent].sort()).toEqual([...new Set(requests)].sort())
})
