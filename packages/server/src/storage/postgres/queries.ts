import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
} from 'kysely'
import { DatabaseUnreachable } from '../errors.ts'
import { runDirectly } from '../run-sql.ts'
import type { Database, Schema } from '../schema.ts'
import type { Connection, ConnectionPool } from './pool.ts'

/**
 * Statements of requests that PostgreSQL has not answered; one more fails. While it hangs, each request waits for up to a minute,
 * also one whose caller has left, and takes some 15 kB.
 */
const mostUnanswered = 10_000

/**
 * The queries of a pool: each runs on the next free connection.
 * @param short has connections for those that are compiled once, which are short
 */
export function queriesOn(pool: ConnectionPool, short = pool): Database {
  const database = kyselyOn(pool.connect)
  let unanswered = 0
  runDirectly(database, async (sql, parameters) => {
    if (unanswered >= mostUnanswered) throw new DatabaseUnreachable(tooManyUnanswered)
    unanswered += 1
    try {
      const connection = await short.connect()
      try {
        return await connection.prepared(sql, parameters)
      } finally {
        connection.release()
      }
    } finally {
      unanswered -= 1
    }
  })
  return database
}

const tooManyUnanswered = `The database has not answered ${mostUnanswered} statements yet. Look in pg_stat_activity what holds them up, and at its load.`

/** By connection, so that its queries are compiled once. */
const known = new WeakMap<Connection, Database>()

/** The queries of one connection, such as those of a transaction on it. */
export function queriesOf(connection: Connection): Database {
  const before = known.get(connection)
  if (before) return before
  // Whoever took the connection gives it back.
  const kept = { ...connection, release() {} }
  const database = kyselyOn(async () => kept)
  runDirectly(database, connection.prepared)
  known.set(connection, database)
  return database
}

function kyselyOn(connect: () => Promise<Connection>): Database {
  // The type also has cursors, which nothing here uses.
  const pool = { options: {}, connect, end: async () => {} } as unknown as PostgresPool
  // PostgreSQL knows no empty list, which SQLite takes for one with nothing in it.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [emptyLists] })
}
