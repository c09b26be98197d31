import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CallerLeft, TooManyReads } from '../../src/storage/errors.ts'
import { readTurns } from '../../src/storage/read-turns.ts'
import { controlToken, ServerProcess } from '../crash/server-process.ts'
import { waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: ServerProcess
let holder: pg.Client
beforeAll(async () => {
  postgres = await startPostgres()
  const address = postgres.addressOf('postgres')
  server = await start()
  holder = new pg.Client(address)
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await server.kill()
  await postgres.stop()
})

const start = (...args: string[]) =>
  new ServerProcess(['--demo', '--port', '0', '--log', 'warn', ...args], {
    DATABASE_URL: postgres.addressOf('postgres'),
    INNWIRE_SECRET_KEY: secretKey,
    INNWIRE_CONTROL_TOKEN: controlToken,
  }).ready()

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const ask = (path: string, query = '', { url } = server) =>
  fetch(`${url}/api/v2/apps${path}?token=demo-token&hr_id=demo${query}`)

it('lists that take long hold up no other read, and too many are refused without a line in the log', async () => {
  await holder.query('begin; lock table receipt in access exclusive mode')
  const statuses: number[] = []
  const lists = Array.from({ length: 506 }, async (_, page) => {
    const { status } = await ask('/reservations', `&undelivered=false&modified=true&page=${page + 2}`)
    statuses.push(status)
  })
  await vi.waitFor(() => expect(statuses).toEqual([503, 503]), waiting)
  expect((await ask('/rooms')).status).toBe(200)
  await holder.query('rollback')
  await Promise.all(lists)
  expect(statuses.filter((status) => status === 200)).toHaveLength(504)
  expect(server.log).not.toContain('TooManyReads')
  expect(server.log).not.toContain('"level":50')
})

it('the entries of a transaction are read in turn, too', async () => {
  // Its own connections wait for no delivery.
  const api = await start('--role', 'api')
  const update = await fetch(`${api.url}/api/v2/apps/rooms/daily?token=demo-token&hr_id=demo`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms: [{ rate_code: 'HR:1', dates: [{ date: tomorrow(), price: '99' }] }] }),
  })
  const { transaction_id } = (await update.json()) as { transaction_id: string }
  await holder.query('begin; lock table delivery in access exclusive mode')
  const statuses: number[] = []
  const asking = Array.from({ length: 506 }, async () => {
    const { status } = await ask('/infos/transaction_details', `&transaction_id=${transaction_id}`, api)
    statuses.push(status)
  })
  await vi.waitFor(() => expect(statuses).toEqual([503, 503]), waiting)
  expect((await ask('/rooms', '', api)).status).toBe(200)
  await holder.query('rollback')
  await Promise.all(asking)
  expect(statuses.filter((status) => status === 200)).toHaveLength(504)
  await api.kill()
})

it('lists whose callers have left take no place of others, and are never read', async () => {
  await holder.query('begin; lock table receipt in access exclusive mode')
  const leave = new AbortController()
  let left = 0
  // Other pages than before, which are in memory.
  for (let page = 1_002; page < 1_400; page += 1) {
    const list = `${server.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo&undelivered=false&modified=true&page=${page}`
    fetch(list, { signal: leave.signal }).catch(() => {
      left += 1
    })
  }
  const underWay = () => holder.query('select from pg_locks where not granted')
  await vi.waitFor(async () => expect((await underWay()).rowCount).toBe(4), waiting)
  leave.abort()
  await vi.waitFor(() => expect(left).toBe(398), waiting)
  const lists = Array.from({ length: 110 }, async (_, page) => {
    const { status } = await ask('/reservations', `&undelivered=false&modified=true&page=${page + 2_000}`)
    return status
  })
  expect((await ask('/rooms')).status).toBe(200)
  await holder.query('rollback')
  expect(new Set(await Promise.all(lists))).toEqual(new Set([200]))
})

it('hotels take turns at reading, so many at a time', async () => {
  const inTurnOf = readTurns(2)
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const read = (name: string, hrId: string) =>
    inTurnOf(hrId, async () => {
      begun.push(name)
      await held.promise
    })
  const large = Array.from({ length: 502 }, (_, index) => read(`large ${index}`, 'large'))
  const small = read('small', 'small')
  await expect(read('one more', 'large')).rejects.toThrow(TooManyReads)
  expect(begun).toEqual(['large 0', 'large 1'])
  held.resolve()
  await Promise.all([...large, small])
  expect(begun.indexOf('small')).toBeLessThan(5)
  expect(begun).toHaveLength(503)
})

it('a read that nobody waits for any more is not begun, and leaves its place to another', async () => {
  const inTurnOf = readTurns(1)
  const held = Promise.withResolvers<void>()
  const first = inTurnOf('hotel', () => held.promise)
  let begun = 0
  const read = async () => {
    begun += 1
  }
  const leave: (() => void)[] = []
  const left = Array.from({ length: 500 }, () => inTurnOf('hotel', read, (job) => leave.push(job)))
  await expect(inTurnOf('hotel', read)).rejects.toThrow(TooManyReads)
  for (const job of leave) job()
  for (const one of left) await expect(one).rejects.toThrow(CallerLeft)
  const other = inTurnOf('hotel', read)
  held.resolve()
  await Promise.all([first, other])
  expect(begun).toBe(1)
})
