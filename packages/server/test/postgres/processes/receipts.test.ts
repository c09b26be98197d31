import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../../../src/index.ts'
import { lockOf } from '../../../src/storage/postgres/transaction.ts'
import { type Hotel, type House, startHouse, waiting } from '../../property-api/hotel.ts'
import { answered } from '../../support/answered.ts'
import { secretKey } from '../../support/postgres/databases.ts'
import { startPostgres } from '../../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let house: House
let hotel: Hotel
/** A second server on the database of the house. */
let other: Awaited<ReturnType<typeof startServer>>
/** Keeps the writes of the hotel waiting. */
let holder: pg.Client
beforeAll(async () => {
  postgres = await startPostgres()
  const database = postgres.addressOf('postgres')
  house = await startHouse({ database, secretKey })
  other = await startServer({ port: 0, test: true, database, secretKey })
})
afterAll(async () => {
  await house.server.stop()
  await other.stop()
  await postgres.stop()
})
beforeEach(async () => {
  hotel = await house.openHotel()
  holder = new pg.Client(postgres.addressOf('postgres'))
  await holder.connect()
})
afterEach(() => holder.end())

const holdWrites = () => holder.query(`select pg_advisory_lock(${lockOf(hotel.hr_id)})`)
const letGo = () => holder.query(`select pg_advisory_unlock(${lockOf(hotel.hr_id)})`)
const numbersAt = async (url: string): Promise<string[]> => {
  const query = new URLSearchParams({ hr_id: hotel.hr_id, token: hotel.token })
  const { body } = await answered(`${url}/api/v2/apps/reservations?${query}`)
  return body.reservations.map((its: { hr_number: string }) => its.hr_number)
}
const rowOf = async <Row>(sql: string) => (await holder.query(sql)).rows[0] as Row
/** The backend that waits to write the receipt. */
const writer = () =>
  vi.waitFor(async () => {
    const found = await rowOf<{ pid: number } | undefined>(
      `select pid from pg_locks where locktype = 'advisory' and not granted`,
    )
    if (!found) throw new Error('Nobody waits.')
    return found.pid
  }, waiting)
/** Ends the connections by which processes hear each other. */
const endListeners = () =>
  holder.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
    and ((classid::bigint << 32) | objid::bigint) between ${2 ** 32} and ${2 ** 47}`)

it('what is noted late, because the writes of its hotel wait, no other process delivers meanwhile', async () => {
  const { hr_number } = await hotel.book()
  await holdWrites()
  expect(await numbersAt(house.server.url)).toEqual([hr_number])
  const { until } = await rowOf<{ until: string }>('select max(until)::text as until from answer_under_way')
  await endListeners()
  let isAnswered = false
  const again = numbersAt(other.url).finally(() => {
    isAnswered = true
  })
  await vi.waitFor(async () => {
    const { isOver } = await rowOf<{ isOver: boolean }>(
      `select clock_timestamp() > '${until}'::timestamptz + interval '200 milliseconds' as "isOver"`,
    )
    expect(isOver).toBe(true)
  }, waiting)
  expect(isAnswered).toBe(false)
  await letGo()
  expect(await again).toEqual([])
})

it('what could not be noted, because the connection was cut, is noted again', async () => {
  const { hr_number } = await hotel.book()
  await holdWrites()
  expect(await numbersAt(house.server.url)).toEqual([hr_number])
  const cut = await writer()
  await holder.query('select pg_terminate_backend($1)', [cut])
  await vi.waitFor(async () => expect(await writer()).not.toBe(cut), waiting)
  await letGo()
  expect(await numbersAt(other.url)).toEqual([])
  expect(await numbersAt(house.server.url)).toEqual([])
})

it('an answer that its caller did not read holds up the others for no longer than its connection', async () => {
  const { hr_number } = await hotel.book()
  const gone = new AbortController()
  const query = new URLSearchParams({ hr_id: hotel.hr_id, token: hotel.token })
  await holder.query('begin; lock table answer_under_way in access exclusive mode')
  const left = fetch(`${house.server.url}/api/v2/apps/reservations?${query}`, { signal: gone.signal })
  await vi.waitFor(async () => {
    const { waits } = await rowOf<{ waits: number }>(
      `select count(*)::integer as waits from pg_locks where relation = 'answer_under_way'::regclass and not granted`,
    )
    expect(waits).toBe(1)
  }, waiting)
  gone.abort()
  await expect(left).rejects.toThrow()
  await holder.query('commit')
  expect(await numbersAt(other.url)).toEqual([hr_number])
})

it('a lease of before the clock of PostgreSQL was set back by a day is waited for no longer than any other', async () => {
  const { hr_number } = await hotel.book()
  // Of a process that was killed since.
  await holder.query(
    `insert into answer_under_way (hr_id, token_id, until)
      select hr_id, id, clock_timestamp() + interval '1 day' from token where hr_id = $1`,
    [hotel.hr_id],
  )
  expect(await numbersAt(house.server.url)).toEqual([hr_number])
})

it('where that one goes on, it is waited for until what it sent is noted', async () => {
  const { hr_number } = await hotel.book()
  await holdWrites()
  expect(await numbersAt(house.server.url)).toEqual([hr_number])
  await holder.query("update answer_under_way set until = clock_timestamp() + interval '1 day'")
  let isAnswered = false
  const again = numbersAt(other.url).finally(() => {
    isAnswered = true
  })
  const isOver = async (moment: string) =>
    (await rowOf<{ is: boolean }>(`select clock_timestamp() > ${moment} as is`)).is
  const { now } = await rowOf<{ now: string }>('select clock_timestamp()::text as now')
  await vi.waitFor(
    async () => expect(await isOver(`'${now}'::timestamptz + interval '7 seconds'`)).toBe(true),
    waiting,
  )
  expect(isAnswered).toBe(false)
  await letGo()
  expect(await again).toEqual([])
})

it('a poll that cannot see what the others are sending delivers nothing', async () => {
  const { hr_number } = await hotel.book()
  await holdWrites()
  expect(await numbersAt(house.server.url)).toEqual([hr_number])
  await holder.query('begin; lock table answer_under_way in access exclusive mode')
  const query = new URLSearchParams({ hr_id: hotel.hr_id, token: hotel.token })
  const poll = answered(`${other.url}/api/v2/apps/reservations?${query}`)
  await endOthersThatRead()
  await holder.query('rollback')
  expect((await poll).status).toBe(503)
  await letGo()
  expect(await numbersAt(other.url)).toEqual([])
})

/** Ends sessions that wait to look for answers under way. */
const endOthersThatRead = () =>
  vi.waitFor(async () => {
    const rows = await postgres.rowsOf(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like 'select id%from answer_under_way%'`)
    expect(rows).not.toEqual([])
  }, waiting)
