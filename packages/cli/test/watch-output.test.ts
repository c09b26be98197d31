import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, startHotel } from '../../sync/test/hotel.ts'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { bin, Person, type Started } from './innwire.ts'

let hotel: Hotel
let guests: ReturnType<typeof guestsOf>
let person: Person
let started: Started[]
beforeEach(async () => {
  hotel = await startHotel()
  guests = guestsOf(hotel)
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
const watching = ['reservations', 'watch', '--quota', '100000/10000000', '--bookings', 'lower']
const list = ['reservations', 'list', '--undelivered']
function watch(into?: string): Started {
  const program = person.start(watching, environment(), into)
  started.push(program)
  return program
}
const content = () => readFile(join(person.folder, 'lines'), 'utf8')
const bytes = 2 ** 20

/** Runs innwire by a line of the shell, where it is "$0" "$@". */
async function byShell(line: string, args: string[]) {
  const shell = person.programAtTerminal(
    '/bin/sh',
    ['-c', line, process.execPath, bin, ...args],
    environment(),
  )
  return { code: await shell.ends(), said: shell.shown }
}
/** As if the disk had room for a MiB of each file. */
const onFullDisk = (args: string[]) =>
  byShell(`trap '' XFSZ; ulimit -f ${bytes / 512}; exec "$0" "$@" >> lines`, args)

describe.skipIf(process.platform === 'win32')('a full disk under the lines', () => {
  const failure = /innwire: Standard output cannot be written: EFBIG.* See to what it goes to.*\n$/

  it('ends watch with 1, which is said; the change comes at the next start, on a line of its own', async () => {
    const number = await guests.book('Ada')
    const before = `${'x'.repeat(bytes - 101)}\n`
    await writeFile(join(person.folder, 'lines'), before)
    expect(await onFullDisk(watching)).toEqual({ code: 1, said: expect.stringMatching(failure) })
    expect((await content()).slice(before.length)).toMatch(/^\{"key":".{92}$/)
    const next = watch('lines')
    await vi.waitFor(async () => expect((await content()).endsWith('}\n')).toBe(true))
    expect(await next.ends('SIGTERM')).toBe(0)
    const [, torn = '', whole = '', ...rest] = (await content()).split('\n')
    expect(torn).toHaveLength(100)
    expect(JSON.parse(whole)).toMatchObject({ first: true, reservation: { hr_number: number } })
    expect(rest).toEqual([''])
  })

  it('begins no line anew after one that is whole', async () => {
    await guests.book('Ada')
    await writeFile(join(person.folder, 'lines'), '{}\n')
    const program = watch('lines')
    await vi.waitFor(async () => expect(await content()).toMatch(/^\{\}\n\{"key".*\}\n$/))
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('is no success of a list that is torn by it', async () => {
    await guests.book('Ada')
    await writeFile(join(person.folder, 'lines'), 'x'.repeat(bytes - 100))
    expect(await onFullDisk(list)).toEqual({ code: 1, said: expect.stringMatching(failure) })
  })

  it.runIf(existsSync('/dev/full')).each([
    ['watch', watching],
    ['list', list],
  ])('is one sentence of %s', async (_, args) => {
    await guests.book('Ada')
    const { code, said } = await byShell('exec "$0" "$@" > /dev/full', args)
    expect(code).toBe(1)
    expect(said).toMatch(/innwire: Standard output cannot be written: ENOSPC.*\n$/)
  })
})

it.runIf(process.platform === 'linux')('watch ends by SIGTERM while nobody reads its lines', async () => {
  await guests.book('Ada')
  // A pipe that is full, whose reader is there and reads nothing.
  const full = 'mkfifo pipe; exec 3<>pipe; head -c 65536 /dev/zero >&3; exec "$0" "$@" >&3'
  const args = ['-c', full, process.execPath, bin, ...watching]
  const program = person.programAtTerminal('/bin/sh', args, environment())
  await vi.waitFor(async () => {
    const { out } = await person.inPipe(['status', '--json'], { env: environment() })
    expect(JSON.parse(out)).toMatchObject([{ running: true, status: { reservations: { waiting: 1 } } }])
  }, 20_000)
  program.send('SIGTERM')
  expect(await program.ends()).toBe(0)
  expect(program.shown).toContain('Nobody reads the lines. Those that were not read come again')
  const next = watch()
  await vi.waitFor(() => expect(next.lines).toHaveLength(1))
  expect(await next.ends('SIGTERM')).toBe(0)
})
