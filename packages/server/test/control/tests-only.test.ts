import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlOperations } from '../../src/generated/control-operations.ts'
import { type Server, type ServerOptions, startServer } from '../../src/index.ts'
import { controlOf, refusalOf } from '../support/answered.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-tests-only-'))
})
afterAll(() => rm(folder, { recursive: true }))

const control = (server: Server, method: string, path: string, body?: object) =>
  controlOf(server)(method, path.replace('/control/v1', ''), body)

async function withServer<T>(options: ServerOptions, job: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer({ port: 0, checkResponses: true, ...options })
  try {
    return await job(server)
  } finally {
    await server.stop()
  }
}

const testOnly = Object.entries(controlOperations).filter(([, operation]) => operation.testOnly)

describe('what destroys or falsifies', () => {
  it('is the clock, the faults, the readings, the reset and the restore', () => {
    expect(testOnly.map(([id]) => id).sort()).toEqual([
      'addFault',
      'advanceClock',
      'clearFaults',
      'deleteFault',
      'putReadings',
      'resetToDemo',
      'restoreSnapshot',
      'setClock',
    ])
  })

  it.each([
    ['--control', { control: true }],
    ['--demo, but not --test', { demo: true, test: false }],
  ])('is refused by a server with %s, which says so', (_, options) =>
    withServer(options, async (server) => {
      for (const [id, { method, path }] of testOnly) {
        const answer = await control(server, method.toUpperCase(), path.replace(/\{\w+\}/, '1'))
        expect(refusalOf(answer)).toEqual({ status: 403, code: 'test_only' })
        expect(answer.body.message).toBe(
          `${id} is for tests only, and this server was started without --test. Start one for tests with --test.`,
        )
      }
      expect((await control(server, 'GET', '/control/v1/clock')).body.offset_ms).toBe(0)
    }),
  )

  it.each([['test'], ['demo']])('is done by a server with --%s', (option) =>
    withServer({ [option]: true }, async (server) => {
      expect((await control(server, 'POST', '/control/v1/reset')).status).toBe(204)
      expect((await control(server, 'POST', '/control/v1/clock/advance', { seconds: 60 })).status).toBe(200)
    }),
  )

  it('rests while the server runs without it: the time is real, and nothing fails on purpose', async () => {
    const database = join(folder, 'rests.db')
    const fault = { effect: 'status', status: 500, moment: 'before_commit' }
    const rooms = async ({ url }: Server) =>
      (await fetch(`${url}/api/v2/apps/rooms?hr_id=demo&token=another-token`)).status
    await withServer({ database, demo: true }, async (server) => {
      await control(server, 'POST', '/control/v1/clock/advance', { seconds: 86_400 })
      await control(server, 'POST', '/control/v1/faults', fault)
      const token = { label: 'PMS', token: 'another-token' }
      await control(server, 'POST', '/control/v1/properties/demo/tokens', token)
      expect(await rooms(server)).toBe(500)
    })
    await withServer({ database, control: true }, async (server) => {
      expect((await control(server, 'GET', '/control/v1/clock')).body.offset_ms).toBe(0)
      expect((await control(server, 'GET', '/control/v1/faults')).body).toEqual({ faults: [] })
      expect(await rooms(server)).toBe(200)
    })
    await withServer({ database, test: true }, async (server) => {
      expect((await control(server, 'GET', '/control/v1/clock')).body.offset_ms).toBe(86_400_000)
      expect(await rooms(server)).toBe(500)
    })
  })
})
