import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Setting } from '../histories/engines.ts'
import { startWorker, type Worker } from '../histories/worker-process.ts'
import { ample, eventually, type Hotel, inDays, quick, startHotel } from '../hotel.ts'
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

let hotel: Hotel
let workers: Worker[]
beforeEach(async () => {
  hotel = await startHotel()
  workers = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await hotel.stop()
})

const journals = {
  'a SQLite file': async () => join(hotel.folder, 'sync.db'),
  PostgreSQL: () => postgres.newSchema(),
}
const controlAccess = () => ({ url: hotel.server.controlUrl ?? '', token: hotel.server.controlToken ?? '' })
const date = inDays(3)
const hrId = 'linden'
const price = (price: string) => ({ hrId, set: [{ inv_code: 'HR:1', date, price }] })
const priceThere = async () => (await hotel.calendar('HR:1', date))[0]?.price

describe.each(Object.entries(journals))('two workers on %s', (_, journalOf) => {
  async function startTwo() {
    const setting: Setting = {
      baseUrl: hotel.server.url,
      control: controlAccess(),
      quota: ample,
      pacing: { ...quick, leaseMs: 1500 },
      journal: await journalOf(),
      pms: join(hotel.folder, 'pms.db'),
      hotels: [{ hrId, token: hotel.token, confirms: true }],
      handlerFailsEvery: 1000,
      faulty: { share: 0, seed: 0 },
    }
    const first = startWorker(setting)
    workers.push(first)
    await first.order(price('100'))
    const second = startWorker(setting)
    workers.push(second)
    return { first, second }
  }

  it('serve a property one at a time, and the other takes over from one that was killed', async () => {
    const { first, second } = await startTwo()
    const ordered = second.order(price('200'))
    await first.order(price('150'))
    await first.order({ hrId, settle: true })
    expect(await priceThere()).toBe('150')
    await first.stop()
    await ordered
    await second.order({ hrId, settle: true })
    expect(await priceThere()).toBe('200')
  })

  it('let one that was frozen do nothing any more when it thaws', async () => {
    const { first, second } = await startTwo()
    await first.order({ hrId, settle: true })
    first.freeze()
    const lateOrder = first.order(price('111')).catch(() => {})
    await second.order(price('200'))
    first.thaw()
    await second.order({ hrId, settle: true })
    await eventually(() => expect(first.ends()).toBeGreaterThan(0))
    expect(await priceThere()).toBe('200')
    await second.stop()
    await lateOrder
    await first.order({ hrId, settle: true })
    // What it was told to do while it was frozen, it does when its turn has come.
    expect(await priceThere()).toBe('111')
  })
})

it('a worker that was frozen for longer than its lease goes on, when nobody has had the property', async () => {
  const worker = startWorker({
    baseUrl: hotel.server.url,
    control: controlAccess(),
    quota: ample,
    pacing: { ...quick, leaseMs: 300 },
    journal: join(hotel.folder, 'sync.db'),
    pms: join(hotel.folder, 'pms.db'),
    hotels: [{ hrId, token: hotel.token, confirms: true }],
    handlerFailsEvery: 1000,
    faulty: { share: 0, seed: 0 },
  })
  workers.push(worker)
  await worker.order(price('100'))
  worker.freeze()
  const journal = new DatabaseSync(join(hotel.folder, 'sync.db'))
  const lease = journal.prepare('SELECT expires_at FROM innwire_lease')
  await eventually(() => expect(Number(lease.get()?.expires_at)).toBeLessThan(Date.now()))
  journal.close()
  worker.thaw()
  await worker.order(price('120'))
  await worker.order({ hrId, settle: true })
  expect(await priceThere()).toBe('120')
  expect(worker.ends()).toBe(0)
})
