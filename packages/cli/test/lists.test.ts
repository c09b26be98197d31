import type { Server } from '@innwire/server'
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

const lists = [
  { words: ['rooms'], head: /RATE +GROUP +NAME/, first: { rate_code: 'HR:1', inv_code: 'HR:1' } },
  { words: ['channels'], head: /CODE +NAME/, first: { code: 'bookingcom' } },
  { words: ['channels', '--connected'], head: /IN PROGRESS +SUCCEEDED +FAILED/, first: { failed: 0 } },
  { words: ['lookup', 'accounts'], head: /TYPE CODE +TAXES/, first: { type: 'expense' } },
  { words: ['lookup', 'departments'], head: /CODE +NAME +TYPE/, first: { type: 'expense' } },
  { words: ['lookup', 'extras'], head: /PRICE +UNIT/, first: { api_code: expect.stringMatching(/^HR:/) } },
  { words: ['lookup', 'guests'], head: /FIRST NAME +LAST NAME/, first: { room: expect.any(String) } },
  {
    words: ['lookup', 'in-house'],
    head: /ROOM +GUEST +CHARGE/,
    first: { reservation_id_customer_id: expect.stringMatching(/^\d+:\d+$/) },
  },
]

describe.each(lists)('innwire $words', ({ words, head, first }) => {
  it('prints a table on a terminal', async () => {
    const terminal = person.atTerminal([...words, ...demo()])
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(head)
  })

  it('prints a JSON object on each line in a pipe, and one array with --json', async () => {
    const piped = await person.inPipe([...words, ...demo()])
    expect(piped).toMatchObject({ code: 0, err: '' })
    const entries = piped.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entries[0]).toMatchObject(first)
    const json = await person.inPipe([...words, ...demo(), '--json'])
    expect(JSON.parse(json.out)).toEqual(entries)
  })
})

it('colours are for terminals, and off with NO_COLOR', async () => {
  const coloured = person.atTerminal(['rooms', ...demo()])
  await coloured.ends()
  expect(coloured.raw).toContain('\u001b[1m')
  const plain = person.atTerminal(['rooms', ...demo()], { NO_COLOR: '1' })
  await plain.ends()
  expect(plain.raw).not.toContain('\u001b[')
})

it('a text of the service cannot move the cursor of the terminal', async () => {
  const name = 'Booking\u001b[2J\u0007.com'
  await fetch(`${server.controlUrl}/control/v1/channels/sneaky`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const terminal = person.atTerminal(['channels', ...demo()])
  await terminal.ends()
  expect(terminal.raw).not.toContain('\u001b[2J')
  expect(terminal.shown).toContain('Booking [2J .com')
  const { out } = await person.inPipe(['channels', ...demo(), '--json'])
  expect(JSON.parse(out)).toContainEqual({ name, code: 'sneaky' })
})

it('a reader that closes the pipe early ends it without a complaint', async () => {
  const { code, err } = await person.inPipe(['rooms', ...demo()], { reads: 'nothing' })
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
