import { setTimeout as pause } from 'node:timers/promises'
import type { Sync } from '@innwire/sync'
import type { Span } from '../engine/unfinished-push.ts'
import { NotDone } from '../failure.ts'
import { type KeepsBack, readStanding, type Standing } from './standing.ts'

/** How a push has ended, as far as this process goes. */
export type Ended = 'done' | 'interrupted' | 'unreachable' | 'failing' | 'unauthorized'

type Following = {
  signal: AbortSignal
  /** Goes on until every channel has taken or refused everything, and while the service cannot be reached. */
  wait: boolean
  /** What is not waited for; undefined: nothing is kept back. */
  keepsBack: KeepsBack | undefined
  /** What channels and the service have failed is tried again now, so its end is waited for as for what is not heard. */
  retriesFailed: boolean
  progress(standing: Standing, nextAt: Date): void
}

/** A service that is away, or fails each update, for so long is told, unless that is waited for. */
const awayMs = 5000
/** Updates in a row that come to nothing: after one, it may be that one. */
const leastFailures = 2
/** Time that channels have to say what they made of it, as `innwire transaction --wait` gives them. */
const patienceMs = 300_000
const shortestPauseMs = 250
/** Reading a large push takes a while: it may take this part of the time. */
const readingPart = 5

/** How it ended, how many updates the channels have not said all of, and what came of the last update where it came to nothing. */
type Followed = { ended: Ended; standing: Standing; unheard: number; reason: string | null }

/** Follows what was set until it is done, or until it makes no sense to wait for it. */
export async function follow(
  { calendar, budget, status }: Sync,
  spans: Span[],
  { signal, wait, keepsBack, retriesFailed, progress }: Following,
): Promise<Followed> {
  let isSettled = false
  let isClosed = false
  calendar.settled().then(
    () => {
      isSettled = true
    },
    () => {
      isClosed = true
    },
  )
  let awaySince: number | undefined
  let failingSince: number | undefined
  let sentAt: number | undefined
  for (;;) {
    const settledBefore = isSettled
    const { openTransactions } = calendar.state()
    const began = performance.now()
    const standing = await readStanding(calendar, spans, keepsBack)
    const now = performance.now()
    const { service, calendar: of } = await status()
    const { inRow, reason } = of.failures
    const followed = (ended: Ended): Followed => ({ ended, standing, unheard: openTransactions, reason })
    const { nextAt } = budget.state()
    progress(standing, standing.waiting > 0 ? nextAt.update : nextAt.follow)
    if (isClosed)
      throw new NotDone('Another process has the hotel now, and goes on with what is in the journal.')
    if (settledBefore) return followed('done')
    if (signal.aborted) return followed(service.state === 'unreachable' ? 'unreachable' : 'interrupted')
    // What was sent during this reading is not counted in the transactions that were open before it.
    const wasSent = sentAt !== undefined
    sentAt = standing.waiting > 0 ? undefined : (sentAt ?? now)
    const isAllTold = wasSent && openTransactions === 0 && !(retriesFailed && hasFailed(standing))
    const isHeard = isAllTold || (sentAt !== undefined && now - sentAt > patienceMs)
    if ((!wait || keepsBack) && standing.waiting === 0 && isHeard) return followed('done')
    const { state } = service
    awaySince = state === 'unreachable' ? (awaySince ?? now) : undefined
    if (!wait && state === 'unauthorized') return followed(state)
    if (!wait && awaySince !== undefined && now - awaySince > awayMs) return followed('unreachable')
    failingSince = inRow === 0 || awaySince !== undefined ? undefined : (failingSince ?? now)
    const isFailing = inRow >= leastFailures && failingSince !== undefined && now - failingSince > awayMs
    if (!wait && isFailing) return followed('failing')
    await pause(Math.max(shortestPauseMs, (now - began) * readingPart), undefined, { signal }).catch(() => {})
  }
}

/** Whether anything did not arrive that goes again by itself. */
export const hasFailed = ({ refused }: Standing): boolean => refused.some(({ state }) => state === 'failed')
