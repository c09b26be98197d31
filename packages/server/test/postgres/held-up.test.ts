import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseUnreachable } from '../../src/storage/errors.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let address: string
beforeAll(async () => {
  postgres = await startPostgres()
  address = postgres.addressOf('postgres')
})
afterAll(() => postgres.stop())

it('a statement that PostgreSQL ends is told as that, with what to do', async () => {
  const storage = await openStorage(address, secretKey)
  const ended = storage.write(async (database) => {
    await sql`set local statement_timeout = 100`.execute(database)
    await sql`select pg_sleep(60)`.execute(database)
  })
  await expect(ended).rejects.toThrow(DatabaseUnreachable)
  await expect(ended).rejects.toThrow(
    /^The database \S+ ended a statement: canceling statement due to statement timeout\. .+ statement_timeout/,
  )
  await storage.close()
})

it('a server that is to stop while PostgreSQL says nothing gives up, and ends with 1', async () => {
  const network = await failingNetwork(Number(new URL(address).port))
  const url = new URL(address)
  url.port = String(network.port)
  const environment = { DATABASE_URL: url.href, INNWIRE_SECRET_KEY: secretKey }
  const server = await new ServerProcess(['--port', '0'], environment).ready()
  network.setSilent(true)
  expect((await server.stop()).code).toBe(1)
  await network.close()
})
