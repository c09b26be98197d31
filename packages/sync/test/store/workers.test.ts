import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { entriesOfRound, type Said, type Setting } from './worker.ts'

let server: PostgresServer
let folder: string
let target: Setting['target']
let running: ChildProcess[] = []
beforeAll(async () => {
  server = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'innwire-sync-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  for (const worker of running) worker.kill('SIGKILL')
  running = []
})

const open = (): Promise<Store> =>
  'file' in target ? sqliteStore(target.file) : postgresStore(target.config)

function startWorker(
  owner: string,
  {
    ttlMs = 1500,
    stopsAfter,
    property = '41749',
  }: { ttlMs?: number; stopsAfter?: number | undefined; property?: string } = {},
) {
  const setting: Setting = { target, property, owner, ttlMs, stopsAfter }
  const script = join(import.meta.dirname, 'worker.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(setting)])
  running.push(child)
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  const last: Said = {}
  const lines = createInterface(child.stdout).on('line', (line) => Object.assign(last, JSON.parse(line)))
  // What it said before it was killed is heard after its end.
  const ended = new Promise((resolve) => lines.once('close', resolve))
  return {
    last,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    /** Wherever it is, in the middle of a transaction too. */
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    until: (happened: (said: Said) => boolean) =>
      vi.waitFor(() => expect(happened(last), JSON.stringify({ owner, last, complaints })).toBe(true), {
        timeout: 30_000,
        interval: 5,
      }),
  }
}

/** Every round that was confirmed is there, and no round in part. */
async function expectWhole(owner: string, { wrote = 0 }: Said, property = '41749') {
  const store = await open()
  const rounds = new Map<number, number>()
  for (const { value } of await store.list(property, owner))
    rounds.set(Number(value), (rounds.get(Number(value)) ?? 0) + 1)
  await store.close()
  for (let round = 1; round <= wrote; round += 1) expect(rounds.get(round)).toBe(entriesOfRound)
  expect(new Set(rounds.values())).toEqual(new Set([entriesOfRound]))
  // At most one more was written whose confirmation was not heard.
  expect(rounds.size).toBeLessThanOrEqual(wrote + 1)
}

describe.each(['sqlite', 'postgres'] as const)('workers that share a %s store', (kind) => {
  let places = 0
  beforeEach(async () => {
    places += 1
    target = kind === 'sqlite' ? { file: join(folder, `${places}.db`) } : { config: await server.newSchema() }
  })

  it('lose nothing that was confirmed when they are killed', async () => {
    for (const rounds of sampled(3, [1, 7, 23])) {
      // Each has its own, so that none waits until the lease of a killed one has run out.
      const [owner, property] = ['killed', `41749-${rounds}`]
      const worker = startWorker(owner, { ttlMs: 60_000, property })
      await worker.until(({ wrote = 0 }) => wrote >= rounds)
      await worker.kill()
      await expectWhole(owner, worker.last, property)
    }
  })

  it('can all open a new place at the same time, and one of them gets the lease', async () => {
    const workers = ['one', 'two', 'three', 'four'].map((owner) => startWorker(owner, { ttlMs: 60_000 }))
    for (const worker of workers) await worker.until(({ opened }) => opened === true)
    await vi.waitFor(() => expect(workers.some(({ last }) => last.wrote)).toBe(true), 30_000)
    expect(workers.filter(({ last }) => last.fence)).toHaveLength(1)
  })

  it('take over from one that died, when its time is over', async () => {
    const one = startWorker('one')
    await one.until(({ wrote = 0 }) => wrote > 3)
    const two = startWorker('two')
    await two.until(({ opened }) => opened === true)
    await one.until(({ wrote = 0 }) => wrote > 10)
    expect(two.last.fence).toBeUndefined()
    await one.kill()
    await two.until(({ wrote = 0 }) => wrote > 0)
    expect(two.last.fence).toBe((one.last.fence ?? 0) + 1)
  })

  it('take over from one that stopped for a while, whose writes are refused from then on', async () => {
    // Nobody gets past one that was stopped while it held the lock of a file; a database ends its transaction.
    const one = startWorker('one', { stopsAfter: kind === 'sqlite' ? 4 : undefined })
    await one.until(({ wrote = 0 }) => wrote > 3)
    if (kind === 'postgres') one.pause()
    const two = startWorker('two', { ttlMs: 20_000 })
    await two.until(({ wrote = 0 }) => wrote > 0)
    one.goOn()
    await one.until(({ lost }) => lost === true)
    await two.kill()
    await expectWhole('two', two.last)
    await expectWhole('one', one.last)
  })
})

it('a PostgreSQL that crashes keeps what was confirmed, and the store goes on when it is back', async () => {
  target = { config: await server.newSchema() }
  const store = await open()
  for (let round = 0; round < 20; round += 1)
    await store.write('41749', [{ collection: 'cells', key: `${round}`, value: round }])
  const lease = await store.acquire('41749', 'one', 60_000)
  await server.crash()
  await vi.waitFor(
    () => store.write('41749', [{ collection: 'cells', key: 'after', value: 1 }], lease),
    30_000,
  )
  expect(await store.list('41749', 'cells')).toHaveLength(21)
  await store.close()
})

/** Freezes at the end of every transaction, before the database hears that it is to be kept. */
class FrozenClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it passes on what it is given.
  override query(...given: any[]): any {
    if (given[0] === 'COMMIT') return new Promise(() => {})
    return Reflect.apply(super.query, this, given)
  }
}

it('a worker that freezes in the middle of a write keeps others of a PostgreSQL out for seconds only', async () => {
  const config = await server.newSchema()
  const open = await postgresStore(config)
  const lease = await open.acquire('41749', 'one', 1000)
  const frozen = await postgresStore({ ...config, max: 1, Client: FrozenClient })
  void frozen.write('41749', [{ collection: 'cells', key: 'a', value: 'half' }], lease)
  const locks = `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'`
  await vi.waitFor(async () => expect(await server.query(locks)).toHaveLength(1), 30_000)
  const next = await vi.waitFor(async () => {
    const taken = await open.acquire('41749', 'two', 60_000)
    if (!taken) throw new Error('It is still held.')
    return taken
  }, 30_000)
  await open.write('41749', [{ collection: 'cells', key: 'b', value: 'whole' }], next)
  expect(await open.list('41749', 'cells')).toEqual([{ key: 'b', value: 'whole' }])
  await open.close()
})
