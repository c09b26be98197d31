import { type CalendarChange, fieldCount, type Target } from './changes.ts'
import type { ReadChanges } from './read-changes.ts'
import type { Refusals } from './refuse-changes.ts'

/**
 * What is wanted of one target for all channels, or for some of them: a value per date and field. `first` is the place
 * of the first date in the list of dates; positions count from there.
 */
export type Lane = {
  /** Null for all channels. */
  channels: string[] | null
  /** Of each position and field: the value plus one that may be sent, or 0. */
  values: Int32Array
  /** Of each position: the fields that must be sent, as bits. */
  required: Uint8Array
}

/** All that is wanted of one target. */
export type WantedTarget = {
  target: Target
  first: number
  length: number
  base: Lane
  /** Channels that want the same stand in one lane. */
  limited: Lane[]
}

/** Applies the changes in their order: the last one wins for each date and field of a lane. */
export function wantedTargets(
  changes: CalendarChange[],
  read: ReadChanges,
  { channelsLeft }: Refusals,
): WantedTarget[] {
  const { targetOf, dateOf, values } = read
  const firsts = new Int32Array(read.targets.length).fill(read.dates.length)
  const lasts = new Int32Array(read.targets.length).fill(-1)
  for (let index = 0; index < changes.length; index++) {
    const place = targetOf[index] ?? 0
    const date = dateOf[index] ?? 0
    if (date < (firsts[place] ?? 0)) firsts[place] = date
    if (date > (lasts[place] ?? 0)) lasts[place] = date
  }
  const targets = read.targets.map((target, place) => {
    const first = firsts[place] ?? 0
    return openTarget(target, first, Math.max(0, (lasts[place] ?? -1) - first + 1))
  })
  for (let index = 0; index < changes.length; index++) {
    const open = targets[targetOf[index] ?? 0] as OpenTarget
    const at = ((dateOf[index] ?? 0) - open.first) * fieldCount
    const channels = channelsLeft.get(index) ?? (changes[index] as CalendarChange).channel_codes
    for (let field = 0; field < fieldCount; field++) {
      const value = values[index * fieldCount + field]
      if (!value) continue
      if (channels) for (const channel of channels) laneOf(open, channel)[at + field] = value
      else {
        open.base[at + field] = value
        // A value for all channels ends what one of them had for itself.
        for (const lane of open.lanes.values()) lane[at + field] = 0
      }
    }
  }
  return targets.map(close).filter(({ base, limited }) => limited.length > 0 || base.required.some(Boolean))
}

type OpenTarget = {
  target: Target
  first: number
  length: number
  base: Int32Array
  lanes: Map<string, Int32Array>
}

const openTarget = (target: Target, first: number, length: number): OpenTarget => ({
  target,
  first,
  length,
  base: new Int32Array(length * fieldCount),
  lanes: new Map(),
})

function laneOf(open: OpenTarget, channel: string): Int32Array {
  let lane = open.lanes.get(channel)
  if (!lane) {
    lane = new Int32Array(open.length * fieldCount)
    open.lanes.set(channel, lane)
  }
  return lane
}

function close({ target, first, length, base, lanes }: OpenTarget): WantedTarget {
  const limited = new Map<string, Lane>()
  for (const [channel, values] of lanes) {
    // What a channel gets with the value for all need not be sent again; but it may be, inside a range.
    const required = requiredFields(length, (at) => values[at] !== 0 && values[at] !== base[at])
    if (!required.some(Boolean)) continue
    for (let at = 0; at < values.length; at++) values[at] ||= base[at] ?? 0
    const key = textOf(values) + textOf(required)
    const same = limited.get(key)
    if (same) same.channels?.push(channel)
    else limited.set(key, { channels: [channel], values, required })
  }
  const baseLane = { channels: null, values: base, required: requiredFields(length, (at) => base[at] !== 0) }
  return { target, first, length, base: baseLane, limited: [...limited.values()] }
}

/** The bytes as text, to compare lanes by. */
const textOf = ({ buffer }: Int32Array | Uint8Array) => Buffer.from(buffer).toString('latin1')

function requiredFields(length: number, isRequired: (at: number) => boolean): Uint8Array {
  const required = new Uint8Array(length)
  for (let position = 0; position < length; position++) {
    let fields = 0
    for (let field = 0; field < fieldCount; field++) {
      if (isRequired(position * fieldCount + field)) fields |= 1 << field
    }
    required[position] = fields
  }
  return required
}
