import type { Budget, Quota } from '../budget/budget.ts'
import type { Timer } from '../budget/timer.ts'
import type { Access } from './access.ts'
import type { Tell } from './events.ts'
import type { Journal } from './journal.ts'
import type { Pacing } from './pacing.ts'

/** What all flows of a property stand on. */
export type Engine = {
  journal: Journal
  access: Access
  budget: Budget
  quota: Quota
  pacing: Pacing
  timer: Timer
  /** The machine's clock, in milliseconds since 1970. */
  now: () => number
  tell: Tell
  /** Aborts when the engine closes: whoever waits, ends. */
  stopping: AbortSignal
  /**
   * The worker before has not ended its work, and a request of its may still be under way: what that is given, it
   * cannot save any more.
   */
  takenOver: boolean
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
