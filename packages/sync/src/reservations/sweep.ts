import { mostDaysBack } from '@innwire/types'
import { dayMs, hourMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { TimeSpan } from '../engine/service-clock.ts'
import type { FeedState } from './change.ts'
import { type FeedJournal, keep, type Swept } from './feed-journal.ts'
import type { Looked } from './nights.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import { askedFrom, SkippedPagesError } from './read-page.ts'
import type { Met, SavePage } from './save-page.ts'
import { openWalks } from './walk-through.ts'

/** How far the first sweep looks back, and those for entries that cannot be read. */
const firstDays = mostDaysBack
/** The earlier of two clocks that differ counts, unless it is further behind than this: then it has stopped. */
const mostBehindMs = 90 * dayMs

/** Sweeps for what was lost: so many at once, and one an hour after that, restarts included. */
const mostAtOnce = 4

export type Sweep = OnDemand & {
  /** Something was lost: a sweep will look for it. */
  miss(): void
  /** The same, and sweeps now, unless sweeps fail. */
  look(): void
  /** The same, and lists are answered again: sweeps now, though sweeps have failed. */
  retry(): void
  /** Something may be lost that no complete sweep has looked for since. */
  owes(): boolean
  /** Milliseconds for which a sweep for what was lost still has to wait, because there were many. */
  pausesFor(): number
  lastAt(): Date | undefined
  /** How far back the last complete one of this process has seen. */
  reach(): FeedState['sweepReach']
}

type Parts = {
  engine: Engine
  journal: FeedJournal
  save: SavePage
  /** Of the processes before: the last sweep, and until when those for what was lost have used their pace. */
  lastSweep: Swept | undefined
  hurried: number | undefined
  /** Reads the rooms, when it is time to. */
  roomsRead: () => Promise<void>
  /** A sweep begins. */
  looking: (() => Looked) | undefined
  /** Numbers of the calendar wait for one that shows the changes of bookings of all ages. */
  isAwaited: () => boolean
}

/** Looks through all that changed since the last sweep, delivered or not: what an answer held that was lost is there. */
export function openSweep(parts: Parts): Sweep {
  const { engine, journal, save, lastSweep, hurried = -Infinity, roomsRead, looking, isAwaited } = parts
  let last = lastSweep
  /** How often something was lost or asked for, and how much of that a complete sweep has looked for. */
  let missed = engine.takenOver ? 1 : 0
  let found = 0
  let askedUpTo = 0
  /** The last request of the process before may still be given what nobody saves. */
  let mayBeUnderWay = engine.takenOver
  let pacedUntil = hurried
  let retriedAt = -Infinity
  let failing = false
  let skipped = false
  /** When a sweep reached back to the quarantined entries last. */
  let reachedAt = -Infinity
  let reach: FeedState['sweepReach']
  const walks = openWalks(engine, save)
  const mostSpacing = Math.min(hourMs, engine.pacing.sweepMs)

  /** A clock that was set back must not make it longer. */
  const pacedFor = () => Math.min(Math.max(0, pacedUntil - engine.now()), mostAtOnce * mostSpacing)

  const untilDue = () => {
    const age = engine.now() - (last?.doneAt ?? -Infinity)
    return age >= 0 ? Math.max(0, engine.pacing.sweepMs - age) : 0
  }

  function untilNext(): number {
    const due = isAsked() ? 0 : untilDue()
    return missed > found ? Math.min(due, Math.max(0, pacedFor() - (mostAtOnce - 1) * mostSpacing)) : due
  }

  const isAsked = () => askedUpTo > found || isAwaited()
  const isWhole = () => isAsked() || untilDue() === 0

  /** One that would not be due is counted before it begins, so that no restart begins it once more. */
  async function keepPace() {
    pacedUntil = engine.now() + pacedFor() + mostSpacing
    await journal.alone(() => journal.write([keep.hurried(pacedUntil)]))
  }

  /** The clocks may differ. */
  async function changedFrom({ earliest, latest }: TimeSpan, whole: boolean): Promise<string> {
    const firstMs = firstDays * dayMs
    // A clock that was ahead may have written down a time that is still to come.
    const before = last && Math.min(last.startedAt, latest)
    const time =
      before === undefined
        ? Math.max(earliest, latest - mostBehindMs) - firstMs
        : Math.min(before, Math.max(earliest, before - firstMs))
    return askedFrom(Math.min(time, (whole ? await quarantinedSince(earliest) : undefined) ?? time))
  }

  /**
   * From when on the next one looks: from the begin of this one, where that is sure; otherwise from the latest change that
   * it has met, whatever clocks say. Undefined where it has met none.
   */
  function reached(begun: { now: number; at: number }, met: Met): number | undefined {
    const { clock, timer, now } = engine
    const startedAt = now() - (timer.elapsed() - begun.at)
    if (clock.isSure() && Math.abs(startedAt - begun.now) < hourMs) return startedAt
    const latest = [...met.values()].reduce((one, other) => Math.max(one, other), 0)
    return latest > 0 ? Math.min(latest, clock.span().latest) : undefined
  }

  /** An entry that cannot be read may be mended without a new `updated_at`: once a day, a sweep reaches back to it. */
  async function quarantinedSince(now: number): Promise<number | undefined> {
    if (journal.counts().quarantined === 0 || Math.abs(now - reachedAt) < dayMs) return undefined
    reachedAt = now
    let since = now
    for await (const entries of journal.allQuarantined())
      since = Math.min(since, ...entries.map((entry) => entry.since))
    return Math.max(since, now - firstDays * dayMs)
  }

  async function done(seen: FeedState['sweepReach'], startedAt: number | undefined) {
    reach = seen
    if (startedAt === undefined) return
    const swept = { startedAt, doneAt: engine.now() }
    await journal.alone(() => journal.write([keep.swept(swept)]))
    last = swept
  }

  async function sweep(): Promise<number> {
    await roomsRead()
    const wait = untilNext()
    if (wait > 0) return wait
    const whole = isWhole()
    if (!whole) await keepPace()
    const turn = await engine.access.turn('sweep')
    const upTo = missed
    const saved = looking?.()
    const begun = { now: engine.now(), at: engine.timer.elapsed() }
    const met: Met = new Map()
    failing = true
    try {
      const span = engine.clock.span()
      const updatedSince = await changedFrom(span, whole)
      const filter = { from_last_update_date: updatedSince }
      const ofAll = whole && (await walks.through(turn, filter, met))
      const { unordered, createdSince } = await walks.throughRecent(
        turn,
        updatedSince,
        met,
        whole ? span.earliest : undefined,
      )
      // What polls show was made no earlier than that.
      const isSeen = whole || createdSince !== undefined
      const again = isSeen ? ofAll : await walks.through(turn, filter, met)
      if (whole) await done({ updatedSince, createdSince }, reached(begun, met))
      failing = false
      found = upTo
      const ordered = !again && !unordered
      if (!ordered) missed += 1
      // Polls and the list of what young bookings have changed leave out those of a booking made long ago.
      if (ordered && whole) await saved?.(walks.limited() ? 'left out' : undefined)
      if (missed > found || isAwaited()) return 0
      return whole ? engine.pacing.sweepMs : untilDue()
    } catch (error) {
      // After skipped pages everything else is there: an hourly repetition would cost the day's budget.
      skipped = error instanceof SkippedPagesError
      // A page may fail for good: a person is told of what waited for it.
      if (skipped) await saved?.('left out')
      throw error
    } finally {
      turn.giveBack()
    }
  }

  const owes = () => mayBeUnderWay || missed > found
  /** The longest pause after a failure. */
  const longestPause = () =>
    (missed > found || isAwaited()) && !skipped ? mostSpacing : engine.pacing.sweepMs

  const job = onDemand(engine, sweep, longestPause)
  const miss = () => {
    missed += 1
    skipped = false
  }
  const look = () => {
    miss()
    if (!failing) job.wake()
  }
  const lookAgain = () => {
    mayBeUnderWay = false
    look()
  }
  const cancel = mayBeUnderWay ? engine.timer.after(engine.pacing.unconfirmedMs, lookAgain) : () => {}
  engine.clock.watch(look)
  return {
    ...job,
    miss,
    look,
    retry() {
      // Polls that fail now and then must not repeat a sweep that fails for another reason.
      if (!failing || engine.timer.elapsed() < retriedAt + hourMs) return look()
      retriedAt = engine.timer.elapsed()
      miss()
      job.wake()
    },
    owes,
    pausesFor: () => (missed > found ? untilNext() : 0),
    ask() {
      miss()
      askedUpTo = missed
      return job.ask()
    },
    async stop() {
      cancel()
      await job.stop()
    },
    reach: () => reach,
    lastAt: () => (last ? new Date(last.doneAt) : undefined),
  }
}
