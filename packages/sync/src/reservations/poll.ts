import { ApiError } from '@innwire/client'
import { mostPerPage } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { pollDueMs, pollPause } from '../engine/pacing.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import { askPage, dateOfTime, isTooOld } from './read-page.ts'
import type { SavePage } from './save-page.ts'

/** Polls that fail in a row before sweeps look for what they would bring, once an hour. */
const failuresBeforeSweep = 3
const lookMs = 3_600_000
/** Full pages in a row without anything new. */
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
  save: SavePage
  /** Reads the rooms, unless that was tried before. */
  roomsRead: () => Promise<void>
  /** A poll's answer was lost after the service may have taken it for delivered, or one could not be told from another. */
  missed: () => void
  /** The same, and polls succeed again. */
  recovered: () => void
  /** A poll begins. @returns what to call when all that is new is saved */
  looking: (() => () => void) | undefined
}

/** Polls what is undelivered, as often as the budget allows. */
export function openPoll({ engine, save, roomsRead, missed, recovered, looking }: Parts): Poll {
  const { timer, quota } = engine
  let reach = 0
  /** When a poll left, by the timer. */
  let askedAt: number | undefined
  let lastAt: Date | undefined
  let lost = false
  let failures = 0
  let lookedAt = -Infinity

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
    return reach > before
  }

  /** As an extra poll for as long as none is due. */
  async function takeTurn() {
    const left = askedAt === undefined ? 0 : askedAt + pollDueMs(quota.perDay) - timer.elapsed()
    if (left <= 0) return engine.access.turn('poll')
    const due = new AbortController()
    const cancel = timer.after(left, () => due.abort())
    try {
      return await engine.access.turn('extra_poll', due.signal)
    } catch (error) {
      if (!due.signal.aborted || engine.stopping.aborted) throw error
      return await engine.access.turn('poll')
    } finally {
      cancel()
    }
  }

  /** Polls may not show what is new. */
  function lookElsewhere() {
    if (timer.elapsed() < lookedAt + lookMs) return
    lookedAt = timer.elapsed()
    missed()
  }

  /** @returns whether there may be more, and whether anything was new */
  async function page() {
    const turn = await takeTurn()
    let more: 'surely' | 'perhaps' | undefined
    try {
      const { news, unordered } = await save(async () => {
        askedAt = timer.elapsed()
        const { entries, pages } = await askPage(turn.hotel, filter())
        if (entries.length >= mostPerPage) more = 'surely'
        else if (Number(pages) > 1) more = 'perhaps'
        return entries
      })
      if (unordered) lost = true
      return { more, news }
    } catch (error) {
      turn.giveBack()
      if (isTooOld(error) && reachLess()) return { more: 'surely', news: true }
      if (turn.left() && !(error instanceof ApiError && error.status < 500)) lost = true
      if (turn.left()) failures += 1
      if (failures >= failuresBeforeSweep) lookElsewhere()
      throw error
    }
  }

  async function poll(): Promise<number> {
    await roomsRead()
    const saved = looking?.()
    // Twice full without anything new: the service repeats itself, and what is new is behind it. A number of pages may be
    // wrong.
    let stale = 0
    while (stale < mostStale) {
      const { more, news } = await page()
      if (!more || (more === 'perhaps' && !news)) break
      stale = news ? 0 : stale + 1
    }
    failures = 0
    if (stale === mostStale) lookElsewhere()
    else saved?.()
    lastAt = new Date(engine.now())
    if (lost) {
      lost = false
      recovered()
    }
    return interval()
  }

  const interval = () => engine.pacing.pollMs ?? pollPause(engine.budget.state(), quota)

  const job = onDemand(engine, poll, interval)
  engine.clock.watch(() => {
    reach = 0
    job.wake()
  })
  return { ...job, lastAt: () => lastAt }
}
