import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { healthOf } from '../../src/operation/health.ts'
import type { ProcessRole } from '../../src/server-options.ts'
import { DatabaseUnreachable } from '../../src/storage/errors.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'

describe('the health of a server', () => {
  let hasSpace: boolean
  let isListening: boolean
  let tries: PromiseWithResolvers<void>[]
  /** Whether the database takes each trial at once. */
  let isFree: boolean
  beforeEach(() => {
    ;[isFree, hasSpace, tries, isListening] = [true, true, [], true]
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  const open = (role: ProcessRole = 'all') =>
    healthOf({
      role,
      storage: {
        shared: { isListening: () => isListening },
        write: async (job) => {
          const one = Promise.withResolvers<void>()
          tries.push(one)
          if (isFree) one.resolve()
          await one.promise
          return job(undefined as never)
        },
      },
      diskSpace: { suffices: () => hasSpace },
      clockCheck: { isWrong: () => false },
    })

  it('is bad until both APIs listen, while the disk is too full, and when they stop', async () => {
    const health = open()
    expect(await health.obstacles()).toEqual(['starting'])
    health.started()
    expect(await health.obstacles()).toEqual([])
    hasSpace = false
    expect(await health.obstacles()).toEqual(['disk_full'])
    health.stopping()
    expect(await health.obstacles()).toEqual(['stopping', 'disk_full'])
  })

  it('is bad while a process that delivers does not hear the others', async () => {
    const [all, worker, api] = (['all', 'worker', 'api'] as const).map(open)
    for (const health of [all, worker, api]) health?.started()
    isListening = false
    expect(await Promise.all([all, worker, api].map((health) => health?.obstacles()))).toEqual([
      ['not_listening'],
      ['not_listening'],
      [],
    ])
    isListening = true
    expect(await all?.obstacles()).toEqual([])
  })

  it('goes by a trial that it waits for, for two seconds at most, and by that until it ends', async () => {
    const health = open()
    health.started()
    isFree = false
    const [failing, held] = [health.obstacles(), health.obstacles()]
    tries[0]?.reject(new Error('held'))
    expect([await failing, await held]).toEqual([['database_held'], ['database_held']])
    const away = health.obstacles()
    tries[1]?.reject(new DatabaseUnreachable('away'))
    expect(await away).toEqual(['database_away'])
    let isSaid = false
    const slow = health.obstacles().finally(() => {
      isSaid = true
    })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(isSaid).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await slow).toEqual(['database_held'])
    const again = health.obstacles()
    await vi.advanceTimersByTimeAsync(0)
    expect(await again).toEqual(['database_held'])
    expect(tries).toHaveLength(3)
    isFree = true
    tries[2]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(await health.obstacles()).toEqual([])
    expect(tries).toHaveLength(4)
  })
})

describe('a server that is asked for its health', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-health-'))
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
  })
  const start = (keepFreeMb = 0) =>
    startServer({ port: 0, control: true, database: join(folder, 'hotel.db'), keepFreeMb })

  it('answers anybody on the port of the control API, and nobody on the other', async () => {
    const server = await start()
    for (const path of ['/health/live', '/health/ready']) {
      const { status, body, headers } = await answered(`${server.controlUrl}${path}`)
      expect([status, body, headers.get('cache-control')]).toEqual([
        200,
        expect.objectContaining({ status: 'ok' }),
        'no-store',
      ])
      const other = await answered(`${server.url}${path}`)
      expect([other.status, other.body.message]).toEqual([404, expect.stringContaining('control API')])
      expect((await answered(`${server.controlUrl}${path}`, { method: 'POST' })).status).toBe(405)
    }
    await server.stop()
  })

  it('is alive and not ready on a full disk', async () => {
    const server = await start(1_000_000_000)
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((path) => answered(`${server.controlUrl}/health/${path}`)),
    )
    expect([live?.status, ready?.status]).toEqual([200, 503])
    expect(ready?.body).toEqual({ status: 'not_ready', reasons: ['disk_full'] })
    await server.stop()
  })

  it('is not ready while another program holds the database, and ready again afterwards', async () => {
    const server = await start()
    const other = new DatabaseSync(join(folder, 'hotel.db'))
    other.exec('begin immediate')
    const look = async () => (await answered(`${server.controlUrl}/health/ready`)).body
    expect(await look()).toEqual({ status: 'not_ready', reasons: ['database_held'] })
    other.close()
    await vi.waitFor(async () => expect(await look()).toEqual({ status: 'ok', role: 'all' }), waiting)
    await server.stop()
  })
})
