import type { RequestClass } from '../budget/budget.ts'
import type { Calendar } from './calendar.ts'
import { classOfUpdate } from './request-class.ts'

/** Waits for the service in the class of what is to be sent, and gives way when something more urgent comes. */
export type GiveWay = {
  /** @returns undefined when something more urgent has come meanwhile */
  wait<Got>(ask: (kind: RequestClass, signal: AbortSignal) => Promise<Got>): Promise<Got | undefined>
  /** Something was set. */
  look(): void
}

export function giveWay(calendar: Calendar): GiveWay {
  const { engine, days, now } = calendar
  let waiting: { kind: RequestClass; leave: AbortController } | undefined
  return {
    async wait(ask) {
      const kind = classOfUpdate(calendar)
      const leave = new AbortController()
      waiting = { kind, leave }
      try {
        return await ask(kind, leave.signal)
      } catch (error) {
        if (leave.signal.aborted && !engine.stopping.aborted) return undefined
        throw error
      } finally {
        waiting = undefined
      }
    },
    look() {
      if (!waiting || waiting.kind === 'closing') return
      if (days.urgent(now()) || (waiting.kind === 'retry' && classOfUpdate(calendar) !== 'retry'))
        waiting.leave.abort()
    },
  }
}
