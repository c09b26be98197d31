/** The lines of a hotel that have no answer yet. */
export type LineQueue = {
  last: Promise<void>
  waiting: number
  /** Whether the journal does not take the first of them. */
  isFailing(): boolean
  /** Resolves when that is so. */
  failing(): Promise<void>
  fails(): void
  goesOn(): void
}

export function openLineQueue(): LineQueue {
  let isFailing = false
  let failing = Promise.withResolvers<void>()
  return {
    last: Promise.resolve(),
    waiting: 0,
    isFailing: () => isFailing,
    failing: () => failing.promise,
    fails() {
      isFailing = true
      failing.resolve()
    },
    goesOn() {
      if (isFailing) failing = Promise.withResolvers<void>()
      isFailing = false
    },
  }
}
