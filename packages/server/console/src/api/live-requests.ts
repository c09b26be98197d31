import { useSyncExternalStore } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'

/** Older requests are dropped, so that a page that stays open for days does not grow. */
export const mostShown = 1000

let requests: readonly RequestRecord[] = []
let arriving: RequestRecord[] = []
/** Those that are shown until the server has said which ones it has. */
let doubted: ReadonlySet<RequestRecord> = new Set()
let isWaiting = false
const listeners = new Set<() => void>()

/** Adds a request that has just ended. All that arrive within a frame are shown at once. */
export function addRequest(request: RequestRecord): void {
  arriving.push(request)
  if (arriving.length > mostShown) arriving = arriving.slice(-mostShown)
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(show)
}

/** Puts what the server still knows beneath what arrived since; nothing is there twice. */
export function addEarlier(earlier: readonly RequestRecord[]): void {
  const arrived = requests.filter((request) => !doubted.has(request))
  doubted = new Set()
  const known = new Set(arrived.map(({ number }) => number))
  const others = earlier.filter(({ number }) => !known.has(number))
  publish([...arrived, ...others].toSorted((one, other) => other.number - one.number))
}

/**
 * Some may be missing, or all be of a server that was started anew, which numbers its requests from 1 on again: the next list of
 * them takes the place of those that are shown.
 */
export function doubtRequests(): void {
  doubted = new Set(requests)
}

export function clearRequests(): void {
  arriving = []
  publish([])
}

/** The last requests, newest first. */
export const useRequests = (): readonly RequestRecord[] => useSyncExternalStore(subscribe, () => requests)

function show(): void {
  isWaiting = false
  const newest = arriving.toReversed()
  arriving = []
  const known = new Set(newest.map(({ number }) => number))
  publish([...newest, ...requests.filter(({ number }) => !known.has(number))])
}

function publish(next: readonly RequestRecord[]): void {
  requests = next.slice(0, mostShown)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
