import { ApiError } from '@innwire/client'
import { mostPerPage } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import { pollDueMs, pollPause } from '../engine/pacing.ts'
import { numberKey } from './change-key.ts'
import { type FeedJournal, keep } from './feed-journal.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import { askedFrom, askPage, dateOfTime, isRefused, walkOn } from './read-page.ts'
import type { Met, SavePage } from './save-page.ts'
import type { Sweep } from './sweep.ts'
import { newWalk, type Page, type Walk } from './walk.ts'

/** Polls that fail in a row before sweeps look for what they would bring, once an hour. */
const failuresBeforeSweep = 3
const lookMs = 3_600_000
/** Pages of changes in a row without an unknown reservation. */
const mostStale = 2

/**
 * Days to look back. 30 are allowed (D21), from the hotel's today, which may be a day ahead of ours; a service that
 * takes neither says itself how far back it goes.
 */
const reaches = [
  { days: 30, by: 'earliest' },
  { days: 29, by: 'earliest' },
  // While the clocks differ, the earlier one may be the wrong one.
  { days: 30, by: 'latest' },
  { days: 29, by: 'latest' },
  undefined,
] as const

export type Poll = OnDemand & { lastAt(): Date | undefined }

type Parts = {
  engine: Engine
  journal: FeedJournal
  save: SavePage
  /** When a poll of the processes before left that was due. */
  polled: number | undefined
  /** Reads the rooms, unless that was tried before. */
  roomsRead: () => Promise<void>
  /** Told of answers that were lost after the service may have taken them for delivered, or that contradict others. */
  sweep: Pick<Sweep, 'miss' | 'look' | 'retry' | 'pausesFor'>
}

