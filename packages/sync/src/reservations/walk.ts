import { mostPerPage, type Reservation } from '@innwire/types'
import { contentHash, instantOf } from './change-key.ts'

/**
 * A walk through the pages of the list, in a form that the journal can hold. It goes from the newest page to the
 * oldest: by our reading the service sorts by change, oldest first (D21), so what changes meanwhile moves to the end that was read
 * already, and nothing ahead can slip behind. What changes behind it is found by the next sweep, which looks back to
 * the time at which this one began.
 */
export type Walk = {
  /** Page to read next; undefined at the end. */
  next: number | undefined
  /** `first`; then `seek`s the last page and goes `down`, or `up` where the service sorts newest first. */
  phase: 'first' | 'seek' | 'down' | 'up'
  /** Pages that were read, and that were passed over because the service failed on them. */
  read: number
  skipped: number[]
  /** Number of pages, as the first one says; 0 when it does not. */
  pages: number
  /** Entries of the first page: a service may give fewer than are asked for. */
  size?: number
  /** It was ended because the list goes on and on. */
  endless?: true
  /** Hashes of the first page and of the one read last: a service may ignore the number, or stop at the last page. */
  first?: string
  last?: string | undefined
}

export const newWalk: Walk = { next: 1, phase: 'first', read: 0, skipped: [], pages: 0 }

/** A page as it came. */
export type Page = { entries: unknown[]; pages: unknown; count?: unknown }

/** Most pages of a walk: a hotel's list has some hundred, and a service's fault may have no end. */
export const mostPages = 10_000

export function afterPage(walk: Walk, page: Page): Walk {
  const after = nextOf(walk, page)
  if (after.next === undefined || after.read < mostPages) return after
  return { ...after, next: undefined, endless: true }
}

/** A page that is as long as the first one may not be the last. */
function nextOf(walk: Walk, { entries, pages, count }: Page): Walk {
  const hash = hashOfPage(entries)
  const on: Walk = { ...walk, read: walk.read + 1, last: hash }
  const end: Walk = { ...on, next: undefined }
  const full = entries.length >= (walk.size ?? mostPerPage)
  const number = walk.next ?? 1
  if (walk.phase === 'first') {
    const claimed = Number.isSafeInteger(Number(pages)) ? Math.max(0, Number(pages)) : 0
    const begun = { ...on, first: hash, pages: claimed, size: entries.length }
    const isAll = claimed === 1 && !full && !(Number(count) > entries.length)
    if (entries.length === 0 || isAll) return { ...begun, next: undefined }
    if (isNewestFirst(entries)) return { ...begun, phase: 'up', next: 2 }
    return { ...begun, phase: 'seek', next: Math.max(2, claimed) }
  }
  if (hash === walk.first && number > 1) return end
  if (walk.phase === 'down') return { ...on, next: number > 1 ? number - 1 : undefined }
  const behindTheEnd = entries.length === 0 || hash === walk.last
  if (walk.phase === 'up')
    return behindTheEnd || (!full && number >= walk.pages) ? end : { ...on, next: number + 1 }
  if (full && !behindTheEnd) return { ...on, next: number + 1 }
  // The first page told of more pages than there are: look for the last one page by page.
  if (behindTheEnd && number > 2 && walk.read === 1) return { ...on, next: 2 }
  return { ...on, phase: 'down', next: number - 1 }
}

/** The walk past a page on which the service fails, or undefined when it must not be passed over. */
export function pastPage(walk: Walk): Walk | undefined {
  const { next = 1, phase, skipped } = walk
  // Two in a row are no odd page, but a service that fails.
  const neighbour = phase === 'down' ? next + 1 : next - 1
  if (phase === 'first' || skipped.includes(neighbour)) return undefined
  const on: Walk = { ...walk, skipped: [...skipped, next], last: undefined }
  if (phase === 'down') return { ...on, next: next > 1 ? next - 1 : undefined }
  if (phase === 'seek' && next >= walk.pages && walk.pages > 1)
    return { ...on, phase: 'down', next: next - 1 }
  return { ...on, next: next + 1 }
}

/** Pages that are still to be read, as far as the service tells. */
export const pagesLeft = ({ phase, next, pages, read }: Walk): number | undefined => {
  if (next === undefined) return 0
  if (phase === 'down') return next
  return pages > 0 ? Math.max(1, pages - read + 1) : undefined
}

/**
 * A service may sort what changed in the same second in another order each time. A page may be longer than was asked
 * for: its ends and its length tell it apart.
 */
const hashOfPage = (entries: unknown[]): string =>
  entries.length <= 2 * mostPerPage
    ? contentHash(entries.map((entry) => contentHash(nameOf(entry))).sort())
    : contentHash([
        entries.length,
        ...[...entries.slice(0, mostPerPage), ...entries.slice(-mostPerPage)].map(nameOf),
      ])

const nameOf = (entry: unknown) => {
  const { hr_number, updated_at } = (entry ?? {}) as Partial<Reservation>
  return hr_number ? [hr_number, updated_at] : entry
}

/** By most of its neighbours, because the service's clock may have been set back once. */
function isNewestFirst(entries: unknown[]): boolean {
  const times = entries
    .slice(0, 10 * mostPerPage)
    .flatMap((entry) => instantOf((entry as Partial<Reservation> | null)?.updated_at) ?? [])
  const steps = times.slice(1).map((time, index) => Math.sign(time - (times[index] ?? time)))
  return steps.reduce((sum, step) => sum + step, 0) < 0
}
