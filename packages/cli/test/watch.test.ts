import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Hotel, startHotel } from '../../sync/test/hotel.ts'
import { guestsOf } from '../../sync/test/reservations/guests.ts'
import { Person, type Started } from './innwire.ts'

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
const stated = ['--quota', '100000/10000000', '--bookings', 'lower']
function watch(...args: string[]): Started {
  const program = person.start(['reservations', 'watch', ...stated, ...args], environment())
  started.push(program)
  return program
}
const path = (name: string) => join(person.folder, name)
const content = (name: string) => readFile(path(name), 'utf8').catch(() => '')

describe('innwire reservations watch', () => {
  it('prints each as a line of JSON, and none again after a stop', async () => {
    const number = await guests.book('Ada')
    const first = watch()
    await vi.waitFor(() => expect(first.lines).toHaveLength(1))
    expect(first.lines).toEqual([
      {
        key: expect.stringContaining(number),
        first: true,
        master_room: false,
        reservation: expect.objectContaining({ hr_number: number, guest: 'Ada' }),
      },
    ])
    expect(await first.ends('SIGTERM')).toBe(0)
    await guests.cancel(number)
    const second = watch()
    await vi.waitFor(() => expect(second.lines).toHaveLength(1))
    expect(second.lines[0]).toMatchObject({ first: false, reservation: { state: 'canceled' } })
    expect(await second.ends('SIGINT')).toBe(0)
    expect(second.err).toBe('')
  })

  it('gives a command no token', async () => {
    await guests.book('Ada')
    const program = watch('--exec', 'env > environment.new; mv environment.new environment')
    await vi.waitFor(async () => expect(await content('environment')).toContain('INNWIRE_HR_NUMBER='))
    expect(await content('environment')).not.toContain(hotel.token)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('gives a command the JSON on standard input and the rest in its environment', async () => {
    const number = await guests.book('Ada')
    // The shell of the person may name another hotel.
    const program = person.start(
      [
        'reservations',
        'watch',
        ...stated,
        '--hr-id',
        hotel.hrId,
        '--exec',
        'cat > taken.json; env > environment',
      ],
      { ...environment(), INNWIRE_HR_ID: 'another' },
    )
    started.push(program)
    await vi.waitFor(async () => expect(await content('environment')).toContain('INNWIRE_KEY='))
    expect(JSON.parse(await content('taken.json'))).toMatchObject({ hr_number: number, guest: 'Ada' })
    expect((await content('environment')).split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^INNWIRE_KEY=${number}@`),
        `INNWIRE_HR_ID=${hotel.hrId}`,
        `INNWIRE_HR_NUMBER=${number}`,
        'INNWIRE_STATE=reserved',
        'INNWIRE_FIRST=1',
        'INNWIRE_MASTER_ROOM=0',
        'INNWIRE_ATTEMPT=1',
      ]),
    )
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it('is done with a change only when the command ends with 0', async () => {
    await guests.book('Ada')
    const program = watch('--exec', 'echo $INNWIRE_ATTEMPT >> attempts; [ $INNWIRE_ATTEMPT -ge 3 ]')
    await vi.waitFor(async () => expect(await content('attempts')).toBe('1\n2\n3\n'))
    expect(await program.ends('SIGTERM')).toBe(0)
    const again = watch('--exec', 'echo again >> attempts')
    await guests.book('Grace')
    await vi.waitFor(async () => expect(await content('attempts')).toBe('1\n2\n3\nagain\n'))
    expect(await again.ends('SIGTERM')).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'lets a command under way finish at %s',
    async (signal) => {
      await guests.book('Ada')
      const program = watch(
        '--exec',
        'echo begun >> log; while [ ! -e go ]; do sleep 0.05; done; echo done >> log',
      )
      await vi.waitFor(async () => expect(await content('log')).toBe('begun\n'))
      const ended = program.ends(signal)
      await writeFile(path('go'), '')
      expect(await ended).toBe(0)
      expect(await content('log')).toBe('begun\ndone\n')
      const again = watch('--exec', 'echo again >> log')
      await guests.book('Grace')
      await vi.waitFor(async () => expect(await content('log')).toBe('begun\ndone\nagain\n'))
      expect(await again.ends('SIGTERM')).toBe(0)
    },
  )

  it('looks back to the date of --since', async () => {
    await guests.book('Ada')
    const program = watch('--since', '2020-01-01')
    await vi.waitFor(() =>
      expect(program.err).toContain('All that changed since 2020-01-01 is in the journal'),
    )
    expect(await program.ends('SIGTERM')).toBe(0)
    const queries = (await guests.lists()).map(({ query }) => query.get('from_last_update_date'))
    expect(queries).toContain('2019-12-30')
  })

  it('says what --since has found that no command takes, and how the command ended', async () => {
    await guests.book('Ada')
    const program = watch('--since', '2020-01-01', '--exec', 'exit 3')
    await vi.waitFor(() => {
      expect(program.err).toContain(
        'is in the journal. 1 of the journal wait to be taken: see innwire status.',
      )
      expect(program.err).toMatch(/failed 3 times to take \S+\. The command ended with 3\. It is saved/)
    })
    expect(program.err).not.toMatch(/handed on|look there/)
    expect(await program.ends('SIGTERM')).toBe(0)
  })

  it.each([
    [['--since', 'yesterday'], /--since <date>.*Give a date such as/],
    [['--since', '2999-01-01'], /from/],
  ])('ends with 2 at %s', async (args, why) => {
    const program = watch(...args)
    expect(await program.ends()).toBe(2)
    expect(program.err).toMatch(why)
  })

  it('asks for what the engine has to know', async () => {
    const { code, err } = await person.inPipe(['reservations', 'watch'], { env: environment() })
    expect(code).toBe(2)
    expect(err).toMatch(/--quota 5\/250/)
    expect(err).toMatch(/--bookings lower or keep/)
  })

  it('takes nothing more when the reader of its lines is gone, and leaves the hotel to the next', async () => {
    await guests.book('Ada')
    const program = watch()
    program.child.stdout?.destroy()
    expect(await program.ends()).toBe(0)
    const next = watch()
    await vi.waitFor(() => expect(next.lines).toHaveLength(1))
    expect(next.err).not.toContain('Ctrl-C ends this one')
    expect(await next.ends('SIGTERM')).toBe(0)
  })

  it('writes the lines into a file, and ends in order by Ctrl-C on a terminal', async () => {
    await guests.book('Ada')
    const program = person.start(['reservations', 'watch', ...stated], environment(), 'lines')
    started.push(program)
    await vi.waitFor(async () => expect(JSON.parse(await content('lines'))).toMatchObject({ first: true }))
    expect(await program.ends('SIGTERM')).toBe(0)
    const number = await guests.book('Grace')
    const terminal = person.atTerminal(['reservations', 'watch', ...stated], environment())
    await terminal.shows(new RegExp(number))
    terminal.type('\u0003')
    expect(await terminal.ends()).toBe(0)
  })
})
