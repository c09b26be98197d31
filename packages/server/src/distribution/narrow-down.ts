import type { CalendarField } from '@innwire/types'
import type { Cell } from './cells.ts'

/** What of a lane is still to be handed over in parts, because the receiver refused it together. */
export type NarrowingDown = {
  /** What comes next, in this order. */
  next: Cell[][]
  /** Parts of one field each that were not tried yet, and of which the receiver may refuse a date. */
  rest: Cell[][]
  /** The fields of which the receiver took something. */
  took: Set<CalendarField>
  /** By field, the single values that it refused. */
  refused: Map<CalendarField, number>
  /** While it is sought what the receiver crashes over: how often it crashed since it last took something. */
  crashes: number | undefined
}

export const nothingLeft = (): NarrowingDown => ({
  next: [],
  rest: [],
  took: new Set(),
  refused: new Map(),
  crashes: undefined,
})

/** A closing that is late sells a room twice, so these come first. */
const fieldOrder: CalendarField[] = ['stop_sale', 'availability', 'price', 'min_stay', 'cta', 'ctd']

/** As many single dates, far apart, and not one taken: the receiver refuses the field, or all that it is sent. */
const mostInVain = 8

/** A receiver may be down for a moment; after so many crashes in a row it is sought whether a value is the reason. */
const crashesBefore = 5
/** As many in a row while it is sought, and the receiver is down after all. Halving a thousand dates takes ten. */
const mostCrashes = 24

/** Puts in front what came since, and drops what a newer value took the place of. */
export function bringUpToDate(left: NarrowingDown, fresh: Cell[], isPresent: (cell: Cell) => boolean): void {
  const present = (parts: Cell[][]) =>
    parts.map((part) => part.filter(isPresent)).filter((part) => part.length > 0)
  left.next = [...(fresh.length > 0 ? [fresh] : []), ...present(left.next)]
  left.rest = present(left.rest)
}

/** The part to hand over now: dates of the field of which least is known, and many rather than few. */
export function nextPart(left: NarrowingDown): Cell[] | undefined {
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

export function noteTaken(left: NarrowingDown, part: Cell[]): void {
  for (const { field } of part) left.took.add(field)
  if (left.crashes !== undefined) left.crashes = 0
}

/**
 * After some attempts over which the receiver crashed, one value is tried by itself, another each time. Where it takes
 * that, what else it crashes over counts as refused, down to the single value; where it does not, it is down.
 * @param attempts with which it crashed before
 * @returns what is refused for good; undefined where the part is to be tried again later
 */
export function noteCrashed(left: NarrowingDown, part: Cell[], attempts: number): Cell[] | undefined {
  if (left.crashes === undefined) {
    const probe = part.length < 2 || attempts < crashesBefore ? undefined : probeOf(part, attempts)
    if (!probe) return undefined
    left.next.unshift(
      [probe],
      part.filter((cell) => cell !== probe),
    )
    // The next crash ends it, unless something is taken before.
    left.crashes = mostCrashes
    return []
  }
  left.crashes += 1
  return left.crashes > mostCrashes ? undefined : noteRefused(left, part)
}

/** What is to be tried again later: this part next, or all as one change where the receiver is down. */
export function putBack(left: NarrowingDown, part: Cell[]): void {
  if ((left.crashes ?? 0) <= mostCrashes) {
    left.next.unshift(part)
    return
  }
  left.next = []
  left.rest = []
  left.crashes = undefined
}

/** The newest first, for what came before it may be what the receiver crashes over; then closings. */
function probeOf(part: Cell[], attempts: number): Cell | undefined {
  const order = ({ field }: Cell) => fieldOrder.indexOf(field)
  const byUrgency = part.toSorted((one, other) => other.source - one.source || order(one) - order(other))
  return byUrgency[(attempts - crashesBefore) % part.length]
}

/**
 * Of a refused part each field is tried by itself, then its dates by halves, down to a single date at first and then
 * somewhere else: one bad date hides no good one for long.
 * @returns what is refused for good
 */
export function noteRefused(left: NarrowingDown, part: Cell[]): Cell[] {
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

/** Takes out what is not worth another request. */
function givenUp(left: NarrowingDown, field: CalendarField): Cell[] {
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
