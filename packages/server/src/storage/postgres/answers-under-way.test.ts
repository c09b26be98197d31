import { Kysely, PostgresDialect } from 'kysely'
import { expect, it, vi } from 'vitest'
import { runDirectly } from '../run-sql.ts'
import type { Database } from '../schema.ts'
import { answersUnderWay } from './answers-under-way.ts'

/** A database that is asked for answers under way, and answers when it is told to. */
function asked() {
  const looks: { finds(ids: number[]): void; fails(): void }[] = []
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool: {} as never }) })
  runDirectly(database, () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ id: number }[]>()
    looks.push({
      finds: (ids) => resolve(ids.map((id) => ({ id }))),
      fails: () => reject(new Error('The database is away.')),
    })
    return promise
  })
  return { database, looks }
}

it('however many polls wait for an answer of another process, one look is made for all of them', async () => {
  const { database, looks } = asked()
  const { sent, close } = answersUnderWay(database)
  const polls = Promise.all(Array.from({ length: 100 }, () => sent('linden', 'token')))
  expect(looks.length).toBe(1)
  looks[0]?.finds([7])
  await vi.waitFor(() => expect(looks.length).toBe(2))
  looks[1]?.finds([])
  await polls
  expect(looks.length).toBe(2)
  close()
})

it('a poll waits for a look that begins after it: an answer may have begun during the one before', async () => {
  const { database, looks } = asked()
  const { sent, close } = answersUnderWay(database)
  const first = sent('linden', 'token')
  let isSent = false
  const second = sent('linden', 'token').then(() => {
    isSent = true
  })
  looks[0]?.finds([])
  await first
  await vi.waitFor(() => expect(looks.length).toBe(2))
  expect(isSent).toBe(false)
  looks[1]?.finds([])
  await second
  close()
})

it('a look that fails fails those who waited for it, and the next poll looks anew', async () => {
  const { database, looks } = asked()
  const { sent, close } = answersUnderWay(database)
  const first = sent('linden', 'token')
  looks[0]?.fails()
  await expect(first).rejects.toThrow('away')
  const second = sent('linden', 'token')
  await vi.waitFor(() => expect(looks.length).toBe(2))
  looks[1]?.finds([])
  await second
  close()
})

it('a poll that comes in the moment in which another one is let go is not forgotten', async () => {
  const { database, looks } = asked()
  const { sent, close } = answersUnderWay(database)
  const next = sent('linden', 'token').then(() => sent('linden', 'token'))
  looks[0]?.finds([])
  await vi.waitFor(() => expect(looks.length).toBe(2))
  looks[1]?.finds([])
  await next
  close()
})
