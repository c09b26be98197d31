import { type Cell, drop, everyone, type Scope, takenFor, type Value, wantedFor } from './cell.ts'
import { type Day, type DayAt, isUrgent, keyOf, type Missing } from './day.ts'
import type { PushClass } from './schedule.ts'

/**
 * When an availability above 0 may go again that went out before: a booking may have moved the service's number since.
 * `at once`: the service keeps it. `after a sweep`: that shows changes of bookings of all ages. `never`: nobody
 * retrieves them.
 */
export type Repeats = 'at once' | 'after a sweep' | 'never'

/** A number that must wait for a sweep that begins at a time or later, and the class in which it would go. */
export type Unswept = {
  code: string
  date: string
  from: number
  kind: Extract<PushClass, 'update' | 'retry'>
}

/** Nothing goes after a sweep that ended as long ago: polls show nothing of bookings that were made long before. */
const freshMs = 600_000

/** Since when a first number waits for a sweep: any will do. */
const anySweep = 0

/**
 * Numbers above 0 that go again, whatever is the reason; and the first ones of a journal that knows no booking yet: the
 * service may have sold these rooms, and nobody has looked.
 */
export type RepeatedNumbers = ReturnType<typeof openRepeatedNumbers>

/** @param isNew whether no sweep of this journal was ever complete, where reservations are retrieved */
export function openRepeatedNumbers(repeats: Repeats, now: () => number, isNew: () => boolean) {
  /** By night. */
  const asked = new Map<string, Unswept>()
  let last = { began: -Infinity, freshUntil: -Infinity }
  /** A sweep has shown all that it can. */
  let looked = false
  const nobodyLooked = () => !looked && isNew()
  const mark = (cell: Cell, scopes: Iterable<Scope>, since: number) => {
    for (const scope of scopes) {
      const value = wantedFor(cell, scope)
      if (value !== undefined && !isUrgent('availability', value))
        cell.repeated = { ...cell.repeated, [scope]: since }
    }
  }
  const since = ({ field, cell, scope, value }: Missing) =>
    field === 'availability' && !isUrgent(field, value) ? cell.repeated?.[scope] : undefined
  const coveredBy = (began: number) => [...asked.values()].filter(({ from }) => from <= began)
  return {
    /**
     * From now on these numbers of a day go again.
     * @param isSent whether the service may have applied them; otherwise they are still what the PMS has said last
     */
    note({ cells: { availability: cell } }: Day, scopes: Iterable<Scope>, isSent = true) {
      if (!cell || repeats === 'at once' || (repeats === 'never' && !isSent)) return
      mark(cell, scopes, now())
    },
    /** They are set anew, for channels or for everyone. */
    stated({ code, date }: DayAt, cell: Cell, channels: string[] | undefined) {
      for (const scope of channels ?? Object.keys(cell.repeated ?? {})) {
        // The same number still waits for the channel that failed it, and what was booked meanwhile nobody knows.
        const isDelayed = repeats === 'after a sweep' && cell.again?.[scope] !== undefined
        if (!isDelayed) drop(cell, 'repeated', scope)
      }
      if (nobodyLooked()) mark(cell, channels ?? [everyone], anySweep)
      if (!cell.repeated) asked.delete(keyOf(code, date))
    },
    /** Whether a number goes again though nobody looks at bookings. */
    isUnseen: (missing: Missing) => repeats === 'never' && since(missing) !== undefined,
    /**
     * When the sweep must begin, at the earliest, that a value waits for; undefined: it need not wait.
     * @param due since when it can go otherwise
     */
    awaits(missing: Missing, due: number): number | undefined {
      const repeated = since(missing)
      if (repeated === undefined || repeats === 'never') return undefined
      if (repeats === 'at once') return nobodyLooked() ? anySweep : undefined
      const from = Math.max(repeated, due, last.freshUntil <= now() ? last.freshUntil : 0)
      return last.began >= from ? undefined : from
    },
    /** Whether the sweep that a number waits for was asked for. */
    isAsked: ({ code, date, from }: Unswept) => (asked.get(keyOf(code, date))?.from ?? -Infinity) >= from,
    /** Asks for the sweep that numbers wait for. @returns whether none was asked for */
    ask(numbers: Unswept[]) {
      const isFirst = asked.size === 0
      for (const one of numbers) asked.set(keyOf(one.code, one.date), one)
      return isFirst && numbers.length > 0
    },
    /** Whether any sweep is asked for. */
    awaited: () => asked.size > 0,
    /** Those that a sweep was asked for which began at that time. */
    coveredBy,
    /** It is complete. @param isWhole it has shown all that was booked */
    swept(began: number, isWhole: boolean) {
      looked = true
      for (const { code, date } of coveredBy(began)) asked.delete(keyOf(code, date))
      if (isWhole) last = { began, freshUntil: now() + freshMs }
    },
  }
}

/** Channels, or everyone, to whom a number of a night has gone before. */
export const wentTo = (cell: Cell): Scope[] =>
  Object.keys(cell.taken).filter((scope) => cell.taken[scope] || cell.repeated?.[scope] !== undefined)

/** Whose numbers a request has sent that are still wanted, or has ended, because it was for everyone. */
export const sentOrEnded = (cell: Cell, value: Value, channels: string[] | undefined): Scope[] => [
  ...(channels ?? [everyone]).filter((scope) => wantedFor(cell, scope) === value),
  ...(channels ? [] : wentTo(cell).filter((scope) => scope !== everyone)),
]

/** Whether a number went out before: closing a date goes in any case. */
export const isRepeated = ({ field, cell, scope, value }: Missing): boolean =>
  field === 'availability' &&
  !isUrgent(field, value) &&
  (takenFor(cell, scope) === null || cell.repeated?.[scope] !== undefined)

export const unsweptOf = ({ code, date }: DayAt, from: number, isRetry: boolean): Unswept => ({
  code,
  date,
  from,
  kind: isRetry ? 'retry' : 'update',
})
