import { uptime } from 'node:os'
import { type Claim, ClaimLost, type Claims, leaseMs } from '../storage/processes.ts'
import type { DeliverParts } from './deliver.ts'
import type { LaneClaim } from './outbox.ts'
import { lookAgain, newWork, type Work } from './work-lane.ts'

/** A property that this process works for. */
type Claimed = Claim & {
  work: Work
  ending: AbortController
  /** Until when no other process can have it, by {@link leaseTime}. */
  leasedUntil: number
  /** Whether it is not known yet what is to be done. */
  beginning: boolean
  /** Whether there was nothing to do at the last look. */
  idle: boolean
}

/** A claim that could not be renewed ends so long before its lease, for what is under way. */
const marginMs = 1_000

/** In milliseconds: unlike `performance.now()` it goes on while the machine sleeps, as the clock of the database does. */
export const leaseTime = () => uptime() * 1_000

/** The properties that this process works for, each with work of its own, which ends when its claim is lost. */
export function claimedProperties(parts: DeliverParts, claims: Claims) {
  const claimed = new Map<string, Claimed>()

  /** What is dropped without being ended is not renewed any more, and goes to whoever takes it over. */
  function drop(one: Claimed) {
    if (claimed.get(one.hrId) === one) claimed.delete(one.hrId)
    one.ending.abort()
    lookAgain(one.work)
  }
  const hasLapsed = (one: Claimed) => one.leasedUntil <= leaseTime()
  const dropLapsed = () => {
    for (const one of claimed.values()) if (hasLapsed(one)) drop(one)
  }
  return {
    workOf: (hrId: string): Work | undefined => {
      const one = claimed.get(hrId)
      // What it is told now would be told to nobody.
      if (one && hasLapsed(one)) drop(one)
      return claimed.get(hrId)?.work
    },
    works: () => Array.from(claimed.values(), ({ work }) => work),
    /** @param asked when it was asked for, by {@link leaseTime} */
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
          if (!hasLapsed(one)) return
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
        const asked = leaseTime()
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
      const ending: Claimed[] = []
      for (const one of claimed.values()) {
        const idle = !one.beginning && one.work.lanes.size === 0
        if (idle && one.idle) ending.push(one)
        one.idle = idle
      }
      for (const one of ending) drop(one)
      if (ending.length > 0) await claims.end(ending)
    },
    dropAll: () => {
      for (const one of [...claimed.values()]) drop(one)
    },
  }
}
