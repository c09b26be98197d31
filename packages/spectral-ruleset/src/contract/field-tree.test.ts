import { describe, expect, test } from 'vitest'
import { schemaNode } from '../../test/support/schema-node.ts'
import { createShapes } from '../document/schema.ts'
import { missingFields, parseFields } from './field-tree.ts'

const promised = parseFields(['rooms', 'rooms[].code', 'rooms[].dates', 'rooms[].dates[].date', 'count'])

function missingIn(schema: Record<string, unknown>, schemas: object = {}) {
  return missingFields(promised, [schemaNode(schema, { components: { schemas } })], createShapes())
}

describe('the fields that a schema lacks', () => {
  test('are none when all are there, through references and compositions', () => {
    const schema = {
      allOf: [{ properties: { count: {} } }],
      properties: { rooms: { items: { $ref: '#/components/schemas/Room' } } },
    }
    const dates = { items: { oneOf: [{ properties: { date: {} } }, { type: 'null' }] } }
    expect(missingIn(schema, { Room: { properties: { code: {}, dates } } })).toEqual([])
  })

  test('are none when a field may be anything', () => {
    const room = { properties: { code: true, dates: { items: { properties: { date: true } } } } }
    const schemas = { Room: room, Count: true }
    const count = { $ref: '#/components/schemas/Count' }
    expect(missingIn({ properties: { count, rooms: { items: room } } }, schemas)).toEqual([])
    expect(missingIn({ properties: { count: true, rooms: true } })).toEqual(['rooms[].code', 'rooms[].dates'])
  })

  test('are named by their way, and a missing one stands for all below it', () => {
    expect(missingIn({})).toEqual(['rooms', 'count'])
    expect(missingIn({ properties: { count: {}, rooms: { items: {} } } })).toEqual([
      'rooms[].code',
      'rooms[].dates',
    ])
    expect(missingIn({ properties: { count: {}, rooms: {} } })).toEqual(['rooms[].code', 'rooms[].dates'])
  })

  test('are unknown behind a broken reference', () => {
    expect(missingIn({ properties: { count: {}, rooms: { $ref: 'unread.yaml' } } })).toEqual([])
  })
})

test('a body that is itself a list can be described', () => {
  const schema = schemaNode({ items: { items: {} } })
  expect(missingFields(parseFields(['[][].code']), [schema], createShapes())).toEqual(['[][].code'])
})
