import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
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
const one = inDays(30)
const plan = (content: string, args: string[] = []) =>
  writeFile(join(person.folder, 'file'), content).then(() =>
    person.inPipe(['calendar', 'plan', 'file', ...demo(), ...args]),
  )

describe('the plan', () => {
  const prices = `inv_code,date,price\n${Array.from({ length: 200 }, (_, day) => `HR:1,${inDays(day + 1)},90\n`).join('')}`

  it('says on a terminal what a push sends, and how long it takes', async () => {
    await writeFile(join(person.folder, 'file'), prices)
    const terminal = person.atTerminal(['calendar', 'plan', 'file', ...demo(), '--quota', '5/250'])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/200 line\(s\): at most 1 request\(s\), \d+ bytes\./)
    expect(terminal.shown).toMatch(/Of 5 requests a minute and 250 a day, 5 and 250 are left\./)
    expect(terminal.shown).toMatch(/It takes a few seconds until all is sent\./)
  })

  it('finds no line wrong by an empty list of rooms, which a fault of the service gives', async () => {
    const faulty = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"rooms":[]}'),
    )
    await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve))
    const { port } = faulty.address() as AddressInfo
    const { code, err } = await plan(prices, ['--base-url', `http://127.0.0.1:${port}`])
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('no room type and no rate') })
    faulty.close()
  })

  it('says that it waits for the quota, and until when', async () => {
    const answers = [
      { status: 429, headers: { 'retry-after': '2' }, body: '{}' },
      { status: 200, headers: {}, body: '{"rooms":[]}' },
    ]
    const busy = createServer((_, response) => {
      const { status = 500, headers, body } = answers.shift() ?? {}
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo
    const { err } = await plan(prices, ['--base-url', `http://127.0.0.1:${port}`])
    expect(err).toMatch(/^innwire: The service answers 429: .* It is asked again at \d\d:\d\d:\d\d\.\n/)
    busy.close()
  })

  it('counts requests by what is stated of ranges', async () => {
    const { out } = await plan(prices, ['--range-end', 'excluded'])
    expect(JSON.parse(out)).toMatchObject({ requests: 3 })
  })

  it('names what the rooms of the hotel may not be sent', async () => {
    const lines = ['inv_code,rate_code,date,price', `HR:1,,${one},90`, `,NR:HR:2,${one},90`]
    const { code, out } = await plan(lines.join('\n'))
    expect(code).toBe(4)
    expect(JSON.parse(out).refused).toMatchObject([
      { line: 3, change: { rate_code: 'NR:HR:2' }, reason: expect.any(String) },
    ])
    const terminal = person.atTerminal(['calendar', 'plan', 'file', ...demo()])
    expect(await terminal.ends()).toBe(4)
    expect(terminal.shown).toMatch(/LINE +CODE +DATE +WHY *\n3 +NR:HR:2 +/)
  })

  it('refuses a file with a code that the hotel has not', async () => {
    const lines = ['inv_code,rate_code,date,price', `HR:1,,${one},90`, `NR:HR:1,,${one},90`, `,XX,${one},90`]
    const { code, out, err } = await plan(lines.join('\n'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('file has 2 wrong places. Nothing was sent.')
    expect(err).toContain('line 3, column 1 (inv_code): "NR:HR:1": the hotel has no room type of this code.')
    expect(err).toContain('It is a rate: give it as rate_code.')
    expect(err).toContain('line 4, column 2 (rate_code): "XX": the hotel has no rate of this code.')
    expect(err).toContain('innwire rooms lists those that it has.')
  })
})
