import { setTimeout as pause } from 'node:timers/promises'
import type { Sync } from '@innwire/sync'
import type { Span } from '../engine/unfinished-push.ts'
import { NotDone } from '../failure.ts'
import { readStanding, type Standing } from './standing.ts'

/** How a push has ended, as far as this process goes. */
export type Ended = 'done' | 'interrupted' | 'unreachable' | 'unauthorized'

type Following = {
  signal: AbortSignal
  /** Goes on until every channel has taken or refused everything, and while the service cannot be reached. */
  wait: boolean
  progress(standing: Standing, nextAt: Date): void
}

/** A service that is away for so long is told, unless that is waited for. */
const awayMs = 5000
/** Time that channels have to say what they made of it, as `innwire transaction --wait` gives them. */
const patienceMs = 300_000
const shortestPauseMs = 250
/** Reading a large push takes a while: it may take this part of the time. */
const readingPart = 5

/** Follows what was set until it is done, or until it makes no sense to wait for it. */
export async function follow(
  { calendar, budget, status }: Sync,
  spans: Span[],
  { signal, wait, progress }: Following,
): Promise<{ ended: Ended; standing: Standing }> {
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
  let sentAt: number | undefined
  for (;;) {
    const settledBefore = isSettled
    const { openTransactions } = calendar.state()
    const began = performance.now()
    const standing = await readStanding(calendar, spans)
    const now = performance.now()
    progress(standing, budget.state().nextAt.update)
    if (isClosed)
      throw new NotDone('Another process has the hotel now, and goes on with what is in the journal.')
    if (settledBefore) return { ended: 'done', standing }
    if (signal.aborted) return { ended: 'interrupted', standing }
    sentAt = standing.waiting > 0 ? undefined : (sentAt ?? now)
    const isHeard = openTransactions === 0 || (sentAt !== undefined && now - sentAt > patienceMs)
    if (!wait && standing.waiting === 0 && isHeard) return { ended: 'done', standing }
    const { state } = (await status()).service
    awaySince = state === 'unreachable' ? (awaySince ?? now) : undefined
    if (!wait && state === 'unauthorized') return { ended: state, standing }
    if (!wait && awaySince !== undefined && now - awaySince > awayMs)
      return { ended: 'unreachable', standing }
    await pause(Math.max(shortestPauseMs, (now - began) * readingPart), undefined, { signal }).catch(() => {})
  }
}
