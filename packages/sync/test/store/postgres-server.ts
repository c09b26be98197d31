import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { password, runPostgres } from '../../../../scripts/test/harness/postgres.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** A real PostgreSQL with a place of its own for each journal. */
export async function startPostgres() {
  const { databaseDir, port, addressOf, start, stop } = await runPostgres()
  const config = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' }
  const admin = new pg.Pool({ ...config, max: 2 })
  admin.on('error', () => {})
  admin.on('connect', (client) => client.on('error', () => {}))
  let schemas = 0
  return {
    config,
    url: addressOf('postgres'),
    query: async (sql: string) => (await admin.query(sql)).rows,
    /** Settings of a place of its own. */
    newSchema: async () => {
      schemas += 1
      const schema = `place_${schemas}`
      await admin.query(`CREATE SCHEMA ${schema}`)
      return { ...config, options: `-c search_path=${schema}` }
    },
    /** Kills it as a power cut would, and starts it again on what is on the disk. */
    crash: async () => {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      // It will not start while a process of the killed one is still there.
      await vi.waitFor(start, { timeout: 30_000, interval: 200 })
    },
    stop: async () => {
      await admin.end()
      await stop()
    },
  }
}
