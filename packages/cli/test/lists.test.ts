import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

const linesOf = (shown: string) => shown.split('\n').map((line) => line.trimEnd())

describe('a terminal of 80 columns', () => {
  it.each([['rooms'], ['channels', '--connected'], ['reservations', 'list'], ['lookup', 'accounts']])(
    'shows all of innwire %s %s and folds no line',
    async (...words) => {
      const given = words.filter((word) => word !== undefined)
      const { out } = await person.inPipe([...given, ...demo()])
      const terminal = person.atTerminal([...given, ...demo()], {}, 80)
      await terminal.ends()
      const lines = linesOf(terminal.shown).filter((line) => !line.includes('(D19)'))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
      const codes = ['rate_code', 'code', 'hr_number', 'channel']
      for (const entry of out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)))
        for (const code of codes) if (entry[code]) expect(terminal.shown).toContain(entry[code])
    },
  )

  it('has each row of the rooms under its head', async () => {
    const terminal = person.atTerminal(['rooms', ...demo()], { NO_COLOR: '1' }, 80)
    await terminal.ends()
    const [head = '', ...rows] = linesOf(terminal.shown)
    const at = head.indexOf('CHANNELS')
    expect(head).toMatch(/^RATE +GROUP +NAME .* MASTER +CHANNELS$/)
    expect(rows.filter((row) => row.slice(at).startsWith('bookingcom'))).toHaveLength(6)
    expect(rows.filter((row) => /^(NR:)?HR:/.test(row))).toHaveLength(12)
  })

  it('shows each reservation as a paragraph', async () => {
    const terminal = person.atTerminal(['reservations', 'list', ...demo()], { NO_COLOR: '1' }, 80)
    await terminal.ends()
    expect(terminal.shown).toMatch(
      /\n\nNUMBER +R000000121\nCHANNEL +bookingcom\n.*\n.*\nGUEST +Chloé Dubois\n/,
    )
  })
})

it('no line is empty behind a head whose last column is long', async () => {
  const invoice =
    '{"transaction_id":"t","invoice_number":"1","pos_id":"bar","reservation_id_customer_id":"1:2","posts":[{"post_type":"Expense","product_id":"HR:691","quantity":1,"amount":3.5}]}'
  await writeFile(join(person.folder, 'bill.json'), invoice)
  const terminal = person.atTerminal(['post', 'bill.json', ...demo()])
  await terminal.ends()
  expect(linesOf(terminal.shown)[0]).toMatch(/^BILL .*WHAT TO DO$/)
  expect(linesOf(terminal.shown)[1]).toMatch(/^t +1 +bar +refused/)
  expect(terminal.raw).not.toContain(' \u001b[22m\r')
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
