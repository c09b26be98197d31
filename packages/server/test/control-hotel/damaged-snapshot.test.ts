import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Hotel, type House, inDays, startHouse } from '../property-api/hotel.ts'

let folder: string
let snapshots: string
let house: House
let hotel: Hotel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-damaged-'))
  const database = join(folder, 'hotel.db')
  snapshots = `${database}-snapshots`
  house = await startHouse({ database })
  hotel = await house.openHotel()
  await price('80')
  await hotel.book({ provider_number: '4711' })
  await house.control('PUT', '/snapshots/whole')
  await price('90')
})
afterAll(async () => {
  await house.server.stop()
  await rm(folder, { recursive: true })
})

const price = (price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date: inDays(9), price }] })
const present = async () => (await hotel.calendar('HR:1', inDays(9)))[0].price
const fileOf = (name: string) => join(snapshots, `${name}.db`)

it.each([
  ['broken-off', async (file: string, bytes: Buffer) => writeFile(file, bytes.subarray(0, bytes.length / 2))],
  ['a-few-bytes', async (file: string, bytes: Buffer) => writeFile(file, bytes.subarray(0, 60))],
  ['empty', async (file: string) => writeFile(file, '')],
  [
    'text',
    async (file: string) => writeFile(file, 'This is not a database, whatever its name says.\n'.repeat(90)),
  ],
  [
    'overwritten',
    async (file: string, bytes: Buffer) => writeFile(file, Buffer.from(bytes).fill(0x2e, 8192)),
  ],
  [
    'one-page',
    async (file: string, bytes: Buffer) =>
      writeFile(file, Buffer.from(bytes).fill(0x2e, bytes.length - 4096)),
  ],
  [
    'one-bit',
    async (file: string, bytes: Buffer) => {
      const at = bytes.indexOf('"provider_number":"4711"') + 23
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      await writeFile(file, bytes)
    },
  ],
  [
    'without-its-end',
    async (file: string, bytes: Buffer) => writeFile(file, bytes.subarray(0, bytes.length - 79)),
  ],
])('a snapshot that is damaged (%s) is told as that, and changes nothing', async (name, damage) => {
  await damage(fileOf(name), await readFile(fileOf('whole')))
  await expect(house.control('POST', `/snapshots/${name}/restore`)).rejects.toThrow(
    new RegExp(
      `409 .*"state_conflict".*The snapshot ${name} is damaged, or was changed since it was taken\\. Nothing was changed\\. Copy it here again`,
    ),
  )
  expect(await present()).toBe('90')
  await rm(fileOf(name))
})

it('a restore leaves nothing beside the snapshot, and what was left goes with it', async () => {
  await house.control('POST', '/snapshots/whole/restore')
  expect(await present()).toBe('80')
  expect(await readdir(snapshots)).toEqual(['whole.db'])
  for (const end of ['-wal', '-shm']) await writeFile(`${fileOf('whole')}${end}`, '')
  await house.control('PUT', '/snapshots/whole')
  expect(await readdir(snapshots)).toEqual(['whole.db'])
  for (const end of ['-wal', '-shm']) await writeFile(`${fileOf('whole')}${end}`, '')
  await house.control('DELETE', '/snapshots/whole')
  expect(await readdir(snapshots)).toEqual([])
})

it('a snapshot is a whole database, also when more is written into it', async () => {
  await house.control('PUT', '/snapshots/started')
  const database = join(folder, 'started.db')
  await copyFile(fileOf('started'), database)
  await copyFile(join(folder, 'hotel.db-key'), `${database}-key`)
  const other = await startHouse({ database })
  for (let number = 0; number < 99; number += 1)
    await other.control('PUT', `/channels/more-${number}`, { name: `One more channel, number ${number}` })
  await other.server.stop()
  using opened = new DatabaseSync(database)
  expect(opened.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  await house.control('DELETE', '/snapshots/started')
})

it('a snapshot of which the newest is still in a file beside it is restored with that', async () => {
  await house.control('PUT', '/snapshots/changed')
  const other = new DatabaseSync(fileOf('changed'))
  other.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0; update calendar set price = '70'")
  const parts = await Promise.all(['', '-wal'].map((end) => readFile(`${fileOf('changed')}${end}`)))
  other.close()
  for (const [index, end] of ['', '-wal'].entries())
    await writeFile(`${fileOf('copied')}${end}`, parts[index] ?? '')
  await house.control('POST', '/snapshots/copied/restore')
  expect(await present()).toBe('70')
})
