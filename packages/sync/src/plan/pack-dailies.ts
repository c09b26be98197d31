import { InputError } from '@innwire/client'
import type { PlanLimits } from './changes.ts'
import type { Entry, TargetEntries } from './entries.ts'
import { bodyBytes } from './request-bytes.ts'

/** Some of an entry's dates, for one request: places in `positions`, the last one not included. */
export type Chunk = { entry: Entry; from: number; to: number }

/** One daily request. */
export type Body = { chunks: Chunk[]; bytes: number }

/** The entries count a comma each, and a body has one less. */
const frame = bodyBytes - 1

/**
 * Shares entries out over as few daily requests as it can: of an entry at most `datesPerTarget` dates in each, and never
 * two entries of a target that may not stand together.
 * @throws {InputError} when a single date is larger than a body may be
 */
export function packDailies(targets: TargetEntries[], limits: PlanLimits): Body[] {
  const stacked = stack(targets, limits)
  const fits = ({ bytes }: Body) => bytes <= limits.bodyBytes
  if (stacked.every(fits)) return stacked
  checkLargest(targets, limits)
  const total = stacked.reduce((sum, { bytes }) => sum + bytes - frame, 0)
  let count = Math.max(stacked.length, Math.ceil(total / (limits.bodyBytes - frame)))
  for (;;) {
    const bodies = spread(targets, count, limits)
    if (bodies) return bodies.filter(({ chunks }) => chunks.length > 0)
    count++
  }
}

/** Fills the requests from the first one on, whatever bytes that makes. */
function stack(targets: TargetEntries[], limits: PlanLimits): Body[] {
  const bodies: Body[] = []
  for (const { first, second } of targets) {
    stackAt(0, first)
    stackAt(slotsOf(first, limits), second)
  }
  return bodies

  function stackAt(start: number, entries: Entry[]) {
    for (const entry of entries) {
      for (let from = 0, at = start; from < entry.positions.length; from += limits.datesPerTarget, at++) {
        const to = Math.min(from + limits.datesPerTarget, entry.positions.length)
        while (bodies.length <= at) bodies.push({ chunks: [], bytes: frame })
        put(bodies[at] as Body, { entry, from, to })
      }
    }
  }
}

function put(body: Body, chunk: Chunk): void {
  body.chunks.push(chunk)
  body.bytes += chunk.entry.bytes
  for (let place = chunk.from; place < chunk.to; place++) body.bytes += chunk.entry.dateBytes[place] ?? 0
}

const slotsOf = (entries: Entry[], { datesPerTarget }: PlanLimits) =>
  Math.max(0, ...entries.map(({ positions }) => Math.ceil(positions.length / datesPerTarget)))

/** Puts the entries with the least choice first, each into the requests with the most room. */
function spread(targets: TargetEntries[], count: number, limits: PlanLimits): Body[] | undefined {
  const bodies = Array.from({ length: count }, (): Body => ({ chunks: [], bytes: frame }))
  const parts = targets.flatMap(({ first, second }, order) => {
    const before = slotsOf(first, limits)
    const after = slotsOf(second, limits)
    const cut = Math.max(before, Math.min(count - after, Math.round((count * before) / (before + after))))
    return [
      ...first.map((entry) => ({ order, entry, from: 0, to: cut })),
      ...second.map((entry) => ({ order, entry, from: cut, to: count })),
    ]
  })
  const tightness = ({ entry, from, to }: (typeof parts)[number]) => entry.positions.length / (to - from)
  const orders = new Map(parts.map(({ entry, order }) => [entry, order]))
  for (const { entry, from, to } of parts.toSorted((a, b) => tightness(b) - tightness(a))) {
    const byRoom = bodies.slice(from, to).sort((a, b) => a.bytes - b.bytes)
    const slots = Math.ceil(entry.positions.length / limits.datesPerTarget)
    const roomiest = new Set(byRoom.slice(0, slots))
    let next = 0
    for (const body of [...bodies.filter((one) => roomiest.has(one)), ...byRoom.slice(slots)]) {
      const start = next
      let bytes = body.bytes + entry.bytes
      while (next < entry.positions.length && next - start < limits.datesPerTarget) {
        bytes += entry.dateBytes[next] ?? 0
        if (bytes > limits.bodyBytes) break
        next++
      }
      if (next > start) put(body, { entry, from: start, to: next })
    }
    if (next < entry.positions.length) return undefined
  }
  for (const { chunks } of bodies) {
    chunks.sort((a, b) => (orders.get(a.entry) ?? 0) - (orders.get(b.entry) ?? 0))
  }
  return bodies
}

function checkLargest(targets: TargetEntries[], limits: PlanLimits): void {
  for (const { first, second } of targets) {
    for (const { bytes, dateBytes, wanted } of [...first, ...second]) {
      const largest = frame + bytes + dateBytes.reduce((most, one) => Math.max(most, one), 0)
      if (largest <= limits.bodyBytes) continue
      const code = Object.values(wanted.target).join()
      const message = `A request with one date of ${code} has ${largest} bytes already. Give at least that many.`
      throw new InputError([{ path: 'limits.bodyBytes', message }])
    }
  }
}
