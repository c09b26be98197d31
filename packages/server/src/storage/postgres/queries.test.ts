import { expect, it } from 'vitest'
import { DatabaseUnreachable } from '../errors.ts'
import { runSql } from '../run-sql.ts'
import type { Connection } from './pool.ts'
import { queriesOn } from './queries.ts'

it('while PostgreSQL answers nothing, no more than 10,000 statements of requests wait for it', async () => {
  const answer = Promise.withResolvers<unknown[]>()
  const connection = { prepared: () => answer.promise, release() {} } as unknown as Connection
  const database = queriesOn({ connect: async () => connection, end: async () => {} })
  const waiting = Array.from({ length: 10_000 }, () => runSql(database, 'select'))
  await expect(runSql(database, 'select')).rejects.toThrow(DatabaseUnreachable)
  answer.resolve([])
  await Promise.all(waiting)
  expect(await runSql(database, 'select')).toEqual([])
})
