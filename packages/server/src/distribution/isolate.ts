import { type CalendarField, calendarFields } from '@innwire/types'
import type { Cell } from './cells.ts'

/** What of a lane is sent in parts, because the receiver refused it together: a bisection that isolates what it refuses. */
export type Isolation = {
  /** Parts to send next, in this order. */
  next: Cell[][]
  /** Parts of one field each that were not tried yet. */
  rest: Cell[][]
  /** The fields of which the receiver accepted something. */
  took: Set<CalendarField>
  /** By field, the single values that it refused. */
  refused: Map<CalendarField, number>
  /** While it is sought what the receiver crashes over: how often it crashed since it last accepted something. */
  crashes: number | undefined
}

export const nothingLeft = (): Isolation => ({
  next: [],
  rest: [],
  took: new Set(),
  refused: new Map(),
  crashes: undefined,
})

/** A late stop sale sells a room twice, so these come first. */
const fieldOrder = [...new Set<CalendarField>(['stop_sale', 'availability', ...calendarFields])]

/** After so many refused single dates, and none accepted, the receiver refuses the field, or all that it is sent. */
const mostInVain = 8

/** A receiver may be down for a moment. After so many crashes in a row, a value may be the reason, and is sought. */
const crashesBefore = 5
/** After so many crashes in a row during the search the receiver is down after all. Halving a thousand dates takes ten. */
const mostCrashes = 24

/** Puts newer values in front, and drops those that they supersede. */
export function bringUpToDate(left: Isolation, fresh: Cell[], isPresent: (cell: Cell) => boolean): void {
  const present = (parts: Cell[][]) =>
    parts.map((part) => part.filter(isPresent)).filter((part) => part.length > 0)
  left.next = [...(fresh.length > 0 ? [fresh] : []), ...present(left.next)]
  left.rest = present(left.rest)
}

/** The part to send now: of the field that was refused least, then the most urgent, then the one with most dates. */
export function nextPart(left: Isolation): Cell[] | undefined {
  const given = left.next.shift()
  if (given) return given
  const best = left.rest.toSorted((one, other) => {
    const [a, b] = [fieldOf(one), fieldOf(other)]
    const inVain = (field: CalendarField) => (left.took.has(field) ? 0 : (left.refused.get(field) ?? 0))
    return inVain(a) - inVain(b) || fieldOrder.indexOf(a) - fieldOrder.indexOf(b) || other.length - one.length
  })[0]
  left.rest = left.rest.filter((part) => part !== best)
  return best
}

export function noteTaken(left: Isolation, part: Cell[]): void {
  for (const { field } of part) left.took.add(field)
  if (left.crashes !== undefined) left.crashes = 0
}

/**
 * After some crashes, one value is sent by itself, another one each time. If the receiver accepts it, the receiver is up: what
 * it crashes over counts as refused, down to the single value. If not, it is down.
 * @param attempts with which it crashed before
 * @returns what is refused for good; undefined where the part is to be tried again later
 */
export function noteCrashed(left: Isolation, part: Cell[], attempts: number): Cell[] | undefined {
  if (left.crashes === undefined) {
    const probe = part.length < 2 || attempts < crashesBefore ? undefined : probeOf(part, attempts)
    if (!probe) return undefined
    left.next.unshift(
      [probe],
      part.filter((cell) => cell !== probe),
    )
    // The next crash ends the search, unless something is accepted before.
    left.crashes = mostCrashes
    return []
  }
  left.crashes += 1
  return left.crashes > mostCrashes ? undefined : noteRefused(left, part)
}

/** Keeps a part for a later attempt; where the receiver is down, everything is sent as one change again. */
export function putBack(left: Isolation, part: Cell[]): void {
  if ((left.crashes ?? 0) <= mostCrashes) {
    left.next.unshift(part)
    return
  }
  left.next = []
  left.rest = []
  left.crashes = undefined
}

/** The newest value first: an older one may be what the receiver crashes over. Then by urgency. */
function probeOf(part: Cell[], attempts: number): Cell | undefined {
  const order = ({ field }: Cell) => fieldOrder.indexOf(field)
  const byUrgency = part.toSorted((one, other) => other.source - one.source || order(one) - order(other))
  return byUrgency[(attempts - crashesBefore) % part.length]
}

/**
 * Splits a refused part: into its fields, and then the dates of a field into halves. It follows one half down to a single date
 * before it tries the others, so that one bad date does not delay good ones for long.
 * @returns what is refused for good
 */
export function noteRefused(left: Isolation, part: Cell[]): Cell[] {
  const byField = Map.groupBy(part, ({ field }) => field)
  if (byField.size > 1) {
    left.next.push(
      ...fieldOrder.flatMap((field) => [byField.get(field) ?? []]).filter((its) => its.length > 0),
    )
    return []
  }
  if (part.length > 1) {
    const dates = part.toSorted((one, other) => (one.date < other.date ? -1 : 1))
    const middle = Math.ceil(dates.length / 2)
    const halves = [dates.slice(0, middle), dates.slice(middle)] as const
    // All fields are tried before the dates of one.
    if (left.next.length === 0) left.next.push(halves[0])
    else left.rest.push(halves[0])
    left.rest.push(halves[1])
    return []
  }
  const field = fieldOf(part)
  left.refused.set(field, (left.refused.get(field) ?? 0) + 1)
  return [...part, ...givenUp(left, field)]
}

/** Gives up a field, or everything, where so many single dates were refused that the rest will be, too. */
function givenUp(left: Isolation, field: CalendarField): Cell[] {
  const singles = [...left.refused.values()].reduce((sum, number) => sum + number, 0)
  const all = left.took.size === 0 && singles >= mostInVain
  if (!all && (left.took.has(field) || (left.refused.get(field) ?? 0) < mostInVain)) return []
  const parts = [...left.next, ...left.rest]
  const isGivenUp = (part: Cell[]) => all || part.every((cell) => cell.field === field)
  left.next = left.next.filter((part) => !isGivenUp(part))
  left.rest = left.rest.filter((part) => !isGivenUp(part))
  return parts.filter(isGivenUp).flat()
}

const fieldOf = ([cell]: Cell[]): CalendarField => (cell as Cell).field
