import type { Timer } from '../../src/budget/timer.ts'

type Event = { at: number; call: () => void; stop: () => void }

/** The real time, which can jump ahead. */
export function jumpingTime() {
  let ahead = 0
  const events = new Set<Event>()
  const elapsed = () => performance.now() + ahead
  const schedule = (event: Event) => {
    const timeout = setTimeout(
      () => {
        events.delete(event)
        event.call()
      },
      Math.min(2 ** 31 - 1, Math.max(1, event.at - elapsed())),
    )
    event.stop = () => clearTimeout(timeout)
  }
  const timer: Timer = {
    elapsed,
    after(ms, call) {
      const event: Event = { at: elapsed() + ms, call, stop: () => {} }
      events.add(event)
      schedule(event)
      return () => {
        events.delete(event)
        event.stop()
      }
    },
  }
  return {
    timer,
    now: () => Date.now() + ahead,
    jump(ms: number) {
      ahead += ms
      for (const event of events) {
        event.stop()
        schedule(event)
      }
    },
  }
}
