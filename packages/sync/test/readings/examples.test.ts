import { setInterval } from 'node:timers'
import type { ReadingName, Server, ServerOptions } from '@innwire/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tries } from '../../../../scripts/test/harness/long.ts'
import { doneOf } from '../../../server/test/support/answered.ts'
import { randomSets, someReadings } from './sets.ts'
import { shortenPauses } from './short-pauses.ts'

/*
 * The examples of the READMEs and guides, where the service answers by other readings of its documentation: a sixth of
 * them by themselves (all of them in a long run), and random sets. INNWIRE_READINGS_SETS asks for more random sets,
 * INNWIRE_READINGS_SEED for those of another seed.
 */
const seed = Number(process.env.INNWIRE_READINGS_SEED ?? Date.now() % 1_000_000)
const sets: ReadingName[][] = [
  ...someReadings(seed).map((name) => [name]),
  ...randomSets(seed, tries('INNWIRE_READINGS_SETS', 3, 30)),
]

const started = vi.hoisted(() => ({
  start: undefined as ((options: ServerOptions) => Promise<Server>) | undefined,
}))
vi.mock('@innwire/server', async (original) => {
  const real = await original<typeof import('@innwire/server')>()
  started.start ??= real.startServer
  return { ...real, startServer: (options: ServerOptions) => startByReadings(options) }
})

let readings: ReadingName[]
let printed: string
const clocks = new Set<NodeJS.Timeout>()
beforeEach(() => {
  printed = ''
  vi.resetModules()
  shortenPauses()
  vi.spyOn(console, 'log').mockImplementation((...words) => {
    printed += `${words.join(' ')}\n`
  })
})
afterEach(() => {
  for (const clock of clocks) clearInterval(clock)
  clocks.clear()
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT')
  vi.restoreAllMocks()
})

/** The server of an example. Nobody waits for its channels; where entries come late, its clock runs ahead. */
async function startByReadings(options: ServerOptions): Promise<Server> {
  const server = await (started.start as NonNullable<typeof started.start>)({ ...options, readings })
  const control = doneOf(server)
  for (const code of ['bookingcom', 'expedia'])
    await control('PUT', `/properties/demo/channels/${code}`, {
      connector: { kind: 'simulated', latency_ms: 0 },
    })
  const ahead = () => void control('POST', '/clock/advance', { seconds: 5 }).catch(() => {})
  if (readings.includes('transactions.late')) clocks.add(setInterval(ahead, 100))
  return server
}

/** What the examples print together, however many of them run at once. */
const promised = (set: ReadingName[]): [string, RegExp][] => [
  ['a first call with an outcome', /^the hotel: accepted$/m],
  ['a call', /^HR:1 .* takes prices$/m],
  ['an update', /^Accepted: [1-9]\d* succeeded, 0 failed/m],
  ['pages', /^[1-9]\d* undelivered$/m],
  ['polling', /^R\d+ (confirmed|reserved|canceled)$/m],
  ['errors', /^AuthenticationError/m],
  ['one resource', /^[1-9]\d* rates$/m],
  ['a PMS that closes a date', /^bookingcom: stop_sale 1 confirmed$/m],
  ['a PMS that takes reservations', /^[1-9]\d* reservations, such as/m],
  // Another answer does not say that the bill is posted: a person looks.
  ...(set.includes('postings.otherAnswer')
    ? ([['a POS', /^4711\/(unconfirmed|refused)$/m]] as [string, RegExp][])
    : ([
        ['a POS', /^4711\/posted$/m],
        ['the items of a bill', /^item 1 is on the folio, by product$/m],
      ] as [string, RegExp][])),
  ['a bill that is refused', /^The hotel system refuses the bill: it should be on no folio\./m],
  ['a fleet', /^demo released/m],
]

/** Those of the client ask a server that is there already; those of the engine start one themselves. */
const examples = () =>
  Promise.all([
    import('../../../../docs/examples/first-call.ts'),
    import('../../../client/examples/first-call.ts'),
    import('../../../client/examples/outcomes.ts'),
    import('../../../client/examples/paging.ts'),
    import('../../../client/examples/poll.ts'),
    import('../../../client/examples/errors.ts'),
    import('../../../client/examples/single-resource.ts'),
    import('../../examples/pms.ts'),
    import('../../examples/pos.ts'),
    import('../../examples/fleet.ts'),
  ])

it.each(sets.map((set) => [set.join(' '), set] as const))(
  `the examples print what they promise by %s (seed ${seed})`,
  async (_, set) => {
    readings = set
    const server = await startByReadings({ port: 0, demo: true })
    try {
      // A day before those that the examples name.
      await doneOf(server)('PUT', '/clock', { now: '2026-11-20T09:00:00Z' })
      vi.stubEnv('INNWIRE_BASE_URL', server.url)
      await examples()
    } finally {
      vi.unstubAllEnvs()
      await server.stop()
    }
    for (const [name, text] of promised(set)) expect(printed, name).toMatch(text)
  },
)
