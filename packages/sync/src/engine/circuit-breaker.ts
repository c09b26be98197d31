import { classes, type Quota, type RequestClass } from '../budget/budget.ts'
import type { Timer } from '../budget/timer.ts'
import { dayMs, hourMs } from '../budget/usage.ts'
import { type Circuit, type Closed, circuitOf, type Failure, openCircuits } from './circuits.ts'
import type { Emit } from './events.ts'

/** A request that was let through: say what became of it. */
export type Attempt = {
  succeeded(): void
  failed(failure: Failure): void
  /** No request was made. */
  left(): void
}

/**
 * Lets requests through while the service answers. What fails is tried one at a time, with growing pauses; other
 * requests go on as long as theirs get through.
 */
export type CircuitBreaker = ReturnType<typeof openCircuitBreaker>

const names: Record<Circuit, string> = {
  closing: 'stop sales',
  reservations: 'reading reservations',
  closing_retry: 'stop sales that have failed before',
  bill: 'bills',
  update: 'calendar updates',
  retry: 'what has failed before',
  follow: 'looking at transactions',
}

/** Report only repeated failures: a connection breaks now and then. */
const toldAfter: Record<Closed, number> = { unauthorized: 1, unreachable: 3 }

/** Which service was asked for which property. */
type Asked = { baseUrl: string; hrId: string }

const kept = 'Changes and bills are kept in the journal.'
const messageOf = (why: Closed, name: string | undefined, { baseUrl, hrId }: Asked): string => {
  const about = name ? ` for ${name}` : ''
  return why === 'unauthorized'
    ? `The service at ${new URL(baseUrl).origin} refuses the token or the hotel id ${hrId}${about} (401). ${kept} Open the engine anew with the right ones.`
    : `The service does not answer${name ? ` to requests${about}` : ''}. ${kept} It is tried again, at least once an hour. Look at address and network.`
}

/** Pauses grow until a day of attempts costs this part of the day's requests; the others are left for the time after. */
const shareOfDay = 0.2

export function openCircuitBreaker(
  timer: Timer,
  retryMs: number,
  { perDay }: Quota,
  emit: Emit,
  asked: Asked,
) {
  const longestMs = Math.max(64 * retryMs, Math.min(hourMs, dayMs / (shareOfDay * perDay)))
  const circuits = openCircuits({ retryMs, longestMs })
  /** Those who wait, and look whether they may try. */
  const waiting = new Map<() => void, RequestClass>()
  let told: { why: Closed; circuit: Circuit | undefined } | undefined
  let reason: Closed | undefined
  let cancel = () => {}
  const watching: ((circuit: Circuit) => void)[] = []

  /** Lets everyone look again, the most urgent first, and once more when the next may try. */
  function change() {
    cancel()
    cancel = () => {}
    for (const kind of classes) for (const [look, of] of [...waiting]) if (of === kind) look()
    const times = [...waiting.values()].map((kind) => circuits.opensAt(circuitOf(kind)))
    const next = Math.min(...times.map((at) => at ?? Infinity))
    if (next < Infinity) cancel = timer.after(Math.max(1, next - timer.elapsed()), change)
  }

  const isOpen = (kind: RequestClass) => (circuits.opensAt(circuitOf(kind)) ?? Infinity) <= timer.elapsed()

  function emitFailure(circuit: Circuit, why: Closed, { own, all }: { own: number; all: number }) {
    const isAll = all >= toldAfter[why]
    if (!isAll && own < toldAfter[why]) return
    if (told?.why === why && (told.circuit === undefined || told.circuit === circuit || !isAll)) return
    told = { why, circuit: isAll ? undefined : circuit }
    emit({ type: why, message: messageOf(why, told.circuit && names[told.circuit], asked) })
  }

  function emitSuccess(circuit: Circuit) {
    if (!told || (told.circuit !== undefined && told.circuit !== circuit)) return
    const about = told.circuit ? `, also to requests for ${names[told.circuit]}` : ''
    told = undefined
    emit({ type: 'reachable', message: `The service answers again${about}.` })
  }

  function attemptOf(circuit: Circuit): Attempt {
    const sentAt = timer.elapsed()
    return {
      succeeded() {
        const reopened = circuits.succeeded(circuit, timer.elapsed())
        emitSuccess(circuit)
        change()
        for (const other of reopened) for (const told of watching) told(other)
      },
      failed(failure) {
        reason = failure.why
        emitFailure(circuit, failure.why, circuits.failed(circuit, failure, sentAt, timer.elapsed()))
        change()
      },
      left() {
        circuits.leave(circuit)
        change()
      },
    }
  }

  return {
    /** Waits until a request of a class may try. Rejects with the signal's reason. */
    ready(kind: RequestClass, signal: AbortSignal) {
      return new Promise<void>((resolve, reject) => {
        const end = () => {
          waiting.delete(look)
          signal.removeEventListener('abort', look)
        }
        const look = () => {
          if (signal.aborted) {
            end()
            reject(signal.reason)
          } else if (isOpen(kind)) {
            end()
            resolve()
          }
        }
        waiting.set(look, kind)
        signal.addEventListener('abort', look)
        look()
        if (waiting.has(look)) change()
      })
    },
    /** Lets one through, unless another came before. */
    enter(kind: RequestClass): Attempt | undefined {
      if (!isOpen(kind)) return undefined
      const circuit = circuitOf(kind)
      circuits.enter(circuit)
      return attemptOf(circuit)
    },
    /** Why nobody gets through; undefined while the service answers. */
    closed: (): Closed | undefined => (circuits.isDown() ? reason : undefined),
    /** Tells of circuits that may try at once, because another one got through after an outage of both. */
    watch: (reopened: (circuit: Circuit) => void) => void watching.push(reopened),
  }
}
