import { minuteMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import type { Terminals } from './terminals.ts'

const pauseMs = 5 * minuteMs

/**
 * While terminals wait longer and longer because no bill is confirmed, finds out by a request that changes nothing
 * whether the service answers again: where it does, the circuit of the bills opens. An engine that polls reservations
 * needs none.
 */
export const openProbing = (engine: Engine, terminals: Terminals): Recurring =>
  flow('postings', engine, async () => {
    if (terminals.unconfirmedInRow() === 0 || !terminals.untilReady('bill')) return pauseMs
    const turn = await engine.access.turn('sweep')
    try {
      await turn.hotel.rooms.list()
    } catch {
      // The circuit breaker tells that nobody gets through, and makes the pauses grow.
    } finally {
      turn.giveBack()
    }
    return pauseMs
  })
