import { describe, expect, test } from 'vitest'
import { JsonNode } from './node.ts'
import { pathOf, pointerOf } from './place.ts'

const shared = { type: 'string' }
const data = {
  a: { $ref: '#/components/b' },
  components: { b: { $ref: 'other.yaml#/c' }, 'x/y': shared },
  loop: { $ref: '#/loop' },
  broken: { $ref: '#/nowhere' },
  foreign: { $ref: 'unread.yaml' },
  back: { $ref: 'other.yaml#/back' },
}
const others = {
  '/api/other.yaml': {
    data: { c: { $ref: '#/d' }, d: shared, back: { $ref: 'main.yaml#/components/x~1y' } },
  },
}
const root = JsonNode.root({ data, file: '/api/main.yaml', others })

function at(key: string): JsonNode {
  const found = root.member(key)
  if (found === undefined) throw new Error(`Nothing at ${key}.`)
  return found
}

describe('following $ref', () => {
  test('leads through this and other files', () => {
    expect(at('a').open()?.value).toBe(shared)
  })

  test('keeps the way in, where the target stands in another file', () => {
    const opened = at('a').open()
    expect(opened?.file).toBe('/api/other.yaml')
    expect(pathOf(opened?.place ?? null)).toEqual(['components', 'b'])
  })

  test('gives the place of the target, where it stands in the root document', () => {
    const opened = at('back').open()
    expect(opened?.file).toBe('/api/main.yaml')
    expect(pointerOf(opened?.place ?? null)).toBe('#/components/x~1y')
  })

  test.each(['loop', 'broken', 'foreign'])('ends with nothing for a reference that is %s', (key) => {
    expect(at(key).open()).toBeUndefined()
  })
})

test('members are the objects of a list or a map, and nothing inherited', () => {
  const root = JsonNode.root({ data: { list: [{}, 1, {}], map: { a: {}, b: null } } })
  expect(root.members('list').map(({ name }) => name)).toEqual(['0', '2'])
  expect(root.members('map').map(({ name }) => name)).toEqual(['a'])
  expect(root.members('absent')).toEqual([])
  expect(root.member('__proto__')).toBeUndefined()
})

test('the schema true is an object without members, false is nothing', () => {
  const data = { map: { a: true, b: false }, way: { $ref: '#/map/a' }, wrong: { $ref: '#/map/b' } }
  const root = JsonNode.root({ data })
  expect(root.members('map').map(({ name, value }) => [name, value])).toEqual([['a', {}]])
  const opened = (key: string) => root.member(key)?.open()?.value
  expect([opened('way'), opened('wrong')]).toEqual([{}, undefined])
})

test('an entry that is a reference is reported at its holder', () => {
  expect(pathOf(at('a').entryPlace)).toEqual([])
  expect(pathOf(at('components').entryPlace)).toEqual(['components'])
})
