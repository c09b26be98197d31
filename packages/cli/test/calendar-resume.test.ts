import { writeFile } from 'node:fs/promises'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { openSync, sqliteStore } from '@innwire/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, inDays, startDemo } from './demo-server.ts'
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
    expect((await resume()).err).toBe('There is nothing to resume.\n')
  })

  it('by kill -9 is resumed when the lease of the dead process has run out, which is said', async () => {
    await file(prices(110))
    const terminal = push(slowly)
    await terminal.shows(begun)
    terminal.send('SIGKILL')
    await terminal.ends()
    const { code, out, err } = await resume()
    expect(err).toMatch(/has ended without close\(\)\. This one takes over/)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0, refused: [] })
  })

  it('by kill -9 before all of its file was in the journal needs the file again', async () => {
    const itsJournal = ['--journal', journal()]
    await file(['inv_code,date,price', `HR:99,${inDays(1)},90`])
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
})

describe('availability above 0 that a push has left', () => {
  const stop = async () => {
    const rooms = Array.from({ length: days }, (_, day) => `HR:1,${inDays(1 + day)},${1 + (day % 5)}`)
    await file(['inv_code,date,availability', ...rooms])
    const terminal = push([...slowly, '--bookings-counted'])
    await terminal.shows(begun)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(4)
  }

  it('is not sent before somebody says that nothing was booked since', async () => {
    await stop()
    for (const words of [['resume'], ['retry']]) {
      const { code, err } = await person.inPipe(['calendar', ...words, ...demo()])
      expect(code).toBe(2)
      expect(err).toMatch(/availability above 0.*--bookings-counted/)
    }
    await file(['inv_code,date,price', `HR:2,${inDays(5)},90`])
    const other = await person.inPipe(['calendar', 'push', 'file.csv', ...demo(), '--yes'])
    expect(other).toMatchObject({ code: 2, err: expect.stringMatching(/availability above 0/) })
    const { code, out } = await resume(['--bookings-counted'])
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0, refused: [] })
    expect(code).toBe(0)
  })
})

/** A line to a server that breaks. */
async function openLine(to: string) {
  let updatesLeft = Infinity
  const line: HttpServer = createServer((request, response) => {
    if (request.method === 'PUT') updatesLeft -= 1
    if (updatesLeft < 0) {
      request.socket.destroy()
      return
    }
    const forward = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const type = request.headers['content-type']
      const answer = await fetch(`${to}${request.url}`, {
        method: request.method ?? 'GET',
        headers: type ? { 'content-type': type } : {},
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      })
      response.end(await answer.text())
    }
    forward().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** After so many updates it is as if nobody were there. */
    breaksAfter(updates: number) {
      updatesLeft = updates
    },
    close: () => new Promise((resolve) => line.close(resolve).closeAllConnections()),
  }
}
