import type { InTurn } from '../engine/in-turn.ts'

/** Runs jobs, at most so many at a time; first come, first served. */
export function atMost(most: number): InTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
