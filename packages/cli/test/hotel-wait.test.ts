import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteStore } from '@innwire/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { openTill, type Till } from '../../sync/test/postings/till.ts'
import { Person, type Started } from './innwire.ts'

let till: Till
let person: Person
let started: Started[]
let release: () => Promise<void>
beforeEach(async () => {
  till = await openTill()
  person = await Person.make()
  started = []
  const store = await sqliteStore(join(person.folder, 'hotel.db'))
  const sync = await till.open({ store, start: 'later' })
  release = async () => {
    await sync.close()
    await store.close()
  }
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await person.leave()
  await till.stop()
})

const settings = () => ({
  INNWIRE_BASE_URL: till.server.url,
  INNWIRE_HR_ID: till.hrId,
  INNWIRE_TOKEN: till.token,
})
const stated = [
  '--quota',
  '100000/10000000',
  '--repeat',
  'never',
  '--bookings',
  'lower',
  '--journal',
  'hotel.db',
]

it('several commands that wait for a hotel get it in the order in which they came', async () => {
  const ended: number[] = []
  const number = 4
  for (let place = 0; place < number; place += 1) {
    const invoice = till.invoice()
    await writeFile(join(person.folder, `${place}.json`), JSON.stringify(invoice))
    const program = person.start(['post', `${place}.json`, ...stated], settings())
    started.push(program)
    void program.ends().then(() => ended.push(place))
    const said =
      place === 0 ? /process \d+ on .* waits until/ : `${place} that came before this one wait(s) for it`
    await vi.waitFor(() => expect(program.err).toMatch(said))
  }
  await release()
  await vi.waitFor(() => expect(ended).toHaveLength(number))
  expect(ended).toEqual([0, 1, 2, 3])
  for (const program of started) expect(await program.ends()).toBe(0)
})

it.each([
  ['calendar', 'push', 'file.csv', '--yes', '--range-end', 'included'],
  ['post', 'bill.json'],
])(
  '%s ends with 1 when the hotel is not free in time, and says who has it and what to do',
  async (...args) => {
    await writeFile(join(person.folder, 'file.csv'), `inv_code,date,price\nHR:1,${inDays(3)},90\n`)
    await writeFile(join(person.folder, 'bill.json'), JSON.stringify(till.invoice()))
    const { code, err } = await person.inPipe([...args, ...stated, '--hotel-timeout', '1'], {
      env: settings(),
    })
    expect(code).toBe(1)
    expect(err).toMatch(
      /The hotel linden was not free within 1 seconds: another innwire \(process \d+ on .+\) has it\. Nothing was sent\. Run this again/,
    )
    await release()
  },
)

it('who was killed in the line keeps nobody waiting for long', async () => {
  const [first, second] = ['first', 'second'].map((name) => {
    const args = ['outbox', 'withdraw', name, ...stated]
    return () => person.start(args, settings())
  }) as [() => Started, () => Started]
  const killed = first()
  started.push(killed)
  await vi.waitFor(() => expect(killed.err).toContain('has the hotel'))
  const next = second()
  started.push(next)
  await vi.waitFor(() => expect(next.err).toContain('1 that came before'))
  await killed.ends('SIGKILL')
  await release()
  expect(await next.ends()).toBe(1)
  expect(next.err).toContain('No bill second waits')
})
