import { expect, test } from 'vitest'
import { createReader, nameOf } from './reader.ts'
import { walkSchemas } from './schema-walk.ts'

const node = (name: string, more: object = {}) => ({ properties: { [name]: {} }, ...more })

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
  const reader = createReader({ data: {}, file: null, others: {} })
  const walked = walkSchemas(reader, [{ value: schema, file: '', place: null }]).properties.map(nameOf)
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
  const reader = createReader({ data, file: null, others: {} })
  const roots = ['Tree', 'a', 'b'].flatMap((key) => reader.member(reader.root, key) ?? [])
  expect(walkSchemas(reader, roots).properties.map(nameOf)).toEqual(['left', 'right'])
})

test('a very deep schema does not exhaust the stack', () => {
  let schema: Record<string, unknown> = node('leaf')
  for (let depth = 0; depth < 100_000; depth += 1) schema = { items: schema }
  const reader = createReader({ data: {}, file: null, others: {} })
  expect(walkSchemas(reader, [{ value: schema, file: '', place: null }]).properties.map(nameOf)).toEqual([
    'leaf',
  ])
})
