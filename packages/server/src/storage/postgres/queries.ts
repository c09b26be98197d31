import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
} from 'kysely'
import { runDirectly } from '../run-sql.ts'
import type { Database, Schema } from '../schema.ts'
import type { Connection, ConnectionPool } from './pool.ts'

/**
 * The queries of a pool: each runs on the next free connection.
 * @param short has connections for those that are compiled once, which are short
 */
export function queriesOn(pool: ConnectionPool, short = pool): Database {
  const database = kyselyOn(pool.connect)
  runDirectly(database, async (sql, parameters) => {
    const connection = await short.connect()
    try {
      return await connection.prepared(sql, parameters)
    } finally {
      connection.release()
    }
  })
  return database
}

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
