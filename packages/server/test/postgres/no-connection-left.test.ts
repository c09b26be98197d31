import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { runSql } from '../../src/storage/run-sql.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

it('reads share the connections that a process has while PostgreSQL lets in no more', async () => {
  await postgres.query("create role few login password 'few'")
  await postgres.query('create database few owner few')
  const address = new URL(postgres.addressOf('few'))
  Object.assign(address, { username: 'few', password: 'few' })
  const storage = await openStorage(address.href, secretKey)
  await runSql(storage.read, 'select 1', [])
  await postgres.query(`do $$ begin execute format('alter role few connection limit %s',
    (select count(*) from pg_stat_activity where usename = 'few')); end $$`)
  const read = () => sql<{ one: number }>`select 1 as one, pg_sleep(0.1)`.execute(storage.read)
  const reads = await Promise.all(Array.from({ length: 12 }, read))
  expect(reads.map(({ rows }) => rows[0]?.one)).toEqual(Array(12).fill(1))
  await storage.close()
})
