import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { password, runPostgres } from '../../../../scripts/test/harness/postgres.ts'
import { alarmsCommand } from '../../src/commands/alarms.ts'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { restoreCommand } from '../../src/commands/restore.ts'
import { type ServerOptions, startServer } from '../../src/index.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { bookedRoom, inDays, startHouse } from '../property-api/hotel.ts'
import { asAdmin, secretKey } from '../support/postgres/databases.ts'
import { startReceiver } from '../support/receiver.ts'

type Postgres = Awaited<ReturnType<typeof runPostgres>>
let postgres: Postgres
let address: string
let databases = 0
beforeAll(async () => {
  postgres = await runPostgres(['max_connections=100'])
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  databases += 1
  await change(`create database hotel_${databases}`, postgres.addressOf('postgres'))
  await keepOthersOut(`hotel_${databases}`)
  address = postgres.addressOf(`hotel_${databases}`)
})
afterEach(() => vi.useRealTimers())

const change = (sql: string, at = address) => asAdmin((client) => client.query(sql), at)
/** PostgreSQL lets every user connect to a new database, such as those of other tests. */
const keepOthersOut = (database: string) =>
  change(`revoke connect on database ${database} from public`, postgres.addressOf('postgres'))
const nameOf = (url: string) => url.replace(/\/\/.*@/, '//')

async function doctor(environment: NodeJS.ProcessEnv = {}, args: string[] = []) {
  const given = { DATABASE_URL: address, INNWIRE_SECRET_KEY: secretKey, ...environment }
  const done = await doctorCommand(['--json', ...args], given)
  for (const secret of [password, encodeURIComponent(password), given.INNWIRE_SECRET_KEY].filter(Boolean)) {
    expect(done.said).not.toContain(secret)
  }
  const { database, server, findings } = JSON.parse(done.said)
  expect(done.code).toBe(findings.length > 0 ? 1 : 0)
  expect(database).toBe(nameOf(given.DATABASE_URL))
  return {
    server,
    findings: findings.map((its: Record<string, string>) => `${its.check}: ${its.problem} ${its.advice}`),
  }
}
const expectFound = async (words: RegExp, environment = {}) => {
  const { findings } = await doctor(environment)
  expect(findings).toEqual([expect.stringMatching(words)])
}

/** A hotel with a secret, whose server has stopped. */
async function stoppedHotel() {
  const house = await startHouse({ database: address, secretKey, deliveries: false })
  const connector = { kind: 'http', url: 'http://127.0.0.1:9/', secret: 'the-secret-of-the-channel' }
  await house.openHotel({ channels: { bookingcom: connector } })
  await house.server.stop()
}

/** A server of this process is to PostgreSQL what one of its own is. */
const startOne = (options: ServerOptions = {}) =>
  startServer({ port: 0, database: address, secretKey, ...options })

it('where nothing is wrong the doctor says so, names the processes, and ends with 0', async () => {
  await stoppedHotel()
  expect(await doctor()).toEqual({ server: null, findings: [] })
  const servers = await Promise.all([startOne(), startOne()])
  const done = await doctorCommand(['--database', address], { INNWIRE_SECRET_KEY: secretKey })
  await Promise.all(servers.map((one) => one.stop()))
  expect(done).toEqual({
    said: `${nameOf(address)}: 2 processes of a server run on it\nNothing is wrong.`,
    code: 0,
  })
})

it('where no process takes changes to channels the doctor says so at once', async () => {
  await stoppedHotel()
  const api = await startOne({ role: 'api' })
  await expectFound(/^channels: The process that runs on it does not take changes .+ --role worker or all/)
  const idle = await startOne({ deliveries: false })
  await expectFound(/^channels: 2 processes run on it, and none takes changes .+ without --no-deliveries/)
  const worker = await startOne({ role: 'worker' })
  expect((await doctor()).findings).toEqual([])
  await worker.stop()
  await expect
    .poll(() => doctor())
    .toMatchObject({
      server: { processes: 2, pid: null },
      findings: [expect.stringMatching(/^channels: 2 processes run on it, and none/)],
    })
  await Promise.all([api.stop(), idle.stop()])
})

