import { type ApiError, ConnectionError, TimeoutError } from '@innwire/client'
import { mostDaysBack } from '@innwire/types'
import { dayMs, hourMs } from '../budget/usage.ts'
import type { Turn } from '../engine/access.ts'
import type { Engine } from '../engine/engine.ts'
import {
  dateOfTime,
  isRefused,
  leftOut,
  pastFailure,
  type SkippedPagesError,
  type WalkFilter,
  walkOn,
} from './read-page.ts'
import type { Met, SavePage } from './save-page.ts'
import { newWalk, type Walk } from './walk.ts'

/** Counted from the hotel's today, which may be a day ahead of ours. */
const createdDays = mostDaysBack - 1

/** Answers in a row that get lost before a sweep breaks off, on a line that loses some. */
const mostLosses = 4

const isLost = (error: unknown) => error instanceof ConnectionError || error instanceof TimeoutError

/** Walks through whole lists for a sweep, and tells once what they had to leave out. */
export function openWalks(engine: Engine, save: SavePage) {
  let toldSkipped = false
  let toldRefused = false
  let toldLimited = false
  const answersLists = () =>
    engine.timer.elapsed() < (engine.access.succeededAt('listReservations') ?? -Infinity) + hourMs

  /** @returns whether a page came out of order */
  async function through(turn: Turn, filter: WalkFilter, met: Met): Promise<boolean> {
    let walk: Walk = newWalk
    let unordered = false
    for (let failures = 0; walk.next !== undefined; ) {
      try {
        const walked = await walkOn(turn, save, { walk, filter, met })
        unordered ||= walked.unordered
        walk = walked.walk
        failures = 0
      } catch (error) {
        failures += 1
        if (isLost(error) && failures < mostLosses && answersLists()) continue
        const past = pastFailure(walk, error)
        if (!past) throw error
        if (failures < 2) continue
        walk = past
        failures = 0
      }
    }
    const error = leftOut(walk)
    if (error) emitLeftOut(error)
    toldSkipped = false
    return unordered
  }

  /**
   * A service may limit `from_last_update_date`, too, to the bookings of the 10 days that `from_date` has by default (D40):
   * so the same is asked once more with the longest `from_date`.
   * @param begunAt when the list without a `from_date` was begun, which has shown what is met; undefined: it was not asked
   */
  async function throughRecent(turn: Turn, from_last_update_date: string, met: Met, begunAt?: number) {
    const { earliest, latest } = engine.clock.span()
    const before = new Set(met.keys())
    let refused: ApiError | undefined
    for (const time of new Set([earliest, latest])) {
      const createdSince = dateOfTime(time - createdDays * dayMs)
      try {
        const unordered = await through(turn, { from_last_update_date, from_date: createdSince }, met)
        // What has changed since may lack for its change.
        const lacks = ([number, at]: [string, number]) =>
          !before.has(number) && at > 0 && at < (begunAt ?? 0) - hourMs
        if (engine.clock.isSure() && [...met].some(lacks)) emitLimited(createdSince)
        return { unordered, createdSince }
      } catch (error) {
        if (!isRefused(error)) throw error
        refused = error
      }
    }
    if (refused) emitRefused(refused)
    return { unordered: false, createdSince: undefined }
  }

  /** Nobody can ask such a service for older bookings: the longest `from_date` is the one that was sent (D21). */
  function emitLimited(createdSince: string) {
    if (toldLimited) return
    toldLimited = true
    const error = new Error('The list by from_last_update_date leaves bookings out.')
    const message =
      `The service shows by from_last_update_date only bookings that were made lately. Changes of those made before ${createdSince} ` +
      'are seen neither by sweeps nor by sweep({ from }): compare these bookings by hand, and ask its operator.'
    engine.emit({ type: 'trouble', flow: 'reservations', error, message })
  }

  /** Where a service takes the two dates one at a time only, the first list is all there is. */
  function emitRefused(error: ApiError) {
    if (toldRefused) return
    toldRefused = true
    const message =
      'The service refuses a list by from_last_update_date and from_date together, or so early a from_date, so sweeps ' +
      'ask by the first alone. Ask its operator whether that list has the changes of bookings of all ages.'
    engine.emit({ type: 'trouble', flow: 'reservations', error, message })
  }

  function emitLeftOut(error: SkippedPagesError): never {
    const message = `${error.message} Bookings there may be missing in your system; the next sweep looks for them again.`
    if (!toldSkipped) engine.emit({ type: 'trouble', flow: 'reservations', error, message })
    toldSkipped = true
    throw error
  }

  return {
    through,
    throughRecent,
    /** Whether changes of bookings that were made long ago are known to be left out. */
    limited: () => toldLimited,
  }
}
