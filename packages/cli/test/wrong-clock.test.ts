import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inDays } from '../../sync/test/hotel.ts'
import { openRunning, type RunningHotel } from './run-hotel.ts'

let hotel: RunningHotel
beforeEach(async () => {
  hotel = await openRunning()
})
afterEach(() => hotel.end())

const dayMs = 86_400_000

/** Sets the clock of the machine for each innwire that is started. */
function setAhead(ms: number) {
  const clock = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given) }
  static now() { return Real.now() + ${ms} }
}`
  hotel.person.environment.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
}

const night = inDays(1)
const isClosed = async (code: string) => {
  const [entry] = await hotel.till.calendar(code, night)
  return entry?.stop_sale === true
}
const closing = (code: string, date = night) => JSON.stringify({ inv_code: code, date, stop_sale: 1 })

const clocks: [string, number][] = [
  ['3 days ahead', 3 * dayMs],
  ['400 days ahead', 400 * dayMs],
  ['at 1970', -Date.now()],
]

it.each(clocks)('of a machine whose clock is %s, each closing of innwire run goes out', async (_, ms) => {
  setAhead(ms)
  await hotel.put('calendar', '1.ndjson', `${closing('HR:1')}\n`)
  const program = await hotel.run(['--stdin'])
  await vi.waitFor(async () => expect(await isClosed('HR:1')).toBe(true))
  // Behind the first answers, and by a line.
  program.child.stdin?.write(`${closing('HR:2')}\n${closing('HR:2', inDays(-9))}\n`)
  await vi.waitFor(async () => expect(await isClosed('HR:2')).toBe(true))
  await vi.waitFor(() => expect(program.out.split('\n')).toHaveLength(3))
  const [taken, over] = program.out
    .split('\n')
    .slice(0, 2)
    .map((line) => JSON.parse(line))
  expect(taken).toEqual({ line: 1, taken: true })
  // By a clock at 1970 nothing is over, and the service says what is.
  expect(over.taken).toBe(ms < 0)
  expect(await program.ends('SIGTERM')).toBe(0)
})

it('while the service is away, nothing is left out by the clock of the machine', async () => {
  setAhead(3 * dayMs)
  await hotel.till.fault({ operation: undefined, effect: 'status', status: 503 })
  await hotel.put('calendar', '1.ndjson', `${closing('HR:1')}\n`)
  const program = await hotel.run()
  await vi.waitFor(() => expect(program.err).toContain('calendar/1.ndjson: 1 line(s) are in the journal.'))
  expect(program.err).not.toContain('left out')
  await hotel.till.noFaults()
  await vi.waitFor(async () => expect(await isClosed('HR:1')).toBe(true), 60_000)
  expect(await program.ends('SIGTERM')).toBe(0)
})

it.each(clocks)('of a machine whose clock is %s, a closing of calendar push goes out', async (_, ms) => {
  setAhead(ms)
  const { baseUrl, hrId } = { baseUrl: hotel.till.server.url, hrId: hotel.till.hrId }
  const env = { INNWIRE_BASE_URL: baseUrl, INNWIRE_HR_ID: hrId, INNWIRE_TOKEN: hotel.till.token }
  const stated = ['--quota', '100000/10000000', '--bookings', 'lower', '--range-end', 'included']
  const args = ['calendar', 'push', '-', '--yes', ...stated]
  const { code, err } = await hotel.person.inPipe(args, { env, input: closing('HR:1') })
  expect(err).not.toContain('over')
  expect(await isClosed('HR:1')).toBe(true)
  expect(code).toBe(0)
})
