import { watch } from 'node:fs'
import { copyFile, link, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { restoreCommand } from '../../src/commands/restore.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { openCopy } from '../../src/storage/sqlite/attached-copy.ts'
import { backUp } from '../../src/storage/sqlite/back-up.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { bookedRoom, type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { lastPrice, startReceiver } from '../support/receiver.ts'

let folder: string
/** A stopped hotel that goes on after its backup: another price, a booking, a revoked token. */
let grown: string
let backup: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
let newest: { price: string; id: number }
let later: { hr_number: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-restore-'))
  grown = join(folder, 'grown.db')
  backup = join(folder, 'monday.db')
  receiver = await startReceiver()
  const house = await startHouse({ database: grown })
  const hotel = await house.openHotel({
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  const { id } = await hotel.control('POST', '/tokens', { label: 'Lost', token: 'lost-token-1' })
  await hotel.settled(await setPrice(hotel, '100'))
  backUp(grown, backup, false)
  await hotel.settled(await setPrice(hotel, '200'))
  newest = received()
  later = await hotel.book({ provider_number: '4711' })
  await hotel.control('DELETE', `/tokens/${id}`)
  await house.server.stop()
})
afterAll(async () => {
  await receiver.stop()
  await rm(folder, { recursive: true })
})

let place: string
let database: string
let house: House | undefined
beforeEach(async () => {
  receiver.seen.length = 0
  place = await mkdtemp(join(folder, 'place-'))
  database = join(place, 'hotel.db')
  for (const end of ['', '-key']) await copyFile(`${grown}${end}`, `${database}${end}`)
})
afterEach(async () => {
  await house?.server.stop()
  house = undefined
})

const date = inDays(5)
const setPrice = (hotel: Hotel, price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date, price }] })
/** What the receiver was sent last of the date. */
const received = () => lastPrice(receiver, 'B1')
const restore = (from = backup, environment = {}) =>
  restoreCommand(['--from', from, '--database', database], environment)
function priceIn(file: string): unknown {
  using copy = openCopy(file)
  return copy.prepare("select price from calendar where code = 'HR:1' and date = ?").get(date)?.price
}
const former = async () =>
  (await readdir(place)).filter((name) => /^hotel\.db-before-\d{8}T\d{9}Z$/.test(name)).join()

it('a restored hotel starts, tells its channels what it has under newer numbers, and keeps what was revoked', async () => {
  const { said } = (await restore()) as { said: string }
  expect(said).toMatch(/^Restored \S+hotel\.db from \S+monday\.db: \d+\.\d MB, as it was at \S+Z, in \d/)
  expect(said).toMatch(/The database of before is \S+hotel\.db-before-\S+\. Remove it/)
  expect(said).toMatch(/start with --no-deliveries, enter the bookings that the channels have/)
  expect(said).not.toMatch(/Nothing newer is known/)
  expect(priceIn(join(place, await former()))).toBe('200')
  expect((await stat(database)).mode & 0o777).toBe(0o600)
  house = await startHouse({ database })
  await vi.waitFor(() => expect(received().price).toBe('100'), waiting)
  expect(received().id).toBeGreaterThan(newest.id)
  const at = '/properties/hotel-1'
  const { tokens } = await house.control('GET', `${at}/tokens`)
  expect(tokens.filter((token: { revoked_at: unknown }) => token.revoked_at)).toHaveLength(1)
  const booking = await house.control('POST', `${at}/bookings`, {
    channel_code: 'bookingcom',
    guest: 'Ada Byron',
    payment: 'credit_card',
    rooms: [bookedRoom('B1', inDays(20), 2)],
  })
  expect(booking.hr_number > later.hr_number).toBe(true)
})

it.each([
  ['is gone', () => rm(database)],
  ['is damaged', async () => writeFile(database, (await readFile(database)).fill(0xff, 100))],
  [
    'is a new one',
    async () => {
      await rm(database)
      await (await startHouse({ database })).server.stop()
    },
  ],
])('where the database of before %s, no number is given out twice either', async (_, lose) => {
  await lose()
  expect(await restore()).toMatchObject({
    said: expect.stringMatching(
      /Nothing newer is known of hotel-1: tokens that were revoked .+ 100 million later/,
    ),
  })
  house = await startHouse({ database })
  await vi.waitFor(() => expect(received().id).toBeGreaterThan(100_000_000), waiting)
  expect(received().price).toBe('100')
})

it('a plain copy of a stopped database is a backup, too', async () => {
  const copy = join(place, 'copy.db')
  await copyFile(grown, copy)
  await restore(copy)
  expect(priceIn(database)).toBe('200')
})

