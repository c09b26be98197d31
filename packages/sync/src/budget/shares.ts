import { type ByClass, byClass, classes, type RequestClass } from './budget.ts'
import { dayMs } from './usage.ts'

/** What each class has of the requests of a day. */
export type Shares = {
  /** So many in 24 hours are its alone. */
  guaranteed: ByClass<number>
  /** And more it never gets. */
  most: ByClass<number>
}

/** What may go on in vain has a cap. */
const capped = new Set<RequestClass>(['closing_retry', 'retry', 'follow'])

/** A poll every 58 minutes, which nothing else may use. */
const hourlyPolls = 25

/**
 * The shares of a day with so many requests. What nobody is guaranteed is shared, the more urgent class first; at least
 * one request is, so that no class is dead.
 */
export function sharesOf(perDay: number): Shares {
  const part = (percent: number, least = 0) => Math.max(least, Math.floor((perDay * percent) / 100))
  return {
    guaranteed: {
      closing: part(8, perDay > 1 ? 1 : 0),
      poll: Math.min(hourlyPolls, part(25)),
      closing_retry: part(2),
      bill: part(15),
      update: part(10),
      extra_poll: 0,
      sweep: part(6, perDay >= 10 ? 1 : 0),
      retry: part(2),
      follow: part(2),
    },
    most: byClass((kind) => (capped.has(kind) ? part(10, 1) : perDay)),
  }
}

const unused = (kind: RequestClass, used: ByClass<number>, { guaranteed }: Shares) =>
  Math.max(0, guaranteed[kind] - used[kind])

/** What classes are guaranteed and have not used, of those before this one, or of all others. */
const owedTo = (others: readonly RequestClass[], used: ByClass<number>, shares: Shares, part: number) =>
  others.reduce((sum, other) => sum + Math.ceil(part * unused(other, used, shares)), 0)

/**
 * How many more of a class may go within the day: within its guarantee, what those before it have not used stays for
 * them; beyond it, what all others have not used.
 * @param left requests that are left for all classes together
 * @param part the part of a day that they have to last for
 */
export function leftFor(
  kind: RequestClass,
  used: ByClass<number>,
  left: number,
  shares: Shares,
  part = 1,
): number {
  const before = classes.slice(0, classes.indexOf(kind))
  const others = classes.filter((other) => other !== kind)
  const ofItsOwn = Math.min(unused(kind, used, shares), left - owedTo(before, used, shares, part))
  const shared = left - owedTo(others, used, shares, part)
  return Math.max(0, Math.min(shares.most[kind] - used[kind], Math.max(ofItsOwn, shared)))
}

/** The most that a class can have of a day on which nobody else asks for anything. */
export const mostOf = (kind: RequestClass, perDay: number): number =>
  leftFor(
    kind,
    byClass(() => 0),
    perDay,
    sharesOf(perDay),
  )

/** A class with a cap goes at least so often, as long as its share lasts. */
const longestSpacingMs = 7_200_000

/**
 * How long after its last request one of a class with a cap may go: when half of its cap is used, the rest lasts for the
 * day, so that what fails heals soon after its cause is gone.
 */
export function spacingOf(kind: RequestClass, used: ByClass<number>, perDay: number, shares: Shares): number {
  const most = shares.most[kind]
  const left = most - used[kind]
  if (most >= perDay || left >= most / 2) return 0
  return Math.min(longestSpacingMs, (dayMs / Math.max(1, left)) * (1 - left / (most / 2)))
}

/** Fifths of a minute's window that a class leaves for those before it. */
const fifthsLeft: ByClass<number> = {
  closing: 0,
  poll: 1,
  closing_retry: 1,
  bill: 1,
  update: 1,
  extra_poll: 1,
  sweep: 2,
  retry: 2,
  follow: 2,
}

/** Requests of a minute that a class leaves. A window of one request has none to leave. */
export const leavesOfMinute = (kind: RequestClass, limit: number): number =>
  limit > 1 ? Math.ceil((limit * fifthsLeft[kind]) / 5) : 0
