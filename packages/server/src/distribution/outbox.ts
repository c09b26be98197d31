import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { SetUps } from '../property/set-up.ts'
import type { Storage } from '../storage/open-storage.ts'
import type { Lane } from '../transactions/record-update.ts'
import { alarm } from './alarm.ts'
import { deliverNext } from './deliver.ts'
import { hastenDeliveries } from './hasten.ts'
import { httpSlots } from './http-slots.ts'
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

export type OutboxParts = {
  storage: Storage
  clock: Clock
  setUps: SetUps
  log: Logger
  /** Whether changes are handed to `http` receivers. */
  deliveries: boolean
}

/** A lane that is worked on. */
type Working = {
  lane: Lane
  wokenAgain: boolean
  /** Counts what puts its last look out of date, so that it does not fall asleep over it. */
  upheavals: number
  pause: ReturnType<typeof alarm>
  ended: Promise<void>
}

const retryAfterFaultMs = 1000
/** What comes in the meantime is delivered together, which costs little more than one change by itself. */
const shortestPauseMs = 20

/**
 * Works every lane by itself and in order: the next change of a mapping is handed over when the one before is
 * settled, so that an older value never comes after a newer one (D16). What waits is in the database, not here.
 */
export async function startOutbox(parts: OutboxParts): Promise<Outbox> {
  const { storage, clock, log } = parts
  const working = new Map<string, Working>()
  const closing = new AbortController()
  const deliver = { ...parts, slots: httpSlots() }
  clock.onSet(() => lookAgain())

  function lookAgain(concerns: (lane: Lane) => boolean = () => true) {
    for (const one of working.values()) {
      if (!concerns(one.lane)) continue
      one.upheavals += 1
      one.pause.ring()
    }
  }

  /** What else waits for the channel need not wait for its own next attempt. */
  async function recover({ hr_id, channel_code }: Lane) {
    await storage.write((database) => hastenDeliveries(database, hr_id, channel_code, clock.now()))
    lookAgain((lane) => lane.hr_id === hr_id && lane.channel_code === channel_code)
  }

  async function work(one: Working): Promise<void> {
    const { lane, pause } = one
    let apart = false
    while (!closing.signal.aborted) {
      const seen = one.upheavals
      try {
        const { dueAt, recovered, refusedTogether } = await deliverNext(deliver, lane, apart, closing.signal)
        if (recovered) await recover(lane)
        if (dueAt === undefined) return
        apart = refusedTogether ?? apart
        const ms = Math.max(shortestPauseMs, dueAt - clock.now().getTime())
        if (seen === one.upheavals && !closing.signal.aborted) await pause.wait(ms)
      } catch (error) {
        log.error({ err: error, ...lane }, 'A delivery could not be worked on; it is tried again.')
        await pause.wait(retryAfterFaultMs)
      }
    }
  }

  function wake(lane: Lane) {
    const key = JSON.stringify(lane)
    const present = working.get(key)
    if (present) {
      present.wokenAgain = true
      return
    }
    const one: Working = { lane, wokenAgain: false, upheavals: 0, pause: alarm(), ended: Promise.resolve() }
    working.set(key, one)
    one.ended = (async () => {
      // What was committed while the last look was under way must not be left lying.
      do {
        one.wokenAgain = false
        await work(one)
      } while (one.wokenAgain && !closing.signal.aborted)
      working.delete(key)
    })()
  }

  for (const lane of await waitingLanes(storage.read)) wake(lane)
  return {
    wake: (woken) => {
      if (!closing.signal.aborted) woken.forEach(wake)
    },
    lookAgain: () => lookAgain(),
    close: async () => {
      closing.abort()
      lookAgain()
      await Promise.all([...working.values()].map(({ ended }) => ended))
    },
  }
}
