import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { answered, doneOf } from '../support/answered.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

const times = 5
const quota = { per_minute: 500, per_day: 1000 }
let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: Server
beforeAll(async () => {
  postgres = await startPostgres(['fsync=off', 'shared_preload_libraries=pg_stat_statements'])
  await postgres.query('create extension pg_stat_statements')
  // A test server asks for its clock and its faults besides.
  server = await startServer({ port: 0, database: postgres.addressOf('postgres'), secretKey, control: true })
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const ofReads = '"property"|"token"."hash"|reservation|answer_under_way|"room"'

/** The statements of these words for so many requests, but for those of work in the background. */
async function statementsOf(path: string, words = ofReads): Promise<number> {
  const ask = async () => {
    const access = 'token=a-token-of-this-test&hr_id=hotel'
    expect((await answered(`${server.url}/api/v2/apps${path}${access}`)).status).toBe(200)
  }
  // The first ones fill the caches.
  for (let time = 0; time < 2; time++) await ask()
  await postgres.query('select pg_stat_statements_reset()')
  for (let time = 0; time < times; time++) await ask()
  const [row] =
    await postgres.rowsOf(`select coalesce(sum(calls), 0)::integer as calls from pg_stat_statements
    where query ~ '${words}'`)
  return (row as { calls: number }).calls
}

it('a poll that finds nothing new, and a list of rooms, are one statement each', async () => {
  const control = doneOf(server)
  await control('POST', '/properties', { hr_id: 'hotel', name: 'A', time_zone: 'UTC', currency: 'EUR' })
  await control('POST', '/properties/hotel/tokens', { label: 'its', token: 'a-token-of-this-test' })
  expect(await statementsOf('/reservations?')).toBe(times)
  expect(await statementsOf('/reservations?undelivered=false&')).toBe(times)
  expect(await statementsOf('/rooms?')).toBe(times)
})

it('a quota is one statement more, which waits for no other and not for the disk', async () => {
  const control = doneOf(server)
  await control('PATCH', '/properties/hotel', { quota })
  expect(await statementsOf('/rooms?')).toBe(times)
  expect(await statementsOf('/rooms?', 'setting')).toBe(times)
  expect(await statementsOf('/rooms?', 'pg_advisory_xact_lock|^begin|^commit')).toBe(0)
})
