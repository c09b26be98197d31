import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

// The PHP of the guide is run where there is one. Its receiver has a database of its own, for which many a PHP has no driver.
const runs = (code: string) => spawnSync('php', ['-r', code]).status === 0
const hasPhp = runs('exit(0);')
const hasSqlite = runs('new PDO("sqlite::memory:");')

let hotel: RunningHotel
let server: ChildProcess | undefined
beforeEach(async () => {
  hotel = await openRunning()
  const guide = await readFile(new URL('../../../docs/run.md', import.meta.url), 'utf8')
  for (const [, block = '', name = ''] of guide.matchAll(/```php\n(<\?php \/\/ (\S+\.php)\n.*?)```/gs))
    await writeFile(join(hotel.person.folder, name), block)
})
afterEach(async () => {
  server?.kill('SIGKILL')
  server = undefined
  await hotel.end()
})

async function php(...args: string[]) {
  const child = spawn('php', args, { cwd: hotel.person.folder })
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return out
}

describe.skipIf(!hasPhp)('a PMS in PHP', () => {
  it('puts values in', async () => {
    const program = await hotel.run()
    await vi.waitFor(async () => expect(await hotel.names('.')).toContain('calendar'))
    await php('use-put.php', hotel.folder, inDays(9))
    await vi.waitFor(async () =>
      expect(await hotel.names('taken')).toEqual(['calendar-000000000000001.ndjson']),
    )
    await vi.waitFor(() =>
      expect(program.err).toContain('calendar/000000000000001.ndjson: 2 line(s) are in the journal.'),
    )
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('puts a bill in, and reads what came of it', async () => {
    const program = await hotel.run()
    await vi.waitFor(async () => expect(await hotel.names('.')).toContain('invoices'))
    await php('put-bill.php', hotel.folder, hotel.till.guest)
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1))
    const [day = ''] = await hotel.names('outcomes')
    const out = await php('outcomes.php', hotel.folder, day.replace('.ndjson', ''), '0')
    expect(out).toBe('bar-1-000471: posted\n')
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it.skipIf(!hasSqlite)('takes reservations by a POST, each key once, and refuses a stranger', async () => {
    const { folder } = hotel.person
    const database = join(folder, 'pms.db')
    // PHP takes no port 0: one of this test's own.
    const address = `127.0.0.1:${20_000 + (process.pid % 20_000)}`
    server = spawn('php', ['-S', address, 'receive.php'], {
      cwd: folder,
      env: { ...process.env, SECRET_FILE: 'secret', DATABASE: `sqlite:${database}` },
      stdio: 'ignore',
    })
    await vi.waitFor(async () => expect((await fetch(`http://${address}`)).status).toBe(401))
    const number = await guestsOf(hotel.till).book('Ada')
    const reservations = { url: `http://${address}/reservations`, secretFile: 'secret' }
    const program = await hotel.run([], { reservations })
    await vi.waitFor(async () =>
      expect(await hotel.status()).toMatchObject({
        status: { reservations: { waiting: 0, lastSuccessAt: expect.any(String) } },
      }),
    )
    const pms = new DatabaseSync(database)
    expect(pms.prepare('SELECT number, state FROM taken').all()).toEqual([{ number, state: 'reserved' }])
    pms.close()
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('takes reservations by a command', async () => {
    await guestsOf(hotel.till).book('Ada')
    const program = await hotel.run([], { reservations: { exec: 'php take.php' } })
    await vi.waitFor(() => expect(program.err).toMatch(/^R\d+@\S+ of linden: reserved$/m))
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})
