import type { RequestClass } from '../budget/budget.ts'
import type { Calendar } from './calendar.ts'

/** Waits for the service in the class of what is to be sent, and gives way when something more urgent comes. */
export type GiveWay = {
  /** @returns undefined when something more urgent has come meanwhile, or may have */
  wait<Got>(ask: (kind: RequestClass, signal: AbortSignal) => Promise<Got>): Promise<Got | undefined>
  /** Something was set, or a channel takes values again. */
  look(): void
}

/** What is tried again may wait for long: so often it is seen whether anything else is due. */
const lookEveryMs = 15_000

/** @param next what the next request is for */
export function giveWay({ engine }: Pick<Calendar, 'engine'>, next: () => RequestClass): GiveWay {
  let waiting: { kind: RequestClass; leave: AbortController } | undefined
  return {
    async wait(ask) {
      const kind = next()
      const leave = new AbortController()
      waiting = { kind, leave }
      const cancel = kind === 'retry' ? engine.timer.after(lookEveryMs, () => leave.abort()) : () => {}
      try {
        return await ask(kind, leave.signal)
      } catch (error) {
        if (leave.signal.aborted && !engine.stopping.aborted) return undefined
        throw error
      } finally {
        cancel()
        waiting = undefined
      }
    },
    look() {
      if (waiting && waiting.kind !== 'closing' && next() === 'closing') waiting.leave.abort()
    },
  }
}
