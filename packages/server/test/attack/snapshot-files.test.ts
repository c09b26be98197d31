import { copyFile, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../src/index.ts'
import { type Hotel, type House, startHouse } from '../property-api/hotel.ts'

let folder: string
let database: string
let house: House
let hotel: Hotel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-snapshot-files-'))
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

it('a restore that is refused leaves what is in memory as it is', async () => {
  await addFault('listRooms')
  await house.control('PUT', '/snapshots/damaged')
  const file = new DatabaseSync(`${database}-snapshots/damaged.db`)
  file.exec('drop table kysely_migration')
  file.close()
  await house.control('DELETE', '/faults')
  await expect(house.control('POST', '/snapshots/damaged/restore')).rejects.toThrow('409')
  expect(effects(await house.control('GET', '/faults'))).toEqual([])
  expect(await afterRestart(({ url }) => rooms(url))).toBe(200)
})

describe('when a snapshot was taken', () => {
  const fileOf = (name: string) => `${database}-snapshots/${name}.db`
  const listed = async () => (await house.control('GET', '/snapshots')).snapshots

  it('stands in it, whatever its file went through', async () => {
    const before = Date.now()
    const { taken_at } = await house.control('PUT', '/snapshots/monday')
    expect(Date.parse(taken_at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(taken_at)).toBeLessThanOrEqual(Date.now())
    await copyFile(fileOf('monday'), fileOf('copied'))
    await utimes(fileOf('monday'), 0, 0)
    expect(await listed()).toEqual([
      { name: 'copied', taken_at },
      { name: 'monday', taken_at },
    ])
    expect(await house.control('POST', '/snapshots/copied/restore')).toEqual({ name: 'copied', taken_at })
    await house.control('PUT', '/snapshots/later')
    const [, later] = await listed()
    expect(later.taken_at > taken_at).toBe(true)
  })

  it('is the time of its file where it does not say', async () => {
    await house.control('PUT', '/snapshots/older')
    const file = new DatabaseSync(fileOf('older'))
    file.exec("delete from setting where name = 'taken_at'")
    file.close()
    await utimes(fileOf('older'), 86_400, 86_400)
    expect(await listed()).toEqual([{ name: 'older', taken_at: '1970-01-02T00:00:00.000Z' }])
  })
})
