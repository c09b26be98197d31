import { useEffect, useState } from 'react'
import type { RequestRecord } from '../../../src/generated/control.ts'
import { addEarlier, mostShown, useRequests } from '../api/live-requests.ts'
import { useRead } from '../api/reads.ts'

/** The requests that are shown: those that arrive, or while a person looks closely, those that were there. */
export function useShownRequests() {
  const live = useRequests()
  const [held, setHeld] = useState<readonly RequestRecord[]>()
  const { data } = useRead('listRequests', { query: { limit: mostShown } })
  useEffect(() => {
    if (data) addEarlier(data.requests)
  }, [data])
  const newest = held?.[0]?.number ?? 0
  return {
    requests: held ?? live,
    paused: held !== undefined,
    waiting: held ? live.filter(({ number }) => number > newest).length : 0,
    setPaused: (paused: boolean) => setHeld(paused ? live : undefined),
  }
}
