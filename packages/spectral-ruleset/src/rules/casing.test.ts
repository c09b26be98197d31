import { describe, expect, test } from 'vitest'
import { isCamelCase, isPascalCase, isSnakeCase, toCamelCase, toPascalCase, toSnakeCase } from './casing.ts'

describe('snake_case', () => {
  test.each(['a', 'inv_code', 'street_2', 'total2'])('accepts %s', (name) => {
    expect(isSnakeCase(name)).toBe(true)
  })
  test.each(['', 'Inv', 'invCode', 'inv__code', 'inv_', '_inv', '2nd', 'inv-code', 'größe'])(
    'refuses "%s"',
    (name) => {
      expect(isSnakeCase(name)).toBe(false)
    },
  )
})

describe('camelCase', () => {
  test.each(['a', 'listRooms', 'listRoomsV1'])('accepts %s', (name) => {
    expect(isCamelCase(name)).toBe(true)
  })
  test.each(['', 'ListRooms', 'list_rooms', 'list-rooms', '1st'])('refuses "%s"', (name) => {
    expect(isCamelCase(name)).toBe(false)
  })
})

describe('PascalCase', () => {
  test.each(['A', 'Room', 'RoomList2'])('accepts %s', (name) => {
    expect(isPascalCase(name)).toBe(true)
  })
  test.each(['', 'room', 'Room_List', 'Room.List', '2Rooms'])('refuses "%s"', (name) => {
    expect(isPascalCase(name)).toBe(false)
  })
})

test('a name is put into each style', () => {
  expect(toSnakeCase('startDate')).toBe('start_date')
  expect(toSnakeCase('Start-Date')).toBe('start_date')
  expect(toCamelCase('list_rooms')).toBe('listRooms')
  expect(toCamelCase('ListRooms')).toBe('listRooms')
  expect(toPascalCase('room-list.v1')).toBe('RoomListV1')
})
