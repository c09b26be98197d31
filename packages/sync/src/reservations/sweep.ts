import type { ApiError } from '@innwire/client'
import { mostDaysBack } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import type { TimeSpan } from '../engine/service-clock.ts'
import type { FeedState } from './change.ts'
import { type FeedJournal, keep, type Swept } from './feed-journal.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import {
  askedFrom,
  dateOfTime,
  isRefused,
  isTooOld,
  pastFailure,
  SkippedPagesError,
  type WalkFilter,
  walkOn,
} from './read-page.ts'
import type { Met, SavePage } from './save-page.ts'
import { newWalk, type Walk } from './walk.ts'

/** How far the first sweep looks back, and those for entries that cannot be read. */
const firstDays = mostDaysBack
/** Counted from the hotel's today, which may be a day ahead of ours. */
const createdDays = mostDaysBack - 1
/** The earlier of two clocks that differ counts, unless it is further behind than this: then it has stopped. */
const mostBehindMs = 90 * dayMs
/** Between attempts at a sweep while an answer is known to be lost, at most; clocks that are no further apart agree. */
const hourMs = 3_600_000

export type Sweep = OnDemand & {
  /** Something was lost: sweeps now, unless sweeps fail. */
  look(): void
  /** The same, and lists are answered again: sweeps now, though sweeps have failed. */
  retry(): void
  lastAt(): Date | undefined
  /** How far back the last complete one of this process has seen. */
  reach(): FeedState['sweepReach']
}

type Parts = {
  engine: Engine
  journal: FeedJournal
  save: SavePage
  /** Of the processes before. */
  lastSweep: Swept | undefined
  /** Reads the rooms, when it is time to. */
  roomsRead: () => Promise<void>
}

