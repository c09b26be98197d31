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
