import { describe, expect, test } from 'vitest'
import { pointerSteps, resolveAddress } from './place.ts'

describe('an address in a $ref', () => {
  test.each([
    ['/api/openapi.yaml', 'paths/rooms.yaml', '/api/paths/rooms.yaml'],
    ['/api/paths/rooms.yaml', '../components/Room.yaml', '/api/components/Room.yaml'],
    ['/api/openapi.yaml', './a/./b.yaml', '/api/a/b.yaml'],
    ['/api/openapi.yaml', '/else/b.yaml', '/else/b.yaml'],
    ['https://host/api/a.yaml', 'b.yaml', 'https://host/api/b.yaml'],
    ['/api/openapi.yaml', 'https://host/b.yaml', 'https://host/b.yaml'],
  ])('from %s, %s is %s', (base, address, file) => {
    expect(resolveAddress(base, address)).toBe(file)
  })
})

describe('a JSON pointer', () => {
  test('is split and decoded', () => {
    expect(pointerSteps('/paths/~1rooms~1{id}/get')).toEqual(['paths', '/rooms/{id}', 'get'])
    expect(pointerSteps('/a~01/b%20c')).toEqual(['a~1', 'b c'])
    expect(pointerSteps('')).toEqual([])
  })

  test('may hold a bare percent sign', () => {
    expect(pointerSteps('/100%')).toEqual(['100%'])
  })

  test('starts with a slash', () => {
    expect(pointerSteps('anchor')).toBeUndefined()
  })
})
