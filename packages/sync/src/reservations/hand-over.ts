import { callAgainMs, callHandler } from '../engine/call-handler.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { timeSlices } from '../engine/time-slices.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { OnReservation } from './change.ts'
import { type FeedJournal, numberAt } from './feed-journal.ts'
import type { Inbox } from './inbox.ts'
import { openLine } from './line.ts'
import { emitMasterRoom, onMasterRoom } from './master-room.ts'
import type { BookedNights } from './nights.ts'
import { openVerdicts } from './verdicts.ts'
import type { Version } from './version.ts'

/** Reservations whose handler runs at the same time, but for slow ones, which hold up no other; and those included. */
const mostAtOnce = 10
const mostRunning = 100
const slowMs = 5000
/** Reservations that wait for another attempt: they hold up no other, but are to fit into memory. */
const mostResting = 10_000
const graceMs = 5000

type Parts = {
  engine: Engine
  journal: FeedJournal
  inbox: Inbox
  rooms: RoomList
  bookedNights: BookedNights
  onReservation: OnReservation
}

/** Hands the saved versions to the handler, the oldest first, and one at a time of each reservation. */
export function openHandOver(parts: Parts) {
  const { engine, journal, inbox, rooms, bookedNights, onReservation } = parts
  const { timer, pacing, stopping } = engine
  const line = openLine(journal)
  const breathe = timeSlices()
  const busy = new Map<string, Promise<void>>()
  let quick = 0
  /** Which version of a reservation waits for another attempt, and until when, by the timer. */
  const resting = new Map<string, { place: string; until: number }>()
  const verdicts = openVerdicts()
  /** What the store has failed with, until that was told; then one goes at a time until it takes changes again. */
  let trouble: { error: unknown } | undefined
  let storeFails = false

  const hasRoom = () => quick < mostAtOnce && busy.size < mostRunning
  const blocked = (number: string) => busy.has(number) || resting.has(number)
  const isResting = (place: string) => resting.get(numberAt(place))?.place === place

  const turn = flow('reservations', engine, async () => {
    if (storeFails) await tryStore()
    if (trouble) {
      const { error } = trouble
      trouble = undefined
      storeFails = true
      throw error
    }
    storeFails = false
    await beginSome()
    // Whoever ends makes room, and wakes this.
    if (!hasRoom() || resting.size === 0) return undefined
    const next = [...resting.values()].reduce((first, { until }) => Math.min(first, until), Infinity)
    return Math.max(1, next - timer.elapsed())
  })

  async function tryStore() {
    const place = await line.next(blocked, isResting)
    trouble = place === undefined ? undefined : await run(place)
  }

  /** Begins those whose pause is over and others by turns: neither keep the others waiting. */
  async function beginSome() {
    const due = [...resting].filter(([, { until }]) => until <= timer.elapsed())
    while (hasRoom() && !trouble && !stopping.aborted) {
      await breathe()
      const again = due.shift()
      if (again) {
        const [number, pause] = again
        // While this yielded, a replay may have ended its pause, and the line may have found its place.
        if (resting.get(number) !== pause) continue
        resting.delete(number)
        begin(pause.place)
      }
      const place = hasRoom() && resting.size < mostResting ? await line.next(blocked, isResting) : undefined
      if (stopping.aborted || (!again && place === undefined)) return
      if (place !== undefined) begin(place)
    }
  }

  /** Gives the place of one of the quick ones back, the first time that it is called. */
  function quickPlace() {
    quick += 1
    let held = true
    return () => {
      if (held) quick -= 1
      held = false
    }
  }

  function begin(place: string) {
    void run(place).then((failed) => {
      // Only its pause ends that.
      if (storeFails) return
      trouble ??= failed
      turn.wake()
    })
  }

  /** @returns what the store failed with; never rejects */
  async function run(place: string): Promise<{ error: unknown } | undefined> {
    const number = numberAt(place)
    const release = quickPlace()
    const cancel = timer.after(slowMs, () => {
      release()
      turn.wake()
    })
    let failed: { error: unknown } | undefined
    const job = handOver(place)
      .catch((error) => {
        // It is still in the inbox; the flow waits until the store takes changes again.
        failed = { error }
        line.restart()
      })
      .finally(() => {
        cancel()
        release()
        busy.delete(number)
        if (!resting.has(number)) line.free(number)
      })
    busy.set(number, job)
    await job
    return failed
  }

  async function handOver(place: string) {
    const found = await inbox.open(place)
    if (!found) verdicts.forget(place)
    if (!found || stopping.aborted) return
    const { version, first } = found
    const failure = await verdictOn(place, version, first)
    if (!failure) {
      verdicts.took(place)
      await inbox.done(version)
      return verdicts.forget(place)
    }
    verdicts.failed(place, failure)
    const attempts = await inbox.failed(version, failure)
    verdicts.failureKept(place)
    if (attempts === undefined) return verdicts.forget(place)
    const until = timer.elapsed() + callAgainMs(pacing, attempts)
    if (!verdicts.isTaken(place)) resting.set(version.number, { place, until })
    // An attempt has succeeded meanwhile: the line must find its place again.
    else line.passOver(version.number)
  }

  /** @returns what the handler failed with, be it before the store failed */
  async function verdictOn(place: string, version: Version, first: boolean) {
    if (verdicts.isTaken(place)) return undefined
    return verdicts.failure(place) ?? (await call(place, version, first))
  }

  /** @returns what the handler failed with */
  async function call(place: string, version: Version, first: boolean) {
    const { key, reservation, attempts } = version
    const masterRoom = onMasterRoom(reservation, rooms)
    if (masterRoom && !version.tried) emitMasterRoom(engine, version)
    const change = {
      key,
      // The handler may write into it.
      reservation: structuredClone(reservation),
      first,
      masterRoom,
      attempt: attempts + 1,
    }
    verdicts.called(place)
    bookedNights.called(version)
    const failure = await callHandler(
      engine,
      'onReservation',
      (signal) => onReservation({ ...change, signal }),
      () => late(place),
    )
    if (failure) bookedNights.failed(version)
    return failure
  }

  /** An attempt whose time was up has succeeded after all: unless that was settled otherwise, there is no next one. */
  function late(place: string) {
    if (!verdicts.tookLate(place)) return
    if (isResting(place)) resting.set(numberAt(place), { place, until: timer.elapsed() })
    turn.wake()
  }

  return {
    /** There are new ones. */
    look() {
      line.restart()
      turn.wake()
    },
    /** What waits for another attempt is tried now. */
    tryAgain() {
      resting.clear()
      verdicts.forgetFailures()
      line.restart()
      turn.wake()
    },
    /** Lets no more begin, and waits for those under way, for at most `graceMs`. */
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
