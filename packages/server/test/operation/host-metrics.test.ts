import { once } from 'node:events'
import { statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backupCommand } from '../../src/commands/backup.ts'
import { type Server, startServer } from '../../src/index.ts'
import { openCopy } from '../../src/storage/sqlite/attached-copy.ts'
import { answered } from '../support/answered.ts'
import { newPair, store } from './certificates.ts'

let folder: string
let database: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-host-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The value of a series without labels; undefined where there is none. */
function valueIn(metrics: string, name: string): number | undefined {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics) ?? []
  return value === undefined ? undefined : Number(value)
}
const scrape = async ({ controlUrl, controlToken }: Server) =>
  (await answered(`${controlUrl}/metrics`, { headers: { authorization: `Bearer ${controlToken}` } })).text

describe('of a server on a file, the metrics', () => {
  let server: Server
  beforeEach(async () => {
    database = join(await mkdtemp(join(folder, 'place-')), 'hotel.db')
    server = await startServer({ port: 0, control: true, database, keepFreeMb: 7 })
    return server.stop
  })

  it('tell how much of its disk is free, and how much is kept free', async () => {
    const metrics = await scrape(server)
    const { bavail, bsize } = statfsSync(folder)
    const free = valueIn(metrics, 'innwire_disk_free_bytes') ?? 0
    // Others use the disk, too.
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(1_000_000_000)
    expect(valueIn(metrics, 'innwire_disk_keep_free_bytes')).toBe(7_000_000)
  })

  it('tell when it was backed up last: 0 while nobody has, then as of when the backup is', async () => {
    const last = async () => valueIn(await scrape(server), 'innwire_last_backup_timestamp_seconds')
    expect(await last()).toBe(0)
    const to = join(folder, 'monday.db')
    await backupCommand(['--database', database, '--to', to], {})
    using copy = openCopy(to)
    const taken = copy.prepare("select value from setting where name = 'taken_at'").get()
    expect(await last()).toBe(Date.parse(String(taken?.value)) / 1_000)
    await expect(backupCommand(['--database', database, '--to', to], {})).rejects.toThrow('is there already')
    const before = await last()
    await backupCommand(['--database', database, '--to', to, '--replace'], {})
    expect(await last()).toBeGreaterThan(before ?? 0)
  })

  it('have no certificate where there is none', async () => {
    expect(await scrape(server)).not.toMatch(/^innwire_certificate_\w+ /m)
  })
})

it('of a demo without a database have no last backup', async () => {
  const server = await startServer({ port: 0, demo: true })
  expect(valueIn(await scrape(server), 'innwire_last_backup_timestamp_seconds')).toBeUndefined()
  await server.stop()
})

it('of a server with a certificate tell from when until when that is good, also after it was read again', async () => {
  const first = await newPair(90, 80)
  const server = await startServer({ port: 0, control: true, tls: store(folder, first) })
  const times = async (cert: string) => {
    const headers = { authorization: `Bearer ${server.controlToken}` }
    const asked = request(`${server.controlUrl}/metrics`, { agent: new Agent({ ca: cert }), headers }).end()
    const [answer] = await once(asked, 'response')
    const metrics = await text(answer)
    return ['begin', 'end'].map((end) => valueIn(metrics, `innwire_certificate_${end}_timestamp_seconds`))
  }
  const days = (from: number, to: number) =>
    [from, to].map((each) => expect.closeTo(Date.now() / 1_000 + each * 86_400, -2))
  expect(await times(first.cert)).toEqual(days(-80, 10))
  const second = await newPair(90, 0)
  store(folder, second)
  server.reloadCertificate()
  expect(await times(second.cert)).toEqual(days(0, 90))
  await server.stop()
})
