import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnreachable, UnknownOutcome } from '../../src/storage/errors.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import type { Connection } from '../../src/storage/postgres/pool.ts'
import { commit } from '../../src/storage/postgres/transaction.ts'
import { deleteRows } from '../../src/storage/rows.ts'
import { keepSetting, readSetting } from '../../src/storage/settings.ts'
import { OtherTables } from '../../src/storage/snapshots.ts'
import { together } from '../../src/storage/together.ts'
import { startHouse, waiting } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let network: Awaited<ReturnType<typeof failingNetwork>>
let address: string
let storage: Storage
beforeAll(async () => {
  server = await startPostgres()
  network = await failingNetwork(Number(new URL(server.addressOf('postgres')).port))
  const url = new URL(server.addressOf('postgres'))
  url.port = String(network.port)
  address = url.href
})
afterAll(async () => {
  await network.close()
  await server.stop()
})
beforeEach(async () => {
  storage = await openStorage(address, secretKey)
})
afterEach(async () => {
  vi.restoreAllMocks()
  network.commit('passes')
  network.setDown(false)
  await storage.write((database) => deleteRows(database, 'setting', { name: 'count' }))
  await storage.close()
})

const count = async (): Promise<number> => Number((await readSetting(storage.read, 'count')) ?? 0)
/** Counts on by a reading and a writing statement, between which others could come. */
const countIn = (its: Storage, hrId?: string) =>
  its.write(async (database) => {
    const before = Number((await readSetting(database, 'count')) ?? 0)
    await setImmediate()
    await keepSetting(database, 'count', String(before + 1))
  }, hrId)

describe('writes', () => {
  it.each(['one', undefined])(
    'of one property (%s) come one after another, in two processes',
    async (hrId) => {
      const other = await openStorage(address, secretKey)
      const jobs = Array.from({ length: 20 }, (_, index) => countIn(index % 2 ? storage : other, hrId))
      await Promise.all(jobs)
      expect(await count()).toBe(20)
      await other.close()
    },
  )

  it('of two properties run side by side', async () => {
    const started = Promise.withResolvers<void>()
    const first = storage.write(() => started.promise, 'one')
    await storage.write(async () => started.resolve(), 'two')
    await first
  })

  it('of everything are alone', async () => {
    const jobs = ['one', 'two', undefined, 'three', undefined, 'one'].map(async (hrId) =>
      countIn(storage, hrId),
    )
    const everything = Array.from({ length: 5 }, () => countIn(storage))
    await Promise.all([...everything, ...jobs.slice(2, 3)])
    await Promise.all(jobs)
    const happened: string[] = []
    const job = (name: string) => async () => {
      happened.push(`${name} begins`)
      await setImmediate()
      happened.push(`${name} ends`)
    }
    await Promise.all([
      storage.write(job('one'), 'one'),
      storage.write(job('all')),
      storage.write(job('two'), 'two'),
    ])
    const at = happened.indexOf('all begins')
    expect(happened[at + 1]).toBe('all ends')
  })

  it('that fail take no other of their transaction with them', async () => {
    const failed = () => storage.write(async (database) => sql`select 1 / 0`.execute(database), 'one')
    const outcomes = await Promise.allSettled([countIn(storage, 'one'), failed(), countIn(storage, 'one')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await count()).toBe(2)
  })

  it('whose statements go together are undone as a whole, and say which of them failed', async () => {
    const failed = storage.write(
      (database) =>
        together(
          keepSetting(database, 'count', '1'),
          sql`select 1 / 0`.execute(database),
          keepSetting(database, 'count', '2'),
        ),
      'one',
    )
    await expect(failed).rejects.toThrow('division by zero')
    expect(await count()).toBe(0)
    await countIn(storage, 'one')
    expect(await count()).toBe(1)
  })

  it('whose statements go together say what went wrong, also where that is heard last', async () => {
    const heard = Promise.withResolvers<void>()
    const failed = storage.write(
      (database) =>
        together(
          sql`select 1 / 0`.execute(database).catch(async (error) => {
            await heard.promise
            await setImmediate()
            throw error
          }),
          keepSetting(database, 'count', '1').finally(heard.resolve),
        ),
      'one',
    )
    await expect(failed).rejects.toThrow('division by zero')
  })

  it('are run again when the database ended them for another one', async () => {
    let attempts = 0
    await storage.write(async (database) => {
      attempts += 1
      await keepSetting(database, 'count', String((await count()) + 1))
      if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    }, 'one')
    expect([attempts, await count()]).toEqual([2, 1])
  })

  it('are seen by readers once they are committed, and not before', async () => {
    await storage.write(async (database) => {
      await keepSetting(database, 'count', '1')
      expect(await count()).toBe(0)
    }, 'one')
    expect(await count()).toBe(1)
  })
})

it('a snapshot of a version with other tables is refused, and changes nothing', async () => {
  await countIn(storage)
  await storage.snapshots.take('older')
  await countIn(storage)
  await server.query("update snapshot set migration = '9999-later'")
  await expect(storage.snapshots.restore('older')).rejects.toThrow(OtherTables)
  expect(await count()).toBe(2)
})

describe('a connection that is lost', () => {
  it('after a commit arrived: it is found out that it was done', async () => {
    network.commit('is lost after')
    await countIn(storage, 'one')
    expect(await count()).toBe(1)
  })

  it('after a commit arrived, because the disk of PostgreSQL is full and it ends: it is found out that it was done', async () => {
    network.commit('ends the server after')
    await countIn(storage, 'one')
    expect(await count()).toBe(1)
  })

  it('before a commit arrived: it is found out that nothing was applied', async () => {
    network.commit('is lost before')
    await expect(countIn(storage, 'one')).rejects.toThrow(DatabaseUnreachable)
    expect(await count()).toBe(0)
    network.commit('passes')
    await countIn(storage, 'one')
    expect(await count()).toBe(1)
  })

  it('during a commit, and nobody can be asked in time: the outcome is unknown', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 10_000
      return now
    })
    const away = async () => {
      throw new DatabaseUnreachable('It is away.')
    }
    const connection: Connection = { query: away, prepared: away, isLost: () => true, release() {} }
    const committed = commit(connection, { connect: away, end: away }, { id: '7', mark: null })
    await expect(committed).rejects.toThrow(UnknownOutcome)
  })

  it('makes requests wait, and they go on when the database is back', async () => {
    const house = await startHouse({ database: address, secretKey })
    const hotel = await house.openHotel()
    const isReady = async () => (await fetch(`${house.server.controlUrl}/health/ready`)).status
    network.setDown(true)
    const refused = await hotel.send('GET', 'v2/apps/rooms')
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.body.message).toContain('nothing was applied')
    await expect.poll(isReady, waiting).toBe(503)
    network.setDown(false)
    await expect.poll(isReady, waiting).toBe(200)
    expect((await hotel.send('GET', 'v2/apps/rooms')).status).toBe(200)
    expect(
      (await hotel.daily({ inv_code: 'HR:1', dates: [{ date: '2027-10-01', price: '80' }] })).body.status,
    ).toBe('ok')
    await house.server.stop()
  })
})
