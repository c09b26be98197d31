import pLimit from 'p-limit'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { sparingPause } from '../engine/pacing.ts'
import { apiLimits } from '../plan/read-limits.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { holdBookedNights, repeatsBy, type Statement } from './booked-nights.ts'
import type { Calendar } from './calendar.ts'
import { calendarJournal } from './calendar-journal.ts'
import type { CalendarPush } from './calendar-push.ts'
import { longestAgainMs, openChannels } from './channels.ts'
import { openAt, openDates } from './choose-changes.ts'
import { lookPause } from './choose-look.ts'
import { openClockReads } from './clock-reads.ts'
import { dropParked } from './drop-parked.ts'
import { transactionFollower } from './follow-transactions.ts'
import { onlyHeld, openHeldNights } from './held-nights.ts'
import { openListRefusals } from './list-refusals.ts'
import { isRetry, preemptible } from './preempt.ts'
import { openPresentNumbers } from './present-numbers.ts'
import { openCalendarPruning } from './prune-calendar.ts'
import { updatePusher } from './push-updates.ts'
import { readDays, readParked } from './read-days.ts'
import { refreshAll } from './refresh.ts'
import { openRepeatedNumbers } from './repeated-numbers.ts'
import { retryFailed, retryParked } from './retry-stuck.ts'
import { openSchedule, type PushClass } from './schedule.ts'
import { openReplayedAnswers } from './send-update.ts'
import { valueSetter } from './set-values.ts'
import { openSettled } from './settled.ts'
import { endUnconfirmed, openUnconfirmedUpdates, takeOverFlights } from './unconfirmed-updates.ts'
import { openUnhandedRooms } from './unhanded-rooms.ts'
import { openWaitingDays } from './waiting-days.ts'

/** Dates that lie too far ahead come nearer while one sleeps, and the list of rooms may be to be read again. */
const longestSleepMs = 600_000

