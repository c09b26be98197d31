import { useEffect, useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { addEarlier, mostShown, useRequests } from '../api/live-requests.ts'
import { useRead } from '../api/reads.ts'

/** The requests that are shown: those that arrive, or while a person looks closely, those that were there. */
export function useShownRequests() {
  const live = useRequests()
  const [held, setHeld] = useState<readonly RequestRecord[]>()
  const { data, dataUpdatedAt } = useRead('listRequests', { query: { limit: mostShown } })
  // Also the same list, read again, says what the server has.
  useEffect(() => {
    if (data && dataUpdatedAt > 0) addEarlier(data.requests)
  }, [data, dataUpdatedAt])
  const newest = held?.[0]?.number ?? 0
  return {
    requests: held ?? live,
    paused: held !== undefined,
    waiting: held ? live.filter(({ number }) => number > newest).length : 0,
    setPaused: (paused: boolean) => setHeld(paused ? live : undefined),
  }
}