it.each([
  ['that is missing', async () => join(place, 'none.db'), /There is no backup \S+none\.db\. Name one/],
  ['that is the database', async () => database, /is the database itself\. Name a backup/],
  ['that is damaged', () => changed((bytes) => bytes.fill(0xff, 8192)), /is damaged, .+Copy it here again/],
  ['in which a bit is another', () => changed(otherBit), /is damaged, .+Copy it here again/],
  ['that is cut off', () => changed((bytes) => bytes.subarray(0, 20_000)), /is damaged/],
  ['that is a text', () => changed(() => Buffer.from('Bring bread.\n'.repeat(999))), /is damaged, is none/],
  ['of a newer version', newer, /A newer version of innwire-server made the backup \S+ \(9999_future\)/],
])('a backup %s is refused, and nothing is changed', async (_, make, words) => {
  const from = await make()
  await expect(restore(from)).rejects.toThrow(words)
  expect(priceIn(database)).toBe('200')
  expect(await former()).toBe('')
})

it('a backup whose key is another or missing is refused, and nothing is changed', async () => {
  const other = restore(backup, { INNWIRE_SECRET_KEY: newKey() })
  await expect(other).rejects.toThrow(/key in INNWIRE_SECRET_KEY does not fit \S+monday\.db/)
  await rm(`${database}-key`)
  await expect(restore()).rejects.toThrow(
    /key of the secrets in \S+monday\.db is missing\. Put the file \S+hotel\.db-key/,
  )
  expect(priceIn(database)).toBe('200')
  expect((await readdir(place)).sort()).toEqual(['hotel.db', 'hotel.db-lock'])
})

it('a backup in which nothing is encrypted needs no key: the place that it is restored to has its own', async () => {
  const plain = join(place, 'plain.db')
  await (await startHouse({ database: plain })).server.stop()
  const from = join(place, 'plain-backup.db')
  backUp(plain, from, false)
  for (const end of ['', '-key']) await rm(`${database}${end}`)
  await restore(from)
  house = await startHouse({ database })
  const keys = [`${plain}-key`, `${database}-key`].map((file) => readFile(file, 'utf8'))
  const [one, other] = await Promise.all(keys)
  expect(one).not.toBe(other)
})

it('a database of a running server, or one that another program has open, is not restored', async () => {
  house = await startHouse({ database })
  await expect(restore()).rejects.toThrow(
    /hotel\.db is in use by another program: a server, .+ Stop that server or wait/,
  )
  await house.server.stop()
  using shell = new DatabaseSync(database)
  shell.exec("update calendar set price = '300'")
  await expect(restore()).rejects.toThrow(/Another program has the database \S+ open.+Close it there/)
  shell.close()
  expect(priceIn(database)).toBe('300')
})

it('a restore that is killed leaves the database of before or the restored one, and a start removes the rest', async () => {
  for (const changes of [1, 3, 6]) {
    await killWhileRestoring(changes)
    expect(['100', '200']).toContain(priceIn(database))
  }
  house = await startHouse({ database })
  expect(await readdir(place)).not.toContain('hotel.db-restoring')
  await house.server.stop()
  await restore()
  expect(priceIn(database)).toBe('100')
})

it('another name for the database in place, which a killed restore left, is removed at the next start', async () => {
  await link(database, `${database}-before-20270101T000000000Z`)
  await writeFile(`${database}-before-notes`, '')
  house = await startHouse({ database })
  expect(await former()).toBe('')
  expect(await readdir(place)).toContain('hotel.db-before-notes')
})

/** Kills a restore after so many changes beside the database, if it has not ended by then. */
async function killWhileRestoring(changes: number): Promise<void> {
  const enough = Promise.withResolvers<void>()
  let left = changes
  const watcher = watch(place, () => {
    left -= 1
    if (left <= 0) enough.resolve()
  })
  const restoring = new ServerProcess(['restore', '--from', backup, '--database', database])
  await Promise.race([enough.promise, restoring.ended()])
  watcher.close()
  await restoring.kill()
}

async function changed(change: (bytes: Buffer) => Buffer) {
  const file = join(place, 'changed.db')
  await writeFile(file, change(await readFile(backup)))
  return file
}

function otherBit(bytes: Buffer) {
  const at = bytes.indexOf('Hotel Linden')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

async function newer() {
  const file = join(place, 'newer.db')
  await copyFile(grown, file)
  using opened = new DatabaseSync(file)
  opened.exec("insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00Z')")
  return file
}
