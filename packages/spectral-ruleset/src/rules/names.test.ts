import { describe, expect, test } from 'vitest'
import {
  documentWith,
  withOperation,
  withParameter,
  withProperties,
  withSchemas,
} from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'
import { styles } from './names.ts'

const { holds: isSnakeCase, mend: toSnakeCase } = styles.snake_case
const { holds: isCamelCase, mend: toCamelCase } = styles.camelCase
const { holds: isPascalCase, mend: toPascalCase } = styles.PascalCase

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

describe('innwire-property-names', () => {
  test('accepts snake_case, with [] for a list in a form', async () => {
    const document = withProperties({ inv_code: {}, street_2: {}, 'days[]': {} })
    expect(await findingsOf('innwire-property-names', document)).toEqual([])
  })

  test('looks at a property whose schema is true', async () => {
    const [finding] = await findingsOf('innwire-property-names', withProperties({ startDate: true }))
    expect(finding?.path).toBe('components > schemas > Thing > properties > startDate')
  })

  test('reports another style with a name that would do', async () => {
    expect(await findingsOf('innwire-property-names', withProperties({ startDate: {} }))).toEqual([
      {
        path: 'components > schemas > Thing > properties > startDate',
        message: 'Property "startDate" is not snake_case. Rename it, for instance to "start_date".',
      },
    ])
  })

  test('offers no name where it knows none', async () => {
    const [finding] = await findingsOf('innwire-property-names', withProperties({ 日: {} }))
    expect(finding?.message).toBe('Property "日" is not snake_case. Rename it.')
  })

  test('reports a property of a shared schema once, at the component', async () => {
    const use = {
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
      },
    }
    const document = documentWith({
      paths: { '/a': { get: use }, '/b': { get: use } },
      components: { schemas: { Thing: { properties: { fooBar: {} } } } },
    })
    const found = await findingsOf('innwire-property-names', document)
    expect(found.map(({ path }) => path)).toEqual(['components > schemas > Thing > properties > fooBar'])
  })

  test('prints a name with braces as it is', async () => {
    const [finding] = await findingsOf('innwire-property-names', withProperties({ '#{{property}}': {} }))
    expect(finding?.message).toContain('"#{ {property}}"')
  })
})

describe('innwire-parameter-names', () => {
  test('accepts snake_case, a final [] and any header', async () => {
    const names = ['hr_id', 'days[]'].map((name) => ({ name, in: 'query' }))
    const parameters = [...names, { name: 'X-Request-Id', in: 'header' }]
    expect(await findingsOf('innwire-parameter-names', withOperation({ parameters }))).toEqual([])
  })

  test('reports another style', async () => {
    expect(
      await findingsOf('innwire-parameter-names', withParameter({ name: 'dayNo[]', in: 'query' })),
    ).toEqual([
      {
        path: 'paths > /things > get > parameters > 0 > name',
        message: 'Parameter "dayNo[]" is not snake_case. Rename it, for instance to "day_no[]".',
      },
    ])
  })
})

describe('innwire-operation-ids', () => {
  test('accepts camelCase with an upper-case suffix', async () => {
    expect(await findingsOf('innwire-operation-ids', withOperation({ operationId: 'listRoomsV1' }))).toEqual(
      [],
    )
  })

  test('reports another style', async () => {
    expect(await findingsOf('innwire-operation-ids', withOperation({ operationId: 'list_rooms' }))).toEqual([
      {
        path: 'paths > /things > get > operationId',
        message: 'Operation id "list_rooms" is not camelCase. Rename it, for instance to "listRooms".',
      },
    ])
  })
})

describe('innwire-schema-names', () => {
  test('accepts PascalCase', async () => {
    expect(await findingsOf('innwire-schema-names', withSchemas({ RoomList: {} }))).toEqual([])
  })

  test('reports another style', async () => {
    expect(await findingsOf('innwire-schema-names', withSchemas({ room_list: {} }))).toEqual([
      {
        path: 'components > schemas > room_list',
        message: 'Component schema "room_list" is not PascalCase. Rename it, for instance to "RoomList".',
      },
    ])
  })
})

describe('innwire-example-names', () => {
  const withExample = (name: string) =>
    withOperation({
      responses: { 200: { content: { 'application/json': { examples: { [name]: { value: 1 } } } } } },
    })

  test('accepts PascalCase', async () => {
    expect(await findingsOf('innwire-example-names', withExample('TwoRooms'))).toEqual([])
  })

  test('reports another style in a body and in the components', async () => {
    expect(await findingsOf('innwire-example-names', withExample('two_rooms'))).toEqual([
      {
        path: 'paths > /things > get > responses > 200 > content > application/json > examples > two_rooms',
        message: 'Example "two_rooms" is not PascalCase. Rename it, for instance to "TwoRooms".',
      },
    ])
    const document = documentWith({ components: { examples: { twoRooms: { value: 1 } } } })
    expect(await findingsOf('innwire-example-names', document)).toEqual([
      {
        path: 'components > examples > twoRooms',
        message: 'Example "twoRooms" is not PascalCase. Rename it, for instance to "TwoRooms".',
      },
    ])
  })
})

describe('innwire-path-segments', () => {
  const lint = (path: string) => findingsOf('innwire-path-segments', documentWith({ paths: { [path]: {} } }))

  test.each(['/', '/api/v2/apps/rooms/~', '/rooms/{roomId}', '/a-b/c_d', '/{a}-{b}'])(
    'accepts %s',
    async (path) => {
      expect(await lint(path)).toEqual([])
    },
  )

  test.each(['/Rooms', '/rooms.json', '/rooms/{id', '/rooms/id}', '/{{id}}'])('refuses %s', async (path) => {
    expect(await lint(path)).toHaveLength(1)
  })

  test('the message names the path and its segment', async () => {
    expect(await lint('/api/roomTypes/{id}')).toEqual([
      {
        path: 'paths > /api/roomTypes/{id}',
        message:
          'Path "/api/roomTypes/{id}" has the segment "roomTypes". ' +
          'Write it with lower-case letters, digits, "-", "_", "~" and {parameters} only.',
      },
    ])
  })
})
