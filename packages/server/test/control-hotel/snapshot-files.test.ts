import { copyFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { type Hotel, type House, today } from './hotel.ts'
import { openStoredHouse, type StoredHouse } from './stored-house.ts'

let stored: StoredHouse
let house: House
let hotel: Hotel
beforeEach(async () => {
  stored = await openStoredHouse()
  house = stored.house
  hotel = stored.hotel
})
afterEach(() => stored.close())

const fileOf = (name: string) => `${stored.database}-snapshots/${name}.db`

test('a snapshot of the same name is replaced, with no file left beside it', async () => {
  for (const name of ['state', 'state']) await house.done('PUT', `/snapshots/${name}`)
  expect(await readdir(`${stored.database}-snapshots`)).toEqual(['state.db'])
})

test('a snapshot with other tables, or a file that is none, is refused and changes nothing', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/older')
  const file = new DatabaseSync(fileOf('older'))
  file.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')")
  file.close()
  await writeFile(fileOf('text'), 'This is not a database, whatever its name says.')
  await writeFile(fileOf('empty'), '')
  for (const name of ['older', 'text', 'empty']) {
    const answer = await house.control('POST', `/snapshots/${name}/restore`)
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'state_conflict' })
  }
  expect(await stored.availability()).toBe(5)
  await hotel.push([today], { availability: 6 })
  expect(await stored.availability()).toBe(6)
})

test('a snapshot that breaks off half way changes nothing', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/damaged')
  const file = new DatabaseSync(fileOf('damaged'))
  // As one of an earlier version, which has no checksum.
  file.exec("drop table told; delete from setting where name = 'taken_at'; vacuum")
  file.close()
  await hotel.push([today], { availability: 6 })
  expect((await house.control('POST', '/snapshots/damaged/restore')).status).toBe(500)
  expect(await stored.availability()).toBe(6)
  await hotel.push([today], { availability: 7 })
  await stored.restart()
  expect(await stored.availability()).toBe(7)
})

test('a restore that is refused leaves what is in memory as it is', async () => {
  const fault = {
    operation: 'listRooms',
    effect: 'status',
    status: 500,
    moment: 'before_commit',
    count: null,
  }
  await house.done('POST', '/faults', fault)
  await house.done('PUT', '/snapshots/damaged')
  const file = new DatabaseSync(fileOf('damaged'))
  file.exec('drop table kysely_migration')
  file.close()
  await house.control('DELETE', '/faults')
  expect((await house.control('POST', '/snapshots/damaged/restore')).status).toBe(409)
  expect((await house.done('GET', '/faults')).faults).toEqual([])
  await stored.restart()
  expect((await hotel.api('GET', 'v2/apps/rooms')).status).toBe(200)
})

describe('when a snapshot was taken', () => {
  const listed = async () => (await house.done('GET', '/snapshots')).snapshots

  test('stands in it, whatever its file went through', async () => {
    const before = Date.now()
    const { taken_at } = await house.done('PUT', '/snapshots/monday')
    expect(Date.parse(taken_at)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(taken_at)).toBeLessThanOrEqual(Date.now())
    await copyFile(fileOf('monday'), fileOf('copied'))
    await utimes(fileOf('monday'), 0, 0)
    expect(await listed()).toEqual([
      { name: 'copied', taken_at },
      { name: 'monday', taken_at },
    ])
    expect(await house.done('POST', '/snapshots/copied/restore')).toEqual({ name: 'copied', taken_at })
    await house.done('PUT', '/snapshots/later')
    const [, later] = await listed()
    expect(later.taken_at > taken_at).toBe(true)
  })

  test('is the time of its file where it does not say', async () => {
    await house.done('PUT', '/snapshots/older')
    const file = new DatabaseSync(fileOf('older'))
    file.exec("delete from setting where name = 'taken_at'")
    file.close()
    await utimes(fileOf('older'), 86_400, 86_400)
    expect(await listed()).toEqual([{ name: 'older', taken_at: '1970-01-02T00:00:00.000Z' }])
  })
})
