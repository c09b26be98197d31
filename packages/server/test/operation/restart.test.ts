import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../src/index.ts'
import { type Hotel, startHouse } from '../property-api/hotel.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-restart-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rooms = (hotel: Hotel, url: string) =>
  fetch(`${url}/api/v2/apps/rooms?hr_id=${hotel.hr_id}&token=${hotel.token}`)

it('a restart makes no used quota good', async () => {
  const options = { database: join(folder, 'quota.db'), quota: { per_minute: 100, per_day: 3 } }
  const before = await startHouse(options)
  const hotel = await before.openHotel()
  for (const _ of [1, 2, 3]) expect((await rooms(hotel, before.server.url)).status).toBe(200)
  await before.server.stop()
  const after = await startServer({ port: 0, test: true, ...options })
  expect((await rooms(hotel, after.url)).status).toBe(429)
  await after.stop()
})

it('a fault that was asked for is still there after a restart, with what is left of it', async () => {
  const options = { database: join(folder, 'faults.db') }
  const before = await startHouse(options)
  const hotel = await before.openHotel()
  await before.control('POST', '/faults', {
    effect: 'status',
    status: 500,
    moment: 'before_commit',
    count: 2,
  })
  expect((await rooms(hotel, before.server.url)).status).toBe(500)
  await before.server.stop()
  const after = await startHouse(options)
  expect((await after.control('GET', '/faults')).faults).toMatchObject([{ count: 1, hits: 1 }])
  expect((await rooms(hotel, after.server.url)).status).toBe(500)
  expect((await rooms(hotel, after.server.url)).status).toBe(200)
  await after.server.stop()
})

it('demo-token is no token where there is no demo', async () => {
  const database = join(folder, 'demo.db')
  const demo = await startHouse({ database, demo: true })
  const asDemo = (url: string) => fetch(`${url}/api/v2/apps/rooms?hr_id=demo&token=demo-token`)
  expect((await asDemo(demo.server.url)).status).toBe(200)
  await demo.server.stop()
  const house = await startHouse({ database })
  expect((await asDemo(house.server.url)).status).toBe(401)
  const hotel = await house.openHotel()
  await expect(hotel.control('POST', '/tokens', { label: 'PMS', token: 'demo-token' })).rejects.toThrow(
    'demo',
  )
  await house.server.stop()
})