export async function openCalendarPush(engine: Engine, rooms: RoomList, statement: Statement) {
  const journal = calendarJournal(engine.journal)
  const difference = engine.now() - engine.timer.elapsed()
  const now = () => engine.timer.elapsed() + difference
  const channels = openChannels(engine.pacing, await journal.channels(), now())
  const days = await openWaitingDays(journal, channels, now() + longestAgainMs(engine.pacing), engine.now)
  const keeps = statement.bookings === 'keep availability'
  const moved = keeps ? new Map() : await journal.moved()
  const repeatedNumbers = openRepeatedNumbers(repeatsBy(statement), now, statement.isNew)
  const heldNights = openHeldNights(journal, moved, repeatedNumbers)
  const sparing = () => sparingPause(engine.budget.state(), engine.quota)
  // Where the clock was set back, what was due then would be due long after now.
  const latestLook = (looks: number) => now() + Math.max(lookPause(engine.pacing, looks), sparing())
  const transactions = await journal.transactions()
  const calendar: Calendar = {
    engine,
    now,
    rooms,
    journal,
    days,
    unconfirmed: openUnconfirmedUpdates(),
    channels,
    heldNights,
    repeatedNumbers,
    presentNumbers: openPresentNumbers(engine.start),
    schedule: openSchedule(() => Math.max(engine.pacing.collectMs, sparing())),
    mutex: pLimit(1),
    renewed: new Map(),
    replayed: openReplayedAnswers((await journal.knownIds()).map(({ id }) => id)),
    told: new Map(),
    open: new Map(
      transactions.map(({ request, id, nextAt, looks }) => [
        request,
        { id, nextAt: Math.min(nextAt, latestLook(looks)), looks },
      ]),
    ),
    look: statement.look,
    follow: () => following.wake(),
    lower: () => lowering.wake(),
    push: () => {
      line.look()
      pushing.wake()
    },
    changed: () => settled.look(),
  }
  const { schedule, unconfirmed } = calendar
  await takeOverFlights(calendar, await journal.flights())
  if (days.size() > 0) schedule.resume(now())
  // What the process before doubted is not written down.
  if (days.parked('') > 0) rooms.doubt()
  const refusals = openListRefusals(calendar)
  const unhanded = openUnhandedRooms(calendar, statement)
  await unhanded.apply()
  const setValues = valueSetter(calendar, refusals, statement, unhanded)
  // None where a range might lack its last date.
  const rangeDays = statement.rangeEnd === 'included' ? apiLimits.rangeDays : 0
  const pusher = updatePusher(calendar, refusals, await journal.lastRequest(), rangeDays)
  const line = preemptible(calendar, pusher.next)
  const clockReads = openClockReads(calendar)

  const settled = openSettled(engine, () => {
    // A lost request may still end what is sent; then that is sent once more.
    if (!pusher.idle() || unconfirmed.nextEnd() !== undefined || refusals.pending()) return false
    if (calendar.open.size > 0 || mayBeOpen()) return false
    const isOpen = openAt(engine.clock.span())
    for (const at of days.all()) if (isOpen(at) && !onlyHeld(heldNights, at)) return false
    return true
  })

  const wait = () => {
    if (refusals.pending()) return 0
    const end = unconfirmed.nextEnd()
    const ends = end === undefined ? undefined : Math.max(0, end - now())
    const waits = [schedule.wait(now()), ends].filter((ms) => ms !== undefined)
    return Math.min(...waits, longestSleepMs)
  }

  /** Dates that by the machine's clock cannot be sent, while no answer has said whether that is right. */
  function mayBeOpen(): boolean {
    if (engine.access.answeredAt() > -Infinity && !engine.clock.isDoubted()) return false
    const isOpen = openAt(engine.clock.span())
    for (const at of days.all()) if (!isOpen(at)) return true
    return false
  }

  const closesOpen = () => {
    const { first, last } = openDates(engine.clock.span())
    return days.urgent(now(), last, first)
  }

  /** A list that cannot be read keeps nothing from going; without one, nothing is held back. */
  async function readRooms() {
    const asksTime = mayBeOpen() && clockReads.mayGo()
    const isHurried = schedule.wait(now()) === 0 && ['closing', 'closing_retry'].includes(pusher.next())
    // What is to be closed, and is not open by the machine's clock alone, waits for nothing but the time.
    if (isHurried && !(asksTime && !closesOpen())) return
    if (!rooms.stale() && !asksTime) return
    // Where updates wait for it, it is as urgent as they are.
    const read = (kind: PushClass, signal: AbortSignal) =>
      rooms.read(isRetry(kind) ? 'sweep' : kind, signal).then(() => true)
    if (await line.wait(read).catch(() => true)) clockReads.asked()
  }

  const pushing = flow('calendar', engine, async () => {
    // A date that is to be closed is overbooked by each minute of waiting.
    if (engine.start.updates() && !days.closes()) return undefined
    await pusher.finish()
    if (await calendar.mutex(() => endUnconfirmed(calendar, now()))) {
      schedule.resume(now())
      calendar.changed()
    }
    // What is parked may wait for another list, also while nothing else is to be done.
    if (refusals.pending() || rooms.known()) await readRooms()
    if (refusals.pending()) {
      await refusals.settle()
      calendar.changed()
    }
    if (schedule.wait(now()) !== 0) return wait()
    await readRooms()
    const turn = await line.wait(async (kind, signal, since) => ({
      kind,
      taken: await engine.access.turn(kind, signal, since),
    }))
    if (!turn) return 0
    const { kind, taken } = turn
    try {
      const departed = await pusher.depart(kind)
      if (departed) await pusher.travel(taken, departed)
      else calendar.changed()
    } catch (error) {
      schedule.resume(now())
      throw error
    } finally {
      // Nothing, where its request has left.
      taken.giveBack()
    }
    return wait()
  })
  const lower = () => calendar.mutex(unhanded.apply).then(calendar.push)
  const lowering = flow('calendar', engine, async () => void (await lower()))
  const following = flow('calendar', engine, transactionFollower(calendar))
  const begin = () => {
    schedule.resume(now())
    pushing.wake()
  }
  // An engine that closes before has nothing to begin.
  void engine.start.updates()?.then(begin, () => {})
  void engine.start.oldNumbers()?.then(begin, () => {})
  rooms.watch(pushing.wake)
  engine.clock.watch(() => {
    schedule.resume(now())
    calendar.push()
    calendar.changed()
  })
  const pruning = openCalendarPruning(calendar)

  return {
    calendar: {
      async set(changes) {
        engine.stopping.throwIfAborted()
        await setValues(changes)
      },
      read: (target, range) => readDays(calendar, target, range),
      parked: () => readParked(calendar),
      state: () => ({ waiting: days.size(), held: heldNights.count(), openTransactions: calendar.open.size }),
      settled: settled.wait,
      async retryParked(target) {
        engine.stopping.throwIfAborted()
        return retryParked(calendar, target)
      },
      async retryFailed() {
        engine.stopping.throwIfAborted()
        await retryFailed(calendar)
      },
      async dropParked(target) {
        engine.stopping.throwIfAborted()
        return dropParked(calendar, target)
      },
      async refresh() {
        engine.stopping.throwIfAborted()
        await refreshAll(calendar).finally(calendar.push)
      },
    } satisfies CalendarPush as CalendarPush,
    oldest: days.oldest,
    failing: () =>
      [...channels.all()].map(({ channel, group, since, reason }) => ({ channel, group, since, reason })),
    failures: pusher.failures,
    parkedDates: () => days.parked(openDates(engine.clock.span()).first),
    bookedNights: holdBookedNights(calendar, unhanded),
    async stop() {
      await Promise.all([lowering.stop(), pushing.stop(), following.stop(), pruning.stop()])
    },
  }
}
