import type { CalendarChange, PlanLimits } from '../../src/index.ts'
import { bodyOf, daysBetween, weekdayOf } from './wire.ts'
import { fields, isClosing, type Wish, wishesOf } from './wishes.ts'

/** Of one date: the values that may be sent to the channels of a lane, and the fields that must be. */
type Day = { values: Map<string, string>; needed: Set<string> }
/** What is wanted for all channels, or for one. */
type Lane = Map<string, Day>

/** More are not looked at one by one: each needs one range at least, which is more than daily requests take. */
const mostSearched = 12

/**
 * No plan has fewer requests than this. What closes dates goes in requests of its own. Say that the rest takes k daily
 * requests and r ranges: a lane with more dates than k entries hold needs ranges, each of which does no more dates than
 * the longest run of its value has; and what the ranges do not send must fit into k bodies.
 */
export function leastRequests(changes: CalendarChange[], limits: PlanLimits): number {
  return [true, false].reduce((sum, closing) => sum + leastOf(changes, closing, limits), 0)
}

function leastOf(changes: CalendarChange[], closing: boolean, limits: PlanLimits): number {
  const targets = [...wishesOf(changes).values()].map(({ cells }) => lanesOf([...cells.values()], closing))
  const dates = (lane: Lane) => [...lane.values()].filter(({ needed }) => needed.size > 0)
  const bytes = targets.map(([base]) => base.size && dates(base).reduce((sum, day) => sum + bytesOf(day), 0))
  const largest = Math.max(1, ...bytes)
  const all = bytes.reduce((sum, one) => sum + one, 0)
  const known = new Map<Lane, number[][]>()

  for (let least = 0; ; least++) {
    for (let dailies = 0; dailies <= least; dailies++) {
      const over = targets.filter((lanes) => rangesFor(lanes, dailies, false) > 0)
      const search = over.length <= mostSearched
      const ranges = over.reduce((sum, lanes) => sum + rangesFor(lanes, dailies, search), 0)
      const byBytes = Math.ceil((all - dailies * limits.bodyBytes) / largest)
      if (dailies + Math.max(ranges, byBytes) <= least) return least
    }
  }

  /** The values for all channels of a target and those for single ones share no daily request. */
  function rangesFor([base, ...limited]: Lanes, dailies: number, search: boolean): number {
    let fewest = Infinity
    for (let forBase = 0; forBase <= dailies; forBase++) {
      const forLimited = limited.map((lane) => rangesIn(lane, dailies - forBase, search))
      fewest = Math.min(fewest, rangesIn(base, forBase, search) + Math.max(0, ...forLimited))
    }
    return fewest
  }

  function rangesIn(lane: Lane, dailies: number, search: boolean): number {
    const room = dailies * limits.datesPerTarget
    if (dates(lane).length <= room) return 0
    if (!search) return 1
    const pieces = known.get(lane) ?? fields.map((field) => piecesOf(lane, field, limits))
    known.set(lane, pieces)
    return Math.max(...pieces.map((sizes) => fewestFor(sizes, room)))
  }
}

/** How many of the sizes, the largest first, leave at most so much. */
function fewestFor(sizes: number[], room: number): number {
  let left = sizes.reduce((sum, one) => sum + one, 0) - room
  let count = 0
  while (left > 0) left -= sizes[count++] ?? left
  return count
}

type Lanes = [base: Lane, ...limited: Lane[]]

function lanesOf(wishes: Wish[], closing: boolean): Lanes {
  const base: Lane = new Map()
  const limited = new Map<string, Lane>()
  const add = (lane: Lane, { date, field }: Wish, value: string, isNeeded: boolean) => {
    if (isClosing(field, value) !== closing) return
    const day = lane.get(date) ?? { values: new Map(), needed: new Set() }
    lane.set(date, day)
    day.values.set(field, value)
    if (isNeeded) day.needed.add(field)
  }
  for (const wish of wishes)
    for (const channel of wish.channels.keys()) if (!limited.has(channel)) limited.set(channel, new Map())
  for (const wish of wishes) {
    if (wish.base !== undefined) add(base, wish, wish.base, true)
    for (const [channel, lane] of limited) {
      const value = wish.channels.get(channel) ?? wish.base
      if (value !== undefined) add(lane, wish, value, value !== wish.base)
    }
  }
  return [base, ...limited.values()]
}

/**
 * The most dates that ranges can do for a field, largest first: a range sends one value, and no more dates than the
 * longest run of it has, whatever weekdays it names.
 */
function piecesOf(lane: Lane, field: string, { rangeDays }: PlanLimits): number[] {
  const named = [...lane.keys()].filter((date) => lane.get(date)?.values.has(field)).sort()
  const days = named.length > 0 ? daysBetween(named[0] ?? '', named.at(-1) ?? '') : []
  const rows = days.map((date) => {
    const day = lane.get(date)
    return { weekday: 1 << weekdayOf(date), value: day?.values.get(field), isNeeded: day?.needed.has(field) }
  })
  const longest = new Map<string | undefined, number>()
  for (let weekdays = 1; weekdays < 128; weekdays++) {
    let value: string | undefined
    let run: number[] = []
    for (const [place, row] of rows.entries()) {
      if (!(weekdays & row.weekday)) continue
      if (row.value !== value) run = []
      value = row.value
      if (!row.isNeeded) continue
      run.push(place)
      while ((run[0] ?? 0) + rangeDays <= place) run.shift()
      longest.set(value, Math.max(longest.get(value) ?? 0, run.length))
    }
  }
  const needed = Map.groupBy(
    rows.filter(({ isNeeded }) => isNeeded),
    ({ value }) => value,
  )
  return [...needed]
    .flatMap(([value, { length }]) => {
      const run = longest.get(value) ?? 1
      return Array.from({ length: Math.ceil(length / run) }, (_, piece) =>
        Math.min(run, length - piece * run),
      )
    })
    .sort((a, b) => b - a)
}

const emptyBytes = bodyOf({ rooms: [{ inv_code: '', dates: [] }] }).length

/** Of a date with its comma, where it is as short as can be. */
function bytesOf({ values }: Day): number {
  const sent = [...values].map(([field, value]) => [field, field === 'price' ? value : Number(value)])
  const date = { date: '2026-12-24', ...Object.fromEntries(sent) }
  return bodyOf({ rooms: [{ inv_code: '', dates: [date] }] }).length - emptyBytes + 1
}
