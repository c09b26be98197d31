import { expect, test } from 'vitest'
import { createFacts, isScalar } from './facts.ts'
import { createReader } from './reader.ts'

function factsOf(schema: Record<string, unknown>, components: object = {}) {
  const reader = createReader({ data: components, file: null, others: {} })
  return createFacts(reader)({ value: schema, file: '', place: null })
}

test.each([
  [{ type: 'string' }, ['string']],
  [{ type: ['string', 'null'] }, ['string', 'null']],
  [{ type: 'string', nullable: true }, ['string', 'null']],
  [{ enum: ['a', 1, null] }, ['string', 'number', 'null']],
  [{ const: [] }, ['array']],
  [{ properties: {} }, ['object']],
  [{ anyOf: [{ type: 'string' }, { oneOf: [{ type: 'integer' }] }] }, ['string', 'integer']],
  [{ $ref: '#/Text' }, ['string']],
  [{ $ref: '#/Text', type: 'number' }, ['number']],
  [{}, []],
])('the types of %o are %o', (schema, types) => {
  expect([...factsOf(schema, { Text: { type: 'string' } }).types]).toEqual(types)
})

test('a schema is scalar when each of its types is', () => {
  expect(isScalar(factsOf({ type: ['integer', 'null'] }))).toBe(true)
  expect(isScalar(factsOf({ type: ['integer', 'array'] }))).toBe(false)
  expect(isScalar(factsOf({}))).toBe(false)
})

test('a schema that refers to itself has the facts it states', () => {
  const loop = { allOf: [{ $ref: '#/Loop' }], format: 'date', type: 'string' }
  expect(factsOf(loop, { Loop: loop })).toMatchObject({ date: true, types: new Set(['string']) })
})
