import type { Budget, Quota } from '../budget/budget.ts'
import type { Timer } from '../budget/timer.ts'
import type { Access } from './access.ts'
import type { Emit } from './events.ts'
import type { Journal } from './journal.ts'
import type { Pacing } from './pacing.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Start } from './start.ts'

/** What all flows of a property share. */
export type Engine = {
  journal: Journal
  access: Access
  budget: Budget
  quota: Quota
  pacing: Pacing
  timer: Timer
  /** Milliseconds since 1970, as {@link ServiceClock}: dates and ages go by it; waits go by the timer. */
  now: () => number
  clock: ServiceClock
  emit: Emit
  /** Aborts when the engine closes: whoever waits, ends. */
  stopping: AbortSignal
  start: Start
  /**
   * The worker before has not ended its work, and a request of its may still be under way: what that is given, it
   * cannot save any more.
   */
  takenOver: boolean
  /** The next worker must look for what this one has lost: its end is not noted. */
  owes(): void
  /** Another worker has the property: everything stops. */
  lost(): void
}

/** The engine is closed, or was closed meanwhile. */
export class ClosedError extends Error {
  override name = 'ClosedError'
  constructor() {
    super('This engine is closed. Open a new one with openSync.')
  }
}
