import { daysOfTransactions } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { Pacing } from '../engine/pacing.ts'
import type { TimeSpan } from '../engine/service-clock.ts'
import type { OpenTransaction } from './calendar-journal.ts'
import { type Cell, everyone } from './cell.ts'
import { openDates } from './choose-changes.ts'
import type { Day } from './day.ts'

/** A transaction that has not ended: when to look at it, and how often that was done. */
export type Look = { id: string; nextAt: number; looks: number }

/** Between two looks at one transaction, at most. */
const longestLookMs = 21_600_000
/** D17: the service keeps transactions for so long. */
const keptMs = daysOfTransactions * dayMs
/** So many looks of four go to the transactions that were looked at least, the newest first. */
const freshOfFour = 3

/** When an update was sent that was answered just now, as far as that is sure: its age goes by it. */
export const sentAt = ({ clock, now }: Pick<Engine, 'clock' | 'now'>): { at?: number } =>
  clock.isSure() ? { at: now() } : {}

/** How long to wait after so many looks at a transaction. */
export const lookPause = ({ followMs }: Pacing, looks: number): number =>
  Math.min(followMs * 2 ** Math.min(looks, 30), longestLookMs)

/**
 * The request whose transaction is to be looked at next, or the first that will be due: mostly the newest of those that
 * were looked at least, because it says how channels are now; every fourth time the one that is due the longest, so
 * that none is forgotten.
 * @param turn how many looks there were
 */
export function chooseLook(open: Map<number, Look>, now: number, turn: number): number | undefined {
  let chosen: [number, Look] | undefined
  const fresh = turn % 4 < freshOfFour
  for (const one of open) {
    if (!chosen || isBefore(one, chosen, now, fresh)) chosen = one
  }
  return chosen?.[0]
}

function isBefore(
  [request, one]: [number, Look],
  [chosen, other]: [number, Look],
  now: number,
  fresh: boolean,
) {
  if (one.nextAt > now || other.nextAt > now || !fresh) return one.nextAt < other.nextAt
  return one.looks === other.looks ? request > chosen : one.looks < other.looks
}

/**
 * Whether nothing depends on what becomes of a transaction: later requests have taken the place of all its values, its
 * dates are over, or the service does not keep it any more.
 * @param days those of its update
 * @param now undefined: not sure, and nothing is over or old
 */
export function isSuperseded(
  { request, at }: OpenTransaction,
  days: { date: string; code: string; day: Day }[],
  {
    now,
    clock,
    channelsOf,
  }: { now: number | undefined; clock: TimeSpan; channelsOf(code: string): string[] | undefined },
): boolean {
  if (at !== undefined && now !== undefined && now - at > keptMs) return true
  const first = now === undefined ? '' : openDates(clock).first
  return !days.some(
    ({ date, code, day }) =>
      date >= first && Object.values(day.cells).some((cell) => isFrom(cell, request, channelsOf(code))),
  )
}

/** Whether any channel still has the value of a request. */
function isFrom({ taken }: Cell, request: number, channels: string[] | undefined): boolean {
  return Object.entries(taken).some(([scope, known]) => {
    if (known?.[1] !== request) return false
    // Each of its channels may have had its own since.
    const own = scope === everyone && channels && channels.length > 0
    return !own || channels.some((channel) => !Object.hasOwn(taken, channel))
  })
}
