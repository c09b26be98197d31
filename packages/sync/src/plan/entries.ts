import { availability, fieldCount, type PlanLimits, stopSale } from './changes.ts'
import type { Range } from './range-candidates.ts'
import { type ByteCounts, dateBytes, entryBytes } from './request-bytes.ts'
import type { ChosenRanges } from './target-ranges.ts'
import type { Lane, WantedTarget } from './wanted.ts'
import { weekdayBit } from './weekdays.ts'

/** Dates of one lane of a target that go into daily requests, before they are shared out. */
export type Entry = {
  wanted: WantedTarget
  channels: string[] | null
  values: Int32Array
  /** Of each position: the fields to send. */
  fields: Uint8Array
  /** Positions to send, in the order of sending. */
  positions: number[]
  /** Bytes without dates, and of each date in the order of `positions`. */
  bytes: number
  dateBytes: Int32Array
}

/** What of one target goes into daily requests: `first` before `second`, never in one request. */
export type TargetEntries = { first: Entry[]; second: Entry[] }

/** The entries for what the ranges leave of a target. */
export function targetEntries(
  wanted: WantedTarget,
  ranges: ChosenRanges,
  days: Int32Array,
  counts: ByteCounts,
  limits: PlanLimits,
): TargetEntries {
  const base = entriesLeft(wanted, [wanted.base], ranges.base, days, counts, limits)
  const limited = entriesLeft(wanted, wanted.limited, ranges.limited, days, counts, limits)
  const closing = (entries: Entry[]) =>
    entries.some(({ values, fields, positions }) =>
      positions.some((position) => isUrgent(values, position, fields[position] ?? 0)),
    )
  const limitedFirst =
    closing(limited) && !closing(base) && !wanted.limited.some((lane) => hangsOn(wanted.base, lane))
  return limitedFirst ? { first: limited, second: base } : { first: base, second: limited }
}

/** The entries for what ranges leave of some lanes. */
export function entriesLeft(
  wanted: WantedTarget,
  lanes: Lane[],
  ranges: Range[],
  days: Int32Array,
  counts: ByteCounts,
  limits: PlanLimits,
): Entry[] {
  return merged(leave(lanes, ranges, days.subarray(wanted.first)))
    .map((lane) => entry(wanted, lane, counts, limits))
    .filter(({ positions }) => positions.length > 0)
}

/** Whether the fields of a date close it. */
export function isUrgent(values: Int32Array, position: number, fields: number): boolean {
  const at = position * fieldCount
  return (
    ((fields & (1 << stopSale)) !== 0 && values[at + stopSale] === 2) ||
    ((fields & (1 << availability)) !== 0 && values[at + availability] === 1)
  )
}

/** Whether a lane has values that must follow the base values of the same dates and fields. */
function hangsOn(base: Lane, { required }: Lane): boolean {
  return required.some((fields, position) => fields & (base.required[position] ?? 0))
}

/** The lanes without what the ranges set. */
function leave(lanes: Lane[], ranges: Range[], days: Int32Array): Lane[] {
  if (ranges.length === 0) return lanes
  return lanes.map((lane, place) => {
    const required = Uint8Array.from(lane.required)
    for (const range of ranges) {
      if (!(range.lanes & (1 << place))) continue
      for (const position of positionsOf(range, days)) {
        required[position] = (required[position] ?? 0) & ~range.fields
      }
    }
    return { ...lane, required }
  })
}

/** The positions that a range sets. */
export function positionsOf({ weekdays, from, to }: Range, days: Int32Array): number[] {
  const positions: number[] = []
  for (let position = from; position <= to; position++) {
    if (weekdayBit(days[position] ?? 0) & weekdays) positions.push(position)
  }
  return positions
}

/** Joins the channels of lanes that have the same left to send. */
function merged(lanes: Lane[]): Lane[] {
  if (lanes.length < 2) return lanes
  const byContent = Map.groupBy(lanes, ({ values, required }) => {
    const sent = values.map((value, at) =>
      (required[Math.floor(at / fieldCount)] ?? 0) & (1 << (at % fieldCount)) ? value : 0,
    )
    return Buffer.from(sent.buffer).toString('latin1')
  })
  return [...byContent.values()].map(([first, ...others]) => ({
    ...(first as Lane),
    channels: [first as Lane, ...others].flatMap(({ channels }) => channels ?? []),
  }))
}

function entry(
  wanted: WantedTarget,
  { channels, values, required }: Lane,
  counts: ByteCounts,
  limits: PlanLimits,
): Entry {
  const positions: number[] = []
  for (let position = 0; position < required.length; position++)
    if (required[position]) positions.push(position)
  if (positions.length > limits.datesPerTarget) {
    const urgent = (position: number) => (isUrgent(values, position, required[position] ?? 0) ? 0 : 1)
    if (positions.some((position) => urgent(position) === 0))
      positions.sort((a, b) => urgent(a) - urgent(b) || a - b)
  }
  return {
    wanted,
    channels,
    values,
    fields: required,
    positions,
    bytes: entryBytes(wanted.target, channels),
    dateBytes: Int32Array.from(
      positions,
      (position) => dateBytes + counts.fieldsInDate(values, position, required[position] ?? 0),
    ),
  }
}
