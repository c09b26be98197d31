import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { doctorCommand } from '../../src/commands/doctor.ts'
import { clockFindings } from '../../src/doctor/clock.ts'
import { diskFindings } from '../../src/doctor/files.ts'
import { newKey } from '../../src/storage/encryption.ts'
import { run } from '../crash/refused.ts'
import { type House, startHouse } from '../property-api/hotel.ts'
import { startReceiver } from '../support/receiver.ts'

let folder: string
/** A stopped hotel with a connection whose secret is encrypted. */
let stopped: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-doctor-'))
  stopped = join(folder, 'stopped.db')
  const house = await startHouse({ database: stopped, deliveries: false })
  await openHotel(house, 'http://127.0.0.1:9')
  await house.server.stop()
})
afterAll(() => rm(folder, { recursive: true }))

let place: string
let database: string
beforeEach(async () => {
  place = await mkdtemp(join(folder, 'place-'))
  database = join(place, 'hotel.db')
  for (const end of ['', '-key']) await copyFile(`${stopped}${end}`, `${database}${end}`)
})

const openHotel = (house: House, url: string) =>
  house.openHotel({ channels: { bookingcom: { kind: 'http', url, secret: 'the-secret-of-the-channel' } } })

async function doctor(more: string[] = [], environment = {}) {
  const done = await doctorCommand(['--database', database, '--json', ...more], environment)
  const { server, findings } = JSON.parse(done.said)
  expect(done.code).toBe(findings.length > 0 ? 1 : 0)
  return {
    server,
    findings: findings.map((its: Record<string, string>) => `${its.check}: ${its.problem} ${its.advice}`),
  }
}
const expectFound = async (words: RegExp, more: string[] = [], environment = {}) => {
  const { findings } = await doctor(more, environment)
  expect(findings).toEqual([expect.stringMatching(words)])
}
function change(sql: string) {
  using opened = new DatabaseSync(database)
  opened.exec(sql)
}

it('where nothing is wrong it says so, ends with 0, and makes and changes nothing', async () => {
  const states = async () =>
    Promise.all((await readdir(place)).map(async (name) => [name, (await stat(join(place, name))).mtimeMs]))
  const before = await states()
  expect(await run('doctor', '--database', database)).toEqual({
    code: 0,
    printed: `${database}: no server runs on it\nNothing is wrong.\n`,
    log: '',
  })
  expect(await states()).toEqual(before)
})

it('it names the process that runs on the database, and finds nothing wrong with it', async () => {
  const house = await startHouse({ database, deliveries: false })
  const { server, findings } = await doctor()
  await house.server.stop()
  expect({ server, findings }).toEqual({
    server: { processes: 1, pid: process.platform === 'linux' ? process.pid : null },
    findings: [],
  })
  expect((await doctor()).server).toBeNull()
})

