import { useEffect, useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { addRequest, clearRequests } from './live-requests.ts'
import { reads } from './reads.ts'

/** Whether the page hears of what happens: `broken` while it tries to connect again. */
export type LiveState = 'connecting' | 'live' | 'broken'

/** Of many changes at once, what is shown is read again once, in milliseconds. */
const readAgainAfterMs = 250

/**
 * Hears of requests and changes while a page is shown. The browser connects again by itself, and says which event it had
 * last (`Last-Event-ID`); after a gap all is read again.
 */
export function useLiveEvents(): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    const source = new EventSource('/control/v1/events')
    let waiting: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void reads.invalidateQueries()
      }, readAgainAfterMs)
    }
    source.onopen = () => setState('live')
    source.onerror = () => setState('broken')
    source.addEventListener('request', ({ data }) => addRequest(JSON.parse(data) as RequestRecord))
    source.addEventListener('changed', readAgain)
    source.addEventListener('lost', readAgain)
    source.addEventListener('reset', () => {
      clearRequests()
      readAgain()
    })
    return () => {
      clearTimeout(waiting)
      source.close()
    }
  }, [])
  return state
}
