import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sqliteStore } from '@innwire/sync'
import type { Posting } from '@innwire/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tries } from '../../../scripts/test/harness/long.ts'
import { dice, seeded } from '../../server/test/crash/dice.ts'
import { inDays, type Json } from '../../sync/test/hotel.ts'
import { openTill, type Till } from '../../sync/test/postings/till.ts'
import { endLease } from './dead-lease.ts'
import { Person, type Started } from './innwire.ts'

let till: Till
let person: Person
let program: Started | undefined
beforeEach(async () => {
  till = await openTill()
  person = await Person.make()
})
afterEach(async () => {
  program?.child.kill('SIGKILL')
  await person.leave()
  await till.stop()
})

const environment = () => ({
  INNWIRE_BASE_URL: till.server.url,
  INNWIRE_HR_ID: till.hrId,
  INNWIRE_TOKEN: till.token,
})
const stated = ['--quota', '100000/10000000', '--repeat', 'by-transaction-id']
const run = (args: string[], input = '') => person.inPipe([...args, ...stated], { env: environment(), input })
const ndjson = (invoices: object[]) => `${invoices.map((one) => JSON.stringify(one)).join('\n')}\n`
const rowsOf = (out: string) =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
const onFolio = async () => (await till.folio()).items.map((item: Json) => item.transaction_id).sort()