describe('it finds, and says what to do about it,', () => {
  it('what waits for a channel, since when and why', async () => {
    const receiver = await startReceiver()
    receiver.answer = (response) => response.writeHead(503).end()
    const file = join(place, 'failing.db')
    const house = await startHouse({ database: file })
    const hotel = await openHotel(house, receiver.url)
    await hotel.daily({ inv_code: 'HR:1', dates: [{ date: '2027-09-20', price: '100' }] })
    await expect
      .poll(async () => (await hotel.control('GET', '/channels')).connections)
      .toMatchObject([{ failing: { waiting: 1 } }, { in_progress: 0 }, { in_progress: 0 }])
    await house.server.stop()
    await receiver.stop()
    database = file
    change("update delivery set created_at = '2026-01-01T00:00:00.000Z'")
    await expectFound(
      /channels: \d changes of hotel-1 wait for bookingcom, the oldest since 2026-01-01T00:00:00.000Z\. It said last: .*503.* sells by older values/,
    )
  })

  it('a key that is another, or missing', async () => {
    await expectFound(/^key: The key in INNWIRE_SECRET_KEY does not fit/, [], {
      INNWIRE_SECRET_KEY: newKey(),
    })
    await rm(`${database}-key`)
    await expectFound(/^key: The key of the secrets in \S+ is missing\. Put the file/)
    expect(await readdir(place)).toEqual(['hotel.db'])
  })

  it('files that are open to others, and leaves them so', async () => {
    await chmod(`${database}-key`, 0o644)
    await expectFound(/^permissions: \S+hotel\.db-key is open to others \(0644\)\. Run chmod 600/)
    expect((await stat(`${database}-key`)).mode & 0o777).toBe(0o644)
  })

  it('a damaged database', async () => {
    await writeFile(database, (await readFile(database)).fill(0xff, 8192))
    await expectFound(/^integrity: .+hotel\.db is damaged\. Put a backup/)
    await writeFile(database, 'Bring bread.\n'.repeat(999))
    await expectFound(/^integrity: .+is damaged/)
  })

  it('one of an earlier or a newer version', async () => {
    change("delete from kysely_migration where name = '0019-told-times'")
    await expectFound(/^migrations: An earlier version .+\(0019-told-times\)\. Back it up before/)
    change("insert into kysely_migration values ('9999_future', '2030-01-01T00:00:00Z')")
    await expectFound(/^migrations: A newer version .+\(9999_future\)\. Start that version/)
  })

  it('what a killed server and a killed restore left, and a database from before a restore', async () => {
    await writeFile(`${database}-restoring`, '')
    await expectFound(/^files: A restore was killed and left \S+hotel\.db-restoring\. Start the server/)
    await rm(`${database}-restoring`)
    await copyFile(database, `${database}-before-20270101T000000000Z`)
    await expectFound(/^files: \S+hotel\.db-before-\S+ is a database from before a restore.+Remove it/)
    await rm(`${database}-before-20270101T000000000Z`)
    using other = new DatabaseSync(database)
    other.exec("insert into setting (name, value) values ('a', 'b')")
    await expectFound(/^files: The server was killed, .+hotel\.db-wal\. Leave that file/)
  })

  it('a file that was not written anew since guests were erased', async () => {
    change("insert into setting (name, value) values ('rewrite_at_start', '')")
    await expectFound(/^files: Guests were erased, .+hotel\.db may still hold them\. Start the server again/)
  })

  it('files of control tokens that are broken or empty', async () => {
    const files = [join(place, 'broken'), join(place, 'empty')]
    for (const file of files) await writeFile(file, file.endsWith('broken') ? 'secret' : '', { mode: 0o600 })
    const { findings } = await doctor(files.flatMap((file) => ['--control-tokens', file]))
    expect(findings).toEqual([
      expect.stringMatching(/^settings: Line 1 of \S+broken is no token\. .+ Mend the file/),
      expect.stringMatching(/^settings: The file \S+empty has no tokens\. Add one/),
    ])
    expect(findings.join()).not.toContain('secret')
  })

  it.each([
    [5_000, []],
    [500, [/^500 MB are free in \S+\. Free some space: below 100 MB changes are refused\.$/]],
    [50, [/^50 MB are free in \S+: changes are refused\. Free some space\.$/]],
  ])('%d MB of free space', (freeMb, words) => {
    const found = diskFindings(database, () => freeMb * 1_000_000)
    expect(found.map(({ problem, advice }) => `${problem} ${advice}`)).toEqual(
      words.map((one) => expect.stringMatching(one)),
    )
  })

  const hour = 3_600_000
  it.each([
    ['the same time', 0, false, []],
    ['an hour later', hour, true, []],
    ['a week later', 168 * hour, false, []],
    ['an hour earlier', -hour, false, [/server has already seen/]],
    ['three hours later, while it runs', 3 * hour, true, [/no trusted time since/]],
    ['two months later', 1440 * hour, false, [/The server ran last at/]],
  ])('a clock that shows %s', (_, later, isRunning, words) => {
    const found = clockFindings(Date.parse('2027-09-15'), Date.parse('2027-09-15') + later, isRunning)
    expect(found.map(({ problem }) => problem)).toEqual(words.map((one) => expect.stringMatching(one)))
  })
})

it.each([
  [[], /doctor needs --database with a file or the address/],
  [['--database', '/nowhere/hotel.db'], /There is no database \/nowhere\/hotel\.db\. Name the one/],
  [['--database', 'a', '--database', 'b'], /--database is given twice/],
])('%j is refused', async (args, words) => {
  await expect(doctorCommand(args, {})).rejects.toThrow(words)
})
