import { describe, expect, test } from 'vitest'
import { pathOf, pointerOf } from './place.ts'
import { createReader, entryPlace, type Located, nameOf } from './reader.ts'

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
const reader = createReader({ data, file: '/api/main.yaml', others })

function at(key: string): Located {
  const found = reader.member(reader.root, key)
  if (found === undefined) throw new Error(`Nothing at ${key}.`)
  return found
}

describe('following $ref', () => {
  test('leads through this and other files', () => {
    expect(reader.open(at('a'))?.value).toBe(shared)
  })

  test('keeps the way in, where the target stands in another file', () => {
    const opened = reader.open(at('a'))
    expect(opened?.file).toBe('/api/other.yaml')
    expect(pathOf(opened?.place ?? null)).toEqual(['components', 'b'])
  })

  test('gives the place of the target, where it stands in the root document', () => {
    const opened = reader.open(at('back'))
    expect(opened?.file).toBe('/api/main.yaml')
    expect(pointerOf(opened?.place ?? null)).toBe('#/components/x~1y')
  })

  test.each(['loop', 'broken', 'foreign'])('ends with nothing for a reference that is %s', (key) => {
    expect(reader.open(at(key))).toBeUndefined()
  })
})

test('members are the objects of a list or a map, and nothing inherited', () => {
  const { root, members, member } = createReader({
    data: { list: [{}, 1, {}], map: { a: {}, b: null } },
    file: null,
    others: {},
  })
  expect(members(root, 'list').map(nameOf)).toEqual(['0', '2'])
  expect(members(root, 'map').map(nameOf)).toEqual(['a'])
  expect(members(root, 'absent')).toEqual([])
  expect(member(root, '__proto__')).toBeUndefined()
})

test('the schema true is an object without members, false is nothing', () => {
  const data = { map: { a: true, b: false }, way: { $ref: '#/map/a' }, wrong: { $ref: '#/map/b' } }
  const { root, member, members, open } = createReader({ data, file: null, others: {} })
  expect(members(root, 'map').map((entry) => [nameOf(entry), entry.value])).toEqual([['a', {}]])
  const opened = (key: string) => open(member(root, key) ?? root)?.value
  expect([opened('way'), opened('wrong')]).toEqual([{}, undefined])
})

test('an entry that is a reference is reported at its holder', () => {
  expect(pathOf(entryPlace(at('a')))).toEqual([])
  expect(pathOf(entryPlace(at('components')))).toEqual(['components'])
})
