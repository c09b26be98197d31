import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { openSync, sqliteStore } from '@innwire/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'

let server: Server
let person: Person
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.stop())
beforeEach(async () => {
  person = await Person.make()
})
afterEach(() => person.leave())

const demo = () => asDemo(server)
const hotel = () => ({ INNWIRE_BASE_URL: server.url, INNWIRE_HR_ID: 'demo', INNWIRE_TOKEN: 'demo-token' })
const retry = (args: string[] = []) => person.inPipe(['calendar', 'retry', ...args], { env: hotel() })
const configFile = (content: unknown) =>
  writeFile(join(person.folder, 'innwire.config.json'), JSON.stringify(content))

describe('what only the operator of the service knows', () => {
  it('has no default: what is missing is named, with what to give and why', async () => {
    const { code, err } = await retry()
    expect(code).toBe(2)
    expect(err).toMatch(/--quota 5\/250 \("quota"\): the requests that the service lets the hotel make/)
    expect(err).toMatch(/--bookings lower or keep \("bookings"\): .*overbooks nights\./)
    expect(err).toMatch(/--range-end included or excluded \("rangeEnd"\): /)
    expect(err).not.toContain('--repeat')
  })

  it('may be in the file of the folder', async () => {
    await configFile({ quota: '600/100000', bookings: 'lower', rangeEnd: 'included' })
    expect(await retry()).toMatchObject({ code: 0, err: 'Nothing is parked.\n' })
  })

  it.each([
    [{ quota: '5' }, /quota "5" \(innwire\.config\.json\): give requests a minute and a day, such as 5\/250/],
    [{ quota: '0/250' }, /quota "0\/250" /],
    [
      { quota: '5/250', bookings: 'lowers' },
      /bookings "lowers" \(innwire\.config\.json\): it is lower or keep/,
    ],
  ])('as %j is refused', async (content, why) => {
    await configFile({ bookings: 'lower', rangeEnd: 'included', ...content })
    const { code, err } = await retry()
    expect(code).toBe(2)
    expect(err).toMatch(why)
  })

  it('is shown by innwire config', async () => {
    await configFile({ quota: '5/250', journal: 'hotel.db' })
    const { out } = await person.inPipe(['config', '--bookings', 'keep', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      quota: { value: '5/250', from: 'innwire.config.json' },
      bookings: { value: 'keep', from: '--bookings' },
      rangeEnd: { value: null, from: null },
      journal: { value: join(person.folder, 'hotel.db') },
    })
  })

  it('is refused by innwire config, too, where it is none', async () => {
    await configFile({ bookings: 'sinks' })
    const { code, out, err } = await person.inPipe(['config'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^innwire: bookings "sinks" \(innwire\.config\.json\): it is lower or keep/)
  })
})

describe('the journal', () => {
  const folder = () => join(person.folder, '.local', 'share', 'innwire', 'journals')

  it('is a file of each hotel, in a folder for this user alone', async () => {
    expect((await retry(demo())).code).toBe(0)
    const files = async () => (await readdir(folder())).filter((name) => name.endsWith('.db'))
    const [name = ''] = await files()
    const shown = JSON.parse((await person.inPipe(['config', ...demo()])).out)
    expect(shown.journal).toEqual({ value: join(folder(), name), from: 'default' })
    expect(name).toMatch(/^127\.0\.0\.1_\d+-demo-[0-9a-f]{12}\.db$/)
    expect((await stat(folder())).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600)
    await person.inPipe(['calendar', 'retry', ...demo(), '--hr-id', 'Demo'])
    expect(await files()).toHaveLength(2)
  })

  it('is the file that --journal names', async () => {
    expect((await retry([...demo(), '--journal', 'hotel.db'])).code).toBe(0)
    expect((await stat(join(person.folder, 'hotel.db'))).isFile()).toBe(true)
  })

  it('that is no file is wrong use for a plan, too', async () => {
    const args = ['calendar', 'plan', '-', ...demo(), '--journal', '.']
    const { code, err } = await person.inPipe(args, {
      input: 'inv_code,date,price\nHR:1,2027-01-01,90\n',
    })
    expect(code).toBe(2)
    expect(err).toMatch(/give another --journal/)
  })

  it('that cannot be used is wrong use', async () => {
    const { code, err } = await retry([...demo(), '--journal', 'no/such/folder/hotel.db'])
    expect(code).toBe(2)
    expect(err).toMatch(/no\/such\/folder\/hotel\.db cannot be used: .*give another --journal/)
  })
})

it('a watch on a terminal says when it is ready', async () => {
  const terminal = person.atTerminal(['reservations', 'watch', ...demo(), '--journal', 'hotel.db'])
  await terminal.shows(/^innwire: Ready: each reservation is handed on as it comes\. Ctrl-C stops it\.$/m)
  terminal.type('\u0003')
  expect(await terminal.ends()).toBe(0)
})

it('a hotel that another process has is waited for, which is said, and Ctrl-C ends the wait', async () => {
  const journal = join(person.folder, 'hotel.db')
  const store = await sqliteStore(journal)
  const other = await openSync({
    baseUrl: server.url,
    token: 'demo-token',
    hrId: 'demo',
    quota: { perMinute: 600, perDay: 100_000 },
    store,
  })
  const args = ['calendar', 'retry', ...demo(), '--journal', journal]
  const ended = person.atTerminal(args)
  await ended.shows(
    /Another innwire \(process \d+ on .+\) has the hotel demo\. This one waits .* Ctrl-C ends this one\./,
  )
  ended.type('\u0003')
  expect(await ended.ends()).toBe(4)
  const waiting = person.atTerminal(args)
  await waiting.shows(/Another innwire/)
  await other.close()
  expect(await waiting.ends()).toBe(0)
  await store.close()
})
