import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSync, sqliteStore } from '@innwire/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ample, quick } from '../../sync/test/hotel.ts'
import { openTill, type Till } from '../../sync/test/postings/till.ts'
import { Person } from './innwire.ts'

let till: Till
let person: Person
beforeEach(async () => {
  till = await openTill()
  person = await Person.make()
})
afterEach(async () => {
  await person.leave()
  await till.stop()
})

const options = () => ['--journal', join(person.folder, 'hotel.db')]
const environment = () => ({
  INNWIRE_BASE_URL: till.server.url,
  INNWIRE_HR_ID: till.hrId,
  INNWIRE_TOKEN: till.token,
})
const outbox = (...args: string[]) => person.inPipe(['outbox', ...args, ...options()], { env: environment() })
const stated = ['--quota', '100000/10000000', '--repeat', 'never']

/** A bill whose answer is lost, so that with `never` a person has to decide. */
async function loseAnswer() {
  await till.fault({ operation: 'createPosting', effect: 'drop', moment: 'after_commit', count: 1 })
  const invoice = till.invoice()
  const args = ['post', '-', ...stated, ...options()]
  const posted = await person.inPipe(args, { env: environment(), input: JSON.stringify(invoice) })
  return { id: invoice.transaction_id, posted }
}

describe('innwire outbox', () => {
  it('shows a bill that a person has to decide about, and why', async () => {
    const { id, posted } = await loseAnswer()
    expect(posted.code).toBe(1)
    expect(JSON.parse(posted.out)).toMatchObject({
      outcome: 'unconfirmed',
      may_be_on_folio: true,
      message: expect.stringMatching(/look there before you do anything else.*See innwire outbox/),
    })
    const { code, out } = await outbox('--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        transaction_id: id,
        outcome: 'unconfirmed',
        attempts: 1,
        may_be_on_folio: true,
        sent_again: false,
        why: expect.any(String),
      }),
    ])
    const terminal = person.atTerminal(['outbox', ...options()], environment())
    expect(await terminal.ends()).toBe(0)
    expect(terminal.shown).toMatch(/BILL +INVOICE +TERMINAL +SINCE +STATE +ATTEMPTS +MAY BE ON FOLIO/)
  })

  /** Ends `innwire post` while the service has the bill and has not answered. */
  async function endUnderWay(repeat: string) {
    const { id: fault } = await till.fault({ effect: 'delay', delay_ms: 60_000, count: 1 })
    const invoice = till.invoice()
    const file = join(person.folder, 'bill.json')
    await writeFile(file, JSON.stringify(invoice))
    const settings = ['--quota', '100000/10000000', '--repeat', repeat]
    const post = person.start(['post', file, ...settings, ...options()], environment())
    await vi.waitFor(async () => {
      const { faults } = await till.control('GET', '/faults')
      expect(faults.find((one: { id: string }) => one.id === fault)).toMatchObject({ hits: 1 })
    })
    await post.ends('SIGTERM')
    await till.noFaults()
    return { id: invoice.transaction_id, row: JSON.parse(post.out) }
  }

  it('says of a bill that was under way when innwire ended that it may be on the folio, and whether it is sent again', async () => {
    const never = await endUnderWay('never')
    expect(never.row).toMatchObject({
      outcome: 'waiting',
      may_be_on_folio: true,
      message: expect.stringMatching(/look there before.*not sent again.*innwire outbox retry/),
    })
    const [left] = JSON.parse((await outbox('--json')).out)
    expect(left).toMatchObject({ outcome: 'waiting', may_be_on_folio: true, sent_again: false })
    expect(left.why).toMatch(/not sent again: look at the folio/)
    expect(JSON.parse((await outbox('retry', never.id, ...stated)).out)).toMatchObject({ outcome: 'posted' })
    const again = await endUnderWay('by-transaction-id')
    expect(again.row).toMatchObject({
      outcome: 'waiting',
      may_be_on_folio: true,
      message: expect.stringMatching(/sent again by itself.*while no innwire runs/),
    })
    expect(JSON.parse((await outbox('--json')).out)).toMatchObject([
      { outcome: 'waiting', may_be_on_folio: true, sent_again: true },
    ])
  })

  it('withdraws a bill, and posts one again', async () => {
    const { id } = await loseAnswer()
    const retried = await outbox('retry', id, ...stated)
    expect(retried.code).toBe(0)
    expect(JSON.parse(retried.out)).toMatchObject({ transaction_id: id, outcome: 'posted' })
    const second = await loseAnswer()
    const withdrawn = await outbox('withdraw', second.id, ...stated)
    expect(withdrawn.code).toBe(0)
    expect(JSON.parse(withdrawn.out)).toMatchObject({ outcome: 'withdrawn', may_be_on_folio: true })
    expect((await outbox('--json')).out).toBe('[]\n')
  })

  it.each([
    [503, 3, 'the service cannot be reached'],
    [429, 1, 'for the quota: the next may go at'],
  ])(
    'says why a bill waits that is sent again, where the service answers %i, and --timeout ends that with %i',
    async (status, code, why) => {
      const { id } = await loseAnswer()
      await till.fault({ operation: 'createPosting', effect: 'status', status })
      const retry = ['retry', id, '--quota', '100000/10000000', '--repeat', 'by-transaction-id']
      const retried = await outbox(...retry, '--timeout', '5')
      expect(retried).toMatchObject({ code, err: expect.stringContaining('1 bill(s) wait') })
      expect(retried.err).toContain(why)
      expect(JSON.parse(retried.out)).toMatchObject({ transaction_id: id, outcome: 'waiting' })
    },
  )

  it.each([['unconfirmed'], ['waiting']])(
    'with a bill that is %s keeps nobody from the reservations',
    async (state) => {
      const isWaiting = state === 'waiting'
      if (isWaiting) {
        await till.fault({ operation: 'createPosting', effect: 'status', status: 503 })
        const repeats = ['--quota', '100000/10000000', '--repeat', 'by-transaction-id', '--timeout', '1']
        await person.inPipe(['post', '-', ...repeats, ...options()], {
          env: environment(),
          input: JSON.stringify(till.invoice()),
        })
      } else await loseAnswer()
      const others = ['--quota', '100000/10000000', '--bookings', 'lower', ...options()]
      const before = (await till.requests()).length
      const watch = person.start(['reservations', 'watch', ...others], environment())
      await vi.waitFor(() =>
        expect(watch.err).toMatch(/1 bill\(s\) stay in the outbox.*--repeat.*innwire outbox/),
      )
      expect(await watch.ends('SIGTERM')).toBe(0)
      const retry = ['calendar', 'retry', ...others, '--range-end', 'included']
      const calendar = await person.inPipe(retry, { env: environment() })
      expect(calendar).toMatchObject({ code: 0, err: expect.stringMatching(/1 bill\(s\) stay/) })
      expect(await till.requests()).toHaveLength(before)
      expect(JSON.parse((await outbox('--json')).out)).toMatchObject([{ outcome: state }])
    },
  )

  it.each(['withdraw', 'retry'])('%s ends with 1 for a bill that does not wait', async (word) => {
    await loseAnswer()
    const { code, err } = await outbox(word, 'none', ...stated)
    expect(code).toBe(1)
    expect(err).toContain('No bill none waits. innwire outbox lists those that do.')
  })

  it('is empty where nothing was posted, and refuses a journal that is not there', async () => {
    const none = await person.inPipe(['outbox', '--json'], { env: environment() })
    expect(none).toMatchObject({ code: 0, out: '[]\n' })
    const { code, err } = await outbox()
    expect(code).toBe(2)
    expect(err).toMatch(/There is no journal .*hotel\.db \(--journal\)/)
  })
})