describe('innwire post', () => {
  it.each([
    ['one on each line', ndjson],
    ['a list', (invoices: Posting[]) => JSON.stringify(invoices, undefined, 2)],
  ])('posts %s, and the same file again charges nobody twice', async (_, written) => {
    const invoices = [till.invoice(), till.invoice(), till.invoice()]
    const first = await run(['post', '-'], `\uFEFF${written(invoices)}`)
    expect(first).toMatchObject({ code: 0, err: '3 of 3 posted.\n' })
    expect(rowsOf(first.out)[0]).toEqual({
      transaction_id: invoices[0]?.transaction_id,
      invoice_number: invoices[0]?.invoice_number,
      pos_id: 'bar',
      outcome: 'posted',
      may_be_on_folio: null,
      message: 'The bill is on the folio.',
    })
    expect(await run(['post', '-'], written(invoices))).toMatchObject({ code: 0, out: first.out })
    expect(await onFolio()).toEqual(invoices.map(({ transaction_id }) => transaction_id))
  })

  it('ends with 4 when some are posted and with 1 when none is, and says what to do', async () => {
    const refused = till.invoice({ reservation_id_customer_id: '1:1' })
    const some = await run(['post', '-', '--json'], ndjson([till.invoice(), refused]))
    expect(some).toMatchObject({ code: 4, err: '1 of 2 posted.\n' })
    expect(JSON.parse(some.out)[1]).toMatchObject({
      outcome: 'refused',
      may_be_on_folio: false,
      message: expect.stringMatching(/should be on no folio\. The hotel has no such guest/),
    })
    expect((await run(['post', '-'], ndjson([refused]))).code).toBe(1)
  })

  it('shows a table on a terminal', async () => {
    await writeFile(join(person.folder, 'bills.json'), JSON.stringify(till.invoice()))
    const terminal = person.atTerminal(['post', 'bills.json', ...stated], environment())
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/BILL +INVOICE +TERMINAL +OUTCOME/)
    expect(terminal.shown).toContain('The bill is on the folio.')
  })

  it('sends no number of a room that waits in the journal, and closes what is to be closed', async () => {
    const journal = join(person.folder, 'hotel.db')
    const store = await sqliteStore(journal)
    const sync = await till.open({ store, start: 'later' })
    const date = inDays(9)
    await sync.calendar.set([
      { inv_code: 'HR:1', date, availability: 4 },
      { inv_code: 'HR:2', date, availability: 0 },
    ])
    await sync.close()
    await store.close()
    const invoices = Array.from({ length: 3 }, () => till.invoice({ pos_id: 'bar' }))
    const { code } = await run(['post', '-', '--journal', journal], ndjson(invoices))
    expect(code).toBe(0)
    const { entries } = await till.hotel('GET', `/calendar?from=${date}&to=${date}`)
    const numbers = entries.flatMap((one: Json) => (one.availability === null ? [] : [one.availability]))
    expect(numbers).not.toContain(4)
  })

  it.each([
    [
      'the quota',
      ['--repeat', 'never', '--quota', '1/100'],
      /1 bill\(s\) wait for the quota: the next may go at \d\d:\d\d:\d\d\. Ctrl-C leaves/,
    ],
    [
      'a bill that fails',
      stated,
      /bill\(s\) wait\. \S+ of the terminal bar was sent in vain: .*sent again after pauses/,
    ],
  ])('says of bills that wait what they wait for: %s', async (what, statements, said) => {
    if (what !== 'the quota') await till.fault({ effect: 'status', status: 500, count: 1000 })
    await writeFile(join(person.folder, 'bills.json'), ndjson([till.invoice(), till.invoice()]))
    program = person.start(['post', 'bills.json', ...statements], environment())
    await vi.waitFor(() => expect(program?.err).toMatch(said))
    expect(await program.ends('SIGTERM')).toBe(what === 'the quota' ? 4 : 1)
  })

  it('tells what came of an older bill of the outbox, too', async () => {
    const journal = join(person.folder, 'hotel.db')
    const store = await sqliteStore(journal)
    const sync = await till.open({ store, start: 'later' })
    const older = till.invoice({ transaction_id: 'older', reservation_id_customer_id: '1:1' })
    await sync.postings.post(older)
    await sync.close()
    await store.close()
    const { code, out, err } = await run(['post', '-', '--journal', journal], ndjson([till.invoice()]))
    expect(code).toBe(0)
    expect(rowsOf(out)).toHaveLength(1)
    expect(err).toMatch(/The invoice with the id older, of the terminal bar, is refused with guest_not_found/)
  })

  it('names each wrong place with its line and column, and sends nothing', async () => {
    const good = till.invoice()
    const bad = { ...till.invoice(), posts: [{ post_type: 'Expense', quantity: -1, amount: '4' }] }
    const { transaction_id: _, ...nameless } = till.invoice()
    const other = { ...good, invoice_number: 'another' }
    const { code, out, err } = await run(
      ['post', '-'],
      `${ndjson([good, bad])}{"no\n${ndjson([nameless, other])}`,
    )
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('Nothing was sent.')
    expect(err).toMatch(/line 2, column 100 \(posts\[0\]\.quantity\): /)
    expect(err).toMatch(/line 3, column 2: This is not JSON/)
    expect(err).toMatch(/line 4, column 1 \(transaction_id\): /)
    expect(err).toMatch(/line 5, column 2 \(transaction_id\): Line 1 has it for another invoice/)
    const list = JSON.stringify([good, bad], undefined, 1)
    expect((await run(['post', '-'], list)).err).toMatch(/line \d\d, column 3 \(posts\[0\]\.quantity\)/)
    expect((await run(['post', '-'], '[{"a": }]')).err).toMatch(/line 1, column 8: This is not JSON/)
    expect((await run(['post', '-'], '\n')).err).toContain('Standard input has no invoice.')
    expect((await run(['post', 'none.json'])).err).toContain('none.json cannot be read')
    expect(await onFolio()).toEqual([])
  })

  it('does not take another invoice under an id that was posted', async () => {
    const invoice = till.invoice()
    await run(['post', '-'], ndjson([invoice]))
    const { code, out } = await run(['post', '-'], ndjson([{ ...invoice, invoice_number: 'another' }]))
    expect(code).toBe(1)
    expect(rowsOf(out)).toEqual([expect.objectContaining({ outcome: 'not_taken' })])
    expect(await onFolio()).toHaveLength(1)
  })

  it('takes a corrected invoice after a refusal under an id of its own only', async () => {
    const refused = till.invoice({ reservation_id_customer_id: '1:1' })
    await run(['post', '-'], ndjson([refused]))
    const corrected = { ...refused, reservation_id_customer_id: till.guest }
    const old = await run(['post', '-'], ndjson([corrected]))
    expect(rowsOf(old.out)).toEqual([expect.objectContaining({ outcome: 'not_taken' })])
    const fresh = await run(['post', '-'], ndjson([{ ...corrected, transaction_id: 'corrected' }]))
    expect(rowsOf(fresh.out)).toEqual([expect.objectContaining({ outcome: 'posted' })])
  })

  it('posts the invoice that the README and its help have, to the guest that lookup names', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    const [, example = ''] = /```json\n(\{\n {2}"transaction_id"[^`]+)```/.exec(readme) ?? []
    const { out: help } = await person.inPipe(['post', '--help'])
    expect(help.replaceAll(/^ {2}/gm, '')).toContain(example)
    const { out } = await person.inPipe(['lookup', 'in-house'], { env: environment() })
    const [guest] = rowsOf(out)
    expect(guest.reservation_id_customer_id).toBe(till.guest)
    const posted = await run(['post', '-'], example.replace('41749:25238942', till.guest))
    expect(rowsOf(posted.out)).toEqual([expect.objectContaining({ outcome: 'posted' })])
  })

  it('asks whether the service charges an id once, which has no default', async () => {
    const { code, err } = await person.inPipe(['post', '-', '--quota', '5/250'], { env: environment() })
    expect(code).toBe(2)
    expect(err).toContain('--repeat by-transaction-id or never')
  })

  it('says of each bill that it is in no outbox, where another process has the hotel', async () => {
    const journal = ['--journal', join(person.folder, 'hotel.db')]
    const others = ['--quota', '100000/10000000', '--bookings', 'lower', ...journal]
    program = person.start(['reservations', 'watch', ...others, '--exec', 'echo taken'], environment())
    await vi.waitFor(async () => {
      const status = await run(['status', ...journal])
      expect(JSON.parse(status.out)).toMatchObject({ running: true })
    })
    const invoices = [till.invoice(), till.invoice()]
    const { code, out, err } = await run(['post', '-', ...journal, '--timeout', '2'], ndjson(invoices))
    expect(code).toBe(1)
    expect(err).toMatch(/0 of 2 posted\.\n$/)
    expect(rowsOf(out)).toEqual(
      invoices.map(({ transaction_id }) =>
        expect.objectContaining({
          transaction_id,
          outcome: 'not_taken',
          message: expect.stringMatching(/in no outbox: .*run innwire post again with the same file/),
        }),
      ),
    )
    expect(await program.ends('SIGTERM')).toBe(0)
    expect((await run(['post', '-', ...journal], ndjson(invoices))).code).toBe(0)
  })

  it('keeps in the outbox what cannot be sent, and ends with 3', async () => {
    const away = ['--base-url', 'http://127.0.0.1:2', '--timeout', '1']
    const { code, out } = await run(['post', '-', ...away], ndjson([till.invoice()]))
    expect(code).toBe(3)
    expect(rowsOf(out)).toEqual([
      expect.objectContaining({
        outcome: 'waiting',
        may_be_on_folio: false,
        message: expect.stringContaining('waits in the outbox'),
      }),
    ])
  })
})

/** How often it is killed: INNWIRE_POST_KILLS. The same moments, as far as the machine allows: INNWIRE_CRASH_SEED. */
const kills = tries('INNWIRE_POST_KILLS', 3, 40)

it('charges nobody twice and loses no bill when it is killed in the midst', () =>
  seeded(async (seed) => {
    const random = dice(seed)
    const invoices = Array.from({ length: 40 }, () => till.invoice())
    await writeFile(join(person.folder, 'bills.ndjson'), ndjson(invoices))
    const journal = join(person.folder, 'hotel.db')
    const args = ['post', 'bills.ndjson', ...stated, '--journal', journal]
    const start = () => person.start(args, environment())
    for (let kill = 0; kill < kills; kill += 1) {
      const before = (await onFolio()).length
      program = start()
      await vi.waitFor(async () => expect((await onFolio()).length).toBeGreaterThan(before), { interval: 2 })
      await setTimeout(random.number(0, 30))
      await program.ends('SIGKILL')
      await endLease(journal)
    }
    program = start()
    expect(await program.ends()).toBe(0)
    expect(program.lines).toHaveLength(invoices.length)
    expect(await onFolio()).toEqual(invoices.map(({ transaction_id }) => transaction_id).sort())
  }))
