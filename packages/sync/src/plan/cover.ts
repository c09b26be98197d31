import { fieldCount } from './changes.ts'
import type { Candidates, Range, Side } from './range-candidates.ts'
import { type ByteCounts, dateBytes } from './request-bytes.ts'
import { bitsIn, weekdayBit } from './weekdays.ts'

/**
 * What the ranges of a side cover. Dates of a lane that need the same fields and lie in the same ranges are one class:
 * they are always done together.
 */
export type Cover = {
  ranges: Range[]
  /** Of each range: 1 when no other covers the same and more. */
  widest: Uint8Array
  /** Of each range: the classes that it touches. */
  touched: Int32Array[]
  /** Of each class: the ranges that touch it. */
  rangesOf: number[][]
  /** Sets of fields to measure by; the fields of a set always go together. */
  measures: number[]
  /** Of each class: its lane, how many dates it has, and the fields that they need. */
  lane: Uint8Array
  weight: Int32Array
  needed: Uint8Array
  /** Of each class: bytes of its dates in a daily request, first the dates themselves, then field by field. */
  bytes: Int32Array
  laneCount: number
  /** False when ranges were left out. */
  complete: boolean
}

/** More are not compared with one another. */
const mostRanges = 3000
export const bytesPerClass = fieldCount + 1

/** Sorts the dates of a side into classes, and drops ranges that another one replaces at no more bytes. */
export function coverOf(
  { lanes, days }: Side,
  { ranges, complete }: Candidates,
  measures: number[],
  counts: ByteCounts,
): Cover {
  const length = days.length
  const weekdays = Uint8Array.from(days, weekdayBit)
  const classOf = new Int32Array(lanes.length * length)
  const firstClasses = new Map<number, number>()
  for (const [lane, { required }] of lanes.entries()) {
    for (const [position, fields] of required.entries()) {
      classOf[lane * length + position] = fields === 0 ? -1 : numberOf(firstClasses, lane * 64 + fields)
    }
  }
  let classes = firstClasses.size
  const kept = ranges.length > mostRanges ? largest(ranges) : ranges
  for (const range of kept) {
    const moved = new Map<number, number>()
    for (const point of pointsOf(range)) {
      const old = classOf[point] ?? 0
      let to = moved.get(old)
      if (to === undefined) {
        to = classes++
        moved.set(old, to)
      }
      classOf[point] = to
    }
  }
  const numbers = new Map<number, number>()
  for (const [point, old] of classOf.entries()) if (old >= 0) classOf[point] = numberOf(numbers, old)
  const cover = {
    ...emptyClasses(numbers.size),
    laneCount: lanes.length,
    complete: complete && kept === ranges,
  }
  for (const [point, number] of classOf.entries()) {
    if (number < 0) continue
    const place = Math.floor(point / length)
    const position = point % length
    const lane = lanes[place]
    if (lane) addDate(cover, number, place, position, lane)
  }
  const touched = kept.map((range) =>
    Int32Array.from(new Set(pointsOf(range).map((point) => classOf[point] ?? 0))),
  )
  return { ...cover, measures, ...withoutReplaced(kept, touched, cover) }

  /** The dates of lanes that a range does something needed for. */
  function pointsOf({ lanes: inLanes, fields, weekdays: set, from, to }: Range): number[] {
    const points: number[] = []
    for (const [lane, { required }] of lanes.entries()) {
      if (!(inLanes & (1 << lane))) continue
      for (let position = from; position <= to; position++) {
        const isNeeded = (required[position] ?? 0) & fields
        if (isNeeded && (weekdays[position] ?? 0) & set) points.push(lane * length + position)
      }
    }
    return points
  }

  function addDate(
    to: typeof cover,
    number: number,
    place: number,
    position: number,
    lane: Side['lanes'][0],
  ) {
    const fields = lane.required[position] ?? 0
    to.lane[number] = place
    to.needed[number] = fields
    to.weight[number] = (to.weight[number] ?? 0) + 1
    add(to.bytes, number * bytesPerClass, dateBytes)
    for (let field = 0; field < fieldCount; field++) {
      const bytes = counts.fieldsInDate(lane.values, position, fields & (1 << field))
      add(to.bytes, number * bytesPerClass + 1 + field, bytes)
    }
  }
}

const emptyClasses = (count: number) => ({
  lane: new Uint8Array(count),
  weight: new Int32Array(count),
  needed: new Uint8Array(count),
  bytes: new Int32Array(count * bytesPerClass),
})

function add(sums: Int32Array, place: number, more: number): void {
  sums[place] = (sums[place] ?? 0) + more
}

function numberOf(numbers: Map<number, number>, key: number): number {
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  return number
}

function largest(ranges: Range[]): Range[] {
  return ranges.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostRanges)
}

type Classes = Pick<Cover, 'weight' | 'needed'>

/** Keeps the ranges of which none covers the same for as few bytes, and tells which are the widest. */
function withoutReplaced(ranges: Range[], touched: Int32Array[], { weight, needed }: Classes) {
  const sizes = ranges.map(({ fields }, index) => {
    let size = 0
    for (const one of touched[index] ?? []) size += (weight[one] ?? 0) * bitsIn((needed[one] ?? 0) & fields)
    return size
  })
  const order = [...ranges.keys()].sort(
    (a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || (ranges[a]?.bytes ?? 0) - (ranges[b]?.bytes ?? 0),
  )
  const kept: { range: Range; widest: boolean; touched: Int32Array; fieldsIn: Uint8Array }[] = []
  for (const index of order) {
    const range = ranges[index] as Range
    const classes = touched[index] as Int32Array
    let widest = true
    let replaced = false
    for (const other of kept) {
      if (!widest && other.range.bytes > range.bytes) continue
      if (!classes.every((one) => ((needed[one] ?? 0) & range.fields & ~(other.fieldsIn[one] ?? 0)) === 0))
        continue
      widest = false
      replaced = other.range.bytes <= range.bytes
      if (replaced) break
    }
    if (replaced || classes.length === 0) continue
    const fieldsIn = new Uint8Array(weight.length)
    for (const one of classes) fieldsIn[one] = range.fields
    kept.push({ range, widest, touched: classes, fieldsIn })
  }
  const rangesOf = Array.from(weight, (): number[] => [])
  for (const [place, { touched }] of kept.entries()) for (const one of touched) rangesOf[one]?.push(place)
  return {
    ranges: kept.map(({ range }) => range),
    widest: Uint8Array.from(kept, ({ widest }) => Number(widest)),
    touched: kept.map(({ touched }) => touched),
    rangesOf,
  }
}
