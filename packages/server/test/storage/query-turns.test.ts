import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compiledOnce } from '../../src/storage/compiled-once.ts'
import { queriesOn } from '../../src/storage/sqlite/node-sqlite.ts'
import { takeTurns } from '../../src/storage/take-turns.ts'

let database: DatabaseSync
let turn: number
let turnsOfQueries: number[]
let stopped: boolean
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  turn = 0
  turnsOfQueries = []
  stopped = false
  const count = () => {
    turn += 1
    if (!stopped) setImmediate(count)
  }
  count()
  // A query that takes longer than what everybody has in one go.
  database.function('works', () => {
    turnsOfQueries.push(turn)
    for (const began = performance.now(); performance.now() - began < 12; );
    return 1
  })
})
afterEach(() => {
  stopped = true
  database.close()
})

const compiled = compiledOnce((its) => its.selectNoFrom(sql<number>`works()`.as('result')))

describe.each([
  ['compiled once', compiled],
  ['built each time', (its: Parameters<typeof compiled>[0]) => sql`select works()`.execute(its)],
])('queries that come together and are %s', (_, query) => {
  it('have one turn of the loop each, the first of each job as well', async () => {
    const reads = queriesOn(database, takeTurns()())
    await Promise.all(Array.from({ length: 5 }, () => query(reads)))
    expect(turnsOfQueries).toHaveLength(5)
    expect(new Set(turnsOfQueries).size).toBeGreaterThanOrEqual(4)
  })
})

it('queries of one line do not wait for all of another', async () => {
  const line = takeTurns()
  const [requests, background] = [queriesOn(database, line()), queriesOn(database, line())]
  const order: string[] = []
  const all = Array.from({ length: 20 }, () => compiled(background).then(() => order.push('background')))
  all.push(compiled(requests).then(() => order.push('request')))
  await Promise.all(all)
  expect(order.indexOf('request')).toBeLessThan(4)
})
