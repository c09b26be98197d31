import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../src/index.ts'
import { type Hotel, type House, startHouse } from '../property-api/hotel.ts'

let folder: string
let database: string
let house: House
let hotel: Hotel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-restored-'))
  database = join(folder, 'hotel.db')
  house = await startHouse({ database, controlToken: 'control-token' })
  hotel = await house.openHotel({ property: { quota: { per_minute: 100, per_day: 4 } } })
})
afterEach(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

/** Asks the server on this database after a restart. */
async function afterRestart<T>(ask: (server: House['server']) => Promise<T>): Promise<T> {
  await house.server.stop()
  const server = await startServer({ port: 0, test: true, database, controlToken: 'control-token' })
  const answer = await ask(server)
  await server.stop()
  return answer
}
const rooms = async (url = hotel.url) =>
  (await fetch(`${url}/api/v2/apps/rooms?hr_id=${hotel.hr_id}&token=${hotel.token}`)).status
const failing = { effect: 'status', status: 500, moment: 'before_commit', count: null }
const effects = ({ faults }: { faults: { operation: string }[] }) => faults.map(({ operation }) => operation)
const addFault = (operation: string) => house.control('POST', '/faults', { ...failing, operation })

describe('a snapshot holds the faults that were set when it was taken', () => {
  it('also one that was set a moment before, and removed since', async () => {
    const { id } = await addFault('listRooms')
    await house.control('PUT', '/snapshots/faulty')
    await house.control('DELETE', `/faults/${id}`)
    await addFault('listExtras')
    expect(await rooms()).toBe(200)
    await house.control('POST', '/snapshots/faulty/restore')
    const present = await house.control('GET', '/faults')
    expect(effects(present)).toEqual(['listRooms'])
    expect(await rooms()).toBe(500)
    const statusAfter = await afterRestart(({ url }) => rooms(url))
    expect(statusAfter).toBe(500)
  })

  it('and none that was added since, not after a restart either', async () => {
    await house.control('PUT', '/snapshots/sound')
    await addFault('listRooms')
    expect(await rooms()).toBe(500)
    await house.control('POST', '/snapshots/sound/restore')
    expect(effects(await house.control('GET', '/faults'))).toEqual([])
    expect(await rooms()).toBe(200)
    expect(await afterRestart(({ url }) => rooms(url))).toBe(200)
  })

  it('and no number of a fault is given to another while it is there', async () => {
    const first = await addFault('listRooms')
    await house.control('PUT', '/snapshots/one')
    await house.control('POST', '/snapshots/one/restore')
    expect((await addFault('listExtras')).id).toBeGreaterThan(first.id)
  })
})

it('a snapshot holds what was used of a quota, before and after a restart', async () => {
  expect(await rooms()).toBe(200)
  await house.control('PUT', '/snapshots/fresh')
  const statuses = [await rooms(), await rooms(), await rooms(), await rooms()]
  expect(statuses).toEqual([200, 200, 200, 429])
  await house.control('POST', '/snapshots/fresh/restore')
  expect([await rooms(), await rooms()]).toEqual([200, 200])
  expect(await afterRestart(async ({ url }) => [await rooms(url), await rooms(url)])).toEqual([200, 429])
})
