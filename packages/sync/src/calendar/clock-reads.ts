import { dayMs } from '../budget/usage.ts'
import type { Calendar } from './calendar.ts'

/** So many answers in a row decide what time it is. Where they contradict one another, more of them say no more. */
const mostAtOnce = 3
const laterEveryMs = 7_200_000

/** When to ask the service for nothing but what time it is: a few times a day as often as one likes, then seldom. */
export function openClockReads({ engine, now }: Pick<Calendar, 'engine' | 'now'>) {
  let answered: number[] = []
  return {
    mayGo() {
      answered = answered.filter((at) => at > now() - dayMs)
      return answered.length < mostAtOnce || (answered.at(-1) ?? 0) <= now() - laterEveryMs
    },
    /** It was asked. While nobody answers, the circuit breaker says when to ask again. */
    asked() {
      if (engine.access.answeredAt() > -Infinity) answered.push(now())
    },
  }
}
