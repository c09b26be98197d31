import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { alarm } from './alarm.ts'
import { deliverNext } from './deliver.ts'
import { waitingLanes } from './pending.ts'

/** Takes accepted changes to the channels. */
export type Outbox = {
  /** Says that lanes have something new to deliver; call it after the commit. */
  wake(lanes: Lane[]): void
  /** Says that what waits may be due at another time, or be gone; call it after the commit. */
  lookAgain(): void
  /** Stops after the attempts under way; what is not settled goes on at the next start. */
  close(): Promise<void>
}

export type OutboxParts = { storage: Storage; clock: Clock; setUps: SetUps; log: Logger }

/** Hand-overs at the same time, over all properties. */
const mostAtOnce = 32
const retryAfterFaultMs = 1000
/** What comes in the meantime is delivered together, which costs little more than one change by itself. */
const shortestPauseMs = 20

/**
 * Works every lane by itself and in order: the next change of a mapping is handed over when the one before is
 * settled, so that an older value never comes after a newer one (D16). What waits is in the database, not here.
 */
export async function startOutbox(parts: OutboxParts): Promise<Outbox> {
  const { storage, clock, log } = parts
  const lanes = new Map<string, { wokenAgain: boolean; ended: Promise<void> }>()
  const closing = new AbortController()
  const pauses = alarm()
  const limit = pLimit(mostAtOnce)
  // Counts what puts a lane's last look out of date, so that it does not fall asleep over it.
  let upheavals = 0
  const lookAgain = () => {
    upheavals += 1
    pauses.ring()
  }
  clock.onSet(lookAgain)

  const work = async (lane: Lane): Promise<void> => {
    while (!closing.signal.aborted) {
      const seen = upheavals
      try {
        const dueAt = await limit(() => deliverNext(parts, lane, closing.signal))
        if (dueAt === undefined) return
        const pause = Math.max(shortestPauseMs, dueAt - clock.now().getTime())
        if (seen === upheavals && !closing.signal.aborted) await pauses.wait(pause)
      } catch (error) {
        log.error({ err: error, ...lane }, 'A delivery could not be worked on; it is tried again.')
        await pauses.wait(retryAfterFaultMs)
      }
    }
  }

  const wake = (lane: Lane) => {
    const key = JSON.stringify(lane)
    const running = lanes.get(key)
    if (running) {
      running.wokenAgain = true
      return
    }
    const state = { wokenAgain: false, ended: Promise.resolve() }
    lanes.set(key, state)
    state.ended = (async () => {
      // What was committed while the last look was under way must not be left lying.
      do {
        state.wokenAgain = false
        await work(lane)
      } while (state.wokenAgain && !closing.signal.aborted)
      lanes.delete(key)
    })()
  }

  for (const lane of await waitingLanes(storage.read)) wake(lane)
  return {
    wake: (woken) => {
      if (!closing.signal.aborted) woken.forEach(wake)
    },
    lookAgain,
    close: async () => {
      closing.abort()
      pauses.ring()
      await Promise.all([...lanes.values()].map((lane) => lane.ended))
    },
  }
}
