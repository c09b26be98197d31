import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '@innwire/server'
import { openSync, sqliteStore } from '@innwire/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDays, startDemo } from './demo-server.ts'
import { Person, type Started } from './innwire.ts'
import { openLine } from './line.ts'

let server: Server
let line: Awaited<ReturnType<typeof openLine>>
let person: Person
let started: Started[]
beforeAll(async () => {
  server = await startDemo()
  line = await openLine(server.url)
})
afterAll(async () => {
  await line.close()
  await server.stop()
})
beforeEach(async () => {
  started = []
  person = await Person.make()
  await stop()
  line.updates.length = 0
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await person.leave()
})

const journal = () => ['--journal', join(person.folder, 'hotel.db')]
const demo = () => ['--demo', '--base-url', line.url, ...journal()]
const file = (lines: string[]) => writeFile(join(person.folder, 'file.csv'), `${lines.join('\n')}\n`)
const days = 300
const rooms = (of: (day: number) => number) => [
  'inv_code,date,availability',
  ...Array.from({ length: days }, (_, day) => `HR:1,${inDays(1 + day)},${of(day)}`),
]

/** Leaves a push in the journal of which hundreds of numbers above 0 were not sent. */
async function stop() {
  await file(rooms((day) => 1 + (day % 5)))
  const slowly = ['--yes', '--bookings-counted', '--range-end', 'excluded', '--quota', '3/1000']
  const terminal = person.atTerminal(['calendar', 'push', 'file.csv', ...demo(), ...slowly])
  await terminal.shows(/next request at/)
  terminal.type('\u0003')
  expect(await terminal.ends()).toBe(4)
}

describe('availability above 0 that a push has left', () => {
  it('is not sent before somebody says that nothing was booked since', async () => {
    for (const words of [['resume'], ['retry']]) {
      const { code, err } = await person.inPipe(['calendar', ...words, ...demo()])
      expect(code).toBe(2)
      expect(err).toMatch(/availability above 0.*--bookings-counted/)
    }
    await file(['inv_code,date,price', `HR:2,${inDays(5)},90`])
    for (const words of [[], ['--bookings-counted']]) {
      const price = await person.inPipe(['calendar', 'push', 'file.csv', ...demo(), '--yes', ...words])
      expect(price.err).toMatch(
        /Of the push of 2\S+, \d+ value\(s\) of availability above 0 stay in the journal/,
      )
      expect(price.code).toBe(4)
    }
    expect(line.updates.join()).toContain('price')
    expect(line.updates.join()).not.toContain('availability')
    await file(['inv_code,date,availability', `HR:2,${inDays(5)},3`])
    const args = ['calendar', 'push', 'file.csv', ...demo(), '--yes']
    const other = await person.inPipe(args)
    expect(other.code).toBe(2)
    expect(other.err).toMatch(
      /1 value\(s\) of this file are an availability above 0\..* Beside them, \d+ left by the push of 2/,
    )
    expect((await person.inPipe([...args, '--bookings-counted'])).code).toBe(4)
    expect(line.updates.join().match(/availability\W+\d+/g)).toHaveLength(1)
    const { code, out } = await person.inPipe(['calendar', 'resume', ...demo(), '--bookings-counted'])
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', waiting: 0, refused: [], resumable: false })
    expect(code).toBe(0)
  })

  it('keeps back nothing else of a file that a script pushes', async () => {
    const closings = ['stop_sale,1', 'availability,0'].map((one) => one.split(','))
    for (const [index, [field, value]] of closings.entries()) {
      const night = inDays(400 + index)
      await file([`inv_code,date,price,${field}`, `HR:1,${night},90,${value}`])
      const { code, out, err } = await person.inPipe(['calendar', 'push', 'file.csv', ...demo(), '--yes'])
      expect(err).toMatch(/stay in the journal: .*All else is sent\..*innwire calendar resume/s)
      expect(JSON.parse(out)).toMatchObject({ ended: 'done', waiting: 0, resumable: true })
      expect(code).toBe(4)
      const sent = line.updates.filter((one) => one.includes(night))
      expect(sent.join()).toContain(field)
      expect(sent.join()).toContain('price')
    }
    const numbers = line.updates.flatMap((one) => one.match(/availability\W+\d+/g) ?? [])
    expect(numbers.filter((one) => !/\W0$/.test(one))).toEqual([])
  })

  it('does not go out before the present numbers, which take its place', async () => {
    await file(rooms(() => 7))
    const args = ['file.csv', ...demo(), '--yes', '--bookings-counted']
    const { code, out } = await person.inPipe(['calendar', 'push', ...args])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ended: 'done', sent: days, waiting: 0 })
    const sent = line.updates.flatMap((one) => one.match(/availability\W+\d+/g) ?? [])
    expect(new Set(sent.map((one) => one.match(/\d+/)?.[0]))).toEqual(new Set(['7']))
  })

  it('is an old number, too, when it was refused', async () => {
    const file = join(person.folder, 'other.db')
    const other = ['--demo', '--base-url', server.url, '--journal', file]
    const store = await sqliteStore(file)
    const hotel = { baseUrl: server.url, hrId: 'demo', token: 'demo-token' }
    const quota = { perMinute: 600, perDay: 100_000 }
    const sync = await openSync({ ...hotel, quota, store, bookings: 'lower availability' })
    // The hotel had the room when the number was set, and may have it again.
    await sync.calendar.set([{ inv_code: 'HR:99', date: inDays(5), availability: 4 }])
    await sync.calendar.settled()
    await sync.close()
    await store.close()
    const retried = await person.inPipe(['calendar', 'retry', ...other])
    expect(retried).toMatchObject({ code: 2, out: '' })
    expect(retried.err).toMatch(/1 value\(s\) are an availability above 0.*--bookings-counted/)
    const unasked = await person.inPipe(['calendar', 'retry', '--drop', ...other])
    expect(unasked).toMatchObject({ code: 2, out: '' })
    expect(unasked.err).toMatch(/1 value\(s\) are parked.*"Give them up\?".*Give --yes/s)
    const again = await person.inPipe(['calendar', 'retry', ...other, '--bookings-counted'])
    expect(again.code).toBe(4)
    expect(JSON.parse(again.out)).toMatchObject({
      waiting: 0,
      refused: [{ code: 'HR:99', state: 'refused' }],
    })
    // It starts the engine, which sends the number by itself when the list of rooms has the room.
    const bill = await person.inPipe(['outbox', 'withdraw', 'none', ...other])
    expect(bill.err).toMatch(
      /1 value\(s\) of availability above 0 wait.*only stop sale and availability 0 are sent/,
    )
    const dropped = await person.inPipe(['calendar', 'retry', 'HR:99', '--drop', '--yes', ...other])
    expect(dropped).toMatchObject({ code: 0, err: '1 value(s) given up.\n' })
    expect(JSON.parse(dropped.out)).toMatchObject({
      code: 'HR:99',
      field: 'availability',
      value: 4,
      channel: null,
    })
    expect((await person.inPipe(['calendar', 'resume', ...other])).err).toContain(
      'There is nothing to resume.',
    )
  })

  it('keeps nobody from the reservations, and is kept back meanwhile', async () => {
    const args = ['reservations', 'watch', ...demo()]
    const watch = person.start(args)
    started.push(watch)
    await vi.waitFor(() => expect(watch.lines.length).toBeGreaterThan(0))
    expect(await watch.ends('SIGTERM')).toBe(0)
    expect(watch.err).toMatch(
      /availability above 0 wait in the journal\..*only stop sale and availability 0 are sent/,
    )
    expect(line.updates).toEqual([])
  })
})
