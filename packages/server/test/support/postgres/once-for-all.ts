import { openStorage } from '../../../src/storage/open-storage.ts'
import { asAdmin, secretKey, template, usePostgres } from './databases.ts'
import { startPostgres } from './start-postgres.ts'

/** Starts a PostgreSQL for all test files of a run, with a database that has all tables. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  usePostgres(server.addressOf('postgres'))
  await asAdmin((client) => client.query(`create database ${template}`))
  await (await openStorage(server.addressOf(template), secretKey)).close()
  return server.stop
}
