import type { Client } from '@innwire/client'
import type { Room } from '@innwire/types'
import { unknownCodes } from '../calendar/known-codes.ts'
import type { CalendarFile } from '../calendar/read-file.ts'

/** A list that lacks a code, or cannot be read, is asked for again after so long: each time costs a request. */
const againMs = 600_000
/** What is to be closed waits no longer for a list. */
const timeoutMs = 5000

/** Checks the codes of what was put in for a hotel. */
export type CheckCodes = (file: Pick<CalendarFile, 'changes' | 'refuse'>) => Promise<void>

/**
 * Refuses room types and rates that the hotel has not, with their places. The list is read when it is first needed, and again
 * for a code that is not in it. Without a list nothing is refused here: the engine parks what the hotel has not.
 */
export function openCheckCodes({ rooms }: Pick<Client, 'rooms'>): CheckCodes {
  let known: Room[] | undefined
  let askedAt = -Infinity
  const wrongOf = ({ changes }: Parameters<CheckCodes>[0]) => (known ? unknownCodes(changes, known) : [])
  return async (file) => {
    const isDue = performance.now() - askedAt > againMs
    if (isDue && (!known || wrongOf(file).length > 0)) {
      askedAt = performance.now()
      known = await rooms.list({ retry: { limit: 0 }, timeoutMs }).catch(() => known)
    }
    file.refuse(wrongOf(file))
  }
}
