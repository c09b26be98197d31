import type { WantedTarget } from './wanted.ts'

/** What a request sends of one target, for all channels or for some. */
type Sending = {
  wanted: WantedTarget
  limited: boolean
  positions: number[]
  /** The fields of a position, as bits. */
  fieldsAt(position: number): number
}

/** What decides about the place of a request. */
export type Placed = { sendings: Sending[]; urgent: boolean; firstDay: number }

/**
 * Orders requests: those that close dates first, then by their earliest date; but a value for single channels always
 * after the value for all channels of the same date and field, which would end it.
 */
export function orderRequests<Request extends Placed>(requests: Request[]): Request[] {
  const after = followers(requests)
  const urgent = requests.map((request) => request.urgent)
  // What an urgent request waits for is urgent too.
  const isPulled = (place: number): boolean =>
    urgent[place] === true || [...(after[place] ?? [])].some((next) => isPulled(next))
  const pulled = requests.map((_, place) => isPulled(place))
  const waitsFor = requests.map(() => 0)
  for (const places of after) for (const place of places) waitsFor[place] = (waitsFor[place] ?? 0) + 1

  const waiting = new Set(requests.keys())
  const ordered: Request[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter((place) => waitsFor[place] === 0)
    free.sort(
      (a, b) =>
        Number(pulled[b]) - Number(pulled[a]) ||
        (requests[a]?.firstDay ?? 0) - (requests[b]?.firstDay ?? 0) ||
        a - b,
    )
    const next = free[0] as number
    waiting.delete(next)
    ordered.push(requests[next] as Request)
    for (const place of after[next] ?? []) waitsFor[place] = (waitsFor[place] ?? 0) - 1
  }
  return ordered
}

/** Of each request: those that must come after it. */
function followers(requests: Placed[]): Set<number>[] {
  const after = requests.map(() => new Set<number>())
  const bases = new Map<WantedTarget, Map<number, number[]>>()
  const each = (limited: boolean, give: (place: number, sending: Sending) => void) => {
    for (const [place, { sendings }] of requests.entries()) {
      for (const sending of sendings) {
        if (sending.limited === limited && sending.wanted.limited.length > 0) give(place, sending)
      }
    }
  }
  each(false, (place, { wanted, positions, fieldsAt }) => {
    const senders = bases.get(wanted) ?? new Map<number, number[]>()
    bases.set(wanted, senders)
    for (const position of positions) {
      for (const key of keysOf(position, fieldsAt(position))) {
        senders.set(key, [...(senders.get(key) ?? []), place])
      }
    }
  })
  each(true, (place, { wanted, positions, fieldsAt }) => {
    const senders = bases.get(wanted)
    if (!senders) return
    for (const position of positions) {
      for (const key of keysOf(position, fieldsAt(position))) {
        for (const sender of senders.get(key) ?? []) after[sender]?.add(place)
      }
    }
  })
  return after
}

function keysOf(position: number, fields: number): number[] {
  const keys: number[] = []
  for (let left = fields; left; left &= left - 1) keys.push(position * 8 + (31 - Math.clz32(left & -left)))
  return keys
}
