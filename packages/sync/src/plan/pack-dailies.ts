import { InputError } from '@innwire/client'
import type { DailyRoomUpdate } from '@innwire/types'
import { bytesOfDate, bytesOfEntry, frameBytes } from './body-bytes.ts'
import { type Draft, isClosing, type PlanLimits, type Target } from './changes.ts'
import type { Lane, TargetValues } from './wanted.ts'

type Body = Draft & { kind: 'daily' }

/** What is left to send of a lane, from the date at `next` on. */
type Queue = {
  entry: Omit<DailyRoomUpdate, 'dates'>
  lane: Lane
  next: number
  bytes: number
  sizes: Int32Array
}
type Queues = { base: Queue; limited: Queue[] }

/**
 * Shares lanes out over as few daily requests as it can. Those that need the most requests go first into each; what
 * is for single channels waits until nothing for all channels is left of its target. The entries of a target share its
 * dates, because a service may count them together. May pause wherever it yields.
 * @throws {InputError} when a single date is larger than a body may be
 */
export function* packDailies(targets: TargetValues[], limits: PlanLimits): Generator<undefined, Draft[]> {
  let waiting: Queues[] = []
  for (const { target, base, limited } of targets) {
    yield
    const queues: Queues = { base: openQueue(target, base, limits), limited: [] }
    waiting.push(queues)
    for (const lane of limited) {
      yield
      queues.limited.push(openQueue(target, lane, limits))
    }
  }
  const bodies: Body[] = []
  for (;;) {
    waiting = waiting.filter((queues) => slotsLeft(queues, limits) > 0)
    if (waiting.length === 0) return bodies
    const measures = { cells: 0, bytes: frameBytes, urgent: false }
    const body: Body = { kind: 'daily', update: { rooms: [] }, ...measures, first: '9999', limited: false }
    const { rooms } = body.update
    bodies.push(body)
    for (const { base, limited } of waiting.toSorted((a, b) => slotsLeft(b, limits) - slotsLeft(a, limits))) {
      yield
      if (rooms.length >= limits.rooms) break
      let dates = limits.datesPerTarget
      for (const queue of left(base) > 0 ? [base] : limited) {
        if (rooms.length < limits.rooms) dates -= fill(body, queue, dates, limits)
      }
    }
  }
}

/** Daily requests that a target needs when all goes daily. */
export const slotsOf = ({ base, limited }: TargetValues, limits: PlanLimits): number =>
  slots(
    base.dates.length,
    limited.map(({ dates }) => dates.length),
    limits,
  )

const slots = (base: number, limited: number[], { datesPerTarget }: PlanLimits) =>
  Math.ceil(base / datesPerTarget) + Math.ceil(limited.reduce((sum, one) => sum + one, 0) / datesPerTarget)

const left = ({ lane, next }: Queue) => lane.dates.length - next
const slotsLeft = ({ base, limited }: Queues, limits: PlanLimits) =>
  slots(left(base), limited.map(left), limits)

function openQueue(target: Target, lane: Lane, { bodyBytes }: PlanLimits): Queue {
  const entry = { ...target, ...(lane.channels && { channel_codes: lane.channels }) }
  const bytes = bytesOfEntry(entry)
  const sizes = Int32Array.from(lane.dates, bytesOfDate)
  const largest = frameBytes + bytes + sizes.reduce((most, one) => Math.max(most, one), 0)
  if (largest > bodyBytes && lane.dates.length > 0) {
    const message = `A request with one date of ${Object.values(target).join()} has ${largest} bytes already. Give at least that many.`
    throw new InputError([{ path: 'limits.bodyBytes', message }])
  }
  return { entry, lane, next: 0, bytes, sizes }
}

/** Puts as many dates of a queue into a body as it has room for, but no more than `most`. @returns how many */
function fill(body: Body, queue: Queue, most: number, { bodyBytes }: PlanLimits): number {
  const { entry, lane, next, sizes } = queue
  let bytes = body.bytes + queue.bytes
  while (queue.next < Math.min(sizes.length, next + most)) {
    bytes += sizes[queue.next] ?? 0
    if (bytes > bodyBytes) break
    body.bytes = bytes
    queue.next++
  }
  const dates = lane.dates.slice(next, queue.next)
  const [first] = dates
  if (!first) return 0
  body.update.rooms.push({ ...entry, dates } as DailyRoomUpdate)
  body.cells += dates.length
  body.urgent ||= isClosing(first)
  body.limited ||= lane.channels !== undefined
  if (first.date < body.first) body.first = first.date
  return dates.length
}
