import { InputError } from '@innwire/client'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { isDate } from '../plan/read-changes.ts'
import type { FeedState } from './change.ts'
import { type Backfill, drop, type FeedJournal, keep } from './feed-journal.ts'
import { askedFrom, leftOut, pastFailure, walkOn } from './read-page.ts'
import type { Met, SavePage } from './save-page.ts'
import { newWalk, pagesLeft, type Walk } from './walk.ts'

/** Attempts at a page before it is passed over. */
const mostAttempts = 4

/** Sweeps that reach back as far as somebody asks for: each page waits for its own turn, and restarts go on with it. */
export type Backfills = Recurring & {
  /**
   * Resolves when everything since a date is saved.
   * @throws {InputError} when it is no date
   */
  ask(from: string): Promise<void>
  state(): FeedState['backfill']
}

const wrong = (message: string) => new InputError([{ path: 'from', message }])

type Parts = {
  engine: Engine
  journal: FeedJournal
  save: SavePage
  /** Of the processes before. */
  unfinished: Backfill | undefined
  /** A page came out of order. */
  missed: () => void
}

export function openBackfills({ engine, journal, save, unfinished, missed }: Parts): Backfills {
  const { stopping, pacing } = engine
  const saveKnown: SavePage = (ask, options) => save(ask, { ...options, mayBeKnown: true })
  let present = unfinished
  let met: Met = new Map()
  let failures = 0
  const asked: PromiseWithResolvers<void>[] = []

  async function begin(from: string) {
    present = { from, startedAt: engine.now(), walk: newWalk }
    met = new Map()
    failures = 0
    await journal.alone(() => journal.write([keep.backfill(present as Backfill)]))
  }

  async function page(backfill: Backfill) {
    const { from, walk } = backfill
    const turn = await engine.access.turn('sweep')
    try {
      const filter = { from_last_update_date: askedFrom(Date.parse(from)) }
      const walked = await walkOn(turn, saveKnown, { walk, filter, met })
      if (walked.unordered) missed()
      await progress(backfill, walked.walk)
      failures = 0
    } catch (error) {
      failures += 1
      const past = failures < mostAttempts ? undefined : pastFailure(walk, error)
      if (!past) throw error
      failures = 0
      await progress(backfill, past)
    } finally {
      turn.giveBack()
    }
  }

  /** Another one may have begun meanwhile, which reaches further back. */
  async function progress(backfill: Backfill, walk: Walk) {
    if (present !== backfill) return
    const next = { ...backfill, walk }
    const over = walk.next === undefined
    await journal.alone(() => journal.write([over ? drop.backfill() : keep.backfill(next)]))
    present = over ? undefined : next
    if (over) end(walk)
  }

  function end(walk: Walk) {
    const error = leftOut(walk)
    if (error) {
      const message = `${error.message} Call reservations.sweep() with the same date again when the service is mended.`
      engine.emit({ type: 'trouble', flow: 'reservations', error, message })
    }
    for (const { resolve, reject } of asked.splice(0)) error ? reject(error) : resolve()
  }

  const work = async () => {
    if (!present) return undefined
    await page(present)
    return present && 0
  }
  const job = flow('reservations', engine, work, () => pacing.sweepMs)
  return {
    wake: job.wake,
    async ask(from) {
      if (!isDate(from)) throw wrong('Give a date as text, such as "2026-01-31".')
      // Tomorrow it may be already where the hotel is.
      if (Date.parse(from) > engine.clock.span().latest + dayMs)
        throw wrong('Give a date that is not in the future.')
      stopping.throwIfAborted()
      if (!present || from < present.from) await begin(from)
      const done = Promise.withResolvers<void>()
      asked.push(done)
      job.wake()
      return done.promise
    },
    async stop() {
      await job.stop()
      for (const { reject } of asked.splice(0)) reject(stopping.reason)
    },
    state() {
      if (!present) return undefined
      const { from, walk } = present
      return { from, pagesRead: walk.read, pagesLeft: pagesLeft(walk) }
    },
  }
}
