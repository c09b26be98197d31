import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import { inTurn } from '../engine/in-turn.ts'
import type { CalendarChange, Target } from '../plan/changes.ts'
import type { RoomList } from '../rooms/room-list.ts'
import { holdBookedNights, repeatsBy, type Statement } from './booked-nights.ts'
import type { Calendar } from './calendar.ts'
import { calendarJournal } from './calendar-journal.ts'
import { longestAgainMs, openChannels } from './channels.ts'
import { openAt, openDates } from './choose-changes.ts'
import { longestLookMs } from './choose-look.ts'
import { openClockReads } from './clock-reads.ts'
import { openDoubts } from './doubts.ts'
import { transactionFollower } from './follow-transactions.ts'
import { giveWay, isRetry } from './give-way.ts'
import { onlyHeld, openHolds } from './holds.ts'
import { openListRefusals } from './list-refusals.ts'
import { openCalendarPruning } from './prune-calendar.ts'
import { updatePusher } from './push-updates.ts'
import { rangeDaysFor } from './range-end.ts'
import { type CalendarDay, type ParkedValue, readDays, readParked } from './read-days.ts'
import { refreshAll } from './refresh.ts'
import { openReplayedAnswers } from './replayed-answers.ts'
import { retryParked } from './retry-parked.ts'
import { openSchedule, type PushClass } from './schedule.ts'
import { valueSetter } from './set-values.ts'
import { endDoubts, takeOverFlights } from './settle-doubts.ts'
import { openSettled } from './settled.ts'
import { openUnhandedRooms } from './unhanded-rooms.ts'
import { openWaitingDays } from './waiting-days.ts'

/** States the calendar that channels are to have, and sees to it that they get it. */
export type CalendarPush = {
  /**
   * Wants values from now on, field by field; what is left out stays as it is. They are written down when the promise
   * resolves, and sent within two minutes where the budget allows it; stop sale and availability 0 at once. Only what
   * differs from what the service has taken is sent; of several values for one field of a date, the last. Of many
   * changes, a part may be written down when the process dies before the promise resolves, or when it rejects with an
   * error of the store.
   *
   * Availability needs the setting `bookings`. Where bookings lower it, one that they have moved since it was last set
   * (D23) is sent in any case, and so is all availability where the engine does not retrieve the reservations. Where they
   * keep it, the engine lowers what was set by each booking that it retrieves, until it is set anew. What is set while a
   * booking waits to be handed over is lowered by its rooms in both cases.
   * @throws {InputError} with every wrong place, or when `bookings` is not stated; then nothing is written down
   * @throws {ClosedError}
   * @example
   * await sync.calendar.set([
   *   { inv_code: 'HR:1', date: '2026-12-24', availability: 3, min_stay: 2 },
   *   { rate_code: 'NR:HR:1', date: '2026-12-24', price: '119.90', channel_codes: ['BKC'] },
   * ])
   */
  set(changes: CalendarChange[]): Promise<void>
  /**
   * The days of a group or a rate that were ever set, from one date to another, both included: what is wanted, what
   * the service took, which channels confirmed it, and what is parked.
   * @throws {InputError} when the target or a date cannot be read
   * @example const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: '2026-12-24', to: '2026-12-24' })
   */
  read(target: Target, range: { from: string; to: string }): Promise<CalendarDay[]>
  /**
   * All values that are not sent, because the list of rooms, the service or a channel refuses them. They go again when
   * they are set again, also to the same value; when the list of rooms changes for their code; when a channel takes
   * values again that had failed; and by `retryParked`.
   */
  parked(): Promise<ParkedValue[]>
  /**
   * Sends again what is parked, of one target or of all, and what the service has failed at (`value_fails`).
   * @returns how many values
   * @throws {InputError} when nothing is set for the target
   * @throws {ClosedError}
   * @example await sync.calendar.retryParked({ inv_code: 'HR:1' })
   */
  retryParked(target?: Target): Promise<number>
  /**
   * How many dates wait to be sent, how many of their nights have an availability that is held until it is set anew,
   * and how many transactions have not ended.
   */
  state(): { waiting: number; held: number; openTransactions: number }
  /** Resolves when everything that can be sent is sent, and every transaction has ended. */
  settled(): Promise<void>
  /**
   * Sends all wanted values of today and later anew, also parked ones, whatever is known of the service; except the
   * availability of nights that bookings have changed since it was set, which must be set anew.
   */
  refresh(): Promise<void>
}

/** Dates that lie too far ahead come nearer while one sleeps, and the list of rooms may be to be read again. */
const longestSleepMs = 600_000

