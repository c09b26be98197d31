import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../src/index.ts'
import { healthOf } from '../../src/operation/health.ts'
import { waiting } from '../property-api/hotel.ts'
import { answered } from '../support/answered.ts'

describe('the health of a server', () => {
  let isFree: boolean
  let hasSpace: boolean
  let nowMs: number
  let tries: (() => void)[]
  beforeEach(() => {
    ;[isFree, hasSpace, nowMs, tries] = [true, true, 0, []]
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  })
  afterEach(() => vi.restoreAllMocks())

  const open = () =>
    healthOf({
      role: 'all',
      storage: {
        write: (job) =>
          new Promise((resolve, reject) => {
            tries.push(() => (isFree ? resolve(job(undefined as never)) : reject(new Error('held'))))
          }),
      },
      diskSpace: { suffices: () => hasSpace },
    })
  const finishTries = async () => {
    for (const finish of tries.splice(0)) finish()
    await new Promise(setImmediate)
  }

  it('is bad until both APIs listen, while the disk is too full, and when they stop', () => {
    const health = open()
    expect(health.obstacles()).toEqual(['starting'])
    health.started()
    expect(health.obstacles()).toEqual([])
    hasSpace = false
    expect(health.obstacles()).toEqual(['disk_full'])
    health.stopping()
    expect(health.obstacles()).toEqual(['stopping', 'disk_full'])
  })

  it('is bad from when the database has taken no change for two seconds until it takes one', async () => {
    const health = open()
    health.started()
    expect(health.obstacles()).toEqual([])
    nowMs = 2_000
    expect(health.obstacles()).toEqual([])
    nowMs = 2_001
    expect(health.obstacles()).toEqual(['database_held'])
    expect(tries).toHaveLength(1)
    isFree = false
    await finishTries()
    expect(health.obstacles()).toEqual(['database_held'])
    isFree = true
    await finishTries()
    expect(health.obstacles()).toEqual([])
  })
})

describe('a server that is asked for its health', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'innwire-health-'))
  })
  afterEach(async () => {
    vi.useRealTimers()
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
    vi.useFakeTimers({ toFake: ['performance'] })
    const held = { status: 'not_ready', reasons: ['database_held'] }
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(1_000)
      expect(await look()).toEqual(held)
    }, waiting)
    other.close()
    await vi.waitFor(async () => expect(await look()).toEqual({ status: 'ok', role: 'all' }), waiting)
    await server.stop()
  })
})
