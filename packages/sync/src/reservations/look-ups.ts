import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { type EntryChange, LeaseLostError } from '../store/store.ts'
import { numberKey } from './change-key.ts'
import { type FeedJournal, keep, type Suspect } from './feed-journal.ts'
import type { SavePage } from './save-page.ts'

/** Look-ups in 24 hours: a cache that serves old lists must not use up the day's requests. */
const mostADay = 48
/** Reservations that wait for a look-up. A list that shows more in an old version shows them again. */
const mostWaiting = 200
/** Old versions that are remembered, so that a list that keeps showing one costs one look-up a day. */
const mostRefuted = 1000

/** Reservations that came in a version that may be older than the saved one. */
export type Suspects = ReturnType<typeof openSuspects>

export function openSuspects({ timer }: Engine, saved: Suspect[]) {
  let waiting = saved
  /** Versions that a look-up did not confirm, and when. */
  const refuted = new Map<string, number>()
  const nameOf = ({ number, seen }: Suspect) => `${number}#${seen}`
  const isNew = (one: Suspect) =>
    !waiting.some(({ number }) => number === one.number) &&
    timer.elapsed() >= (refuted.get(nameOf(one)) ?? -Infinity) + dayMs

  return {
    all: () => waiting,
    add(some: Suspect[]): EntryChange[] {
      const news = some.filter(isNew).slice(0, mostWaiting - waiting.length)
      waiting = [...waiting, ...news]
      return news.length > 0 ? [keep.suspects(waiting)] : []
    },
    /** A look-up has told which version is the present one. */
    settle(suspect: Suspect, presentHash: string | undefined): EntryChange[] {
      waiting = waiting.filter(({ number }) => number !== suspect.number)
      if (presentHash !== suspect.seen) refuted.set(nameOf(suspect), timer.elapsed())
      for (const name of refuted.keys()) if (refuted.size > mostRefuted) refuted.delete(name)
      return [keep.suspects(waiting)]
    },
  }
}

type Parts = { engine: Engine; journal: FeedJournal; suspects: Suspects; save: SavePage }

/**
 * Looks suspects up by their number, which delivers nothing (D19), and believes the answer. When a look-up fails, the
 * saved version stays, and the next look-up follows as late as the next sweep.
 */
export function openLookUps({ engine, journal, suspects, save }: Parts): Recurring {
  const { timer, pacing, stopping } = engine
  /** Times of the look-ups of the last day, and the last time for each suspect. */
  let asked: number[] = []
  const triedAt = new Map<string, number>()
  let toldFailing = false

  /** @returns whether the answer counts: one that overlapped with a page that brought another version does not */
  async function lookUp({ number, hrNumber }: Suspect): Promise<boolean> {
    const turn = await engine.access.turn('sweep')
    try {
      const ask = async () => {
        const found = await turn.hotel.reservations.get(hrNumber)
        return found && numberKey(found.hr_number) === number ? [found] : []
      }
      return !(await save(ask, { believed: true })).unordered
    } finally {
      turn.giveBack()
    }
  }

  async function settle(suspect: Suspect) {
    if (!(await lookUp(suspect))) return
    toldFailing = false
    triedAt.delete(suspect.number)
    await journal.alone(async () =>
      journal.write(suspects.settle(suspect, (await journal.known(suspect.number))?.hash)),
    )
  }

  function fail({ number }: Suspect, thrown: unknown) {
    if (stopping.aborted || thrown instanceof LeaseLostError) throw thrown
    const error = thrown instanceof Error ? thrown : new Error('The look-up failed.')
    const message =
      `The list of reservations shows ${number} in a version older than the saved one, and looking it up failed with ` +
      `the ${error.name} that this event has. The saved version stays, and it is looked up again in some hours. Compare ` +
      'the reservation with the service.'
    if (!toldFailing) engine.emit({ type: 'trouble', flow: 'reservations', error, message })
    toldFailing = true
  }

  const work = async () => {
    for (const suspect of suspects.all()) {
      const now = timer.elapsed()
      if (now < (triedAt.get(suspect.number) ?? -Infinity) + pacing.sweepMs) continue
      asked = asked.filter((time) => time > now - dayMs)
      if (asked.length >= mostADay) return (asked[0] ?? now) + dayMs - now
      asked.push(now)
      triedAt.set(suspect.number, now)
      await settle(suspect).catch((error) => fail(suspect, error))
    }
    return suspects.all().length > 0 ? pacing.sweepMs : undefined
  }

  return flow('reservations', engine, work, () => pacing.sweepMs)
}
