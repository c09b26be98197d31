import { fairQueue } from '../storage/fair-queue.ts'

/** A number of requests at the same time. Where more want to begin, each key has its turn. */
export type Slots = {
  take(key: string): Promise<void>
  /** Takes one at once, unless all are taken. */
  takeFree(): boolean
  giveBack(): void
}

export function slots(most: number): Slots {
  const waiting = fairQueue<() => void>()
  let taken = 0
  const takeFree = () => {
    if (taken >= most) return false
    taken += 1
    return true
  }
  return {
    take: async (key) => {
      if (!takeFree()) await new Promise<void>((resolve) => waiting.add(key, resolve))
    },
    takeFree,
    giveBack: () => {
      const next = waiting.next()
      // It goes from hand to hand, or another one could come in between.
      if (next) next()
      else taken -= 1
    },
  }
}
