import type { Timer } from '../../src/budget/timer.ts'

type Event = { at: number; call: () => void }

export type FakeTime = ReturnType<typeof fakeTime>

/** Time that goes from event to event, with a machine's clock that can be set. */
export function fakeTime() {
  let time = 5000
  let clock = Date.parse('2027-09-15T09:00:00Z')
  const events = new Set<Event>()
  const at = (when: number, call: () => void) => {
    const event = { at: when, call }
    events.add(event)
    return () => void events.delete(event)
  }
  const moveTo = (when: number) => {
    clock += when - time
    time = when
  }
  /** Lets everything run that waits for nothing but its turn. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const nextEvent = (): Event | undefined => {
    let next: Event | undefined
    for (const event of events) if (!next || event.at < next.at) next = event
    return next
  }
  const step = async (until: number): Promise<boolean> => {
    const next = nextEvent()
    if (!next || next.at > until) return false
    events.delete(next)
    moveTo(Math.max(time, next.at))
    next.call()
    await settle()
    return true
  }
  const timer: Timer = { elapsed: () => time, after: (ms, call) => at(time + ms, call) }
  return {
    timer,
    at,
    time: () => time,
    now: () => clock,
    setClockBy: (ms: number) => {
      clock += ms
    },
    /** Milliseconds until something is to happen; undefined when nothing is. */
    untilNext: () => {
      const next = nextEvent()
      return next && Math.max(0, next.at - time)
    },
    /** Goes on by so many milliseconds, with all that happens in them. */
    async advance(ms: number) {
      const end = time + ms
      await settle()
      while (await step(end));
      moveTo(end)
    },
    /** Goes on until nothing more is to happen. */
    async runOut(mostEvents = 20_000) {
      await settle()
      for (let count = 0; await step(Number.POSITIVE_INFINITY); count += 1)
        if (count > mostEvents) throw new Error('It does not come to an end.')
    },
  }
}
