import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import { runDirectly } from './run-sql.ts'
import type { Schema } from './schema.ts'
import { sqlite } from './sqlite.ts'
import type { Turns } from './take-turns.ts'

/** Statements are compiled once; an application has a fixed number of them, so this bound is never met in practice. */
const mostStatements = 500

/**
 * A database as queries see it.
 * @param turns lets others have their turn before each of them
 */
export function queriesOn(database: DatabaseSync, turns?: Turns): Kysely<Schema> {
  const adapted = adapt(database)
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect({ database: adapted }, turns) })
  runDirectly(kysely, async (sql, parameters) => {
    const rest = turns?.rest()
    // Without a pause where none is due: others would be let through before this one has run.
    if (rest) await rest
    const prepared = adapted.prepare(sql)
    if (prepared.reader) return prepared.all(parameters)
    prepared.run(parameters)
    return []
  })
  return kysely
}

/** Kysely's SQLite dialect on `node:sqlite`. */
export const nodeSqlite = (database: DatabaseSync) => new NodeSqliteDialect({ database: adapt(database) })

class NodeSqliteDialect extends SqliteDialect {
  readonly #turns: Turns | undefined

  constructor(config: SqliteDialectConfig, turns?: Turns) {
    super(config)
    this.#turns = turns
  }

  override createDriver() {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options)
      // With the connection, which only one has at a time: so the one before has run.
      await this.#turns?.rest()
      return connection
    }
    return driver
  }

  override createAdapter() {
    return new WholeMigrations()
  }
}

/** Has tables made in one transaction, so that a start that is cut off leaves all of them behind or none. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

function adapt(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof statement>>()
  return {
    prepare(sql: string) {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= mostStatements) statements.clear()
      const prepared = statement(database.prepare(sql))
      statements.set(sql, prepared)
      return prepared
    },
    close: () => database.close(),
  } satisfies SqliteDatabase
}

const statement = (prepared: StatementSync) => ({
  reader: prepared.columns().length > 0,
  all: (parameters: readonly unknown[]) => prepared.all(...(parameters as SQLInputValue[])),
  run: (parameters: readonly unknown[]) => prepared.run(...(parameters as SQLInputValue[])),
  iterate: (parameters: readonly unknown[]) =>
    prepared.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
})

/**
 * Pages that change often are then written back once for many commits; the log grows to some 16 MB. Writing back is one
 * piece of work: 40 ms by the clock for these, up to 190 ms for 10,000.
 */
const pagesBetweenCheckpoints = 4_000

/**
 * Opens a database file for durable writing: a commit is on the disk before it returns.
 * @throws the system's or SQLite's error when the file cannot be read or is no database
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new sqlite.DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: false })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -16000;
    PRAGMA wal_autocheckpoint = ${pagesBetweenCheckpoints}`)
  return database
}
