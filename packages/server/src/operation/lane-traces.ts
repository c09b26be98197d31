import type { SpanContext } from '@opentelemetry/api'
import type { Lane } from '../transactions/record-update.ts'

/** The requests whose changes wait in a lane, and those of the last delivery. */
type LaneTraces = { waiting: SpanContext[]; last: SpanContext[] }

/** A delivery that begins: the first of the requests whose changes it has, and the others. */
type TracedDelivery = { parent: SpanContext | undefined; others: SpanContext[]; delivered(): void }

/** Lanes that are remembered; the oldest is forgotten first, and its deliveries begin traces of their own. */
const mostLanes = 10_000
/** Requests that are remembered of a lane whose channel is down. */
const mostWaiting = 20

/**
 * Remembers in memory by which requests lanes were woken: a delivery may come long after the answer, and has the changes of
 * all requests since the last one.
 */
export function laneTraces() {
  const lanes = new Map<string, LaneTraces>()
  return {
    woken: (lane: Lane, request: SpanContext): void => {
      const key = JSON.stringify(lane)
      const known = lanes.get(key) ?? { waiting: [], last: [] }
      if (known.waiting.length < mostWaiting) known.waiting.push(request)
      lanes.set(key, known)
      const [oldest] = lanes.keys()
      if (lanes.size > mostLanes && oldest !== undefined) lanes.delete(oldest)
    },
    begin: (lane: Lane): TracedDelivery => {
      const known = lanes.get(JSON.stringify(lane)) ?? { waiting: [], last: [] }
      // A part of a change that was split has none of its own.
      const of = known.waiting.length > 0 ? [...known.waiting] : known.last
      return {
        parent: of[0],
        others: of.slice(1),
        delivered: () => {
          known.waiting = known.waiting.filter((one) => !of.includes(one))
          known.last = of
        },
      }
    },
  }
}
