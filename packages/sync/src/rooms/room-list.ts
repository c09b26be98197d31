import type { Room } from '@innwire/types'
import type { RequestClass } from '../budget/budget.ts'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { Json } from '../store/store.ts'

/** The property's rooms and rates, read once a day, and again when an answer does not fit them. */
export type RoomList = {
  /** As last read, however old; undefined before the first time. */
  known(): Room[] | undefined
  /** Whether it is time to read them. */
  stale(): boolean
  /** What is known is in doubt. */
  doubt(): void
  /** Reads them now, unless the signal ends the wait for a turn. @throws errors of the client and of the store */
  read(kind: RequestClass, signal?: AbortSignal): Promise<void>
}

const collection = 'rooms'
const key = 'list'

type Saved = { at: number; rooms: Room[] }

/** A list that is in doubt, or could not be read, is not read again for so long. */
const pauseMs = 600_000

export async function openRoomList({ journal, access, now }: Engine): Promise<RoomList> {
  let saved = (await journal.get(collection, key)) as Saved | undefined
  let doubted = false
  let triedAt = -Infinity
  return {
    known: () => saved?.rooms,
    stale() {
      if (Math.abs(now() - triedAt) < pauseMs) return false
      return !saved || Math.abs(now() - saved.at) > (doubted ? pauseMs : dayMs)
    },
    doubt() {
      doubted = true
    },
    async read(kind, signal) {
      const turn = await access.turn(kind, signal)
      triedAt = now()
      const rooms = await turn.hotel.rooms.list()
      saved = { at: now(), rooms }
      doubted = false
      await journal.write([{ collection, key, value: saved as unknown as Json }])
    },
  }
}
