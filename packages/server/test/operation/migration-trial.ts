import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { isLong, tries } from '../../../../scripts/test/harness/long.ts'
import { migrateCommand } from '../../src/commands/migrate.ts'
import { startServer } from '../../src/index.ts'
import { histories } from '../model/histories/histories.ts'
import { play } from '../model/play/play.ts'
import { startService } from '../model/play/service.ts'
import { type Hotel, type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { type AllRows, allRowsOf } from '../support/all-rows.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'
import { startReceiver, status } from '../support/receiver.ts'

/** The same histories again: INNWIRE_MIGRATE_SEED=<seed that was shown>. More of them: INNWIRE_MIGRATE_HISTORIES=20. */
const numRuns = tries('INNWIRE_MIGRATE_HISTORIES', 3, 20)
// So few histories at random leave a table without rows now and then.
const seed = Number(process.env.INNWIRE_MIGRATE_SEED ?? (isLong ? Date.now() % 1_000_000 : 7))

export type MigrationTrial = Awaited<ReturnType<typeof startMigrationTrial>>
export type MigrationPlace = Awaited<ReturnType<MigrationTrial['newPlace']>>

export const date = inDays(5)
const setPrice = (hotel: Hotel, price: string) => hotel.daily({ inv_code: 'HR:1', dates: [{ date, price }] })

/** What the hotel `away` asks by its own system, every time by the same request, so that a page comes again as it was. */
export async function ask({ server: { url } }: House, method: string, path: string, json?: unknown) {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'again' }
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  const query = 'token=away-token&hr_id=away'
  return (await fetch(`${url}/api/v2/apps/${path}?${query}`, { method, headers, ...body })).json()
}

/**
 * A PostgreSQL, and a stopped server with the demo hotel and one whose channel is away.
 * @param grows whether it also has hotels with random histories: then all tables have rows
 */
export async function startMigrationTrial(grows: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'innwire-migrate-'))
  const server = await startPostgres()
  const receiver = await startReceiver()
  /** The prices that the channel was sent, in their order. */
  const sent = (): string[] => receiver.seen.map(({ body }) => JSON.parse(body).dates[0].price)
  const original = join(folder, 'original.db')
  await (await startServer({ port: 0, demo: true, database: original })).stop()
  if (grows) {
    const service = await startService(original)
    for (const history of fc.sample(histories, { numRuns, seed })) await play(service, history)
    await service.stop()
  }
  const house = await startHouse({ database: original })
  const hotel = await house.openHotel({
    hr_id: 'away',
    channels: { bookingcom: { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' } },
  })
  await hotel.settled(await setPrice(hotel, '100'))
  receiver.answer = status(503)
  const { body } = await setPrice(hotel, '200')
  await vi.waitFor(() => expect(sent()).toContain('200'), waiting)
  const { hr_number } = await hotel.book({ provider_number: '4711' })
  const page = await ask(house, 'GET', 'reservations')
  const last = { transaction: Number(body.transaction_id), hr_number, page }
  await house.server.stop()
  // No request makes such values, but what is stored must come over as it is.
  using stored = new DatabaseSync(original)
  stored.exec(`update reservation set message_version = 9007199254740993 where hr_number = '${hr_number}'
    and hr_id = 'away'`)
  stored
    .prepare("insert into setting (name, value) values ('odd', ?)")
    .run('\u0000a\u0001\u0000\u0002 \\u0000 {"a":"\\u0000"} \u{1f3e8} é é')
  let made = 0
  return {
    server,
    receiver,
    sent,
    last,
    /** By which its histories come again. */
    shown: `INNWIRE_MIGRATE_SEED=${seed}`,
    rows: await allRowsOf(original),
    /** A folder and databases of its own for a test: servers start on no source of a migration any more. */
    newPlace: async () => {
      made += 1
      const place = await mkdtemp(join(folder, 'place-'))
      const another = async (name: string) => {
        const file = join(place, name)
        for (const end of ['', '-key']) await copyFile(`${original}${end}`, `${file}${end}`)
        return file
      }
      const grown = await another('grown.db')
      await server.query(`create database target_${made}`)
      const key = (await readFile(`${grown}-key`, 'utf8')).trim()
      return {
        place,
        /** That server. */
        grown,
        another,
        key,
        withKey: { INNWIRE_SECRET_KEY: key },
        /** A file that is not there. */
        database: join(place, 'hotel.db'),
        /** A database of PostgreSQL without tables. */
        target: `target_${made}`,
        address: server.addressOf(`target_${made}`),
      }
    },
    stop: async () => {
      await receiver.stop()
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}

export const migrate = async (from: string, to: string, environment = {}) =>
  (await migrateCommand(['--from', from, '--to', to], environment)) as { said: string; code: number }

/** All rows but the one by which a database is known as migrated. */
export async function unmarkedRowsOf(migrated: string): Promise<AllRows> {
  const { setting = [], ...others } = await allRowsOf(migrated)
  return { ...others, setting: setting.filter((row) => !row.includes('"migrated_to"')) }
}
