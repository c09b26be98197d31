import { numberAt } from './feed-journal.ts'

/**
 * What the handler made of versions, for as long as that is not written down: a store that fails makes it neither take
 * one twice, nor an older one after a newer. Places of one reservation sort as their versions do.
 */
export function openVerdicts() {
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
    called: (place: string) => void last.set(numberAt(place), place),
    took,
    /** An attempt whose time was up has succeeded after all. @returns whether that counts still */
    tookLate(place: string) {
      // Where an older one went after it, the system may have that now: this one comes again.
      if (last.get(numberAt(place)) !== place) return false
      took(place)
      return true
    },
    /** It has this version, or a newer one. */
    isTaken,
    failed: (place: string, error: Error) => void failures.set(place, error),
    /** What it failed with in an attempt that is not written down; undefined where it is to be called. */
    failure: (place: string): Error | undefined => failures.get(place),
    /** The attempt that failed is written down: it may be called again. */
    failureKept: (place: string) => void failures.delete(place),
    /** Of versions that failed, nothing is known. */
    forgetFailures: () => failures.clear(),
    /** The version does not wait any more. */
    forget(place: string) {
      const number = numberAt(place)
      if (taken.get(number) === place) taken.delete(number)
      if (last.get(number) === place) last.delete(number)
      failures.delete(place)
    },
  }
}
