import { expect, it } from 'vitest'
import { DatabaseUnreachable } from '../storage/errors.ts'
import { failureLog } from './failure-log.ts'

it.each([
  ['is away', new DatabaseUnreachable('PostgreSQL is away.')],
  ['has a full disk', Object.assign(new Error('could not extend file'), { code: '53100' })],
])(
  'requests that fail because the database %s have one line at once, and the others are counted',
  (_, error) => {
    const own: unknown[] = []
    const counted: unknown[] = []
    const failures = failureLog({ error: (found: object) => void counted.push(found) })
    for (let request = 0; request < 100; request += 1) {
      failures.write(error, { error: (found: object) => void own.push(found) })
    }
    failures.close()
    expect(own).toEqual([{ err: error }])
    expect(counted).toEqual([{ requests: 99 }])
  },
)

it('a request that fails because of the server itself always has its line', () => {
  const own: unknown[] = []
  const failures = failureLog({ error: () => {} })
  for (let request = 0; request < 3; request += 1) {
    failures.write(new TypeError('a mistake'), { error: (found: object) => void own.push(found) })
  }
  failures.close()
  expect(own.length).toBe(3)
})
