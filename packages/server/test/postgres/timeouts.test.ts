import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

/*
 * What PostgreSQL ends by a setting of its operator, or because a lock is not to be had: nothing of it is applied, and the caller
 * is told to try again.
 */

let postgres: Awaited<ReturnType<typeof startPostgres>>
let house: House
let hotel: Hotel
/** Another session, such as somebody's psql. */
let other: pg.Client
beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.query('create database hotel')
  house = await startHouse({ database: postgres.addressOf('hotel'), secretKey })
  hotel = await house.openHotel()
})
beforeEach(async () => {
  await takesPrice('80')
  other = new pg.Client({ connectionString: postgres.addressOf('hotel'), application_name: 'psql' })
  await other.connect()
})
afterEach(() => other.end())
afterAll(async () => {
  await house.server.stop()
  await postgres.stop()
})

const setPrice = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(1), price }] })
const takesPrice = (price: string) =>
  vi.waitFor(async () => expect((await setPrice(price)).body.status).toBe('ok'), waiting)
const price = async () => (await hotel.calendar('HR:1', inDays(1), inDays(1)))[0]?.price
const expectTryAgain = async (answer: ReturnType<Hotel['send']>, words: string) => {
  const { status, body, headers } = await answer
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
  expect(body.message).toMatch(new RegExp(`${words}.+ and nothing was applied`))
}
/** Sessions that wait for a lock. */
const waitingFor = async (relation: string) => {
  const waits = `select pid from pg_locks where not granted and relation = '${relation}'::regclass`
  return (await other.query(waits)).rows
}

describe.each(['statement_timeout', 'transaction_timeout'])('%s', (setting) => {
  beforeEach(() => newSessions(`set ${setting} = '500ms'`))
  afterEach(() => newSessions(`reset ${setting}`))

  it('ends a change, of which nothing is applied', async () => {
    await other.query('begin; lock table calendar in access exclusive mode')
    await expectTryAgain(setPrice('81'), 'cannot reach its database')
    await other.query('rollback')
    await newSessions(`reset ${setting}`)
    await vi.waitFor(async () => expect(await price()).toBe('80'), waiting)
  })

  // PostgreSQL ends no commit by the other one.
  it.runIf(setting === 'transaction_timeout')('ends a commit, of which nothing is applied', async () => {
    await other.query(`create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(60); return null; end $$;
      create constraint trigger at_commit after insert or update on calendar deferrable initially deferred
        for each row execute function dawdle()`)
    try {
      await expectTryAgain(setPrice('82'), 'cannot reach its database')
    } finally {
      await other.query('drop trigger at_commit on calendar; drop function dawdle')
    }
    await newSessions(`reset ${setting}`)
    await vi.waitFor(async () => expect(await price()).toBe('80'), waiting)
  })
})

/** Settings of the database are those of sessions that begin after them. */
const newSessions = (change: string) =>
  postgres.query(`alter database hotel ${change};
    select pg_terminate_backend(pid) from pg_stat_activity where datname = 'hotel' and application_name <> 'psql'`)

it('a list of reservations gives up waiting for a table that somebody has locked, in PostgreSQL, too', async () => {
  await hotel.book()
  await other.query('begin; lock table reservation in access exclusive mode')
  const list = hotel.send('GET', 'v2/apps/reservations')
  await vi.waitFor(async () => expect(await waitingFor('reservation')).toHaveLength(1), waiting)
  await expectTryAgain(list, 'Another program holds the database')
  expect(await waitingFor('reservation')).toEqual([])
  await other.query('rollback')
  expect((await hotel.reservations()).count).toBe(1)
})

it('a request gives up waiting for a table that every request reads', async () => {
  await other.query('begin; lock table token in access exclusive mode')
  await expectTryAgain(hotel.send('GET', 'v2/apps/rooms'), 'Another program holds the database')
  expect(await waitingFor('token')).toEqual([])
  await other.query('rollback')
  expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(200)
})
