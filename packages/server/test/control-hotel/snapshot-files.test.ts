import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, type Hotel, type House, openHouse, setClock, today } from './hotel.ts'

let folder: string
let database: string
let house: House
let hotel: Hotel
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-snapshots-'))
  database = join(folder, 'hotel %20#1.db')
  house = await openHouse({ database, controlToken: 'control-token' })
  await setClock(house)
  hotel = await buildHotel(house)
})
afterEach(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

const restart = async () => {
  await house.server.stop()
  house = await openHouse({ database, controlToken: 'control-token' })
}
const availability = async () => {
  const path = `/properties/${hotel.hr_id}/calendar?from=${today}&to=${today}&code=HR:1`
  return (await house.done('GET', path)).entries[0].availability
}

test('a snapshot of the same name is replaced, with no file left beside it', async () => {
  for (const name of ['state', 'state']) await house.done('PUT', `/snapshots/${name}`)
  expect(await readdir(`${database}-snapshots`)).toEqual(['state.db'])
})

test('a snapshot with other tables, or a file that is none, is refused and changes nothing', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/older')
  const file = new DatabaseSync(`${database}-snapshots/older.db`)
  file.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00Z')")
  file.close()
  await writeFile(`${database}-snapshots/text.db`, 'This is not a database, whatever its name says.')
  await writeFile(`${database}-snapshots/empty.db`, '')
  for (const name of ['older', 'text', 'empty']) {
    const answer = await house.control('POST', `/snapshots/${name}/restore`)
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'state_conflict' })
  }
  expect(await availability()).toBe(5)
  await hotel.push([today], { availability: 6 })
  expect(await availability()).toBe(6)
})

test('a snapshot that breaks off half way changes nothing', async () => {
  await hotel.push([today], { availability: 5 })
  await house.done('PUT', '/snapshots/damaged')
  const file = new DatabaseSync(`${database}-snapshots/damaged.db`)
  // As one of an earlier version, which has no checksum.
  file.exec("drop table told; delete from setting where name = 'taken_at'; vacuum")
  file.close()
  await hotel.push([today], { availability: 6 })
  expect((await house.control('POST', '/snapshots/damaged/restore')).status).toBe(500)
  expect(await availability()).toBe(6)
  await hotel.push([today], { availability: 7 })
  await restart()
  expect(await availability()).toBe(7)
})