describe('the doctor of a PostgreSQL database finds, and says what to do about it,', () => {
  it('one without tables, of an earlier or of a newer version', async () => {
    await expectFound(/^migrations: It has no tables yet\. Start a server on it/)
    await stoppedHotel()
    await change("delete from kysely_migration where name = '0003-processes'")
    await expectFound(/^migrations: An earlier version .+\(0003-processes\S*\)\. Back it up before/)
    await change("insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00Z')")
    await expectFound(/^migrations: A newer version .+\(9999_future\)\. Start that version/)
  })

  it('a key that is missing, is none, or is another', async () => {
    await stoppedHotel()
    await expectFound(/^key: .+ needs a key .+ Set INNWIRE_SECRET_KEY/, { INNWIRE_SECRET_KEY: '' })
    await expectFound(/^key: The key in INNWIRE_SECRET_KEY is none/, { INNWIRE_SECRET_KEY: 'short' })
    await expectFound(/^key: The key in INNWIRE_SECRET_KEY does not fit/, { INNWIRE_SECRET_KEY: newKey() })
  })

  it('one that was put back from a dump, until a restore has readied it', async () => {
    await stoppedHotel()
    const hotel = `hotel_${databases}`
    await change(`create database ${hotel}_back template ${hotel}`, postgres.addressOf('postgres'))
    await keepOthersOut(`${hotel}_back`)
    const back = { DATABASE_URL: postgres.addressOf(`${hotel}_back`), INNWIRE_SECRET_KEY: secretKey }
    await expectFound(
      /^place: The database \S+_back was put back from a dump, or moved by one\. .+ run innwire-server restore .+ No server starts/,
      back,
    )
    await restoreCommand([], back)
    expect((await doctor(back)).findings).toEqual([])
    expect((await doctor()).findings).toEqual([])
  })

  it('a user who may not change its rows, or not its tables', async () => {
    await stoppedHotel()
    const user = `clerk_${databases}`
    await change(
      `create role ${user} login password 'clerk'; grant select on all tables in schema public to ${user};
        grant connect on database hotel_${databases} to ${user}`,
    )
    const url = new URL(address)
    url.username = user
    url.password = 'clerk'
    const asClerk = { DATABASE_URL: url.href }
    await expectFound(
      /^permissions: The user clerk_\d+ may not read and change the tables .*folio.*grant select/,
      asClerk,
    )
    await change(`grant select, insert, update, delete on all tables in schema public to ${user}`)
    await expectFound(
      /^permissions: The tables belong to postgres, and clerk_\d+ may not change how/,
      asClerk,
    )
  })

  it('other users that may connect to it, but for those who are its owner or superusers', async () => {
    await stoppedHotel()
    const [stranger, owner] = [`Stranger_${databases}`, `landlord_${databases}`]
    await change(`create role "${stranger}" login; create role ${owner}; create role deputy_${databases} login;
      create role boss_${databases} login superuser; grant ${owner} to deputy_${databases}`)
    await change(`alter database hotel_${databases} owner to ${owner}`)
    expect((await doctor()).findings).toEqual([])
    await change(`grant connect on database hotel_${databases} to public`)
    await expectFound(
      /^permissions: .*\bStranger_\d+.* may connect to it, .+ locks .+: revoke connect on database "hotel_\d+" from public, /,
    )
    await change(`revoke connect on database hotel_${databases} from public`)
    await change(`grant connect on database hotel_${databases} to "${stranger}"`)
    await expectFound(new RegExp(`from public, "${stranger}";$`))
  })

  it('what waits for a channel, since when and why', async () => {
    const receiver = await startReceiver()
    receiver.answer = (response) => response.writeHead(503).end()
    const house = await startHouse({ database: address, secretKey })
    const connector = { kind: 'http', url: receiver.url, secret: 'the-secret-of-the-channel' }
    const hotel = await house.openHotel({ channels: { bookingcom: connector } })
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date: '2027-09-20', price: '100' }] })
    await expect
      .poll(async () => (await hotel.control('GET', '/channels')).connections)
      .toMatchObject([{ failing: { waiting: 1 } }, { in_progress: 0 }, { in_progress: 0 }])
    await house.server.stop()
    await receiver.stop()
    await change("update delivery set created_at = '2026-01-01T00:00:00.000Z'")
    await expectFound(
      /^channels: \d changes of hotel-1 wait for bookingcom, the oldest since 2026-01-01T00:00:00.000Z\. It said last: .*503.* sells by older values/,
    )
  })

  it('a clock that is not that of PostgreSQL', async () => {
    await stoppedHotel()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await expectFound(
      /^clock: This machine's clock shows \S+, and that of PostgreSQL \S+Z\. Set both by a time server/,
    )
  })

  it('an address at which nobody answers, or lets nobody in', async () => {
    const elsewhere = new URL(address)
    elsewhere.port = '1'
    await expectFound(/^connection: .+ cannot be reached: .+ one that runs answers 503\.$/, {
      DATABASE_URL: elsewhere.href,
    })
    const wrong = new URL(address)
    wrong.password = 'wrong'
    await expectFound(/^connection: .+ cannot be used: .+ Check the address, the user, the password/, {
      DATABASE_URL: wrong.href,
    })
    for (const { href } of [elsewhere, wrong]) {
      expect((await doctor({ DATABASE_URL: href })).server).toBe('unknown')
      expect(await doctorCommand([], { DATABASE_URL: href })).toMatchObject({
        said: expect.stringMatching(/^\S+: it could not be seen whether a server runs on it\n/),
      })
    }
  })

  it('a limit of its user or of the database that is too low for the processes', async () => {
    const user = `owner_${databases}`
    await change(`create role ${user} login password 'owner' connection limit 19`)
    await change(`alter database hotel_${databases} connection limit 19`)
    await change(`alter database hotel_${databases} owner to ${user}`)
    await change(`grant all on schema public to ${user}`)
    const url = new URL(address)
    Object.assign(url, { username: user, password: 'owner' })
    const { findings } = await doctor({ DATABASE_URL: url.href })
    expect(findings).toEqual([
      expect.stringMatching(
        /^connection: .+ need 20 connections; the user owner_\d+ has a limit of 19\. .+: alter role/,
      ),
      expect.stringMatching(/^connection: .+ the database hotel_\d+ has a limit of 19\. .+: alter database/),
      expect.stringMatching(/^migrations: /),
    ])
  })
})