/** Polls what is undelivered, as often as the budget allows. */
export function openPoll({ engine, journal, save, polled, roomsRead, sweep }: Parts): Poll {
  const { timer, quota } = engine
  const dueMs = pollDueMs(quota.perDay)
  let reach = 0
  /** Since when polls look less far back, by the timer: what was refused may be taken again. */
  let lessSince = Infinity
  const age = engine.now() - (polled ?? -Infinity)
  /** When a poll left, by the timer. A clock that is behind makes it due. */
  let askedAt = age >= 0 ? timer.elapsed() - age : -Infinity
  let lastAt: Date | undefined
  let lost = false
  let failures = 0
  let lookedAt = -Infinity
  /** The service shows again what it has shown: since when this is known, by the timer. */
  let repeatsSince: number | undefined
  /** Where the last walk through changes has met its newest page, unless that was the first one. */
  let tail: Walk | undefined
  /** When the last poll that has seen all that is new began, by the service's clock. */
  let seenUntil: number | undefined

  function filter() {
    const from = reaches[reach]
    if (!from) return {}
    const time = engine.clock.span()[from.by] - from.days * dayMs
    return { from_date: dateOfTime(time) }
  }

  /** @returns whether there is a filter that looks less far back */
  function reachLess(): boolean {
    const { earliest, latest } = engine.clock.span()
    const before = reach
    reach = reaches.findIndex(
      (from, index) => index > before && !(from?.by === 'latest' && latest - earliest < dayMs),
    )
    if (reach < 0) reach = before
    if (reach > before) lessSince = Math.min(lessSince, timer.elapsed())
    return reach > before
  }

  function reachFar() {
    reach = 0
    lessSince = Infinity
  }

  /** As an extra poll for as long as none is due. */
  async function takeTurn() {
    const left = askedAt + dueMs - timer.elapsed()
    if (left <= 0) return takeDueTurn()
    const due = new AbortController()
    const cancel = timer.after(left, () => due.abort())
    try {
      return await engine.access.turn('extra_poll', due.signal)
    } catch (error) {
      if (!due.signal.aborted || engine.stopping.aborted) throw error
      return await takeDueTurn()
    } finally {
      cancel()
    }
  }

  /** Written down before it leaves: restarts must not use up the requests of the polls that are due. */
  async function takeDueTurn() {
    const turn = await engine.access.turn('poll')
    try {
      await journal.alone(() => journal.write([keep.polled(engine.now())]))
      return turn
    } catch (error) {
      turn.giveBack()
      throw error
    }
  }

  function lose() {
    lost = true
    sweep.miss()
  }

  /** Polls may not show what is new. */
  function lookElsewhere() {
    if (timer.elapsed() < lookedAt + lookMs) return
    lookedAt = timer.elapsed()
    sweep.look()
  }

  /** @returns whether anything was new, and whether the same question may show more; undefined: ask once more */
  async function page(turn: Turn) {
    let answer: Page | undefined
    try {
      const { unordered, unknown } = await save(async () => {
        askedAt = timer.elapsed()
        answer = await askPage(turn, filter())
        return answer.entries
      })
      if (unordered) lose()
      const entries = answer?.entries ?? []
      return { entries, more: answer !== undefined && goesOn(answer, unknown) }
    } catch (error) {
      // Each service has its own words for a date that is too far back.
      if (isRefused(error) && reachLess()) return undefined
      throw error
    }
  }

  /**
   * What has changed, delivered or not, from its newest page on until one brings nothing new. Each page has its own turn,
   * and the newest of the poll before comes first, so that a poll that is due needs no more than the request it has.
   */
  async function changes() {
    const from = Math.min(engine.clock.span().earliest, seenUntil ?? Infinity)
    const filter = { from_last_update_date: askedFrom(from) }
    const met: Met = new Map()
    let stale = 0
    let newest: Walk | undefined
    for (let walk: Walk = tail ?? newWalk; ; ) {
      const { next = 1 } = walk
      const walked = await withTurn((turn) => {
        askedAt = timer.elapsed()
        return walkOn(turn, save, { walk, filter, met })
      })
      if (walked.unordered) lose()
      const isNewest = !walked.empty && next > (newest?.next ?? 1) && walk.phase !== 'up'
      if (isNewest) newest = { ...walk, phase: 'seek', next, pages: next, read: 0, skipped: [] }
      walk = walked.walk
      // One of the two is full: changes behind it are left to sweeps, because a field may change by itself.
      if (walk.phase === 'down' || walk.phase === 'up') stale = walked.unknown ? 0 : stale + 1
      const isSeen = stale > 0 && !walked.empty && (!walked.news || stale >= mostStale)
      if (isSeen || walk.next === undefined) break
    }
    tail = newest
  }

  async function withTurn<T>(job: (turn: Turn) => Promise<T>): Promise<T> {
    const turn = await takeTurn()
    try {
      return await job(turn)
    } catch (error) {
      if (turn.left() && !(error instanceof ApiError && error.status < 500)) lose()
      if (turn.left()) failures += 1
      if (failures >= failuresBeforeSweep) lookElsewhere()
      throw error
    } finally {
      turn.giveBack()
    }
  }

  /** @returns false where the service shows the same again and again: what is new is behind it */
  async function undelivered(): Promise<boolean> {
    const shown = new Set<string>()
    for (;;) {
      const asked = await withTurn(page)
      if (asked && !asked.more) return true
      // By their numbers: a field may change by itself from answer to answer.
      const before = shown.size
      for (const entry of asked?.entries ?? []) shown.add(numberOf(entry))
      if (asked && shown.size === before) return false
    }
  }

  async function poll(): Promise<number> {
    await roomsRead()
    if (timer.elapsed() >= lessSince + dayMs) reachFar()
    const begun = engine.clock.span().earliest
    if (repeatsSince !== undefined && timer.elapsed() >= repeatsSince + dayMs) repeatsSince = undefined
    if (repeatsSince === undefined && !(await undelivered())) repeatsSince = timer.elapsed()
    if (repeatsSince !== undefined) await changes()
    seenUntil = begun
    failures = 0
    lastAt = new Date(engine.now())
    if (lost) {
      lost = false
      sweep.retry()
    }
    return interval()
  }

  /** On a line that loses many answers, polls leave the requests of the day to the sweeps that find what they lose. */
  const interval = () =>
    engine.pacing.pollMs ??
    Math.max(pollPause(engine.budget.state(), quota), Math.min(dueMs, sweep.pausesFor()))

  const job = onDemand(engine, poll, interval)
  engine.clock.watch(() => {
    reachFar()
    job.wake()
  })
  return { ...job, lastAt: () => lastAt }
}

/**
 * Whether the list of the undelivered goes on. A full page may be its last one, and where the service does not say how
 * many there are, one without an unknown reservation may be in the way of one.
 */
const goesOn = ({ entries, pages }: Page, unknown: boolean): boolean =>
  entries.length >= mostPerPage ||
  (entries.length > 0 && (Number(pages) > 1 || (pages === undefined && !unknown)))

function numberOf(entry: unknown): string {
  const { hr_number } = (entry ?? {}) as { hr_number?: unknown }
  return typeof hr_number === 'object' ? '' : numberKey(hr_number)
}
