import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runPostgres } from '../../../../scripts/test/harness/postgres.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { newPair, store } from '../operation/certificates.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'

let folder: string
let postgres: Awaited<ReturnType<typeof runPostgres>>
let certificate: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-encrypted-'))
  postgres = await runPostgres(['fsync=off'])
  const pair = await newPair()
  certificate = store(folder, pair).cert
  // Where PostgreSQL looks for them, as the user that it runs as.
  const { uid, gid } = await stat(postgres.databaseDir)
  for (const [name, text] of [
    ['server.crt', pair.cert],
    ['server.key', pair.key],
  ] as const) {
    const file = join(postgres.databaseDir, name)
    await writeFile(file, text, { mode: 0o600 })
    await chown(file, uid, gid)
  }
  await asAdmin((client) => client.query('alter system set ssl = on'), postgres.addressOf('postgres'))
  await postgres.pause()
  await postgres.start()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const start = (parameters: string) =>
  new ServerProcess(['--demo', '--port', '0', '--log', 'warn'], {
    DATABASE_URL: `${postgres.addressOf('postgres')}?${parameters}`,
    INNWIRE_SECRET_KEY: secretKey,
  })

it('every connection to PostgreSQL is encrypted where the address asks for it', async () => {
  const server = await start(`sslmode=verify-full&sslrootcert=${certificate}`).ready()
  let connections: { ssl: boolean }[] = []
  await asAdmin(async (client) => {
    // One that is only being opened is shown before it is known to be encrypted.
    const sql = `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'starting'`
    connections = (await client.query(sql)).rows
  }, postgres.addressOf('postgres'))
  await server.kill()
  expect(connections.length).toBeGreaterThan(2)
  expect(new Set(connections.map(({ ssl }) => ssl))).toEqual(new Set([true]))
})

it('a certificate that nobody known has signed is told with what to do, and tried again', async () => {
  const { code, log } = await start('sslmode=verify-full').ended()
  expect(code).toBe(1)
  expect(log).toMatch(
    /^The database \S+ cannot be reached: self-signed certificate.*\. Renew its certificate, or name the file of who signed it in the address: \?sslmode=verify-full&sslrootcert=<file>\.\n$/,
  )
})
