import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import { runDirectly } from '../run-sql.ts'
import type { Database, Schema } from '../schema.ts'
import type { Turns } from '../take-turns.ts'
import { sqlite } from './sqlite.ts'

/** Statements are compiled once; an application has a fixed number of them, so this bound is never met in practice. */
const mostStatements = 500

/**
 * A database as queries see it.
 * @param turns yields to the event loop before a query, when one is due
 */
export const queriesOn = (database: DatabaseSync, turns?: Turns): Database => queries(adapt(database), turns)

/**
 * The same for what is done in a transaction only. SQLite ends one by itself, as on a full disk: what was sent together with
 * the statement that failed would be done without one, and stay.
 */
export function queriesInTransaction(database: DatabaseSync, turns?: Turns): Database {
  const { prepare, close } = adapt(database)
  const inTransaction = (sql: string) => {
    if (!database.isTransaction) throw new Error('SQLite has ended the transaction.')
    return prepare(sql)
  }
  return queries({ prepare: inTransaction, close }, turns)
}

function queries(adapted: ReturnType<typeof adapt>, turns: Turns | undefined): Database {
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect({ database: adapted }, turns) })
  runDirectly(kysely, async (sql, parameters) => {
    const rest = turns?.rest()
    // Only where a pause is due: awaiting would let other queries overtake this one.
    if (rest) await rest
    const prepared = adapted.prepare(sql)
    if (prepared.reader) return prepared.all(parameters)
    prepared.run(parameters)
    return []
  })
  return kysely
}

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
      // After the connection was acquired, which only one query has at a time: the one before is done.
      await this.#turns?.rest()
      return connection
    }
    return driver
  }

  override createAdapter() {
    return new WholeMigrations()
  }
}

/** Runs the migrations in one transaction, so that an interrupted start leaves all of them or none. */
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
 * Pages of the log before a checkpoint. Pages that change often are written back once for many commits, and the log grows to
 * some 16 MB. A checkpoint blocks: 40 ms for 4,000 pages, up to 190 ms for 10,000.
 */
const pagesBetweenCheckpoints = 4_000

/**
 * Opens a database file for durable writing: a commit is on the disk before it returns.
 * @param temporary whether nobody opens the file again: a commit need not outlive a power cut then
 * @throws the system's or SQLite's error when the file cannot be read or is no database
 */
export function openDatabase(file: string, temporary = false): DatabaseSync {
  const database = new sqlite.DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: false })
  database.exec(`
    PRAGMA synchronous = ${temporary ? 'OFF' : 'FULL'};
    PRAGMA journal_mode = WAL;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -16000;
    PRAGMA wal_autocheckpoint = ${pagesBetweenCheckpoints}`)
  return database
}
