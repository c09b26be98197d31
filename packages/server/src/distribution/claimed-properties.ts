import { type Claim, ClaimLost, type Claims, leaseMs } from '../storage/processes.ts'
import type { DeliverParts } from './deliver.ts'
import type { LaneClaim } from './outbox.ts'
import { lookAgain, newWork, type Work } from './work-lane.ts'

/** A property that this process works for. */
type Claimed = Claim & {
  work: Work
  ending: AbortController
  /** Until when no other process can have it, by the clock of this process. */
  leasedUntil: number
  /** Whether it is not known yet what is to be done. */
  beginning: boolean
  /** Whether there was nothing to do at the last look. */
  idle: boolean
}

/** A claim that could not be renewed ends so long before its lease, for what is under way. */
const marginMs = 1_000

/** The properties that this process works for, each with work of its own, which ends when its claim is lost. */
export function claimedProperties(parts: DeliverParts, claims: Claims) {
  const claimed = new Map<string, Claimed>()

  /** What is dropped without being ended is not renewed any more, and goes to whoever takes it over. */
  function drop(one: Claimed) {
    if (claimed.get(one.hrId) === one) claimed.delete(one.hrId)
    one.ending.abort()
    lookAgain(one.work)
  }
  const dropLapsed = () => {
    const now = performance.now()
    for (const one of claimed.values()) if (one.leasedUntil <= now) drop(one)
  }
  return {
    workOf: (hrId: string): Work | undefined => claimed.get(hrId)?.work,
    works: () => Array.from(claimed.values(), ({ work }) => work),
    /** @param asked when it was asked for, by the clock of this process */
    add: (claim: Claim, asked: number): Claimed => {
      const ending = new AbortController()
      const leasedUntil = asked + leaseMs - marginMs
      const its: LaneClaim = {
        expect: (database) =>
          claims.expect(database, claim).catch((error) => {
            if (error instanceof ClaimLost) drop(one)
            throw error
          }),
        expectLease: () => {
          if (performance.now() < one.leasedUntil) return
          drop(one)
          throw new ClaimLost(`The claim on ${claim.hrId} was not renewed in time.`)
        },
      }
      const work = newWork({ ...parts, claim: its }, ending.signal)
      const one: Claimed = { ...claim, work, ending, leasedUntil, beginning: true, idle: false }
      const before = claimed.get(claim.hrId)
      if (before) drop(before)
      claimed.set(claim.hrId, one)
      return one
    },
    /** Renews all, and drops what is lost or could not be renewed in time. */
    renew: async () => {
      try {
        const asked = performance.now()
        const present = [...claimed.values()]
        for (const { hrId, number } of present.length > 0 ? await claims.renew(present) : []) {
          const one = claimed.get(hrId)
          if (one?.number === number) one.leasedUntil = asked + leaseMs - marginMs
        }
      } finally {
        dropLapsed()
      }
    },
    /** Ends the claims on properties that had nothing to do twice in a row. */
    endIdle: async () => {
      for (const one of [...claimed.values()]) {
        const idle = !one.beginning && one.work.lanes.size === 0
        if (idle && one.idle) {
          drop(one)
          await claims.end(one)
        }
        one.idle = idle
      }
    },
    dropAll: () => {
      for (const one of [...claimed.values()]) drop(one)
    },
  }
}
