import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../scripts/test/harness/long.ts'
import {
  type Change,
  type Schedule,
  type ServiceOptions,
  SimulatedService,
  schedules,
} from './simulated-service.ts'

/** Schedules for each test; more with INNWIRE_PAGING_RUNS, the same again with the INNWIRE_PAGING_SEED of a failure. */
const numRuns = tries('INNWIRE_PAGING_RUNS', 300, 3000)
const seed = Number(process.env.INNWIRE_PAGING_SEED ?? Date.now() % 2 ** 30)

type Given = { hr_number: string; updated_at: string; version: number }
const nameOf = ({ hr_number, version }: Given) => `${hr_number} version ${version}`

/** Walks a list that changes by the schedule. */
async function walk({ perPage, ...schedule }: Schedule, options: ServiceOptions) {
  const service = new SimulatedService(schedule, options)
  const given: Given[] = []
  let end: unknown
  try {
    for await (const entry of service.client().reservations.all({ per_page: perPage })) {
      given.push(entry as unknown as Given)
      if (given.length > 1000) throw new Error('The walk does not end.')
    }
  } catch (error) {
    end = error
  }
  return { service, given, end }
}

/** Pages of one entry do not show that another has taken its place in the same second: the count alone tells of it. */
const isBlind = ({ perPage, batches }: Schedule) =>
  perPage === 1 && batches.flat().some(({ later }) => later === 0)

/** Whether a walk ended because it lacks what it could not see. */
const lackOf = (schedule: Schedule, error: unknown) =>
  isBlind(schedule) && String(error).startsWith('InnwireError: The service counts')

/** What was delivered is given, and what stood in the list when the walk looked for the last time. */
async function check(schedule: Schedule, options: ServiceOptions): Promise<void> {
  const { service, given, end } = await walk(schedule, options)
  // Reservations do not leave a list; where one does, it brings others to where the last look has been.
  const leave = schedule.batches.flat().some(({ kind }) => kind === 'remove')
  const blind = isBlind(schedule)
  if (options.lie || leave || blind)
    expect(String(end ?? '')).toMatch(/^(InnwireError: The service counts .*)?$/)
  else expect(end).toBeUndefined()
  const versions = given.map(nameOf)
  expect([...new Set(versions)], 'no version comes twice').toEqual(versions)
  const names = given.map(({ hr_number }) => hr_number)
  expect(new Set(names), 'what was delivered is given').toEqual(service.delivered)
  if ((leave || blind) && end) return
  const stable = service.stable
  expect(names.filter((name) => stable.includes(name)).sort(), 'every stable entry comes once').toEqual(
    stable.toSorted(),
  )
  if (leave) return
  // The last look takes one request or two.
  const last = service.lists.at(-2) ?? service.lists.at(-1) ?? []
  for (const entry of last) {
    expect(names, 'what stands in it at the end is given').toContain(entry.hr_number)
    // Of those that changed in the same second, nothing shows which version stands there.
    if (last.filter(({ updated_at }) => updated_at === entry.updated_at).length === 1)
      expect(versions, 'in its last version').toContain(nameOf(entry))
  }
}

type Lie = NonNullable<ServiceOptions['lie']>
const lies = fc.constantFrom<Lie>(
  () => ({ count: 0, pages: 0 }),
  () => ({ count: 1, pages: 1 }),
  ({ pages }) => ({ pages: Math.max(0, pages - 2) }),
  ({ pages }) => ({ pages: pages + 3, count: 999 }),
  () => ({ current_page: 1 }),
  () => ({ count: undefined, pages: undefined }),
  () => ({ pages: 'many' }),
)
const asText: Lie = ({ count, current_page, pages }) => ({
  count: `${count}`,
  current_page: `${current_page}`,
  pages: `${pages}`,
})
const growing: Change['kind'][] = ['modify', 'add']
const anything: Change['kind'][] = ['modify', 'add', 'remove']
const always = (schedule: fc.Arbitrary<Schedule>, options: ServiceOptions) =>
  fc.assert(
    fc.asyncProperty(schedule, (one) => check(one, options)),
    { numRuns, seed },
  )

const order = { newestFirst: false }

