import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verify } from '../../src/index.ts'
import { type House, inDays, startHouse, waiting } from '../property-api/hotel.ts'
import { startReceiver } from '../support/receiver.ts'
import { goBackTo } from './go-back.ts'

let folder: string
let database: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
let house: House
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'innwire-rest-'))
  database = join(folder, 'innwire.db')
  receiver = await startReceiver()
  house = await startHouse({ database })
})
afterEach(async () => {
  await house.server.stop()
  await receiver.stop()
  await rm(folder, { recursive: true })
})

const secret = 'the-secret-of-the-channel'
const [password, key] = ['pass-of-the-channel', 'key-of-the-channel']
const urlOf = (host: string) => `http://pms:${password}@${host}/changes?api_key=${key}&hotel=7`
const connector = (url = urlOf(receiver.host)) => ({ kind: 'http', url, secret })
const openHotel = () => house.openHotel({ channels: { bookingcom: connector() } })
const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** Every file that is there, by its name, with what stands in it. */
async function files(): Promise<[string, Buffer][]> {
  const names = await readdir(folder, { recursive: true })
  const read = names.map(async (name): Promise<[string, Buffer] | undefined> => {
    const path = join(folder, name)
    return (await stat(path)).isFile() ? [name, await readFile(path)] : undefined
  })
  return (await Promise.all(read)).filter((one) => one !== undefined)
}

async function expectNoSecretOnDisk() {
  for (const [name, bytes] of await files()) {
    for (const text of [secret, password, key]) expect(bytes.includes(text), `${text} in ${name}`).toBe(false)
  }
}

/** The channel gets a change with everything that only the secrets can have made. */
async function expectDelivered(hrId: string, token: string) {
  const seen = receiver.seen.length
  const price = `${100 + seen}.5`
  const body = JSON.stringify({ rooms: [{ inv_code: 'HR:1', dates: [{ date: inDays(5), price }] }] })
  const headers = { 'content-type': 'application/json' }
  const query = `token=${token}&hr_id=${hrId}`
  await fetch(`${house.server.url}/api/v2/apps/rooms/daily?${query}`, { method: 'PUT', headers, body })
  const change = await vi.waitFor(() => {
    const last = receiver.seen.at(-1)
    if (!last || receiver.seen.length === seen) throw new Error('Nothing yet.')
    return last
  }, waiting)
  expect(change.url).toBe(`/changes?api_key=${key}&hotel=7`)
  expect(change.headers.authorization).toBe(`Basic ${Buffer.from(`pms:${password}`).toString('base64')}`)
  const { 'innwire-signature': signature, 'innwire-timestamp': timestamp } = change.headers
  expect(verify(secret, signature, timestamp, change.body, { now: new Date() })).toBe(true)
}

describe('files', () => {
  it('that the server makes are for its user only; the folder stays as it is', async () => {
    await chmod(folder, 0o755)
    await house.control('PUT', '/snapshots/before', {})
    const modes = await Promise.all(
      (await files()).map(async ([name]) => [name, await mode(join(folder, name))]),
    )
    expect(Object.fromEntries(modes)).toEqual({
      'innwire.db': '600',
      'innwire.db-wal': '600',
      'innwire.db-shm': '600',
      'innwire.db-lock': '600',
      'innwire.db-lock-journal': '600',
      'innwire.db-key': '600',
      'innwire.db-snapshots/before.db': '600',
    })
    expect(await mode(`${database}-snapshots`)).toBe('700')
    expect(await mode(folder)).toBe('755')
  })

  it('that others may read, from an earlier version or by copying, are closed at the next start', async () => {
    await house.server.stop()
    await chmod(database, 0o644)
    await chmod(`${database}-lock`, 0o644)
    await chmod(`${database}-key`, 0o644)
    house = await startHouse({ database })
    const modes = [database, `${database}-lock`, `${database}-key`].map(mode)
    expect(await Promise.all(modes)).toEqual(['600', '600', '600'])
  })
})

