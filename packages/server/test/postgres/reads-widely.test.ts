import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { partitionByProperty } from '../support/postgres/partitions.ts'
import { readWidely } from '../support/postgres/reads-widely.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let client: pg.Client
beforeAll(async () => {
  server = await startPostgres()
  const address = server.addressOf('postgres')
  await (await openStorage(address, secretKey)).close()
  client = new pg.Client(address)
  await client.connect()
  await partitionByProperty(client)
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

it.each([
  ['select * from room where hr_id = $1', []],
  ['select * from room where rate_code = $1', ['room']],
  ["select * from room where hr_id in ($1, 'other')", ['room']],
  ['select * from room join mapping using (hr_id, rate_code) where hr_id = $1', []],
  ['select * from room join mapping using (rate_code) where room.hr_id = $1', ['mapping']],
  ['update room set name = rate_code where hr_id = $1', []],
  [
    'delete from room where (hr_id, rate_code) in (select hr_id, rate_code from room where hr_id = $1 limit 9)',
    ['room'],
  ],
  // The plan reads a partition for each row: nothing says before that it is always the same.
  [
    'select (select max(change) from reservation where reservation.hr_id = its.hr_id) from property as its where hr_id = $1',
    ['reservation'],
  ],
  ['insert into folio_sum select hr_id, name, name, name, name, name, name from room where hr_id = $1', []],
  ['select name from sales_channel where code = $1', []],
])('of %s, the plan reads widely: %j', async (query, tables) => {
  const { rows } = await client.query(`explain (format json) ${query}`, ['demo'])
  expect(readWidely(rows[0]['QUERY PLAN'][0].Plan)).toEqual(tables)
})

it('a unique key without the property is refused', async () => {
  await expect(client.query('create unique index of_nobody on room (rate_code)')).rejects.toThrow(
    /must include all partitioning columns/,
  )
})
