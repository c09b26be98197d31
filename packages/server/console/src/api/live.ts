import type { Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '../../../src/live/live-event.ts'
import { gather } from './gather.ts'
import { addRequest, clearRequests, doubtRequests } from './live-requests.ts'
import { reads } from './reads.ts'

/** Whether the page hears of what happens: `broken` while it tries to connect again. */
export type LiveState = 'connecting' | 'live' | 'broken'

/** Of many changes at once, what is shown is read again once, after so many milliseconds. */
const readAgainAfterMs = 250

/** What the page does with each kind of event. */
type Jobs = { [Name in LiveEvent['name']]: (data: Extract<LiveEvent, { name: Name }>['data']) => void }

/** A browser gives up a stream that was refused; the page asks for it again after so many milliseconds. */
const connectAgainAfterMs = 2_000

/** The server says every 15 s that it is there. Two of these may be late before the connection counts as lost, in milliseconds. */
const deadAfterMs = 40_000

/** What no change of a hotel makes different: requests come by the stream, and a thousand of them are many. */
const isOfChanges = ({ queryKey: [operation] }: Query) =>
  operation !== 'listRequests' && operation !== 'getSession'

const isSeen = () => document.visibilityState === 'visible'

/** Events may be missing, or those of another run of the server: only what is read from now on holds. */
async function readAll(): Promise<void> {
  doubtRequests()
  reads.removeQueries({ queryKey: ['listRequests'], type: 'inactive' })
  // What is under way may have been read before.
  await reads.cancelQueries()
  await reads.invalidateQueries()
}

/**
 * Hears of requests, and of changes of a hotel, while a page is shown. What was read before it is connected may have changed
 * meanwhile, and is read again. After an interruption the browser says which event it had last (`Last-Event-ID`).
 */
export function useLiveEvents(hrId: string): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // A reading that a next change cut off would never end while a hotel is busy.
    const changes = gather(() => reads.invalidateQueries({ predicate: isOfChanges }), readAgainAfterMs)
    const after = (ms: number, job: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(job, ms)
    }
    const disconnect = () => {
      clearTimeout(timer)
      source?.close()
    }
    const connect = () => {
      const stream = new EventSource('/control/v1/events')
      source = stream
      const isAlive = () =>
        after(deadAfterMs, () => {
          setState('broken')
          disconnect()
          connect()
        })
      const hear = (name: string, job: (data: never) => void) =>
        stream.addEventListener(name, ({ data }) => {
          isAlive()
          job(JSON.parse(data) as never)
        })
      isAlive()
      stream.onopen = () => {
        isAlive()
        setState('live')
      }
      stream.addEventListener('open', readAll, { once: true })
      stream.onerror = () => {
        setState('broken')
        if (stream.readyState !== EventSource.CLOSED) return
        // The session may be over: then this leads to the login.
        void reads.invalidateQueries({ queryKey: ['getSession'] })
        after(connectAgainAfterMs, connect)
      }
      hear('alive', () => {})
      const jobs: Jobs = {
        request: addRequest,
        // What belongs to no hotel, such as the clock, is of all.
        changed: ({ hr_id }) => {
          if (hr_id === null || hr_id === hrId) changes.wish()
        },
        lost: () => void readAll(),
        reset: () => {
          clearRequests()
          void readAll()
        },
      }
      for (const [name, job] of Object.entries(jobs)) hear(name, job)
    }
    // A browser has six connections to a server for all of its tabs: those that nobody sees leave them to the others.
    const onVisibility = () => {
      disconnect()
      setState('connecting')
      if (isSeen()) connect()
    }
    if (isSeen()) connect()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      changes.end()
      disconnect()
    }
  }, [hrId])
  return state
}