describe(`of a service that sorts by change, oldest first (D21), nothing is lost and no version comes twice (seed ${seed}),`, () => {
  describe.each([
    ['at moments of their own', 1],
    ['some in the same second', 0],
  ] as const)('changed %s,', (_, leastGap) => {
    it('while nothing happens', () => always(schedules([], leastGap), order))
    it('while entries are changed and added', () => always(schedules(growing, leastGap), order))
    it('while entries are removed', () => always(schedules(['remove'], leastGap), order))
    it('while entries are changed, added and removed', () => always(schedules(anything, leastGap), order))
    it.each([false, true])(
      'where a page has at most 2 entries (pages counted as asked: %s)',
      (countsAsAsked) => always(schedules(anything, leastGap), { ...order, cap: 2, countsAsAsked }),
    )
  })

  it('where entries of the same second are sorted by number, so that one may be added before others', () =>
    always(schedules(['add'], 0), { ...order, tiesByNumber: true }))

  it('where the service gives its last page for every number behind it', () =>
    always(schedules(anything, 1), { ...order, clampsPage: true }))

  it.each([
    ['nothing', []],
    ['anything', anything],
  ])('where the service counts wrongly and %s happens', (_, kinds) =>
    fc.assert(
      fc.asyncProperty(schedules(kinds, 1), lies, (schedule, lie) => check(schedule, { ...order, lie })),
      { numRuns: 2 * numRuns, seed },
    ),
  )

  it('where the service counts in text', () => always(schedules([], 1), { ...order, lie: asText }))

  it('where the service ignores the number of the page, but for the entries that it never gives', () =>
    fc.assert(
      fc.asyncProperty(schedules(anything, 1), async (schedule) => {
        const { given, end, service } = await walk(schedule, { ...order, ignoresPage: true })
        const versions = given.map(nameOf)
        expect([...new Set(versions)], 'no version comes twice').toEqual(versions)
        const missing = (service.lists.at(-1)?.length ?? 0) > new Set(given.map((one) => one.hr_number)).size
        if (missing) expect(String(end)).toMatch('InnwireError: The service counts')
      }),
      { numRuns, seed },
    ))
})

// Against D21. Entries of the same second, and pages of one entry, do not show the order while the list changes; and a
// removed entry brings another from a page that is still to be read into one that was.
describe(`of a service that sorts newest first, nothing is lost and no version comes twice (seed ${seed}),`, () => {
  it('while nothing happens', () => always(schedules([], 1), { newestFirst: true }))
  it('while entries are changed and added', () => always(schedules(growing, 1, 2), { newestFirst: true }))
  it('where a page has at most 2 entries', () =>
    always(schedules(growing, 1, 2), { newestFirst: true, cap: 2 }))
})

/** In the second of the entry before, it takes its place, and that one changes. */
const replaced: Change[] = [
  { kind: 'add', pick: 0, later: 0 },
  { kind: 'modify', pick: 0, later: 0 },
]
const early = (newestFirst: boolean) => (newestFirst ? schedules(growing, 1, 2) : schedules(growing, 0))

describe.each([false, true])(
  `a walk that ends early has given what was delivered (newest first: %s; seed ${seed})`,
  (newestFirst) => {
    it('because its caller stops', () =>
      fc.assert(
        fc.asyncProperty(early(newestFirst), fc.nat({ max: 8 }), async (schedule, most) => {
          const service = new SimulatedService(schedule, { newestFirst })
          const given = new Set<string>()
          let pages = 0
          const per_page = schedule.perPage
          const walking = (async () => {
            for await (const { reservations } of service.client().reservations.pages({ per_page })) {
              for (const { hr_number } of reservations) given.add(hr_number)
              if (pages++ === most) break
            }
          })()
          await walking.catch((error) => expect(lackOf(schedule, error)).toBe(true))
          expect(given).toEqual(service.delivered)
        }),
        {
          numRuns,
          seed,
          examples: [[{ size: 1, perPage: 1, gaps: [1], batches: [[], [], replaced] }, 4]],
        },
      ))

    it('because the service fails', () =>
      fc.assert(
        fc.asyncProperty(early(newestFirst), fc.integer({ min: 1, max: 8 }), async (schedule, at) => {
          const service = new SimulatedService(schedule, { newestFirst })
          service.failsAt = at
          const given = new Set<string>()
          const walking = (async () => {
            const per_page = schedule.perPage
            for await (const { hr_number } of service.client().reservations.all({ per_page }))
              given.add(hr_number)
          })()
          await walking.catch(
            (error) => lackOf(schedule, error) || expect(error).toMatchObject({ status: 500 }),
          )
          expect(given).toEqual(service.delivered)
        }),
        { numRuns, seed },
      ))
  },
)
