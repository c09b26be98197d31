import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password } from '../../../../scripts/test/harness/postgres.ts'
import { commands } from '../../src/commands/commands.ts'
import { StartError } from '../../src/start-error.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ServerProcess } from '../crash/server-process.ts'
import { startHouse } from '../property-api/hotel.ts'
import { secretKey } from '../support/postgres/databases.ts'
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

/** The message of a start that is refused, which never has the password. */
async function refused(database: string, key?: string): Promise<string> {
  const opened = openStorage(database, key).then(async (storage) => {
    await storage.close()
    throw new Error('It was opened.')
  })
  const error: Error = await opened.catch((reason) => reason)
  expect(error).toBeInstanceOf(StartError)
  for (const secret of [password, encodeURIComponent(password)]) expect(error.message).not.toContain(secret)
  return error.message
}

it('ten processes that start at once on an empty database all have its tables', async () => {
  const storages = await Promise.all(Array.from({ length: 10 }, () => openStorage(address, secretKey)))
  for (const storage of storages) {
    expect(await storage.read.selectFrom('property').selectAll().execute()).toEqual([])
    await storage.close()
  }
})

describe('a database that cannot be used is refused with a sentence', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(address)
    change(url)
    return url.href
  }

  it('because the key of its secrets is missing, is none, or is another', async () => {
    expect(await refused(address)).toMatch(/needs a key .+ Set INNWIRE_SECRET_KEY to 32 bytes/)
    expect(await refused(address, 'short')).toMatch(/INNWIRE_SECRET_KEY is none: it must be 32 bytes/)
    const house = await startHouse({ database: address, secretKey })
    const connector = { kind: 'http', url: 'http://127.0.0.1:9/', secret: 'a-secret-of-sixteen-characters' }
    await house.openHotel({ channels: { bookingcom: connector } })
    await house.server.stop()
    expect(await refused(address, newKey())).toMatch(/INNWIRE_SECRET_KEY does not fit .+ Give that one\./)
  })

  it('because there is none, the password is wrong, or nobody answers', async () => {
    expect(await refused(server.addressOf('nowhere'), secretKey)).toMatch(
      /127\.0\.0\.1:\d+\/nowhere cannot be used: database "nowhere" does not exist\. Check the address/,
    )
    const wrong = at((url) => {
      url.password = 'wrong-password'
    })
    expect(await refused(wrong, secretKey)).toMatch(/password authentication failed .+ Check the address/)
    expect(await refused(wrong, secretKey)).not.toContain('wrong-password')
    const closed = at((url) => {
      url.port = '9'
    })
    expect(await refused(closed, secretKey)).toMatch(
      /cannot be reached: .*ECONNREFUSED.* Look whether it runs/,
    )
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

it.each(['backup', 'restore', 'doctor'])(
  '%s is for files, and says so without the password',
  async (name) => {
    const command = commands.get(name)
    const error: Error = await Promise.resolve(command?.(['--database', address], {})).catch(
      (reason) => reason,
    )
    expect(error.message).toMatch(/works on the file of an SQLite database, .+ pg_dump/)
    expect(error.message).not.toContain(encodeURIComponent(password))
  },
)

it('a server that is started with it shows where it is, and never the password', async () => {
  const environment = { DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey }
  const process = await new ServerProcess(['--port', '0', '--demo', '--log', 'debug'], environment).ready()
  expect((await fetch(`${process.url}/api/v2/apps/rooms?token=demo-token&hr_id=demo`)).status).toBe(200)
  const { printed, log } = await process.stop()
  expect(printed).toMatch(/^ {2}database {6}postgres:\/\/127\.0\.0\.1:\d+\/hotel_\d+$/m)
  for (const secret of [password, encodeURIComponent(password)]) expect(printed + log).not.toContain(secret)
})
