import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Server } from '@innwire/server'
import { openSync, sqliteStore } from '@innwire/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, inDays, startDemo } from './demo-server.ts'
import { Person } from './innwire.ts'
import { openLine } from './line.ts'

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
const file = (lines: string[]) => writeFile(join(person.folder, 'file.csv'), `${lines.join('\n')}\n`)
/** Without ranges these are six requests, of which three a minute may go. */
const days = 500
const prices = (price: number) => [
  'inv_code,date,price',
  ...Array.from({ length: days }, (_, day) => `HR:1,${inDays(1 + day)},${price + (day % 7)}.50`),
]
const slowly = ['--yes', '--range-end', 'excluded', '--quota', '4/1000']
const begun = /[1-9]\d* of 500 values sent.*next request at/
const journal = () => join(person.folder, 'hotel.db')
const push = (args: string[]) => person.atTerminal(['calendar', 'push', 'file.csv', ...demo(), ...args])
const resume = (args: string[] = []) => person.inPipe(['calendar', 'resume', ...demo(), ...args])

describe('a push that is stopped in the midst', () => {
  it('by Ctrl-C leaves the rest in the journal, and resume sends it', async () => {
    await file(prices(100))
    const terminal = push(slowly)
    await terminal.shows(begun)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(4)
    expect(terminal.shown).toMatch(
      /Stopped\. What is left is in the journal: innwire calendar resume goes on/,
    )
    const { code, out } = await resume()
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0, refused: [] })
    const nothing = await resume(['--json'])
    expect(nothing).toMatchObject({ code: 0, err: 'There is nothing to resume.\n' })
    expect(JSON.parse(nothing.out)).toEqual({
      ended: 'done',
      sent: 0,
      waiting: 0,
      channels: [],
      refused: [],
      resumable: false,
    })
  })

  it('by kill -9 is resumed when the lease of the dead process has run out, which is said', async () => {
    await file(prices(110))
    const terminal = push(slowly)
    await terminal.shows(begun)
    terminal.send('SIGKILL')
    await terminal.ends()
    const { code, out, err } = await resume()
    expect(err).toMatch(
      /has ended without giving it back, as after a kill\. This one goes on in a few seconds\./,
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0, refused: [] })
  })

  it('by kill -9 before all of its file was in the journal needs the file again', async () => {
    const itsJournal = ['--journal', journal()]
    await file(['rate_code,date,price', `NR:HR:2,${inDays(1)},90`])
    expect(await push([...itsJournal, '--yes']).ends()).toBe(4)
    const store = await sqliteStore(journal())
    const value = { since: '2026-11-23T12:00:00.000Z', written: false, numbers: 0, spans: [] }
    await store.write('demo', [{ collection: 'cli', key: 'unfinished-push', value }])
    await store.close()
    expect((await person.inPipe(['calendar', 'retry', ...demo(), ...itsJournal])).code).toBe(4)
    const { code, err } = await resume(itsJournal)
    expect(code).toBe(2)
    expect(err).toMatch(/was stopped before all of its file was in the journal\. Push the file again\./)
    expect(await push([...itsJournal, '--yes']).ends()).toBe(4)
    expect((await resume(itsJournal)).err).toBe('There is nothing to resume.\n')
  })

  it('because another process has taken the hotel over ends with 1', async () => {
    await file(prices(130))
    const terminal = push([...slowly, '--journal', journal()])
    await terminal.shows(begun)
    terminal.send('SIGSTOP')
    const store = await sqliteStore(journal())
    const other = await openSync({
      baseUrl: server.url,
      token: 'demo-token',
      hrId: 'demo',
      quota: { perMinute: 1, perDay: 1 },
      store,
    })
    terminal.send('SIGCONT')
    expect(await terminal.ends()).toBe(1)
    expect(terminal.shown).toMatch(
      /Another process has the hotel now, and goes on with what is in the journal/,
    )
    await other.close()
    await store.close()
  })

  it('by a server that dies ends with 3, and resume completes it', async () => {
    await file(prices(120))
    const line = await openLine(server.url)
    const address = ['--demo', '--base-url', line.url]
    line.breaksAfter(2)
    const args = ['calendar', 'push', 'file.csv', ...address, '--yes', '--range-end', 'excluded']
    const stopped = await person.inPipe(args)
    expect(stopped.code).toBe(3)
    expect(JSON.parse(stopped.out)).toMatchObject({ ended: 'unreachable', resumable: true })
    expect(stopped.err).toMatch(/The service cannot be reached\. What is left is in the journal/)
    line.breaksAfter(Infinity)
    const { code, out } = await person.inPipe(['calendar', 'resume', ...address])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0 })
    await line.close()
  })

  it('by a token that is refused from then on ends with 1', async () => {
    const { id } = await control('POST', '/tokens', { label: 'Till', token: 'other-token' })
    await file(prices(140))
    await writeFile(join(person.folder, 'token'), 'other-token', { mode: 0o600 })
    const line = await openLine(server.url)
    line.beforeUpdate(3, () => control('DELETE', `/tokens/${id}`))
    const address = ['--demo', '--base-url', line.url, '--token-file', 'token']
    const args = ['calendar', 'push', 'file.csv', ...address, '--yes', '--range-end', 'excluded']
    const { code, out, err } = await person.inPipe(args)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ended: 'unauthorized', sent: 180, waiting: 320, resumable: true })
    expect(err).toMatch(
      /The service takes neither the token nor the hotel id\. What is left is in the journal/,
    )
    await line.close()
  })

  it('by a journal that fails ends with 1 and a sentence', async () => {
    await file(prices(150))
    const terminal = push([...slowly, '--journal', journal()])
    await terminal.shows(begun)
    const database = new DatabaseSync(journal())
    database.exec('ALTER TABLE innwire_entry RENAME TO gone')
    expect(await terminal.ends()).toBe(1)
    expect(terminal.shown).toMatch(
      /innwire: The journal cannot be used: no such table: innwire_entry\. See to its disk/,
    )
    expect(terminal.shown).not.toMatch(/^ +at /m)
    database.close()
  })
})

async function control(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.controlUrl}/control/v1/properties/demo${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The control API answers ${response.status}.`)
  return response.status === 204 ? {} : response.json()
}