it('nothing is wrong with as many connections as the page for operators says', async () => {
  const small = await runPostgres(['max_connections=25'])
  const { findings } = await doctor({ DATABASE_URL: small.addressOf('postgres') })
  await small.stop()
  expect(findings).toEqual([expect.stringMatching(/^migrations: /)])
})

describe('the doctor finds of PostgreSQL itself', () => {
  let other: Postgres
  beforeAll(async () => {
    other = await runPostgres(['max_connections=20', 'fsync=off', 'full_page_writes=off'])
  })
  afterAll(() => other.stop())

  it('settings by which accepted changes are lost, and too few connections; then that it is a standby', async () => {
    const elsewhere = { DATABASE_URL: other.addressOf('postgres') }
    const ofPostgres = [
      expect.stringMatching(/^settings: PostgreSQL has fsync switched off: .+ is lost.+Set fsync = on/),
      expect.stringMatching(/^settings: PostgreSQL has full_page_writes switched off: .+ damaged/),
    ]
    const rest = [
      expect.stringMatching(
        /^connection: A process of the server may need 20 connections; .+ lets in 17\b.+Set max_conn/,
      ),
      expect.stringMatching(/^migrations: /),
    ]
    expect((await doctor(elsewhere)).findings).toEqual([...ofPostgres, ...rest])
    await other.pause()
    await writeFile(join(other.databaseDir, 'standby.signal'), '')
    // It tells only of a primary that it is ready.
    void other.start().catch(() => {})
    const standby = expect.stringMatching(
      /^connection: It is a standby, which takes no changes\. Give the address/,
    )
    await expect
      .poll(async () => (await doctor(elsewhere)).findings)
      .toEqual([...ofPostgres, standby, ...rest])
  })
})

it('alarms gives a program what the control API gives, with servers and without', async () => {
  const house = await startHouse({ database: address, secretKey })
  const hotel = await house.openHotel()
  await hotel.book({ rooms: [bookedRoom('B1', inDays(20), 1)] })
  const alarms = async () => {
    const done = await alarmsCommand(['--json'], { DATABASE_URL: address })
    return { code: done.code, ...JSON.parse(done.said) }
  }
  const running = await alarms()
  const { alarms: ofServer } = await house.control('GET', '/alarms')
  await house.server.stop()
  expect(running).toEqual({ code: 1, database: nameOf(address), alarms: ofServer })
  expect(await alarms()).toEqual(running)
  expect(ofServer).toHaveLength(1)
})

it('alarms of a database that no server made, or that the user may not read, says what the doctor says', async () => {
  const alarms = (url: string) =>
    Promise.resolve(alarmsCommand([], { DATABASE_URL: url })).catch((error: unknown) => error)
  const refusal = (words: RegExp) => expect.objectContaining({ message: expect.stringMatching(words) })
  expect(await alarms(address)).toEqual(
    refusal(/^postgres:\S+ cannot be read: It has no tables yet\. Start a server on it, which makes them\.$/),
  )
  await stoppedHotel()
  const user = `nobody_${databases}`
  await change(
    `create role ${user} login password 'nobody'; grant connect on database hotel_${databases} to ${user}`,
  )
  const url = new URL(address)
  Object.assign(url, { username: user, password: 'nobody' })
  expect(await alarms(url.href)).toEqual(
    refusal(/cannot be read: The user nobody_\d+ may not read and change the tables .+ grant select/),
  )
  await change(`grant select on all tables in schema public to ${user}`)
  expect(await alarms(url.href)).toEqual({ said: 'There are no alarms.', code: 0 })
})
