import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const row = (more: object = {}) => JSON.stringify({ inv_code: 'HR:1', date: inDays(9), price: '90', ...more })

describe('a wrong file', () => {
  it.each([
    ['prices.csv', `inv_code,date,price\nHR:1,${inDays(9)},"90,50"\n`, { line: 2, column: 3, name: 'price' }],
    ['prices.ndjson', `${row()}\n{"inv_code": "HR:1"\n`, { line: 2 }],
    ['columns.csv', 'room,date,price\nHR:1,2027-01-01,90\n', { line: 1, column: 1 }],
  ])('%s goes to refused/ whole, with a report of line and column', async (name, content, where) => {
    await hotel.put('calendar', name, content)
    const program = await hotel.run()
    await vi.waitFor(async () =>
      expect(await hotel.names('refused')).toEqual([`calendar-${name}`, `calendar-${name}.report.json`]),
    )
    expect(await hotel.report(`calendar-${name}.report.json`)).toEqual({
      file: `calendar/${name}`,
      message: expect.stringContaining(name),
      taken: 0,
      wrong: [expect.objectContaining({ ...where, message: expect.any(String) })],
      what_to_do: expect.stringMatching(/Mend it, and put it in again under another name/),
    })
    expect(await readFile(join(hotel.folder, 'refused', `calendar-${name}`), 'utf8')).toBe(content)
    await vi.waitFor(() => expect(program.err).toMatch(/^innwire: linden: .*Line \d, column \d+: .*refused/m))
    expect((await hotel.status()).status.calendar.waiting).toBe(0)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('with a room type or a rate that the hotel has not names the line and the near one', async () => {
    const program = await hotel.run()
    const rows = `inv_code,rate_code,date,price\nHR:1,,${inDays(9)},90\n,NR:HR:11,${inDays(9)},80\n`
    await hotel.put('calendar', '1.csv', rows)
    await vi.waitFor(async () => expect(await hotel.names('refused')).toHaveLength(2))
    expect(await hotel.report('calendar-1.csv.report.json')).toMatchObject({
      taken: 0,
      wrong: [
        { line: 3, column: 2, name: 'rate_code', message: expect.stringContaining('Did you mean NR:HR:1?') },
      ],
    })
    await hotel.put('calendar', '2.csv', `inv_code,date,price\nHR:2,${inDays(9)},90\n`)
    await vi.waitFor(async () => expect(await hotel.names('taken')).toEqual(['calendar-2.csv']))
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('that is no text, or has nothing in it, is refused, too, and keeps no other waiting', async () => {
    await hotel.put('calendar', '1.csv', '')
    await writeFile(join(hotel.folder, 'calendar', '2.csv'), Buffer.from([0xff, 0xfe, 0x41, 0]))
    await hotel.put('calendar', '3.ndjson', row())
    await hotel.put('invoices', '1.json', '{"transaction_id": "t1"}')
    const program = await hotel.run()
    await vi.waitFor(async () => {
      expect(await hotel.names('taken')).toEqual(['calendar-3.ndjson'])
      expect((await hotel.names('refused')).filter((name) => !name.includes('report'))).toEqual([
        'calendar-1.csv',
        'calendar-2.csv',
        'invoices-1.json',
      ])
    })
    const { wrong } = await hotel.report('invoices-1.json.report.json')
    expect(wrong).toContainEqual(expect.objectContaining({ line: 1, name: 'invoice_number' }))
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('of invoices of which one has the id of another is refused for that one', async () => {
    const [first, second] = [hotel.till.invoice(), hotel.till.invoice()]
    await hotel.put('invoices', '1.json', JSON.stringify(first))
    const program = await hotel.run()
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1))
    const other = { ...hotel.till.invoice(), transaction_id: first.transaction_id }
    await hotel.put('invoices', '2.ndjson', `${JSON.stringify(second)}\n${JSON.stringify(other)}\n`)
    await vi.waitFor(async () => expect(await hotel.names('refused')).toHaveLength(2))
    expect(await hotel.report('invoices-2.ndjson.report.json')).toMatchObject({
      taken: 1,
      wrong: [{ line: 2, name: 'transaction_id' }],
    })
    await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(2))
    expect(await program.ends('SIGTERM')).toBe(0)
    await hotel.till.expectOnFolio([first, second])
  })

  it('under a name that was used before keeps both', async () => {
    const program = await hotel.run()
    for (const many of [2, 4]) {
      await hotel.put('calendar', 'prices.csv', 'wrong')
      await vi.waitFor(async () => expect(await hotel.names('refused')).toHaveLength(many))
    }
    expect(await hotel.names('refused')).toContain('calendar-prices-2.csv')
    expect(await program.ends('SIGTERM')).toBe(0)
  })
})

it('lines of dates that are over are left out, which is said, and the others are taken', async () => {
  await hotel.put('calendar', '1.ndjson', `${row({ date: '2020-01-01' })}\n${row()}\n`)
  await hotel.put('calendar', '2.ndjson', `${row({ date: '2020-01-01' })}\n`)
  const program = await hotel.run()
  await vi.waitFor(async () => expect(await hotel.names('taken')).toHaveLength(2))
  await vi.waitFor(() => expect(program.err).toContain('calendar/2.ndjson'))
  expect(program.err).toMatch(
    /calendar\/1\.ndjson: 1 line\(s\) are in the journal\. 1 line\(s\) of dates that are over/,
  )
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('outcomes that cannot be read keep no file of the calendar waiting', async () => {
  await mkdir(join(hotel.folder, 'outcomes', '2026-01-01.ndjson'), { recursive: true })
  await hotel.put('calendar', '1.ndjson', row({ stop_sale: true }))
  const program = await hotel.run()
  await vi.waitFor(async () => expect(await hotel.names('taken')).toEqual(['calendar-1.ndjson']))
  await hotel.put('invoices', '1.json', JSON.stringify(hotel.till.invoice()))
  await vi.waitFor(() =>
    expect(program.err).toMatch(/The outcome of t-1 cannot be written: .*2026-01-01\.ndjson is no file/),
  )
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('a line that a crash has cut off in the outcomes comes again, whole', async () => {
  const [first, second] = [hotel.till.invoice(), hotel.till.invoice()]
  await hotel.put('invoices', '1.json', JSON.stringify(first))
  const program = await hotel.run()
  await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(1))
  const [day = ''] = await hotel.names('outcomes')
  await writeFile(join(hotel.folder, 'outcomes', day), '{"key": "cut', { flag: 'a' })
  await hotel.put('invoices', '2.json', JSON.stringify(second))
  await vi.waitFor(async () =>
    expect((await hotel.outcomes()).map((line) => line.transaction_id)).toEqual([
      first.transaction_id,
      second.transaction_id,
    ]),
  )
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('outcomes wait while their folder cannot be written, and come in their order', async () => {
  const bills = [hotel.till.invoice(), hotel.till.invoice(), hotel.till.invoice()]
  const program = await hotel.run()
  await vi.waitFor(async () => expect(await hotel.names('outcomes')).toEqual([]))
  await vi.waitFor(() => expect(program.err).toContain('It is served'))
  const today = new Date().toISOString().slice(0, 10)
  // Even root writes no file over a folder.
  const place = join(hotel.folder, 'outcomes', `${today}.ndjson`)
  await mkdir(place)
  await hotel.put('invoices', '1.json', JSON.stringify(bills))
  await vi.waitFor(async () => expect((await hotel.status()).status.postings.outcomesWaiting).toBe(3))
  await rmdir(place)
  await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(3))
  expect((await hotel.outcomes()).map((line) => line.transaction_id)).toEqual(
    bills.map(({ transaction_id }) => transaction_id),
  )
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('bills that innwire post has posted get their outcome when they are put in, once', async () => {
  const bills = [hotel.till.invoice(), hotel.till.invoice()]
  const text = bills.map((bill) => JSON.stringify(bill)).join('\n')
  const { till, person } = hotel
  const env = { INNWIRE_BASE_URL: till.server.url, INNWIRE_HR_ID: till.hrId, INNWIRE_TOKEN: till.token }
  const stated = ['--quota', '100000/10000000', '--repeat', 'by-transaction-id', '--journal', 'hotel.db']
  expect((await person.inPipe(['post', '-', ...stated], { env, input: text })).code).toBe(0)
  const hotels = [{ hrId: till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
  await hotel.put('invoices', '1.ndjson', text)
  const program = await hotel.run(['--stdin'], { hotels })
  const posted = bills.map(({ transaction_id }) =>
    expect.objectContaining({ transaction_id, outcome: 'posted' }),
  )
  await vi.waitFor(async () => expect(await hotel.outcomes()).toEqual(posted))
  await hotel.put('invoices', '2.ndjson', text)
  await vi.waitFor(async () => expect(await hotel.names('taken')).toHaveLength(2))
  program.child.stdin?.write(`${JSON.stringify(bills[0])}\n`)
  await vi.waitFor(() => expect(program.out).toContain('{"line":1,"taken":true}'))
  expect(await hotel.outcomes()).toEqual(posted)
  expect(await program.ends('SIGTERM')).toBe(0)
  await till.expectOnFolio(bills)
})

it('what a person decides about a bill while innwire run is ended is told among its outcomes, too', async () => {
  const { till, person } = hotel
  const bills = [till.invoice(), till.invoice({ pos_id: 'breakfast' })]
  const ids = bills.map(({ transaction_id }) => transaction_id)
  await till.fault({ effect: 'drop', moment: 'after_commit', count: 2 })
  await hotel.put('invoices', '1.json', JSON.stringify(bills))
  const hotels = [{ hrId: till.hrId, tokenFile: 'token', journal: 'hotel.db' }]
  const program = await hotel.run([], { hotels, repeat: 'never' })
  await vi.waitFor(async () => expect(await hotel.outcomes()).toHaveLength(2))
  expect(await program.ends('SIGTERM')).toBe(0)
  const env = { INNWIRE_BASE_URL: till.server.url, INNWIRE_HR_ID: till.hrId, INNWIRE_TOKEN: till.token }
  const stated = ['--quota', '100000/10000000', '--repeat', 'never', '--journal', 'hotel.db']
  for (const [index, word] of ['retry', 'withdraw'].entries())
    expect((await person.inPipe(['outbox', word, ids[index] ?? '', ...stated], { env })).code).toBe(0)
  const keys = (await hotel.outcomes()).map(({ key }) => key)
  expect(keys.slice(2)).toEqual([`${ids[0]}/posted`, `${ids[1]}/withdrawn`])
})