/** Looks through all that changed since the last sweep, delivered or not: what an answer held that was lost is there. */
export function openSweep({ engine, journal, save, lastSweep, roomsRead }: Parts): Sweep {
  let last = lastSweep
  /** What a crash or a lost answer has swallowed waits for it; otherwise a sweep is there to make sure. */
  let missing = true
  /** An answer is known to be lost since the last complete sweep. */
  let lost = false
  let retriedAt = -Infinity
  let failing = false
  let toldSkipped = false
  let toldRefused = false
  /** When a sweep reached back to the quarantined entries last. */
  let reachedAt = -Infinity
  let hurry = new AbortController()
  let reach: FeedState['sweepReach']

  /** The clocks may differ. */
  async function changedFrom({ earliest, latest }: TimeSpan): Promise<string> {
    const firstMs = firstDays * dayMs
    // An older version may have written down a time that is still to come.
    const before = last && Math.min(last.startedAt, latest)
    const time =
      before === undefined
        ? Math.max(earliest, latest - mostBehindMs) - firstMs
        : Math.min(before, Math.max(earliest, before - firstMs))
    return askedFrom(Math.min(time, (await quarantinedSince(earliest)) ?? time))
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

  /** @returns undefined when something turned out to be missing meanwhile */
  async function patientTurn() {
    try {
      return await engine.access.turn('sweep', hurry.signal)
    } catch (error) {
      if (!missing || engine.stopping.aborted) throw error
      hurry = new AbortController()
      return undefined
    }
  }

  function miss() {
    missing = true
    lost = true
    hurry.abort()
  }

  /** @returns whether a page came out of order */
  async function walkThrough({ hotel }: Turn, filter: WalkFilter, met: Met): Promise<boolean> {
    let walk: Walk = newWalk
    let unordered = false
    for (let failures = 0; walk.next !== undefined; ) {
      try {
        const walked = await walkOn(hotel, save, { walk, filter, met })
        unordered ||= walked.unordered
        walk = walked.walk
        failures = 0
      } catch (error) {
        const past = pastFailure(walk, error)
        if (!past) throw error
        failures += 1
        if (failures < 2) continue
        walk = past
        failures = 0
      }
    }
    if (walk.skipped.length > 0) tellSkipped(new SkippedPagesError(walk.skipped))
    toldSkipped = false
    return unordered
  }

  /**
   * A service may limit `from_last_update_date`, too, to the bookings of the 10 days that `from_date` has by default (D40):
   * so the same is asked once more with the longest `from_date`.
   */
  async function walkThroughRecent(turn: Turn, from_last_update_date: string, met: Met) {
    const { earliest, latest } = engine.clock.span()
    for (const time of new Set([earliest, latest])) {
      const createdSince = dateOfTime(time - createdDays * dayMs)
      try {
        const unordered = await walkThrough(turn, { from_last_update_date, from_date: createdSince }, met)
        return { unordered, createdSince }
      } catch (error) {
        if (!isRefused(error)) throw error
        if (!isTooOld(error)) {
          tellRefused(error)
          break
        }
      }
    }
    return { unordered: false, createdSince: undefined }
  }

  /** Where a service takes the two dates one at a time only, the first list is all there is. */
  function tellRefused(error: ApiError) {
    if (toldRefused) return
    toldRefused = true
    const message =
      'The service refuses a list by from_last_update_date and from_date together, so sweeps ask by the first alone. ' +
      'Ask its operator whether that list has the changes of bookings of all ages.'
    engine.tell({ type: 'trouble', flow: 'reservations', error, message })
  }

  function tellSkipped(error: SkippedPagesError): never {
    const message = `${error.message} Bookings on it may be missing in your system; the next sweep looks for them again.`
    if (!toldSkipped) engine.tell({ type: 'trouble', flow: 'reservations', error, message })
    toldSkipped = true
    throw error
  }

  async function sweep(): Promise<number> {
    await roomsRead()
    const takeTurn = missing ? () => engine.access.turn('poll') : patientTurn
    let turn = await takeTurn()
    if (!turn) return 0
    missing = false
    const lostBefore = lost
    lost = false
    hurry = new AbortController()
    const begun = { now: engine.now(), at: engine.timer.elapsed() }
    const met: Met = new Map()
    let complete = false
    try {
      const updatedSince = await changedFrom(engine.clock.span())
      const ofAll = await walkThrough(turn, { from_last_update_date: updatedSince }, met)
      turn.giveBack()
      turn = await takeTurn()
      complete = turn === undefined
      if (!turn) return 0
      const { unordered, createdSince } = await walkThroughRecent(turn, updatedSince, met)
      reach = { updatedSince, createdSince }
      const startedAt = reached(begun, met)
      if (startedAt !== undefined) {
        const swept = { startedAt, doneAt: engine.now() }
        await journal.alone(() => journal.write([keep.swept(swept)]))
        last = swept
      }
      complete = true
      return ofAll || unordered ? 0 : engine.pacing.sweepMs
    } catch (error) {
      // After skipped pages everything else is there: an hourly repetition would cost the day's budget.
      lost ||= lostBefore && !(error instanceof SkippedPagesError)
      throw error
    } finally {
      failing = !complete
      missing ||= !complete
      turn?.giveBack()
    }
  }

  /** The longest pause after a failure. */
  const longestPause = () => (lost ? Math.min(hourMs, engine.pacing.sweepMs) : engine.pacing.sweepMs)

  const job = onDemand(engine, sweep, longestPause)
  const look = () => {
    miss()
    if (!failing) job.wake()
  }
  engine.clock.watch(look)
  return {
    ...job,
    look,
    retry() {
      // Polls that fail now and then must not repeat a sweep that fails for another reason.
      if (!failing || engine.timer.elapsed() < retriedAt + hourMs) return look()
      retriedAt = engine.timer.elapsed()
      miss()
      job.wake()
    },
    ask() {
      miss()
      return job.ask()
    },
    reach: () => reach,
    lastAt: () => (last ? new Date(last.doneAt) : undefined),
  }
}