describe('the secrets of a connection', () => {
  it('are nowhere on the disk in plain, and good after a restart', async () => {
    const { hr_id, token } = await openHotel()
    await expectDelivered(hr_id, token)
    await house.control('PUT', '/snapshots/with-secrets', {})
    await expectNoSecretOnDisk()
    await house.server.stop()
    await expectNoSecretOnDisk()
    house = await startHouse({ database })
    await expectDelivered(hr_id, token)
    await house.control('POST', '/snapshots/with-secrets/restore', {})
    await expectDelivered(hr_id, token)
  })

  it('that stood there in plain are encrypted at the next start, and leave nothing behind', async () => {
    const { hr_id, token } = await openHotel()
    await house.server.stop()
    await rm(`${database}-key`)
    await goBackTo(database, '0005-token-hashes')
    const file = new DatabaseSync(database)
    const plain = JSON.stringify(connector())
    file.prepare("update connection set connector = ? where channel_code = 'bookingcom'").run(plain)
    file.close()
    house = await startHouse({ database })
    await expectNoSecretOnDisk()
    await expectDelivered(hr_id, token)
  })

  it('are shown in no answer, and kept where the url is given as it is shown', async () => {
    const { hr_id, token, control } = await openHotel()
    const shown = `http://pms:***@${receiver.host}/changes?api_key=***&hotel=***`
    const put = await control('PUT', '/channels/bookingcom', { connector: connector() })
    expect(put.connector).toEqual({ kind: 'http', url: shown, secret: null })
    const { connections } = await control('GET', '/channels')
    for (const text of [secret, password, key]) expect(JSON.stringify(connections)).not.toContain(text)
    await control('PUT', '/channels/bookingcom', { connector: { kind: 'http', url: shown } })
    await expectDelivered(hr_id, token)
  })

  it('are not sent to another address by giving the mask for them', async () => {
    const { control } = await openHotel()
    for (const url of [
      'http://pms:***@evil.example/changes',
      'http://evil.example/?api_key=***',
      'http://evil.example/***/changes',
    ]) {
      const refused = control('PUT', '/channels/bookingcom', { connector: { kind: 'http', url } })
      await expect(refused).rejects.toThrow('***')
    }
  })
})

describe('the key of the secrets', () => {
  const start = (secretKey?: string) =>
    startHouse({ database, ...(secretKey !== undefined && { secretKey }) })

  it('may come from the environment in place of the file', async () => {
    const { hr_id, token } = await openHotel()
    await house.server.stop()
    const given = (await readFile(`${database}-key`, 'utf8')).trim()
    await rm(`${database}-key`)
    house = await start(Buffer.from(given, 'base64').toString('hex'))
    await expectDelivered(hr_id, token)
    expect(await readdir(folder)).not.toContain('innwire.db-key')
  })

  it('that is missing, another, or none is told at the start, and nothing is changed', async () => {
    await openHotel()
    await house.server.stop()
    await copyFile(`${database}-key`, join(folder, 'kept'))
    await rm(`${database}-key`)
    await expect(start()).rejects.toThrow(
      /The key of the secrets in .* is missing\. Put the file .*-key back/,
    )
    const another = Buffer.alloc(32, 1).toString('base64')
    await expect(start(another)).rejects.toThrow(/INNWIRE_SECRET_KEY does not fit .*hotel-1 to bookingcom/)
    await expect(start('too short')).rejects.toThrow('INNWIRE_SECRET_KEY is none: it must be 32 bytes')
    await writeFile(`${database}-key`, another)
    await expect(start()).rejects.toThrow(/innwire\.db-key does not fit/)
    await copyFile(join(folder, 'kept'), `${database}-key`)
    house = await start()
  })

  it('that is another is told also where nothing is encrypted yet, and one that is lost then is made anew', async () => {
    await house.server.stop()
    const lost = await readFile(`${database}-key`, 'utf8')
    await expect(start(Buffer.alloc(32, 1).toString('base64'))).rejects.toThrow(
      /The key in INNWIRE_SECRET_KEY does not fit .*innwire\.db: a server has run on it with another\. Give that one/,
    )
    await rm(`${database}-key`)
    house = await start()
    await house.server.stop()
    const made = await readFile(`${database}-key`, 'utf8')
    await writeFile(`${database}-key`, lost)
    await expect(start()).rejects.toThrow(/The key in .*innwire\.db-key does not fit .*innwire\.db: a server/)
    await writeFile(`${database}-key`, made)
    house = await start()
  })

  it('is not another hotel\u2019s: what is encrypted opens in its own place only', async () => {
    await openHotel()
    await house.server.stop()
    const file = new DatabaseSync(database)
    file.exec("update connection set hr_id = 'hotel-2' where channel_code = 'bookingcom'")
    file.close()
    await expect(start()).rejects.toThrow('does not fit')
    const back = new DatabaseSync(database)
    back.exec("update connection set hr_id = 'hotel-1' where channel_code = 'bookingcom'")
    back.close()
    house = await start()
  })
})
