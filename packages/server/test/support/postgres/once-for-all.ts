import { openStorage } from '../../../src/storage/open-storage.ts'
import { asAdmin, secretKey, templates, usePostgres } from './databases.ts'
import { partitionByProperty } from './partitions.ts'
import { startPostgres } from './start-postgres.ts'

/** Starts a PostgreSQL for all test files of a run, with databases that have all tables. */
async function start(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  usePostgres(server.addressOf('postgres'))
  for (const template of Object.values(templates)) {
    await asAdmin((client) => client.query(`create database ${template}`))
    await (await openStorage(server.addressOf(template), secretKey)).close()
  }
  await asAdmin(partitionByProperty, server.addressOf(templates.partitioned))
  return server.stop
}

/** Each project of a run loads this file anew, and one PostgreSQL is enough for all of them. */
const once = globalThis as { startedPostgres?: Promise<() => Promise<void>> }

export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (once.startedPostgres) {
    await once.startedPostgres
    return undefined
  }
  once.startedPostgres = start()
  return once.startedPostgres
}
