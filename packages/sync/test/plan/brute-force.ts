import type { CalendarChange, PlanLimits } from '../../src/index.ts'
import { bodyOf, daysBetween, queryOf, weekdayOf } from './wire.ts'
import { type Wish, wishesOf } from './wishes.ts'

/**
 * What one request, or one target's part of a daily request, does: values that are right afterwards, and values for
 * single channels that it ends. Bits, one per wanted value.
 */
type Step = { sets: number; ends: number; bytes: number }

/** A lane: values for all channels, or for one. */
type Lane = { channel: string | null; cells: Map<string, { value: string; bit: number }> }

export type Best = { requests: number; bytes: number }

/** Tries every request that the service allows, in every order, until all is as wanted. */
export function bruteForce(changes: CalendarChange[], limits: PlanLimits): Best & { values: number } {
  let values = 0
  const targets = [...wishesOf(changes).values()].map(({ target, cells }) => {
    const lanes = lanesOf([...cells.values()], () => 1 << values++)
    return { target, lanes }
  })
  const ranges = targets.flatMap(({ target, lanes }) => rangeSteps(target, lanes, limits))
  let dailies: Step[] = [{ sets: 0, ends: 0, bytes: 11 }]
  for (const { target, lanes } of targets) {
    const parts = dailyParts(target, lanes, limits)
    dailies = cheapest(dailies.flatMap((one) => parts.map((part) => together(one, part))))
  }
  const steps = cheapest([
    ...ranges,
    ...dailies.filter(({ bytes }) => bytes > 11 && bytes <= limits.bodyBytes),
  ])
  const all = (1 << values) - 1
  let reached = new Map([[0, 0]])
  for (let requests = 0; ; requests++) {
    const bytes = reached.get(all)
    if (bytes !== undefined) return { requests, bytes, values }
    const next = new Map<number, number>()
    for (const [state, before] of reached) {
      for (const { sets, ends, bytes } of steps) {
        const after = (state & ~ends) | sets
        if (after !== state && before + bytes < (next.get(after) ?? Infinity)) next.set(after, before + bytes)
      }
    }
    reached = next
  }
}

function lanesOf(wishes: Wish[], newBit: () => number): Lane[] {
  const base: Lane = { channel: null, cells: new Map() }
  const channels = new Set(wishes.flatMap((wish) => [...wish.channels.keys()]))
  const limited = [...channels].map((channel): Lane => ({ channel, cells: new Map() }))
  for (const { date, field, base: value, channels } of wishes) {
    const key = `${date} ${field}`
    if (value !== undefined) base.cells.set(key, { value, bit: newBit() })
    for (const lane of limited) {
      const own = channels.get(lane.channel ?? '')
      // Nothing to do where all get the same; but it may be said again.
      if (own !== undefined && own !== value) lane.cells.set(key, { value: own, bit: newBit() })
      else if (value !== undefined) lane.cells.set(key, { value, bit: 0 })
    }
  }
  return [base, ...limited]
}

const together = (a: Step, b: Step): Step => ({
  sets: a.sets | b.sets,
  ends: a.ends | b.ends,
  bytes: a.bytes + b.bytes,
})

function cheapest<Any extends Step>(steps: Any[]): Any[] {
  const best = new Map<number, Any>()
  for (const step of steps) {
    const key = step.ends * 2 ** 26 + step.sets
    if (step.bytes < (best.get(key)?.bytes ?? Infinity)) best.set(key, step)
  }
  return [...best.values()]
}

/** Every set of items, the empty one included. */
const subsets = <Item>(items: Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => sets.concat(sets.map((set) => set.concat([item]))), [[]])

/** Lanes that may stand in one filter: the one for all channels, or any channels. */
function filtersOf([base, ...limited]: Lane[]): Lane[][] {
  const channels = subsets(limited).filter((set) => set.length > 0)
  return base ? [[base], ...channels] : channels
}

const channelCodes = (filter: Lane[]) =>
  filter[0]?.channel === null ? {} : { channel_codes: filter.map(({ channel }) => channel as string) }

/** What happens when these cells are set in these lanes. */
function effect(lanes: Lane[], filter: Lane[], keys: string[]): Omit<Step, 'bytes'> {
  let sets = 0
  let ends = 0
  for (const key of keys) {
    for (const { cells } of filter) sets |= cells.get(key)?.bit ?? 0
    if (filter[0]?.channel !== null) continue
    for (const { channel, cells } of lanes) if (channel !== null) ends |= cells.get(key)?.bit ?? 0
  }
  return { sets, ends }
}

