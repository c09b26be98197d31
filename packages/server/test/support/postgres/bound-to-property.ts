import { afterEach, expect, vi } from 'vitest'
import type { Connection } from '../../../src/storage/postgres/pool.ts'
import { crossing } from './crossing.ts'
import { type Explained, readWidely } from './reads-widely.ts'

/*
 * Every query of these tests is asked for its plan the first time: one that names its property reads one partition of each
 * table. Only a query in the short list of crossing.ts may read more. They all go through the pool.
 */

/** Queries that were asked, by their text. */
const asked = new Set<string>()
/** What was found since the last test. */
const unbound: string[] = []
const wrapped = new WeakMap<Connection, Connection>()

vi.mock('../../../src/storage/postgres/pool.ts', async (original) => {
  const own = await original<typeof import('../../../src/storage/postgres/pool.ts')>()
  const openPool: typeof own.openPool = (address, most) => {
    const pool = own.openPool(address, most)
    return { ...pool, connect: async () => asking(await pool.connect()) }
  }
  return { ...own, openPool }
})

afterEach(() => {
  expect(
    unbound.splice(0).join('\n\n'),
    'Queries without their property: bind hr_id on every table that they name (one subquery does not bind it for another). What is meant to cross properties goes into test/support/postgres/crossing.ts, with its reason.',
  ).toBe('')
})

function asking(connection: Connection): Connection {
  const before = wrapped.get(connection)
  if (before) return before
  const ask = async (text: string, parameters: readonly unknown[]) => {
    if (asked.has(text) || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return
    asked.add(text)
    if (mayCross(text)) return
    const { rows }: { rows: Explained[] } = await connection.query(
      `explain (format json) ${text}`,
      parameters,
    )
    const tables = rows.flatMap((row) => readWidely(row['QUERY PLAN'][0].Plan))
    if (tables.length > 0) unbound.push(`${tables.join(', ')}: ${text.trim()}`)
  }
  const asks: Connection = {
    ...connection,
    query: async (text, parameters) => {
      await ask(text, parameters)
      return connection.query(text, parameters)
    },
    prepared: async (text, parameters) => {
      await ask(text, parameters)
      return connection.prepared(text, parameters)
    },
  }
  wrapped.set(connection, asks)
  return asks
}

function mayCross(text: string): boolean {
  const spaced = text.replaceAll(/\s+/g, ' ').trim()
  return crossing.some(({ queries }) => queries.some((query) => query.test(spaced)))
}
