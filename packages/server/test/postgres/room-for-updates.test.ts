import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Server, startServer } from '../../src/index.ts'
import { waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

const dates = 90
let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: Server
beforeAll(async () => {
  postgres = await startPostgres()
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
const setPrice = (price: string) =>
  call('/rooms/daily', {
    rooms: [
      {
        inv_code: 'HR:1',
        dates: Array.from({ length: dates }, (_, index) => ({ date: day(index + 2), price })),
      },
    ],
  })
const delivered = () =>
  vi.waitFor(async () => {
    const { channels } = await call('/infos/connected_channels')
    expect(channels.map(({ in_progress }: { in_progress: number }) => in_progress)).toEqual([0, 0, 0])
  }, waiting)
/** Rows that were written anew, in all and without a word to an index. */
const rewritten = async () => {
  const rows =
    await postgres.rowsOf(`select relname as name, n_tup_upd::int as total, n_tup_hot_upd::int as hot
    from pg_stat_user_tables where relname in ('calendar', 'told') order by relname`)
  return rows as { name: string; total: number; hot: number }[]
}

it('a daily update of rows that lie packed, as a migration leaves them, writes to no index', async () => {
  expect(await setPrice('90.00')).toMatchObject({ status: 'ok' })
  await delivered()
  await postgres.query('vacuum full calendar')
  await postgres.query('vacuum full told')
  const before = await rewritten()
  expect(await setPrice('91.00')).toMatchObject({ status: 'ok' })
  await vi.waitFor(async () => {
    for (const [index, { name, total, hot }] of (await rewritten()).entries()) {
      const its = { total: total - (before[index]?.total ?? 0), hot: hot - (before[index]?.hot ?? 0) }
      expect(its.total, name).toBeGreaterThanOrEqual(dates)
      expect(its.hot, name).toBe(its.total)
    }
  }, waiting)
})
