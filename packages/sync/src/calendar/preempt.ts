import type { Calendar } from './calendar.ts'
import type { PushClass } from './schedule.ts'

/** What waits may wait for long: so often it is seen whether anything else is due. */
const lookEveryMs = 15_000

export const isRetry = (kind: PushClass): kind is 'closing_retry' | 'retry' =>
  kind === 'closing_retry' || kind === 'retry'

/**
 * Waits for the service in the class of what is to be sent, until something more urgent preempts that.
 * @param next what the next request is for
 */
export function preemptible({ engine }: Pick<Calendar, 'engine'>, next: () => PushClass) {
  let waiting: { kind: PushClass; leave: AbortController } | undefined
  const firstAsked = new Map<PushClass, number>()
  return {
    /**
     * @param ask is given when the class was first waited for: it keeps its place in the line
     * @returns undefined when something more urgent has come meanwhile, or may have
     */
    async wait<Got>(
      ask: (kind: PushClass, signal: AbortSignal, since: number) => Promise<Got>,
    ): Promise<Got | undefined> {
      const kind = next()
      const leave = new AbortController()
      waiting = { kind, leave }
      const since = firstAsked.get(kind) ?? engine.timer.elapsed()
      firstAsked.set(kind, since)
      let cancel = () => {}
      const lookLater = () => {
        cancel = engine.timer.after(lookEveryMs, () => {
          if (isRetry(kind) || next() !== kind) leave.abort()
          else lookLater()
        })
      }
      if (kind !== 'closing') lookLater()
      let left = false
      try {
        return await ask(kind, leave.signal, since)
      } catch (error) {
        left = leave.signal.aborted && !engine.stopping.aborted
        if (left) return undefined
        throw error
      } finally {
        cancel()
        waiting = undefined
        if (!left) firstAsked.delete(kind)
      }
    },
    /** Something was set, or a channel takes values again. */
    look() {
      if (waiting && waiting.kind !== 'closing' && next() === 'closing') waiting.leave.abort()
    },
  }
}
