import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { gather } from './gather.ts'
import { addRequest, clearRequests } from './live-requests.ts'
import { reads } from './reads.ts'

/** Whether the page hears of what happens: `broken` while it tries to connect again. */
export type LiveState = 'connecting' | 'live' | 'broken'

/** Of many changes at once, what is shown is read again once, after so many milliseconds. */
const readAgainAfterMs = 250

/** A browser gives up a stream that was refused; the page asks for it again after so many milliseconds. */
const connectAgainAfterMs = 2_000

/** What no change of a hotel makes different: requests come by the stream, and a thousand of them are many. */
const isOfChanges = ({ queryKey: [operation] }: Query) =>
  operation !== 'listRequests' && operation !== 'getSession'

/**
 * Hears of requests, and of changes of a hotel, while a page is shown. After an interruption the browser says which event it had
 * last (`Last-Event-ID`); after a refusal all is read again.
 */
export function useLiveEvents(hrId: string): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    let source: EventSource
    let connecting: ReturnType<typeof setTimeout> | undefined
    // A reading that a next change cut off would never end while a hotel is busy.
    const changes = gather(() => reads.invalidateQueries({ predicate: isOfChanges }), readAgainAfterMs)
    const readAll = () => void reads.invalidateQueries()
    const connect = (onOpen: () => void) => {
      source = new EventSource('/control/v1/events')
      source.onopen = () => {
        setState('live')
        onOpen()
      }
      source.onerror = () => {
        setState('broken')
        if (source.readyState !== EventSource.CLOSED) return
        // The session may be over: then this leads to the login.
        void reads.invalidateQueries({ queryKey: ['getSession'] })
        connecting = setTimeout(() => connect(readAll), connectAgainAfterMs)
      }
      source.addEventListener('request', ({ data }) => addRequest(JSON.parse(data) as RequestRecord))
      source.addEventListener('changed', ({ data }) => {
        const changed = (JSON.parse(data) as { hr_id: string | null }).hr_id
        // What belongs to no hotel, such as the clock, is of all.
        if (changed === null || changed === hrId) changes.wish()
      })
      source.addEventListener('lost', readAll)
      source.addEventListener('reset', () => {
        clearRequests()
        readAll()
      })
    }
    connect(() => {})
    return () => {
      changes.end()
      clearTimeout(connecting)
      source.close()
    }
  }, [hrId])
  return state
}
