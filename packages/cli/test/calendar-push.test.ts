import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asDemo, control, inDays, setFailures, startDemo } from './demo-server.ts'
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
const push = (args: string[] = []) => person.inPipe(['calendar', 'push', 'file.csv', ...demo(), ...args])
const atTerminal = (args: string[] = []) =>
  person.atTerminal(['calendar', 'push', 'file.csv', ...demo(), ...args])
const prices = (first: number, days: number) => [
  'inv_code,date,price',
  ...Array.from({ length: days }, (_, day) => `HR:1,${inDays(first + day)},${90 + (day % 7)}.50`),
]

describe('innwire calendar push', () => {
  it('brings the values to every channel, and says in JSON what each took', async () => {
    await file(prices(10, 20))
    const { code, out, err } = await push(['--yes'])
    expect(code).toBe(0)
    expect(err).toMatch(/^20 line\(s\): at most 1 request\(s\)/)
    const report = JSON.parse(out)
    expect(report).toMatchObject({ ended: 'done', sent: 20, waiting: 0, refused: [], resumable: false })
    expect(report.channels).toMatchObject(
      ['bookingcom', 'expedia', 'online'].map((code) => ({ code, confirmed: 20, failed: 0 })),
    )
  })

  it('reports the values of the file alone', async () => {
    await file(prices(40, 20))
    await push(['--yes'])
    await file(['inv_code,date,min_stay', `HR:1,${inDays(45)},2`])
    expect(JSON.parse((await push(['--yes'])).out)).toMatchObject({ sent: 1 })
  })

  it('shows the plan on a terminal, asks, shows how far it is, and ends with a table', async () => {
    await file(prices(40, 20))
    const terminal = atTerminal()
    await terminal.shows(/20 line\(s\): at most 1 request.*Send it\?/s)
    terminal.type('y')
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/of 20 values sent/)
    expect(terminal.shown).toMatch(/CHANNEL +CONFIRMED +FAILED +REFUSED +HELD +NOT HEARD/)
    expect(terminal.shown).toMatch(/bookingcom +20 +0 +0 +0 +0/)
  })

  it('sends nothing when the person says no, or gives up', async () => {
    await file(prices(70, 20))
    for (const keys of ['n', '\u0003']) {
      const terminal = atTerminal()
      await terminal.shows(/Send it\?/)
      terminal.type(keys)
      expect(await terminal.ends()).toBe(2)
      expect(terminal.shown).toContain('innwire: Nothing was sent.')
    }
  })

  it.each(['SIGTERM', 'SIGHUP'] as const)(
    'keeps the hotel from nobody while it asks, and %s ends the question',
    async (name) => {
      await file(prices(70, 20))
      const terminal = atTerminal()
      await terminal.shows(/Send it\?/)
      const other = await person.inPipe([
        'calendar',
        'push',
        'file.csv',
        ...demo(),
        '--yes',
        '--hotel-timeout',
        '5',
      ])
      expect(other.code).toBe(0)
      terminal.send(name)
      expect(await terminal.ends()).toBe(4)
      expect(terminal.shown).toContain('innwire: Stopped. Nothing was sent.')
    },
  )

  it('needs --yes where nobody can be asked', async () => {
    await file(prices(70, 20))
    const { code, out, err } = await push()
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /There is no terminal to ask on: "Send it\?" Nothing was sent\. Give --yes to say yes\.$/m,
    )
  })

  it('asks about a price of 0 and one with three decimals, and names their lines', async () => {
    await file([
      'inv_code,date,price',
      `HR:1,${inDays(90)},130`,
      `HR:1,${inDays(91)},1.135`,
      `HR:1,${inDays(92)},0`,
    ])
    const { code, out, err } = await push(['--yes'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/CODE +LOWEST PRICE +HIGHEST PRICE\nHR:1 +0 +130/)
    expect(err).toMatch(/2 price\(s\) are 0, or have three.*3 +HR:1 +\S+ +1\.135\n4 +HR:1 +\S+ +0\n/s)
    expect(err).toMatch(/Give --prices-checked to say yes\.$/m)
    expect((await push(['--yes', '--prices-checked'])).code).toBe(0)
  })

  it('only plans with --dry-run', async () => {
    await file(prices(70, 20))
    const { code, out } = await push(['--dry-run'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ lines: 20, requests: 1 })
  })

  it('names each date that the service refuses, and ends with 4', async () => {
    await file(['inv_code,rate_code,date,price', `HR:1,,${inDays(10)},90`, `,NR:HR:2,${inDays(10)},90`])
    const { code, out, err } = await push(['--yes', '--json'])
    expect(code).toBe(4)
    expect(JSON.parse(out).refused).toEqual([
      {
        code: 'NR:HR:2',
        date: inDays(10),
        field: 'price',
        value: '90',
        channel: null,
        state: 'refused',
        reason: expect.stringContaining('NR:HR:2'),
        transaction: null,
      },
    ])
    expect(err).toMatch(/innwire calendar retry; retry --drop gives it up\.$/m)
    const again = await person.inPipe(['calendar', 'retry', 'NR:HR:2', ...demo()])
    expect(again.code).toBe(4)
    expect(JSON.parse(again.out).refused).toMatchObject([{ code: 'NR:HR:2', state: 'refused' }])
    const nothing = await person.inPipe(['calendar', 'retry', 'HR:3', ...demo(), '--json'])
    expect(nothing).toMatchObject({ code: 0, err: 'Nothing is parked.\n' })
    expect(JSON.parse(nothing.out)).toMatchObject({ ended: 'done', sent: 0, refused: [], resumable: false })
  })

  it('sends nothing of a file with a code that the hotel has not, and names the line and the near one', async () => {
    await file([...prices(10, 2), `HRR:1,${inDays(10)},90`])
    const { code, out, err } = await push(['--yes'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(
      'innwire: file.csv has one wrong place. Nothing was sent.\n  line 4, column 1 (inv_code): "HRR:1": the hotel has no room type of this code. Did you mean HR:1?\n',
    )
    const show = ['calendar', 'show', 'HR:1', '--from', inDays(10).slice(0, 7), ...demo()]
    expect((await person.inPipe(show)).out).toBe('[]\n')
  })

  it('names what a channel fails, ends with 4, and goes on by resume when the channel is back', async () => {
    await setFailures(server, 1)
    await file(prices(100, 3))
    const failed = await push(['--yes'])
    await setFailures(server, 0)
    expect(failed.code).toBe(4)
    expect(JSON.parse(failed.out)).toMatchObject({ ended: 'done', sent: 3, resumable: true })
    expect(JSON.parse(failed.out).refused).toMatchObject(
      [100, 101, 102].map((day) => ({ date: inDays(day), channel: 'expedia', state: 'failed' })),
    )
    const [{ transaction }] = JSON.parse(failed.out).refused
    const about = await person.inPipe(['transaction', transaction, ...demo()])
    expect(JSON.parse(about.out)).toMatchObject({ id: transaction, counts: { failed: 1 } })
    const month = inDays(100).slice(0, 7)
    const shown = await person.inPipe(['calendar', 'show', 'HR:1', '--from', month, ...demo()])
    expect(JSON.parse(shown.out)).toContainEqual(
      expect.objectContaining({
        date: inDays(100),
        values: {
          price: expect.objectContaining({
            channels: expect.objectContaining({ expedia: expect.objectContaining({ transaction }) }),
          }),
        },
      }),
    )
    expect(failed.err).toMatch(/innwire calendar resume goes on with it\./)
    const { code, out, err } = await person.inPipe(['calendar', 'resume', ...demo()])
    expect(code).toBe(0)
    expect(err).toMatch(/^3 of 3 values sent, 3 refused, held or failed, .*confirmed: bookingcom 3/)
    expect(JSON.parse(out)).toMatchObject({ refused: [], resumable: false })
    expect((await person.inPipe(['calendar', 'resume', ...demo()])).err).toBe('There is nothing to resume.\n')
  })
})

/** A gateway that answers updates of so many bytes by itself, or what is asked for at a path, and passes all else on. */
async function openGateway(
  to: string,
  { status, body, path, from = 0 }: { status: number; body: string; path?: string; from?: number },
) {
  let answered = 0
  const gateway = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const bytes = Number(headers['content-length'] ?? 0)
    if (path === undefined ? method === 'PUT' && bytes >= from : url.includes(path)) {
      answered += 1
      return response.writeHead(status, { 'content-type': 'text/html' }).end(body)
    }
    const type = headers['content-type']
    const answer = await fetch(`${to}${url}`, {
      method,
      ...(type && { headers: { 'content-type': type }, body: await text(request) }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    /** How often it answered by itself. */
    answered: () => answered,
    close: () => new Promise((resolve) => gateway.close(resolve).closeAllConnections()),
  }
}

it('a service that answers 429 is waited for, which a terminal shows, and --timeout ends that with 4', async () => {
  for (const operation of ['updateRoomRange', 'updateRoomsDaily'])
    await control(server, 'POST', '/faults', { operation, effect: 'status', status: 429, share: 1 })
  await file(prices(115, 3))
  const terminal = atTerminal(['--yes', '--timeout', '5'])
  await terminal.shows(/0 of 3 values sent, next request at [\d:]{8} \(429, its quota is used up\)/)
  expect(await terminal.ends()).toBe(4)
  expect(terminal.shown).toMatch(/Stopped\. What is left is in the journal: innwire calendar resume/)
  await control(server, 'DELETE', '/faults')
})

describe('a service that answers 500', () => {
  afterEach(() => control(server, 'DELETE', '/faults'))
  const fails = (operation: string) =>
    control(server, 'POST', '/faults', { operation, effect: 'status', status: 500, share: 1 })

  it('to each update ends a push with 1, which resume goes on with', async () => {
    await fails('updateRoomRange')
    await fails('updateRoomsDaily')
    await file(prices(120, 3))
    const { code, out, err } = await push(['--yes'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ended: 'failing', sent: 0, resumable: true })
    expect(err).toMatch(
      /The service fails each update\. updateRoomRange: 500 .*\. What is left is in the journal/,
    )
  })

  it.each([
    ['a page of a gateway with 200', 200, '<html>Down for maintenance.</html>'],
    ['a 404', 404, '<html>Not found</html>'],
    ['a 400', 400, '<html>Bad Request</html>'],
    ['a 413', 413, '<html>Request Entity Too Large</html>'],
    ['a redirect', 302, ''],
  ])('or by %s, ends a push with 1, too', async (_, status, body) => {
    const gateway = await openGateway(server.url, { status, body })
    await file(prices(125, 3))
    const args = ['calendar', 'push', 'file.csv', '--demo', '--base-url', gateway.url, '--yes']
    const { code, out, err } = await person.inPipe(args)
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringContaining(`The service fails each update. updateRoomRange: ${status}`),
    })
    expect(err).toContain('something in between may answer, such as a proxy. What is left is in the journal')
    expect(JSON.parse(out)).toMatchObject({ ended: 'failing', sent: 0, resumable: true })
    await gateway.close()
  })

  it('by a 413 for what is large alone, makes updates smaller, and ends with 0', async () => {
    const gateway = await openGateway(server.url, { status: 413, body: '<html>Too large</html>', from: 9000 })
    const lines = Array.from({ length: 80 }, (_, day) =>
      ['HR:1', 'HR:2', 'HR:3'].map((code) => `${code},${inDays(310 + day)},${90 + day}.50,${1 + (day % 3)}`),
    )
    await file(['inv_code,date,price,min_stay', ...lines.flat()])
    const args = ['calendar', 'push', 'file.csv', '--demo', '--base-url', gateway.url, '--yes']
    const { code, out } = await person.inPipe(args)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', waiting: 0, refused: [], resumable: false })
    expect(gateway.answered()).toBe(1)
    await gateway.close()
  })

  it('is no end with 0 where a gateway answers in its place what became of an update', async () => {
    const gateway = await openGateway(server.url, { status: 404, body: '', path: '/transaction_details' })
    await file(prices(135, 3))
    const args = ['calendar', 'push', 'file.csv', '--demo', '--base-url', gateway.url, '--yes']
    const { code, out, err } = await person.inPipe(args)
    expect(code).toBe(4)
    const [channel] = JSON.parse(out).channels
    expect(channel).toEqual({ code: 'bookingcom', confirmed: 0, failed: 0, refused: 0, held: 0, unheard: 3 })
    expect(err).toContain('Not heard from bookingcom, expedia, online, and the service is not asked again: ')
    await gateway.close()
  })

  it('about what became of an update leaves it to resume, and ends with 4', async () => {
    await fails('getTransactionDetails')
    await fails('getTransactionDetailsV1')
    await file(prices(130, 3))
    const terminal = atTerminal(['--yes'])
    await terminal.shows(/3 of 3 values sent/)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(4)
    expect(terminal.shown).toMatch(/Not heard from any channel\..*innwire calendar resume/s)
  })
})

it('names a season that a channel fails in one line on a terminal', async () => {
  await setFailures(server, 1)
  await file(prices(200, 30))
  const terminal = atTerminal(['--yes'])
  const code = await terminal.ends()
  await setFailures(server, 0)
  expect(code).toBe(4)
  expect(terminal.shown).toMatch(/CODE +DATES +VALUES +BY +STATE +TRANSACTION +WHY/)
  const row = `HR:1 +${inDays(200)} to ${inDays(229)} +price \\(30\\) +expedia +failed +\\S+`
  expect(terminal.shown.match(new RegExp(row, 'g'))).toHaveLength(1)
})

describe('an availability above 0', () => {
  const rooms = (rooms: number) => ['inv_code,date,availability', `HR:1,${inDays(50)},${rooms}`]

  it('is sent only where somebody says that it has every booking in it', async () => {
    await file(rooms(2))
    const { code, err } = await push(['--yes'])
    expect(code).toBe(2)
    expect(err).toMatch(
      /1 value\(s\) are an availability above 0\. .* sold again\. .*Give --bookings-counted/,
    )
    expect((await push(['--yes', '--bookings-counted'])).code).toBe(0)
    await file(rooms(0))
    expect((await push(['--yes'])).code).toBe(0)
  })

  it('is asked for on a terminal, also with --yes', async () => {
    await file(rooms(3))
    const terminal = atTerminal(['--yes'])
    await terminal.shows(/Has each number every booking in it/)
    terminal.type('y')
    expect(await terminal.ends()).toBe(0)
  })
})

it('a file of 100,000 lines fits into 256 MB', { timeout: 300_000 }, async () => {
  const lines = Array.from({ length: 100_000 }, (_, line) => {
    const code = ['HR:1', 'HR:2', 'HR:3'][line % 3]
    return `${code},${inDays(1 + (Math.floor(line / 3) % 900))},${80 + (line % 50)},${1 + (line % 4)}`
  })
  await file(['inv_code,date,price,min_stay', ...lines])
  const { code, out, err } = await person.inPipe(
    ['calendar', 'push', 'file.csv', ...demo(), '--yes', '--json'],
    { env: { NODE_OPTIONS: '--max-old-space-size=256' } },
  )
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/^100,000 line/) })
  expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: 5400, waiting: 0, refused: [] })
})
