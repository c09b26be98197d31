import fc from 'fast-check'
import { type Client, createClient } from '../src/index.ts'

/** An entry as the service holds it; its version tells two states of one reservation apart. */
type Entry = { hr_number: string; updated_at: string; version: number }

/** What happens to the list between two requests. `pick` chooses the entry. */
export type Change = { kind: 'modify' | 'add' | 'remove'; pick: number; later: number }
export type Schedule = { size: number; perPage: number; gaps: number[]; batches: Change[][] }

export type ServiceOptions = {
  newestFirst?: boolean
  /** Changes the envelope of a page, as a service that miscounts does. */
  lie?: (page: { count: number; current_page: number; pages: number }) => object
  ignoresPage?: boolean
  /** Gives at most so many entries a page, whatever is asked for, and counts its pages by that, or by what was asked. */
  cap?: number
  countsAsAsked?: boolean
  /** Sorts what changed in the same second by number, so that a change may come to stand before others. */
  tiesByNumber?: boolean
  /** Gives the last page for every number behind it. */
  clampsPage?: boolean
}

const nothing: fc.Arbitrary<Change[][]> = fc.constant([])
const changes = (kinds: Change['kind'][], leastGap: 0 | 1) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat({ max: 30 }),
    later: fc.integer({ min: leastGap, max: 2 }),
  })

/**
 * A schedule: how many entries there are, how far apart in seconds they were changed (0: in the same second), and a
 * batch of changes before each further request. A change is never older than one before it. Pages of one entry, and
 * entries of the same second, do not show in which order a list stands while it changes.
 */
export const schedules = (kinds: Change['kind'][], leastGap: 0 | 1 = 1, leastPerPage: 1 | 2 = 1) =>
  fc.integer({ min: 0, max: 17 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      perPage: fc.integer({ min: leastPerPage, max: 5 }),
      gaps: fc
        .array(fc.integer({ min: leastGap, max: 2 }), { minLength: size, maxLength: size })
        // Not all in the same second: the order must show.
        .map((gaps) => [...gaps.slice(1), 1]),
      batches:
        kinds.length === 0
          ? nothing
          : fc.array(fc.array(changes(kinds, leastGap), { maxLength: 3 }), { maxLength: 20 }),
    }),
  )

/** A service whose list changes by the schedule; sorted by change, the oldest first unless told otherwise. */
export class SimulatedService {
  /** The query of each request. */
  readonly requests: URLSearchParams[] = []
  /** The list as it stood at each request. */
  readonly lists: Entry[][] = []
  /** The numbers that stood in any answer. */
  readonly delivered = new Set<string>()
  /** Fails at this request, counted from 1. */
  failsAt: number | undefined
  readonly #touched = new Set<string>()
  readonly #options: ServiceOptions
  readonly #batches: Change[][]
  #entries: Entry[] = []
  #seconds = 0
  #made = 0

  constructor({ size, gaps, batches }: Omit<Schedule, 'perPage'>, options: ServiceOptions = {}) {
    this.#options = options
    this.#batches = [...batches]
    for (let index = 0; index < size; index++) this.#append(gaps[index] ?? 1)
  }

  /** Names of the entries that were there all the time and never changed. */
  get stable(): string[] {
    return this.#entries.map((entry) => entry.hr_number).filter((name) => !this.#touched.has(name))
  }

  client(): Client {
    return createClient({
      baseUrl: 'https://hotel.example',
      token: 'demo-token',
      hrId: 'demo',
      retry: { limit: 0 },
      fetch: async (input) => this.#answer(new URL(String(input)).searchParams),
    })
  }

  #answer(query: URLSearchParams): Response {
    if (this.requests.length > 400) throw new Error('The walk does not end.')
    if (this.requests.push(query) > 1) for (const change of this.#batches.shift() ?? []) this.change(change)
    if (this.requests.length === this.failsAt) return new Response('', { status: 500 })
    const {
      newestFirst,
      ignoresPage,
      clampsPage,
      cap = 100,
      countsAsAsked,
      tiesByNumber,
      lie,
    } = this.#options
    if (tiesByNumber) this.#entries.sort(byTimeAndNumber)
    this.lists.push([...this.#entries])
    const perPage = Math.min(cap, Number(query.get('per_page')))
    const pages = Math.ceil(this.#entries.length / (countsAsAsked ? Number(query.get('per_page')) : perPage))
    const asked = ignoresPage ? 1 : Number(query.get('page'))
    const page = clampsPage ? Math.max(1, Math.min(asked, pages)) : asked
    const ordered = newestFirst ? this.#entries.toReversed() : this.#entries
    const envelope = { count: this.#entries.length, current_page: page, pages }
    const reservations = ordered.slice((page - 1) * perPage, page * perPage)
    for (const { hr_number } of reservations) this.delivered.add(hr_number)
    return Response.json({
      reservations,
      ...envelope,
      ...lie?.(envelope),
    })
  }

  /** Lets something happen to the list. */
  change({ kind, pick, later }: Change): void {
    if (kind === 'add') {
      this.#touched.add(this.#append(later))
      return
    }
    const [entry] = this.#entries.splice(pick % Math.max(1, this.#entries.length), 1)
    if (!entry) return
    this.#touched.add(entry.hr_number)
    if (kind === 'modify') this.#append(later, entry)
  }

  #append(
    later: number,
    { hr_number, version }: Pick<Entry, 'hr_number' | 'version'> = this.#fresh(),
  ): string {
    this.#seconds += later
    const updated_at = new Date(Date.UTC(2026, 10, 20) + this.#seconds * 1000).toISOString()
    this.#entries.push({ hr_number, updated_at, version: version + 1 })
    return hr_number
  }

  #fresh() {
    return { hr_number: `HR${++this.#made}`, version: 0 }
  }
}

const byTimeAndNumber = (one: Entry, other: Entry) =>
  one.updated_at.localeCompare(other.updated_at) || one.hr_number.localeCompare(other.hr_number)
