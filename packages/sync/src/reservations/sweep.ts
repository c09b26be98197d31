import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { type FeedJournal, keep, type Swept } from './feed-journal.ts'
import { type OnDemand, onDemand } from './on-demand.ts'
import type { SavePage } from './save-page.ts'

/** How far the first sweep looks back. */
const firstDays = 30

export type Sweep = OnDemand & {
  /** Something was lost: sweeps now. */
  look(): void
  lastAt(): Date | undefined
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
  let hurry = new AbortController()

  /** The service's day may begin before ours, and the clocks may differ. */
  function from(now: number): string {
    const time = last ? Math.min(last.startedAt, now) - dayMs : now - firstDays * dayMs
    return new Date(time).toISOString().slice(0, 10)
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
    hurry.abort()
  }

  async function sweep(): Promise<number> {
    await roomsRead()
    const turn = missing ? await engine.access.turn('extra_poll') : await patientTurn()
    if (!turn) return 0
    missing = false
    hurry = new AbortController()
    const startedAt = engine.now()
    const pages = turn.hotel.reservations.pages({ from_last_update_date: from(startedAt) })
    let doubts = false
    let complete = false
    try {
      for (let ended = false; !ended; ) {
        const { doubtful } = await save(async () => {
          const { done, value } = await pages.next()
          ended = done === true
          return value?.reservations ?? []
        })
        doubts ||= doubtful
      }
      complete = true
    } finally {
      missing ||= !complete
      turn.giveBack()
    }
    const swept = { startedAt, doneAt: engine.now() }
    await journal.alone(() => journal.write([keep.swept(swept)]))
    last = swept
    return doubts ? 0 : engine.pacing.sweepMs
  }

  const job = onDemand(engine, sweep)
  return {
    ...job,
    look() {
      miss()
      job.wake()
    },
    ask() {
      miss()
      return job.ask()
    },
    lastAt: () => (last ? new Date(last.doneAt) : undefined),
  }
}
