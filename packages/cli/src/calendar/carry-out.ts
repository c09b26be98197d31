import type { FleetStore, Sync } from '@innwire/sync'
import { untilInterrupted } from '../engine/interrupt.ts'
import { type KnownHotel, openHotel, say } from '../engine/open-hotel.ts'
import { keepUnfinished, readUnfinished, type Span, spansOf } from '../engine/unfinished-push.ts'
import { exitCode, NotDone } from '../failure.ts'
import { type Ended, follow, hasFailed } from './follow.ts'
import { openProgress } from './progress.ts'
import { printReport } from './report.ts'
import { type KeepsBack, notHeardFrom, type Standing } from './standing.ts'

/** What is begun, when the engine is open: the dates to report; and which old numbers are kept back. */
export type Begin = (opened: {
  sync: Sync
  store: FleetStore
}) => Promise<{ spans: Span[]; keepsBack?: KeepsBack | undefined; retriesFailed?: boolean } | undefined>

type Flags = { wait?: boolean; json?: boolean; timeout?: number; hotelTimeout?: number }

/**
 * Opens the engine, begins what goes through it, and sends it only then: what is set takes the place of what the journal has.
 * Follows that and reports what became of it. The journal keeps what is left, and that something is.
 * @param begin asks what has to be known before anything is sent: what was so before the hotel was had need not be so any more.
 *   It gives undefined where there is nothing to do
 */
export async function carryOut(hotel: KnownHotel, flags: Flags, begin: Begin): Promise<void> {
  const { signal, done } = untilInterrupted(flags.timeout)
  const progress = openProgress()
  let ofJournal: Error | undefined
  let isRefused = false
  const opened = await openHotel(hotel, {
    signal,
    hotelTimeout: flags.hotelTimeout,
    startsLater: true,
    // A file is whole: nothing more is waited for.
    pacing: { collectMs: 0 },
    onRequest: ({ status }) => {
      isRefused = status === 429
    },
    onEvent: (event) => {
      // The report names each of these.
      if (event.type === 'parked' || event.type === 'availability_held') return
      if (event.type === 'trouble' && event.flow === 'lease') ofJournal = event.error
      progress.clear()
      say(event)
    },
  }).catch((error) => {
    done()
    throw error
  })
  const { sync, store, close } = opened
  try {
    const place = { store, hrId: hotel.hrId }
    const begun = await begin(opened)
    if (!begun) return
    const { keepsBack, retriesFailed = false } = begun
    sync.start(keepsBack ? 'old numbers later' : undefined)
    const before = await readUnfinished(place)
    const spans = spansOf([...(before?.spans ?? []), ...begun.spans])
    const { ended, standing, unheard, reason } = await follow(sync, spans, {
      signal,
      wait: flags.wait ?? false,
      keepsBack,
      retriesFailed,
      progress: (standing, nextAt) => progress.show(standing, nextAt, isRefused),
    }).catch((error) => {
      // What cannot be written is given up as if another process had it, and none may have.
      throw ofJournal && error instanceof NotDone ? new NotDone(notWritten(ofJournal)) : error
    })
    progress.clear()
    const isLeft = standing.keptBack > 0 || standing.waiting > 0 || unheard > 0 || hasFailed(standing)
    const since = new Date().toISOString()
    // What is not all in the journal is not done, whatever becomes of the rest.
    const written = before?.written ?? true
    const numbers = standing.numbersLeft
    const left = { since, written, numbers, spans }
    // A number that was refused goes again when the list of rooms changes, and is old then, too.
    await keepUnfinished(place, isLeft || !written || numbers > 0 ? left : undefined)
    process.exitCode = exitCodeOf(ended, standing, unheard)
    printReport({ ended, standing, unheard, reason, isLeft, json: flags.json ?? false })
  } finally {
    progress.clear()
    await close()
    done()
  }
}

const notWritten = ({ message }: Error) =>
  `The journal cannot be written: ${message.replace(/\.$/, '')}. See to its disk, and run innwire calendar resume: what it has is kept.`

/** @param unheard updates that are still followed; of others nobody may ever say what channels made of them */
function exitCodeOf(ended: Ended, standing: Standing, unheard: number): number {
  if (ended === 'unreachable') return exitCode.unreachable
  if (ended === 'unauthorized' || ended === 'failing') return exitCode.refused
  const { waiting, keptBack, refused } = standing
  const isHeard = unheard === 0 && notHeardFrom(standing).length === 0
  return waiting + keptBack === 0 && isHeard && refused.length === 0 ? exitCode.done : exitCode.partly
}
