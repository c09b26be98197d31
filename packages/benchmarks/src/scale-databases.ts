import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { asAdmin } from '../../server/test/support/postgres/databases.ts'
import { startPostgres } from '../../server/test/support/postgres/start-postgres.ts'
import { ourProcess, ourServer, type Running } from './server-programs.ts'

/** A database under measurement. */
export type Stored = {
  /** Starts a process that does everything on it. */
  start(): Promise<Running>
  /** Runs a statement past the server. */
  run(sql: string): Promise<void>
  /** The only value of a query's only row. */
  valueOf(sql: string): Promise<number>
  stop(): Promise<void>
}

/** A file that does not exist yet. */
export async function sqliteFile(): Promise<Stored> {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-scale-'))
  const file = join(folder, 'innwire.db')
  const use = <T>(job: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file)
    try {
      return job(database)
    } finally {
      database.close()
    }
  }
  return {
    start: () => ourServer(file),
    run: async (sql) => use((database) => database.exec(sql)),
    valueOf: async (sql) => use((database) => Number(Object.values(database.prepare(sql).get() ?? {})[0])),
    stop: () => rm(folder, { recursive: true }),
  }
}

/** A PostgreSQL that waits for its disk, as in production, and otherwise has its standard settings but for those given. */
export const durablePostgres = (settings: string[] = []) => startPostgres(settings)

/** An empty database of a PostgreSQL. */
export async function postgresDatabase(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  name: string,
): Promise<Stored & { address: string }> {
  await postgres.query(`create database ${name}`)
  const address = postgres.addressOf(name)
  return {
    address,
    start: () => ourProcess(address, 'all'),
    run: (sql) => postgres.query(sql, name),
    valueOf: async (sql) => {
      let value = Number.NaN
      await asAdmin(async (client) => {
        const { rows } = await client.query(sql)
        value = Number(Object.values(rows[0])[0])
      }, address)
      return value
    },
    stop: () => postgres.query(`drop database ${name} with (force)`),
  }
}