export async function openCalendarPush(engine: Engine, rooms: RoomList, statement: Statement) {
  const journal = calendarJournal(engine.journal)
  const difference = engine.now() - engine.timer.elapsed()
  const now = () => engine.timer.elapsed() + difference
  const channels = openChannels(engine.pacing, await journal.channels(), now())
  const days = await openWaitingDays(journal, channels, now() + longestAgainMs(engine.pacing), engine.now)
  const keeps = statement.bookings === 'keep availability'
  const holds = openHolds(journal, keeps ? new Map() : await journal.moved(), repeatsBy(statement))
  const latestLook = now() + longestLookMs
  const transactions = await journal.transactions()
  const calendar: Calendar = {
    engine,
    now,
    rooms,
    journal,
    days,
    doubts: openDoubts(),
    channels,
    holds,
    schedule: openSchedule(),
    inTurn: inTurn(),
    renewed: new Map(),
    replayed: openReplayedAnswers([...(await journal.resultIds()), ...transactions.map(({ id }) => id)]),
    told: new Map(),
    open: new Map(
      transactions.map(({ request, id, nextAt, looks }) => [
        request,
        { id, nextAt: Math.min(nextAt, latestLook), looks },
      ]),
    ),
    poll: statement.poll,
    follow: () => following.wake(),
    lower: () => lowering.wake(),
    push: () => {
      line.look()
      pushing.wake()
    },
    changed: () => settled.look(),
  }
  const { schedule, doubts } = calendar
  await takeOverFlights(calendar, await journal.flights())
  if (days.size() > 0) schedule.resume(now())
  // What the process before doubted is not written down.
  if (days.parked('') > 0) rooms.doubt()
  const refusals = openListRefusals(calendar)
  const unhanded = openUnhandedRooms(calendar, statement)
  await unhanded.apply()
  const setValues = valueSetter(calendar, refusals, statement, unhanded)
  const rangeDays = rangeDaysFor(statement.rangeEnd)
  const pusher = updatePusher(calendar, refusals, await journal.lastRequest(), rangeDays)
  const line = giveWay(calendar, pusher.next)
  const clockReads = openClockReads(calendar)

  const settled = openSettled(engine, () => {
    // A lost request may still end what is sent; then that is sent once more.
    if (!pusher.idle() || doubts.nextEnd() !== undefined || refusals.pending()) return false
    if (calendar.open.size > 0 || mayBeOpen()) return false
    const isOpen = openAt(engine.clock.span())
    for (const at of days.all()) if (isOpen(at) && !onlyHeld(holds, at)) return false
    return true
  })

  const wait = () => {
    if (refusals.pending()) return 0
    const doubt = doubts.nextEnd()
    const ends = doubt === undefined ? undefined : Math.max(0, doubt - now())
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

  /** A list that cannot be read keeps nothing from going; without one, nothing is held back. */
  async function readRooms() {
    const isHurried = schedule.wait(now()) === 0 && ['closing', 'closing_retry'].includes(pusher.next())
    if (isHurried || !(rooms.stale() || (mayBeOpen() && clockReads.mayGo()))) return
    // Where updates wait for it, it is as urgent as they are.
    const read = (kind: PushClass, signal: AbortSignal) =>
      rooms.read(isRetry(kind) ? 'sweep' : kind, signal).then(() => true)
    if (await line.wait(read).catch(() => true)) clockReads.asked()
  }

  const pushing = flow('calendar', engine, async () => {
    await pusher.finish()
    await endDoubts(calendar)
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
  const lower = () => calendar.inTurn(unhanded.apply).then(calendar.push)
  const lowering = flow('calendar', engine, async () => void (await lower()))
  const following = flow('calendar', engine, transactionFollower(calendar))
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
      state: () => ({ waiting: days.size(), held: holds.count(), openTransactions: calendar.open.size }),
      settled: settled.wait,
      async retryParked(target) {
        engine.stopping.throwIfAborted()
        return retryParked(calendar, target)
      },
      async refresh() {
        engine.stopping.throwIfAborted()
        await refreshAll(calendar).finally(calendar.push)
      },
    } satisfies CalendarPush as CalendarPush,
    oldest: days.oldest,
    failing: () =>
      [...channels.all()].map(({ channel, group, since, reason }) => ({ channel, group, since, reason })),
    parkedDates: () => days.parked(openDates(engine.clock.span()).first),
    bookedNights: keeps ? unhanded : holdBookedNights(calendar, unhanded, pusher.lastOver),
    async stop() {
      await Promise.all([lowering.stop(), pushing.stop(), following.stop(), pruning.stop()])
    },
  }
}