function rangeSteps(target: object, lanes: Lane[], limits: PlanLimits): Step[] {
  const keys = [...new Set(lanes.flatMap(({ cells }) => [...cells.keys()]))].sort()
  const fields = [...new Set(keys.map((key) => key.slice(11)))]
  const days = daysBetween(keys[0]?.slice(0, 10) ?? '', keys.at(-1)?.slice(0, 10) ?? '').map((date) => ({
    date,
    weekday: weekdayOf(date),
  }))
  const steps: Step[] = []
  for (const filter of filtersOf(lanes)) {
    for (const set of subsets(fields).filter((set) => set.length > 0)) {
      for (const weekdays of subsets([0, 1, 2, 3, 4, 5, 6])) {
        for (const [from, { date: start_date }] of days.entries()) {
          const dates: string[] = []
          for (const { date: end_date, weekday } of days.slice(from, from + limits.rangeDays)) {
            if (weekdays.includes(weekday)) dates.push(end_date)
            if (dates.length === 0) continue
            const values = set.map((field) => [field, filter[0]?.cells.get(`${dates[0]} ${field}`)?.value])
            const touched = dates.flatMap((date) => set.map((field) => `${date} ${field}`))
            const isWanted = touched.every((key) =>
              filter.every(
                ({ cells }) =>
                  cells.has(key) &&
                  cells.get(key)?.value === values.find(([field]) => field === key.slice(11))?.[1],
              ),
            )
            // One date that is not wanted, and so it is with every later end.
            if (!isWanted) break
            const update = {
              ...(target as { inv_code: string }),
              ...{ start_date, end_date, ...Object.fromEntries(values), ...channelCodes(filter) },
              ...(weekdays.length < 7 && { days: weekdays }),
            }
            steps.push({ ...effect(lanes, filter, touched), bytes: queryOf(update).length })
          }
        }
      }
    }
  }
  return cheapest(steps)
}

/** A target's part of a daily request, and how many dates it has. */
type Part = Step & { dates: number }

const cheapestOfEach = (parts: Part[]): Part[] =>
  [...Map.groupBy(parts, ({ dates }) => dates).values()].flatMap(cheapest)

/** Everything that may stand in one daily request for a target: nothing, all channels, or channels apart. */
function dailyParts(target: object, lanes: Lane[], limits: PlanLimits): Step[] {
  const nothing: Part = { sets: 0, ends: 0, bytes: 0, dates: 0 }
  const [base, ...limited] = lanes
  const apart = (left: Lane[]): Part[] => {
    const [first, ...others] = left
    if (!first) return [nothing]
    const filters = subsets(others).map((more) => [first, ...more])
    const withFirst = filters.flatMap((filter) => {
      const rest = apart(others.filter((lane) => !filter.includes(lane)))
      return entrySteps(target, lanes, filter, limits).flatMap((one) =>
        rest.map((other): Part => ({ ...together(one, other), dates: one.dates + other.dates })),
      )
    })
    const all = [...withFirst, ...apart(others)]
    return cheapestOfEach(all.filter(({ dates }) => dates <= limits.datesPerTarget))
  }
  return cheapest([nothing, ...(base ? entrySteps(target, lanes, [base], limits) : []), ...apart(limited)])
}

function entrySteps(target: object, lanes: Lane[], filter: Lane[], { datesPerTarget }: PlanLimits): Part[] {
  const [first] = filter
  const isShared = (key: string) =>
    filter.every(({ cells }) => cells.has(key) && cells.get(key)?.value === first?.cells.get(key)?.value)
  const keys = [...(first?.cells.keys() ?? [])].filter(isShared)
  const byDate = Map.groupBy(keys, (key) => key.slice(0, 10))
  let choices: string[][][] = [[]]
  for (const ofDate of byDate.values()) {
    const parts = subsets(ofDate).filter((set) => set.length > 0)
    choices = [
      ...choices,
      ...choices
        .filter((dates) => dates.length < datesPerTarget)
        .flatMap((dates) => parts.map((set) => [...dates, set])),
    ]
  }
  const parts = choices.slice(1).map((dates): Part => {
    const room = {
      ...(target as { inv_code: string }),
      ...channelCodes(filter),
      dates: dates.map((set) => ({
        date: set[0]?.slice(0, 10) ?? '',
        ...Object.fromEntries(set.map((key) => [key.slice(11), sent(key, first?.cells.get(key)?.value)])),
      })),
    }
    // With the comma behind it; the request has one less.
    const bytes = bodyOf({ rooms: [room] }).length - 11
    return { ...effect(lanes, filter, dates.flat()), bytes, dates: dates.length }
  })
  return cheapestOfEach(parts)
}

const sent = (key: string, value: string | undefined) => (key.endsWith(' price') ? value : Number(value))
