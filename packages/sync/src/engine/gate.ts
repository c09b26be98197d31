import type { Timer } from '../budget/timer.ts'
import { backoff } from './backoff.ts'
import type { Tell } from './events.ts'

/** Why nothing gets through. */
export type Closed = 'unauthorized' | 'unreachable'

/** Lets everyone through while the service answers, and one at a time, with growing pauses, while it does not. */
export type Gate = {
  /** Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<void>
  /** One who entered had an answer, had none, or did not ask after all. */
  answered(): void
  /** @param seen the service may have seen the request, which counts against the quota then */
  failed(why: Closed, seen: boolean): void
  left(): void
  /** Why nobody gets through; undefined while the service answers. */
  closed(): Closed | undefined
}

const messages: Record<Closed, string> = {
  unauthorized:
    'The service takes neither token nor hotel id (401). Nothing is lost; open the engine anew with the right ones.',
  unreachable:
    'The service does not answer. Nothing is lost; it is tried again. Look at address and network.',
}

/**
 * A refused token needs a person: up to a quarter of an hour is waited. So that an outage of a day leaves requests for
 * the time after it, up to eight minutes are waited where each attempt costs one; where it costs none, one.
 */
const mostDoublings = (why: Closed, seen: boolean) => {
  if (why === 'unauthorized') return 10
  return seen ? 9 : 6
}

/** A connection that broke now and then is nobody's business. */
const toldAfter: Record<Closed, number> = { unauthorized: 1, unreachable: 3 }

export function openGate(timer: Timer, retryMs: number, tell: Tell): Gate {
  let failures = 0
  let opensAt = 0
  let trying = false
  let told: Closed | undefined
  let reason: Closed | undefined
  let cancel = () => {}
  const waiting = new Set<() => void>()

  /** Lets everyone look again. */
  function change() {
    cancel()
    for (const look of [...waiting]) look()
    if (waiting.size > 0 && !trying) cancel = timer.after(Math.max(1, opensAt - timer.elapsed()), change)
  }

  const open = () => failures === 0 || (!trying && timer.elapsed() >= opensAt)

  return {
    enter(signal) {
      return new Promise((resolve, reject) => {
        const end = () => {
          waiting.delete(look)
          signal.removeEventListener('abort', look)
        }
        const look = () => {
          if (signal.aborted) {
            end()
            reject(signal.reason)
          } else if (open()) {
            end()
            trying = failures > 0
            resolve()
          }
        }
        waiting.add(look)
        signal.addEventListener('abort', look)
        look()
        if (waiting.has(look)) change()
      })
    },
    answered() {
      if (failures === 0) return
      failures = 0
      trying = false
      reason = undefined
      if (told) tell({ type: 'reachable', message: 'The service answers again.' })
      told = undefined
      change()
    },
    failed(why, seen) {
      failures += 1
      trying = false
      reason = why
      opensAt = timer.elapsed() + backoff(failures, retryMs, mostDoublings(why, seen))
      if (told !== why && failures >= toldAfter[why]) {
        told = why
        tell({ type: why, message: messages[why] })
      }
      change()
    },
    left() {
      trying = false
      change()
    },
    closed: () => reason,
  }
}
