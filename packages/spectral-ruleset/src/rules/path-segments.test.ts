import { expect, test } from 'vitest'
import { documentWith } from '../../test/support/documents.ts'
import { findingsOf } from '../../test/support/lint.ts'

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
