import { backoff } from '../engine/backoff.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { OnReservation } from './change.ts'
import { type FeedJournal, numberAt } from './feed-journal.ts'
import type { Inbox } from './inbox.ts'
import { openLine } from './line.ts'
import { onMasterRoom, tellMasterRoom } from './master-room.ts'
import type { Version } from './version.ts'

/** Reservations whose handler runs at the same time. */
const mostAtOnce = 10
/** Reservations that wait for another attempt; beyond them no other one is begun. */
const mostResting = 500
/** Of the pause after a failure: a PMS may be down for an hour. */
const mostDoublings = 10
const graceMs = 5000

/** Hands the saved versions to the handler, the oldest first, and one at a time of each reservation. */
export type HandOver = {
  /** There are new ones. */
  look(): void
  /** Lets no more begin, and waits for those under way, for at most 5 seconds. */
  stop(): Promise<void>
}

type Parts = {
  engine: Engine
  journal: FeedJournal
  inbox: Inbox
  rooms: RoomList
  onReservation: OnReservation
}

export function openHandOver({ engine, journal, inbox, rooms, onReservation }: Parts): HandOver {
  const { timer, pacing, stopping } = engine
  const line = openLine(journal)
  const busy = new Map<string, Promise<void>>()
  /** Until when, by the timer. */
  const resting = new Map<string, number>()
  /** Places whose version the handler has, while that could not be written down. */
  const taken = new Set<string>()
  let trouble: { error: unknown } | undefined

  const turn = flow('reservations', engine, async () => {
    if (trouble) {
      const { error } = trouble
      trouble = undefined
      throw error
    }
    for (const [number, until] of resting) {
      if (until > timer.elapsed()) continue
      resting.delete(number)
      line.free(number)
    }
    const blocked = (number: string) => busy.has(number) || resting.has(number)
    while (busy.size < mostAtOnce && resting.size < mostResting) {
      const place = await line.next(blocked)
      if (place === undefined || stopping.aborted) break
      begin(place)
    }
    return resting.size > 0 ? Math.max(1, Math.min(...resting.values()) - timer.elapsed()) : undefined
  })

  function begin(place: string) {
    const number = numberAt(place)
    const job = handOver(place)
      .catch((error) => {
        // It is still in the inbox; the flow waits until the store takes changes again.
        trouble ??= { error }
        line.restart()
      })
      .finally(() => {
        busy.delete(number)
        if (!resting.has(number)) line.free(number)
        turn.wake()
      })
    busy.set(number, job)
  }

  async function handOver(place: string) {
    const found = await inbox.open(place)
    if (!found) taken.delete(place)
    if (!found || stopping.aborted) return
    const { version, first } = found
    const failure = taken.has(place) ? undefined : await call(version, first)
    if (!failure) {
      taken.add(place)
      await inbox.done(version)
      taken.delete(place)
      return
    }
    const attempts = await inbox.failed(version, failure)
    if (attempts === undefined) return
    resting.set(version.number, timer.elapsed() + backoff(attempts, pacing.retryMs, mostDoublings))
    // It stands before those that were passed over.
    line.skip(version.number)
  }

  /** @returns what the handler failed with */
  async function call(version: Version, first: boolean) {
    const { key, reservation, attempts } = version
    const masterRoom = onMasterRoom(reservation, rooms)
    if (masterRoom && !version.tried) tellMasterRoom(engine, version)
    const change = {
      key,
      // The handler may write into it.
      reservation: structuredClone(reservation),
      first,
      masterRoom,
      attempt: attempts + 1,
    }
    try {
      await onReservation(change)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  return {
    look() {
      line.restart()
      turn.wake()
    },
    async stop() {
      await turn.stop()
      if (busy.size === 0) return
      const { promise: grace, resolve } = Promise.withResolvers<void>()
      const cancel = timer.after(graceMs, resolve)
      await Promise.race([Promise.all(busy.values()), grace])
      cancel()
    },
  }
}
