import { numberAt } from './feed-journal.ts'

/**
 * What the handler made of versions, for as long as that is not written down: a store that fails makes it neither take
 * one twice, nor an older one after a newer. Places of one reservation sort as their versions do.
 */
export type Verdicts = {
  /** The handler is called with the version at a place. */
  called(place: string): void
  /** It has it. */
  took(place: string): void
  /** An attempt whose time was up has succeeded after all. @returns whether that counts still */
  tookLate(place: string): boolean
  /** It has this version, or a newer one. */
  isTaken(place: string): boolean
  failed(place: string, error: Error): void
  /** What it failed with in an attempt that is not written down; undefined where it is to be called. */
  failure(place: string): Error | undefined
  /** The attempt that failed is written down: it may be called again. */
  failureKept(place: string): void
  /** Of versions that failed, nothing is known. */
  forgetFailures(): void
  /** The version does not wait any more. */
  forget(place: string): void
}

export function openVerdicts(): Verdicts {
  /** Of each reservation the newest version that the handler has. */
  const taken = new Map<string, string>()
  /** Of each reservation the one with which it was called last: an attempt may still be running. */
  const last = new Map<string, string>()
  const failures = new Map<string, Error>()

  const isTaken = (place: string) => (taken.get(numberAt(place)) ?? '') >= place
  const took = (place: string) => {
    if (!isTaken(place)) taken.set(numberAt(place), place)
  }
  return {
    called: (place) => void last.set(numberAt(place), place),
    took,
    tookLate(place) {
      // Where an older one went after it, the system may have that now: this one comes again.
      if (last.get(numberAt(place)) !== place) return false
      took(place)
      return true
    },
    isTaken,
    failed: (place, error) => void failures.set(place, error),
    failure: (place) => failures.get(place),
    failureKept: (place) => void failures.delete(place),
    forgetFailures: () => failures.clear(),
    forget(place) {
      const number = numberAt(place)
      if (taken.get(number) === place) taken.delete(number)
      if (last.get(number) === place) last.delete(number)
      failures.delete(place)
    },
  }
}