describe('dead letters', () => {
  const feed = (word: string, ...args: string[]) =>
    person.inPipe(['reservations', word, ...args, ...options()], { env: environment() })
  const replay = (command: string, ...args: string[]) =>
    feed('replay', ...args, '--quota', '100000/10000000', '--bookings', 'lower', '--exec', command)

  /** Two changes that no attempt could take. @param more by which both are of one booking */
  async function letters(more: object = {}) {
    await till.hotel('POST', '/bookings', { ...booking, ...more })
    const store = await sqliteStore(join(person.folder, 'hotel.db'))
    const sync = await openSync({
      baseUrl: till.server.url,
      hrId: till.hrId,
      token: till.token,
      store,
      quota: ample,
      pacing: { ...quick, retryMs: 0 },
      onReservation: () => Promise.reject(new Error('The disk of the PMS is full.')),
    })
    const dead = (many: number) => vi.waitFor(() => expect(sync.reservations.state().deadLetters).toBe(many))
    await dead(1)
    await till.hotel('POST', '/bookings', { ...booking, ...more, guest: 'Bea' })
    await dead(2)
    // They are read while another process has the hotel.
    const read = await feed('dead', '--json')
    await sync.close()
    await store.close()
    return read
  }
  const booking = {
    channel_code: 'bookingcom',
    guest: 'Ada',
    payment: 'credit_card',
    rooms: [
      {
        mapping_code: 'B1',
        checkin_date: '2027-12-24',
        checkout_date: '2027-12-25',
        daily_prices: [{ date: '2027-12-24', price: '99.90' }],
      },
    ],
  }

  it('are listed and handed over again', async () => {
    const { code, out } = await letters()
    expect(code).toBe(0)
    const [first, second] = JSON.parse(out)
    expect(first).toMatchObject({ error: expect.stringContaining('disk of the PMS'), attempts: 14 })
    expect(first.reservation).toMatchObject({ guest: 'Ada' })
    const none = await replay('exit 3')
    expect(none).toMatchObject({ code: 1 })
    expect(none.err).toContain('0 of 2 dead letter(s) taken.')
    expect(second.key).toEqual(expect.any(String))
  })

  it('end a replay also where an older change of the same reservation fails, which the newer one waits for', async () => {
    await letters({ provider_number: 'P-1' })
    const none = await replay('exit 3')
    expect(none).toMatchObject({ code: 1 })
    expect(none.err).toContain('2 dead letter(s) are handed over.')
    expect(none.err).toContain('0 of 2 dead letter(s) taken.')
  })

  it('are done with when the command takes them, one or all', async () => {
    const [first] = JSON.parse((await letters()).out)
    const one = await replay('echo $INNWIRE_KEY', first.key)
    expect(one).toMatchObject({ code: 0, out: `${first.key}\n` })
    expect(one.err).toContain('1 of 1 dead letter(s) taken.')
    expect((await replay('true', 'none')).err).toContain('No dead letter has the key none.')
    expect(await replay('true', '--json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\{"dead_letters":\d,"taken":\d\}\n$/),
    })
    expect((await feed('dead', '--json')).out).toBe('[]\n')
    expect(await replay('true', '--json')).toMatchObject({
      err: 'No dead letter waits.\n',
      out: '{"dead_letters":0,"taken":0}\n',
    })
  })
})
