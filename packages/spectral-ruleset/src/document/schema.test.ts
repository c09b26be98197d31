import { expect, test } from 'vitest'
import { schemaNode } from '../../test/support/schema-node.ts'
import { JsonNode } from './node.ts'
import { createFacts, isScalar, propertiesOf, schemasBelow } from './schema.ts'

function factsOf(schema: Record<string, unknown>, components: object = {}) {
  return createFacts()(schemaNode(schema, components))
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

const node = (name: string, more: object = {}) => ({ properties: { [name]: {} }, ...more })

const propertyNames = (roots: JsonNode[]) => propertiesOf(schemasBelow(roots)).map(({ name }) => name)

test('every place a schema can describe fields in is visited', () => {
  const schema = {
    ...node('own'),
    allOf: [node('all')],
    anyOf: [node('any')],
    oneOf: [node('one')],
    prefixItems: [node('prefix')],
    items: node('item'),
    additionalProperties: node('additional'),
    patternProperties: { '^x': node('pattern') },
    dependentSchemas: { a: node('dependent') },
    $defs: { A: node('defined') },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: node('consequence'),
    else: node('otherwise'),
    not: node('refused'),
    if: node('asked'),
  }
  const walked = propertyNames([schemaNode(schema)])
  expect(walked.sort()).toEqual(
    [
      'own',
      'all',
      'any',
      'one',
      'prefix',
      'item',
      'additional',
      'pattern',
      'dependent',
      'defined',
      'consequence',
      'otherwise',
    ].sort(),
  )
})

test('a schema that many refer to, and that refers to itself, is visited once', () => {
  const data = {
    Tree: { properties: { left: { $ref: '#/Tree' }, right: { $ref: '#/Tree' } } },
    a: { $ref: '#/Tree' },
    b: { $ref: '#/Tree' },
  }
  const root = JsonNode.root({ data })
  const roots = ['Tree', 'a', 'b'].flatMap((key) => root.member(key) ?? [])
  expect(propertyNames(roots)).toEqual(['left', 'right'])
})

test('a very deep schema does not exhaust the stack', () => {
  let schema: Record<string, unknown> = node('leaf')
  for (let depth = 0; depth < 100_000; depth += 1) schema = { items: schema }
  expect(propertyNames([schemaNode(schema)])).toEqual(['leaf'])
})
