import { ApiError, ValidationError } from '@innwire/client'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { pollPause } from '../engine/pacing.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import type { SavePage } from './save-page.ts'

const perPage = 100

/**
 * Days to look back. 30 are allowed (D21), from the hotel's today, which may be a day ahead of ours; a service that
 * takes neither says itself how far back it goes.
 */
const reaches = [30, 29, undefined]

export type Poll = OnDemand & { lastAt(): Date | undefined }

type Parts = {
  engine: Engine
  save: SavePage
  /** Reads the rooms, unless that was tried before. */
  roomsRead: () => Promise<void>
  /** A poll's answer was lost after the service may have taken it for delivered, or one could not be told from another. */
  missed: () => void
}

/** Polls what is undelivered, as often as the budget allows. */
export function openPoll({ engine, save, roomsRead, missed }: Parts): Poll {
  let reach = 0
  let lastAt: Date | undefined
  let lost = false

  function filter() {
    const days = reaches[reach]
    if (days === undefined) return { per_page: perPage }
    return { per_page: perPage, from_date: new Date(engine.now() - days * dayMs).toISOString().slice(0, 10) }
  }

  /** @returns whether there may be more, and whether anything was new */
  async function page() {
    const turn = await engine.access.turn('poll')
    let full = false
    try {
      const { news, doubtful } = await save(async () => {
        const { reservations, pages } = await turn.hotel.reservations.list(filter())
        full = reservations.length >= perPage || Number(pages) > 1
        return reservations
      })
      if (doubtful) lost = true
      return { full, news }
    } catch (error) {
      turn.giveBack()
      if (isTooOld(error) && reach < reaches.length - 1) {
        reach += 1
        return { full: true, news: true }
      }
      if (turn.left() && !(error instanceof ApiError && error.status < 500)) lost = true
      throw error
    }
  }

  async function poll(): Promise<number> {
    await roomsRead()
    // Twice full without anything new: the service repeats itself.
    for (let stale = 0; stale < 2; ) {
      const { full, news } = await page()
      if (!full) break
      stale = news ? 0 : stale + 1
    }
    lastAt = new Date(engine.now())
    if (lost) {
      lost = false
      missed()
    }
    return engine.pacing.pollMs ?? pollPause(engine.budget.state().left.day, engine.quota.perDay)
  }

  return { ...onDemand(engine, poll), lastAt: () => lastAt }
}

const isTooOld = (error: unknown) =>
  error instanceof ValidationError && error.errors.some(({ path }) => path === 'from_date')
