import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { commands } from '../../src/commands/commands.ts'
import { restoreCommand } from '../../src/commands/restore.ts'
import { startServer } from '../../src/index.ts'
import { StartError } from '../../src/start-error.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { DatabaseUnreachable } from '../../src/storage/errors.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { startHouse } from '../property-api/hotel.ts'
import { doneOf } from '../support/answered.ts'
import { secretKey } from '../support/postgres/databases.ts'
import { failingNetwork } from '../support/postgres/proxy.ts'
import { startPostgres } from '../support/postgres/start-postgres.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let databases = 0
let address: string
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())
beforeEach(async () => {
  databases += 1
  await server.query(`create database hotel_${databases}`)
  address = server.addressOf(`hotel_${databases}`)
})

type Kind = typeof StartError | typeof DatabaseUnreachable

const openSockets = () => process.getActiveResourcesInfo().filter((one) => one === 'TCPSocketWrap').length

/** The message of a start that is refused, which never has the password. */
async function refused(database: string, key?: string, kind: Kind = StartError): Promise<string> {
  const opened = openStorage(database, key).then(async (storage) => {
    await storage.close()
    throw new Error('It was opened.')
  })
  const error: Error = await opened.catch((reason) => reason)
  expect(error).toBeInstanceOf(kind)
  for (const secret of [password, encodeURIComponent(password)]) expect(error.message).not.toContain(secret)
  return error.message
}

/** What becomes of a process that is started with it. */
async function ends(database: string, key = secretKey) {
  const environment = { DATABASE_URL: database, INNWIRE_SECRET_KEY: key }
  const { code, log } = await new ServerProcess(['--port', '0'], environment).ended()
  return [code, log]
}

it('ten processes that start at once on an empty database all have its tables', async () => {
  const storages = await Promise.all(Array.from({ length: 10 }, () => openStorage(address, secretKey)))
  for (const storage of storages) {
    expect(await storage.read.selectFrom('property').selectAll().execute()).toEqual([])
    await storage.close()
  }
})

describe('a start that must change the tables', () => {
  /** What the version before did not know yet. */
  const ofEarlierVersion = () =>
    server.query(
      `delete from kysely_migration where name >= '0009'; drop index receipt_by_reservation; drop index stay_by_booking;
        alter table reservation drop column history; alter table receipt drop column delivered_at`,
      `hotel_${databases}`,
    )
  const start = () => startServer({ port: 0, database: address, secretKey })

  it('is refused while a process of the earlier version runs, and goes on when that has stopped', async () => {
    const running = await start()
    await ofEarlierVersion()
    expect(await refused(address, secretKey)).toMatch(
      /of an earlier version .+, and a process of that version runs on it\. Nothing was changed\. Stop it, back/,
    )
    const starting = start()
    await running.stop()
    await (await starting).stop()
  })

  it('waits for others that start at the same moment: all of them run', async () => {
    await (await start()).stop()
    await ofEarlierVersion()
    const running = await Promise.all(Array.from({ length: 6 }, start))
    for (const its of running) await its.stop()
  })
})

