import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server } from '@innwire/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
const list = (...args: string[]) => person.inPipe(['reservations', 'list', ...args, ...demo()])
const linesOf = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

describe('innwire reservations list', () => {
  it('shows a table on a terminal with what a person at the desk needs', async () => {
    const terminal = person.atTerminal(['reservations', 'list', ...demo()])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/NUMBER +CHANNEL +CHANNEL NUMBER +STATE +GUEST +FROM +TO +ROOMS +TOTAL/)
    expect(terminal.shown).toMatch(/R\d{9} +\w+ +\S+ +(reserved|confirmed|canceled) +/)
  })

  it('shows the same again, in lines in a pipe and as one array with --json', async () => {
    const first = await list('--since', '2020-01-01')
    expect(first.code).toBe(0)
    const entries = linesOf(first.out)
    expect(entries.length).toBeGreaterThan(10)
    const { out } = await list('--since', '2020-01-01', '--json')
    const numbers = (list: { hr_number: string }[]) => list.map(({ hr_number }) => hr_number).sort()
    expect(numbers(JSON.parse(out))).toEqual(numbers(entries))
  })

  it('says on standard error what it does to the delivery', async () => {
    expect((await list()).err).toBe(
      'What this shows counts as delivered to this token: a program that asks for the undelivered does not see it (D19).\n',
    )
    expect((await list('--undelivered')).err).toMatch(
      /no list of the undelivered shows it again \(D19\): keep it/,
    )
    const { out } = await person.inPipe(['reservations', 'list', '--help'])
    expect(out).toMatch(/--undelivered +take what no list has shown to this token/)
  })

  it('refuses a --from-date of long ago by the names of the options', async () => {
    const { code, err } = await list('--from-date', '2020-01-01')
    expect(code).toBe(1)
    expect(err).toMatch(/422 .*--from-date may lie at most 30 days back: .*, use --since\./)
    expect(err).not.toContain('from_last_update_date')
  })
})

it('innwire reservations list --undelivered takes all of them once, page after page', async () => {
  const fresh = await startDemo()
  try {
    const take = (...args: string[]) =>
      person.inPipe(['reservations', 'list', ...args, '--demo', '--base-url', fresh.url])
    const taken = linesOf((await take('--undelivered')).out)
    expect(taken.length).toBeGreaterThan(0)
    expect(linesOf((await take('--undelivered')).out)).toEqual([])
    expect((await take('--booked')).out).toBe('')
    expect((await take('--modified', '--json')).out).toBe('[]\n')
  } finally {
    await fresh.stop()
  }
})

it('a list that fails in its midst has printed what it was given', async () => {
  const reservation = { hr_number: 'R1', updated_at: '2026-01-01T00:00:00Z' }
  let asked = 0
  const failing = createServer((_, response) => {
    asked += 1
    response.setHeader('content-type', 'application/json')
    if (asked > 1) response.statusCode = 403
    response.end(JSON.stringify(asked > 1 ? {} : { reservations: [reservation, { guest: 'no number' }] }))
  })
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
  const { port } = failing.address() as AddressInfo
  const ends = async (...args: string[]) => {
    asked = 0
    const url = `http://127.0.0.1:${port}`
    return person.inPipe(['reservations', 'list', '--undelivered', ...args, '--demo', '--base-url', url])
  }
  const piped = await ends()
  expect(piped.code).toBe(1)
  expect(linesOf(piped.out)).toEqual([reservation, { guest: 'no number' }])
  expect(piped.err).toContain('1 of them cannot be read, because they have no hr_number.')
  const json = await ends('--json')
  expect(JSON.parse(json.out)).toEqual([reservation, { guest: 'no number' }])
  failing.close()
})

it('a list of the undelivered prints each page before it asks for the next, with --json, too', async () => {
  let asked = 0
  const hanging = createServer((_, response) => {
    asked += 1
    response.setHeader('content-type', 'application/json')
    if (asked === 1)
      response.end(
        JSON.stringify({ reservations: [{ hr_number: 'R1', updated_at: '2026-01-01T00:00:00Z' }] }),
      )
  })
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`
  const args = ['reservations', 'list', '--undelivered', '--json', '--demo', '--base-url', url]
  const program = person.start(args)
  await vi.waitFor(() => expect(program.out).toContain('"R1"'))
  expect(await program.ends('SIGKILL')).toBe(null)
  hanging.closeAllConnections()
  hanging.close()
})

describe('innwire reservations get', () => {
  it("shows one by the service's number or the channel's", async () => {
    const [first] = linesOf((await list('--since', '2020-01-01')).out)
    const get = (number: string) => person.inPipe(['reservations', 'get', number, ...demo()])
    const { code, out, err } = await get(first.hr_number)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ hr_number: first.hr_number, guest: first.guest })
    expect(JSON.parse((await get(first.provider_number)).out).hr_number).toBe(first.hr_number)
    const terminal = person.atTerminal(['reservations', 'get', first.hr_number, ...demo()])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toContain(first.guest)
    expect(terminal.shown).toMatch(/ROOM +RATE +GROUP +STATE/)
  })

  it('ends with 1 when there is none', async () => {
    expect(await person.inPipe(['reservations', 'get', 'R9', ...demo()])).toEqual({
      code: 1,
      out: '',
      err: 'innwire: There is no reservation R9. List what there is.\n',
    })
  })
})
