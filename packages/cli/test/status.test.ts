import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, inDays, startHotel } from '../../sync/test/hotel.ts'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { Person, type Started } from './innwire.ts'

let hotel: Hotel
let person: Person
let started: Started[]
beforeEach(async () => {
  hotel = await startHotel()
  person = await Person.make()
  started = []
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await person.leave()
  await hotel.stop()
})

const environment = () => ({
  INNWIRE_BASE_URL: hotel.server.url,
  INNWIRE_HR_ID: hotel.hrId,
  INNWIRE_TOKEN: hotel.token,
})
function start(...args: string[]): Started {
  const program = person.start(args, environment())
  started.push(program)
  return program
}
const watch = (...args: string[]) =>
  start('reservations', 'watch', '--quota', '100000/10000000', '--bookings', 'lower', ...args)
async function status() {
  const { code, out } = await person.inPipe(['status', '--json'], { env: environment() })
  expect(code).toBe(0)
  return JSON.parse(out)[0]
}

describe('innwire status', () => {
  it('shows how the hotel stands that another innwire has, and that it has ended', async () => {
    expect(await status()).toEqual({
      hr_id: hotel.hrId,
      base_url: hotel.server.url,
      running: false,
      written_at: null,
      folder: null,
      files: null,
      refused: [],
      held_back: null,
      status: null,
    })
    await guestsOf(hotel).book('Ada')
    const program = watch('--exec', 'exit 1')
    await vi.waitFor(async () =>
      expect(await status()).toMatchObject({
        running: true,
        status: {
          service: { state: 'answers' },
          reservations: { waiting: 1, deadLetters: 0, waitingSince: expect.any(String) },
          postings: { waiting: 0, lastSuccessAt: null },
          requests: { left: { day: expect.any(Number) }, nextAt: { bill: expect.any(String) } },
        },
      }),
    )
    expect(await program.ends('SIGTERM')).toBe(0)
    expect(await status()).toMatchObject({ running: false, status: { reservations: { waiting: 1 } } })
  })

  it('knows at once that it was killed', async () => {
    const program = watch()
    await vi.waitFor(async () => expect(await status()).toMatchObject({ running: true }))
    await program.ends('SIGKILL')
    expect(await status()).toMatchObject({ running: false })
  })

  it('is a table on a terminal, and live with --watch', async () => {
    await guestsOf(hotel).book('Ada')
    const program = watch('--exec', '[ -e go ]')
    await vi.waitFor(async () =>
      expect(await status()).toMatchObject({ running: true, status: { reservations: { waiting: 1 } } }),
    )
    const terminal = person.atTerminal(['status', '--watch'], environment())
    await terminal.shows(/HOTEL +FLOW +WAITING +OLDEST +PARKED +DEAD +LAST SUCCESS +LEFT TODAY +NEXT REQUEST/)
    await terminal.shows(/linden +reservations +1 +\d\d:\d\d:\d\d +0 +0 +\d\d:\d\d:\d\d +\d+ +/)
    await terminal.shows(/linden: The service answers\. Requests left: \d+ in this minute, \d+ in 24 hours/)
    await writeFile(join(person.folder, 'go'), '')
    await terminal.shows(/linden +reservations +0 +- +0 +0/)
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(0)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('prints a line for each change with --watch in a pipe', async () => {
    await writeFile(join(person.folder, 'file.csv'), `inv_code,date,price\nHR:1,${inDays(5)},90\n`)
    const live = start('status', '--watch')
    await vi.waitFor(() => expect(live.lines).toMatchObject([{ running: false, status: null }]))
    const stated = ['--quota', '100000/10000000', '--bookings', 'lower', '--range-end', 'included', '--yes']
    await person.inPipe(['calendar', 'push', 'file.csv', ...stated], { env: environment() })
    await vi.waitFor(() =>
      expect(live.lines.at(-1)).toMatchObject({
        running: false,
        status: { calendar: { waiting: 0, lastSuccessAt: expect.any(String) } },
      }),
    )
    expect(await live.ends('SIGTERM')).toBe(0)
  })

  it('says on a terminal that no innwire was there', async () => {
    const terminal = person.atTerminal(['status'], environment())
    expect(await terminal.ends()).toBe(0)
    const dead = person.atTerminal(['reservations', 'dead'], environment())
    expect(await dead.ends()).toBe(0)
    expect(dead.shown).toBe('No dead letter waits.\n')
    expect(terminal.shown).toContain('linden: no innwire of this user and machine has sent anything for it.')
  })
})

it('innwire calendar show reads the journal beside the innwire that has the hotel', async () => {
  await writeFile(join(person.folder, 'file.csv'), `inv_code,date,price\nHR:1,${inDays(5)},90\n`)
  const stated = ['--quota', '100000/10000000', '--bookings', 'lower', '--range-end', 'included', '--yes']
  await person.inPipe(['calendar', 'push', 'file.csv', ...stated], { env: environment() })
  const program = watch()
  await vi.waitFor(async () => expect(await status()).toMatchObject({ running: true }))
  const month = inDays(5).slice(0, 7)
  const { code, out } = await person.inPipe(['calendar', 'show', 'HR:1', '--from', month, '--json'], {
    env: environment(),
  })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject([
    { date: inDays(5), values: { price: { wanted: '90', state: 'sent' } } },
  ])
  expect(await program.ends('SIGTERM')).toBe(0)
})
