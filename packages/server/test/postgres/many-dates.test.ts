import { mostDates } from '@innwire/types'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

const [few, many] = [mostDates / 10, mostDates]
const otherHotels = 100
let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: Server
beforeAll(async () => {
  // Plans are made before anybody knows how many dates come, as they are of what is sent again and again.
  postgres = await startPostgres([
    'fsync=off',
    'plan_cache_mode=force_generic_plan',
    'shared_preload_libraries=pg_stat_statements',
  ])
  await postgres.query('create extension pg_stat_statements')
  const database = postgres.addressOf('postgres')
  server = await startServer({ port: 0, database, secretKey, demo: true })
})
afterAll(async () => {
  await server.stop()
  await postgres.stop()
})

const call = async (path: string, body?: unknown) => {
  const response = await fetch(`${server.url}/api/v2/apps${path}?token=demo-token&hr_id=demo`, {
    ...(body !== undefined && {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return response.json()
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
async function setPrice(dates: number) {
  const its = Array.from({ length: dates }, (_, index) => ({ date: day(index + 2), price: '90.00' }))
  const body = { rooms: [{ inv_code: 'HR:1', dates: its }] }
  expect(await call('/rooms/daily', body)).toMatchObject({ status: 'ok' })
  await vi.waitFor(async () => {
    const { channels } = await call('/infos/connected_channels')
    expect(channels.map(({ in_progress }: { in_progress: number }) => in_progress)).toEqual([0, 0, 0])
  }, waiting)
}
/** The least milliseconds that PostgreSQL worked for what an update of so many dates writes, by table. */
async function leastMs(dates: number) {
  // First they are stored, and the last time all are there.
  await setPrice(dates)
  await postgres.query('select pg_stat_statements_reset()')
  for (let time = 0; time < 2; time++) await setPrice(dates)
  const rows =
    await postgres.rowsOf(`select substring(query from 'update (calendar|told) set') as name, min(min_exec_time) as ms
    from pg_stat_statements where query ~ 'update (calendar|told) set' group by 1`)
  return Object.fromEntries((rows as { name: string; ms: number }[]).map(({ name, ms }) => [name, ms]))
}

it('among many hotels, ten times as many dates are no more than ten times as much work', async () => {
  await setPrice(few)
  for (const table of ['calendar', 'told']) {
    await postgres.query(`
      do $$ declare columns text; begin
        select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
          where table_name = '${table}' and column_name <> 'hr_id' and is_generated = 'NEVER';
        execute format('insert into ${table} (hr_id, %1$s) select ''h'' || number, %1$s from ${table},
          generate_series(1, ${otherHotels}) as number', columns);
      end $$`)
    await postgres.query(`analyze ${table}`)
  }
  const [ofFew, ofMany] = [await leastMs(few), await leastMs(many)]
  for (const table of ['calendar', 'told']) {
    const times = (ofMany[table] ?? Number.NaN) / (ofFew[table] ?? Number.NaN)
    expect(times, table).toBeLessThan(10)
  }
})
