import { InputError, type InputIssue } from '@innwire/client'
import type { BudgetState, Quota, RequestClass } from '../budget/budget.ts'
import { mostOf, sharesOf } from '../budget/shares.ts'
import { dayMs } from '../budget/usage.ts'

/** How long the engine waits for what, in milliseconds. */
export type Pacing = {
  /**
   * How long changes are collected before they are sent; urgent ones are not.
   * @default an even share of the day's requests, from 250 to 100,000, so that a change is sent within two minutes
   */
  collectMs: number
  /**
   * Before a transaction is looked at for the first time; each further time twice as long, up to six hours.
   * @default an even share of the day's requests, from 1,000 to 20,000
   */
  followMs: number
  /**
   * Between two polls of the reservations.
   * @default as often as three quarters of what is left for them of the day allow, from 30,000 to 900,000; when less than
   * half is left, up to 3,480,000
   */
  pollMs: number | undefined
  /**
   * Between two sweeps of the reservations.
   * @default 21600000, 6 hours
   */
  sweepMs: number
  /**
   * The first pause after a failure; it doubles up to 64 times as much.
   * @default 1000
   */
  retryMs: number
  /**
   * How long a request whose answer was lost may still be applied: newer values of its dates wait for so long.
   * @default 60000
   */
  unconfirmedMs: number
  /**
   * For one request, its answer included.
   * @default 30000
   */
  timeoutMs: number
  /**
   * For one call of a handler, at least 1; one that takes longer counts as failed and is called again.
   * @default 60000
   */
  handlerTimeoutMs: number
  /**
   * How long a dead worker's property waits for another, at least 100.
   * @default 30000
   */
  leaseMs: number
}

const leasts: Record<string, number> = { leaseMs: 100, handlerTimeoutMs: 1 }

const within = (ms: number, least: number, most: number) => Math.min(most, Math.max(least, ms))

/**
 * The pacing for a quota, or what was given.
 * @throws {InputError} when a number is none, or too small
 */
export function readPacing(given: Partial<Pacing> = {}, quota: Quota): Pacing {
  const pacing: Pacing = {
    collectMs: within(dayMs / quota.perDay, 250, 100_000),
    followMs: within(dayMs / quota.perDay, 1000, 20_000),
    pollMs: undefined,
    sweepMs: 21_600_000,
    retryMs: 1000,
    unconfirmedMs: 60_000,
    timeoutMs: 30_000,
    handlerTimeoutMs: 60_000,
    leaseMs: 30_000,
  }
  const issues: InputIssue[] = []
  for (const [name, ms] of Object.entries(given)) {
    if (ms === undefined) continue
    const path = `pacing.${name}`
    const least = leasts[name] ?? 0
    if (!Object.hasOwn(pacing, name))
      issues.push({ path, message: `There is only ${Object.keys(pacing).join(', ')}.` })
    else if (!(ms >= least && ms < Infinity))
      issues.push({ path, message: `Give milliseconds, ${least} or more.` })
    else pacing[name as keyof Pacing] = ms
  }
  if (issues.length > 0) throw new InputError(issues)
  return pacing
}

/**
 * So long after the last poll the next is due: two are at most an hour apart, though it may wait for its turn. Where the
 * day has too few requests for that, what polls are guaranteed lasts for it.
 */
export const pollDueMs = (perDay: number): number =>
  Math.max(3_480_000, dayMs / Math.max(1, sharesOf(perDay).guaranteed.poll))

/** Requests of the day that are left for a class, and the most that it can have. */
type Left = Pick<BudgetState, 'leftFor'>

/**
 * When to poll next: the polls that are due, and others so often that they use three quarters of what is left for them
 * in a day.
 */
export function pollPause({ leftFor }: Left, { perDay }: Quota): number {
  const due = pollDueMs(perDay)
  const even = dayMs / (dayMs / due + 0.75 * leftFor.extra_poll)
  return Math.min(
    due,
    Math.max(within(even, 30_000, 900_000), sparing('extra_poll', leftFor.extra_poll, perDay)),
  )
}

/**
 * A pause that keeps a busy day from using everything up by noon: none while half of what updates can have of the day is
 * left, and growing until what is left would last for a day.
 */
export const sparingPause = ({ leftFor }: Left, { perDay }: Quota): number =>
  sparing('update', leftFor.update, perDay)

function sparing(kind: RequestClass, left: number, perDay: number): number {
  const half = mostOf(kind, perDay) / 2
  return left >= half ? 0 : (dayMs / Math.max(left, 1)) * (1 - left / half)
}

/** Milliseconds before another attempt: doubling up to 64 times the first, or more often, a fifth of it by chance. */
export const backoff = (failures: number, firstMs: number, mostDoublings = 6): number =>
  firstMs * 2 ** Math.min(Math.max(0, failures - 1), mostDoublings) * (0.9 + 0.2 * Math.random())