describe('a database that cannot be used is refused with a sentence', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(address)
    change(url)
    return url.href
  }

  it('because the key of its secrets is missing, is none, or is another', async () => {
    expect(await refused(address)).toMatch(
      /needs a key .+ to the one that servers have run on it with\. Only for a new/,
    )
    expect(await refused(address, 'short')).toMatch(/INNWIRE_SECRET_KEY is none: it must be 32 bytes/)
    const house = await startHouse({ database: address, secretKey })
    const connector = { kind: 'http', url: 'http://127.0.0.1:9/', secret: 'a-secret-of-sixteen-characters' }
    await house.openHotel({ channels: { bookingcom: connector } })
    await house.server.stop()
    expect(await refused(address, newKey())).toMatch(/INNWIRE_SECRET_KEY does not fit .+ Give that one\./)
  })

  it('because a server runs on it with another key, also where nothing is encrypted yet', async () => {
    const doesNotFit =
      /The key in INNWIRE_SECRET_KEY does not fit postgres:\S+: a server has run on it with another\. Give that one/
    const first = await startServer({ port: 0, demo: true, database: address, secretKey })
    expect(await refused(address, newKey())).toMatch(doesNotFit)
    await doneOf(first)('PUT', '/snapshots/one')
    await doneOf(first)('POST', '/reset')
    expect(await refused(address, newKey())).toMatch(doesNotFit)
    await doneOf(first)('POST', '/snapshots/one/restore')
    await first.stop()
    expect(await ends(address, newKey())).toEqual([2, expect.stringMatching(doesNotFit)])
  })

  it('because a server that is started at the same moment has another key', async () => {
    const storages = await Promise.all([secretKey, newKey()].map((key) => openStorage(address, key)))
    const joined = await Promise.allSettled(storages.map((storage) => storage.join(true)))
    const problems = joined.flatMap((its) => (its.status === 'rejected' ? [its.reason] : []))
    expect(problems).toEqual([expect.any(StartError)])
    expect(problems[0].message).toContain('does not fit')
    for (const storage of storages) await storage.close()
  })

  it('because there is none, or the password is wrong or missing', async () => {
    expect(await refused(server.addressOf('nowhere'), secretKey)).toMatch(
      /127\.0\.0\.1:\d+\/nowhere cannot be used: database "nowhere" does not exist\. Check the address/,
    )
    const wrong = at((url) => {
      url.password = 'wrong-password'
    })
    expect(await refused(wrong, secretKey)).toMatch(/password authentication failed .+ Check the address/)
    expect(await refused(wrong, secretKey)).not.toContain('wrong-password')
    await expect.poll(openSockets).toBe(0)
    const without = at((url) => {
      url.password = ''
    })
    expect(await refused(without, secretKey)).toMatch(
      /^The address of the database \S+ has no password\. Give it in DATABASE_URL, or in PGPASSWORD\.$/,
    )
    // PostgreSQL would wait for a password for a minute, and the process for PostgreSQL.
    await expect.poll(openSockets, { timeout: 10_000 }).toBe(0)
  })

  it('because it cannot be reached now, so that it is started again', async () => {
    const closed = at((url) => {
      url.port = '9'
    })
    const away = /cannot be reached: .*ECONNREFUSED.* Look whether it runs, and at the network\.\n?$/
    expect(await refused(closed, secretKey, DatabaseUnreachable)).toMatch(away)
    expect(await ends(closed)).toEqual([1, expect.stringMatching(away)])
    const [user, database] = [`few_${databases}`, `hotel_${databases}`]
    await server.query(
      `create role ${user} login password 'few' connection limit 0; alter database ${database} owner to ${user}`,
    )
    const few = at((url) => {
      url.username = user
      url.password = 'few'
    })
    const full =
      /cannot be reached: too many connections for role .+ PostgreSQL lets in no more: end what holds .+ max_connections/
    expect(await refused(few, secretKey, DatabaseUnreachable)).toMatch(full)
    // With some it starts to open, and then has none to keep others out.
    await server.query(`alter role ${user} connection limit 3`)
    expect(await ends(few)).toEqual([1, expect.stringMatching(full)])
    await server.query(`alter role ${user} connection limit -1`)
  })

  it.each([
    [
      'let it in',
      'login',
      'XX000',
      /cannot be reached: no room\. Its log says more; look whether its disk is full\.\n?$/,
    ],
    [
      'make the tables',
      'ddl_command_start',
      '53100',
      /takes no changes: no room\. Free some space on its disk\.\n?$/,
    ],
  ])('because PostgreSQL has no room to %s, so that it is started again', async (_, event, code, words) => {
    await server.query(
      `create function no_room() returns event_trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '${code}'; end $$;
      create event trigger no_room on ${event} execute function no_room()`,
      `hotel_${databases}`,
    )
    expect(await ends(address)).toEqual([1, expect.stringMatching(words)])
  })

  it('because PostgreSQL says nothing: a restore is to be tried again', async () => {
    const silent = await failingNetwork(Number(new URL(address).port))
    silent.setSilent(true)
    const hanging = at((url) => {
      url.port = String(silent.port)
    })
    const restored = Promise.resolve(
      restoreCommand([], { DATABASE_URL: hanging, INNWIRE_SECRET_KEY: secretKey }),
    )
    let error: Error | undefined
    void restored.catch((reason) => {
      error = reason
    })
    await vi.waitFor(() => expect(error).toBeInstanceOf(DatabaseUnreachable), { timeout: 15_000 })
    expect(error?.message).toMatch(
      /cannot be reached: timeout expired\. Look whether it runs, and at the network\.$/,
    )
    await silent.close()
  })

  it('because its address cannot be read', async () => {
    for (const unreadable of [`postgres://user:${password}@host/hotel`, 'postgres:host'])
      expect(await refused(unreadable, secretKey)).toMatch(
        /cannot be read\. Give postgres:\/\/user:password@host/,
      )
  })

  it('because a newer version made it', async () => {
    const storage = await openStorage(address, secretKey)
    await storage.close()
    await server.query("insert into kysely_migration values ('9999-later', '')", `hotel_${databases}`)
    expect(await refused(address, secretKey)).toMatch(
      /newer version .+\/hotel_\d+ \(9999-later\)\. Start that/,
    )
  })
})

it('backup is for files, and says so without the password', async () => {
  const command = commands.get('backup')
  const error: Error = await Promise.resolve(command?.(['--database', address], {})).catch((reason) => reason)
  expect(error.message).toMatch(/works on the file of an SQLite database, .+ pg_dump/)
  expect(error.message).not.toContain(encodeURIComponent(password))
})

it('a server that is started with it shows where it is, and never the password', async () => {
  const environment = { DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey }
  const process = await new ServerProcess(['--port', '0', '--demo', '--log', 'debug'], environment).ready()
  expect((await fetch(`${process.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status).toBe(200)
  const { printed, log } = await process.stop()
  expect(printed).toMatch(/^ {2}database {6}postgres:\/\/127\.0\.0\.1:\d+\/hotel_\d+$/m)
  for (const secret of [password, encodeURIComponent(password)]) expect(printed + log).not.toContain(secret)
})
