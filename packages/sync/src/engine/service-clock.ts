import type { Timer } from '../budget/timer.ts'
import { hourMs } from '../budget/usage.ts'
import type { Emit } from './events.ts'

/** Clocks that are no further apart agree. */
const mostApartMs = hourMs
/** So many answers in a row that agree among themselves are believed against the machine's clock. */
const enough = 3
/** And against what was believed instead of that: nodes of a gateway may have different times. */
const enoughAgain = 10

/** While the clock is not sure, nothing is over or old: then it is looked again whether it is. */
export const unsurePauseMs = hourMs

/** A moment that is known to lie between two times, in milliseconds since 1970. */
export type TimeSpan = { earliest: number; latest: number }

/** What time it is for the service: the machine's clock may be wrong, and dates go by the service's. */
export type ServiceClock = ReturnType<typeof openServiceClock>

/** What is believed: how far clocks are ahead of the timer, in milliseconds. */
type Belief = {
  /** The service's; undefined before the first answer that is believed. */
  service: number | undefined
  /** It contradicts the machine's clock. */
  instead: boolean
  /** What the last answers say against it, the oldest first; they agree among themselves. */
  against: number[]
}

/**
 * An answer is believed where the machine's clock, or what was believed before, says the same: two witnesses agree.
 * Otherwise one may be that of a gateway, and several in a row decide; more of them where the machine's clock was
 * contradicted before.
 */
function believe({ service, instead, against }: Belief, said: number, machine: number): Belief {
  const believed = { service: said, instead: !agree(said, machine), against: [] }
  if ((!instead && !believed.instead) || (service !== undefined && agree(said, service))) return believed
  const same = [...against.filter((other) => agree(said, other)), said]
  return same.length < (instead ? enoughAgain : enough) ? { service, instead, against: same } : believed
}

const agree = (one: number, other: number) => Math.abs(one - other) <= mostApartMs

export function openServiceClock(machine: () => number, timer: Timer, emit: Emit) {
  let belief: Belief = { service: undefined, instead: false, against: [] }
  let differs = false
  const listeners = new Set<() => void>()
  const known = Promise.withResolvers<void>()

  /** What is believed, as a time; undefined: nothing is. */
  const believed = () => (belief.service === undefined ? undefined : timer.elapsed() + belief.service)

  function now(): number {
    const service = believed()
    const time = machine()
    return service === undefined || agree(service, time) ? time : service
  }

  function compare() {
    const service = believed()
    if (service === undefined || belief.against.length > 0) return
    known.resolve()
    const time = machine()
    if (agree(service, time) !== differs) return
    differs = !differs
    const times = { machineTime: new Date(time), serviceTime: new Date(service) }
    const said = `The machine's clock says ${textOf(time)}, the service's ${textOf(service)}.`
    emit(
      differs
        ? {
            type: 'clock_differs',
            ...times,
            message: `${said} One of them is wrong: compare both with a clock that is right, such as a phone's. If it is the machine's, set it; if it is the service's, tell the service, or whoever runs the gateway to it. Until they agree, dates that are open by either of them are sent, and nothing is removed by its age.`,
          }
        : {
            type: 'clock_agrees',
            ...times,
            message: `${said} They agree again; what is old is removed again. There is nothing to do.`,
          },
    )
  }

  return {
    /** Milliseconds since 1970: by the machine's clock, unless the service contradicts it. */
    now,
    /** What the machine's clock and the service's say, and the last answer, while too few have said it: either may be right. */
    span() {
      const last = belief.against.at(-1)
      const times = [machine(), now(), ...(last === undefined ? [] : [timer.elapsed() + last])]
      return { earliest: Math.min(...times), latest: Math.max(...times) }
    },
    /** An answer of this process has confirmed the machine's clock, and none contradicts it: what is old may be removed. */
    isSure() {
      const service = believed()
      return service !== undefined && belief.against.length === 0 && agree(service, machine())
    },
    /** The last answers contradict {@link now}, and are not believed yet. */
    isDoubted: () => belief.against.length > 0,
    /** Resolves when an answer was believed. */
    known: known.promise,
    /** What an answer says of the time. Resolves when those who wait for {@link known} know it. */
    async heard({ headers }: Pick<Response, 'headers'>) {
      const said = readTime(headers)
      if (said === undefined) return
      const elapsed = timer.elapsed()
      const before = now()
      belief = believe(belief, said - elapsed, machine() - elapsed)
      compare()
      if (!agree(before, now())) for (const listener of listeners) listener()
    },
    /** Calls when {@link now} has changed by more than an hour. */
    watch: (listener: () => void) => void listeners.add(listener),
  }
}

const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 19)

/** No service is as old as that, and no clock of one as far ahead. */
const bounds = { first: Date.UTC(2020), last: Date.UTC(2100) }

/** The time in an answer of the service; undefined: it has none, is a page of somebody else, or was kept on the way. */
function readTime(headers: Headers): number | undefined {
  const text = headers.get('date') ?? ''
  if (headers.has('age') || !headers.get('content-type')?.includes('json')) return undefined
  const time = /^\w{3}, /.test(text) ? Date.parse(text) : Number.NaN
  return time >= bounds.first && time < bounds.last ? time : undefined
}
