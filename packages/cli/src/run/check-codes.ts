import type { Client } from '@innwire/client'
import type { Room } from '@innwire/types'
import { unknownCodes } from '../calendar/known-codes.ts'
import type { CalendarFile } from '../calendar/read-file.ts'

/** A list that lacks a code, or cannot be read, is asked for again after so long: each time costs a request. */
const againMs = 600_000
/** What is to be closed waits no longer for a list. */
const timeoutMs = 5000

/** The room types and rates of a hotel. */
export type Codes = {
  /** Reads the list where none is known, unless it was asked for a while ago. */
  read(): Promise<void>
  /** @throws {WrongFile} that names codes that the hotel has not */
  check(file: Pick<CalendarFile, 'changes' | 'refuse'>): Promise<void>
}

/**
 * Refuses room types and rates that the hotel has not, with their places. The list is read when it is first needed, and again
 * for a code that is not in it. Without a list nothing is refused here: the engine parks what the hotel has not. A fault of the
 * service may empty a list or cut it short, and a file that is refused never goes out: an empty list is none, and what a list
 * has had once is left to the engine.
 */
export function openCodes({ rooms }: Pick<Client, 'rooms'>): Codes {
  const known = new Map<string, Room>()
  let askedAt = -Infinity

  async function ask() {
    if (performance.now() - askedAt <= againMs) return
    askedAt = performance.now()
    const list = await rooms.list({ retry: { limit: 0 }, timeoutMs }).catch(() => [])
    for (const room of list) known.set(room.rate_code, room)
  }

  const read = async () => {
    if (known.size === 0) await ask()
  }

  return {
    read,
    async check(file) {
      await read()
      const wrongOf = () => (known.size > 0 ? unknownCodes(file.changes, [...known.values()]) : [])
      if (wrongOf().length > 0) await ask()
      file.refuse(wrongOf())
    },
  }
}
