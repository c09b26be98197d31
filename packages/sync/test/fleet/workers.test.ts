import { type Server, startServer } from '@innwire/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { doneOf } from '../../../server/test/support/answered.ts'
import type { FleetProperty } from '../../src/index.ts'
import { type Control, inDays } from '../hotel.ts'
import { bookedRoom } from '../reservations/guests.ts'
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts'
import type { Said, Setting } from './worker.ts'
import { type FleetWorker, startFleetWorker } from './worker-process.ts'

/*
 * INNWIRE_FLEET_PROPERTIES asks for more hotels: with more than 100 the quota and all pauses are those of a hotel in
 * real life, which takes some eight minutes, and figures are printed.
 */
const count = tries('INNWIRE_FLEET_PROPERTIES', 16, 60)
const many = count > 100
const quota = many ? { perMinute: 5, perDay: 250 } : { perMinute: 20, perDay: 1000 }
const leaseMs = many ? 30_000 : 4000
const pacing = many ? {} : { leaseMs, collectMs: 3000, pollMs: 10_000 }
/** What is set and booked arrives so soon. */
const arrivalMs = 300_000
/** To open what a dead worker has left, on a machine that has other things to do, too. */
const openingMs = 30_000
const evenMs = 200_000
const date = inDays(9)
const names = Array.from({ length: count }, (_, index) => `hotel-${index}`)

let server: Server
let control: Control
let postgres: PostgresServer
let setting: Setting
const workers: FleetWorker[] = []
let said: Said[] = []
beforeAll(async () => {
  server = await startServer({
    port: 0,
    control: true,
    quota: { per_minute: quota.perMinute, per_day: quota.perDay },
  })
  control = doneOf(server)
  await control('PUT', '/channels/online', { name: 'Online' })
  for (const hr_id of names) await makeHotel(hr_id)
  postgres = await startPostgres()
  setting = settingOn(await postgres.newSchema())
  for (let number = 0; number < 4; number += 1) start()
  figures.evenAfterStartMs = await when(() => expect(isEven()).toBe(4), evenMs)
  expect(served()).toHaveLength(count)
}, 300_000)
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  await server.stop()
  await postgres.stop()
})
const start = () => workers.push(startFleetWorker(setting, (one) => said.push(one)))

async function makeHotel(hr_id: string) {
  const at = `/properties/${hr_id}`
  const room = { inv_code: 'HR:1', name: 'Room', room_capacity: 3, adult_capacity: 2 }
  await control('POST', '/properties', { hr_id, name: hr_id, time_zone: 'UTC', currency: 'EUR' })
  await control('POST', `${at}/tokens`, { label: 'PMS', token: `${hr_id}-token` })
  await control('PUT', `${at}/rooms/HR:1`, room)
  await control('PUT', `${at}/channels/online`, { connector: { kind: 'direct' } })
  await control('PUT', `${at}/channels/online/mappings/O1`, { rate_code: 'HR:1', name: 'O1' })
}

const settingOn = (config: object): Setting => ({
  config,
  pacing,
  properties: names.map(
    (hrId): FleetProperty => ({ hrId, token: `${hrId}-token`, baseUrl: server.url, quota }),
  ),
})
const counts = () => workers.map(({ serving }) => serving.size)
const served = () => workers.flatMap(({ serving }) => [...serving])
const when = async (look: () => unknown, timeout: number): Promise<number> => {
  const from = performance.now()
  await vi.waitFor(look, { timeout, interval: 50 })
  return performance.now() - from
}
const isEven = () => {
  const live = counts().filter((number) => number > 0)
  const complaints = workers.map((worker) => worker.complaints()).join('')
  expect(new Set(served()).size, `${counts()} ${complaints}`).toBe(count)
  expect(Math.max(...live) - Math.min(...live), `${counts()}`).toBeLessThanOrEqual(1)
  return live.length
}
const figures: Record<string, number | string> = {}

it(`${count} properties on 4 workers: one is killed, nothing is lost, and no quota is exceeded`, {
  timeout: 600_000,
}, async () => {
  // Written down by the workers, and booked, in the moment before one of them dies.
  const written = await Promise.all(
    workers.flatMap((worker) =>
      [...worker.serving].map((hrId) => worker.set(hrId, [{ inv_code: 'HR:1', date, price: '90' }])),
    ),
  )
  expect(written.every(Boolean)).toBe(true)
  const booked = new Map<string, string>()
  const orphans = [...(workers[1]?.serving ?? [])]
  for (const hrId of orphans) {
    const rooms = [bookedRoom({ mapping_code: 'O1' })]
    const body = { channel_code: 'online', guest: 'Ada', payment: 'cash', rooms }
    booked.set(hrId, (await control('POST', `/properties/${hrId}/bookings`, body)).hr_number)
  }
  await workers[1]?.kill()
  figures.orphans = orphans.length
  figures.servedAgainMs = await when(
    () => expect(new Set(served()).size).toBe(count),
    leaseMs * 1.2 + openingMs,
  )
  await when(() => expect(isEven()).toBe(3), evenMs)

  await when(async () => {
    const taken = said.flatMap((one) => (one.is === 'taken' ? [`${one.hrId} ${one.number}`] : []))
    expect(new Set(taken)).toEqual(new Set([...booked].map((one) => one.join(' '))))
  }, arrivalMs)
  for (const hrId of names)
    await when(async () => {
      const at = `/properties/${hrId}/calendar?${new URLSearchParams({ from: date, to: date, code: 'HR:1' })}`
      expect((await control('GET', at)).entries[0]?.price).toBe('90')
    }, arrivalMs)

  start()
  figures.evenAfterJoinMs = await when(() => expect(isEven()).toBe(4), evenMs)
  const refused = said.filter((one) => one.is === 'sent' && one.status === 429)
  expect(refused).toEqual([])
  expect(said.filter((one) => one.is === 'trouble')).toEqual([])
  if (many) await measure()
})

/** What it costs at rest, which comes some minutes after the last takeover. */
async function measure() {
  await new Promise((resolve) => setTimeout(resolve, 180_000))
  for (const worker of workers) worker.heapMB()
  const requests = new Map<string, number>()
  for (const one of said) if (one.is === 'sent') requests.set(one.hrId, (requests.get(one.hrId) ?? 0) + 1)
  const sum = () => workers.reduce((all, worker) => all + worker.statements(), 0)
  const [statements, sent] = [sum(), said.filter(({ is }) => is === 'sent').length]
  const seconds = 60
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  figures.mostRequestsOfOneProperty = Math.max(...requests.values())
  figures.statementsPerSecond = (sum() - statements) / seconds
  figures.requestsPerSecond = (said.filter(({ is }) => is === 'sent').length - sent) / seconds
  figures.heapMBOfWorkers = workers
    .map((worker) => worker.heapMB())
    .filter(Number.isFinite)
    .map(Math.round)
    .join()
  console.log(JSON.stringify(figures))
}

it.skipIf(many)(
  'a worker that was frozen gives up what others have taken, and gets its share again',
  async () => {
    said = []
    const [frozen, ...others] = workers
    frozen?.freeze()
    const servedByOthers = () => new Set(others.flatMap(({ serving }) => [...serving]))
    await when(() => expect(servedByOthers().size).toBe(count), evenMs)
    frozen?.thaw()
    await when(() => {
      expect(isEven()).toBe(4)
      expect(served()).toHaveLength(count)
    }, evenMs)
    expect(said.filter((one) => one.is === 'sent' && one.status === 429)).toEqual([])
  },
)
