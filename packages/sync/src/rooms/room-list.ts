import type { RequestClass } from '../budget/budget.ts'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { type Journal, put } from '../engine/journal.ts'
import type { ListedRoom } from '../plan/listed-room.ts'
import { type BelievedList, believe, confirmMs } from './believe-list.ts'

/** The property's rooms and rates, read once a day, and again when an answer does not fit them. */
export type RoomList = Awaited<ReturnType<typeof openRoomList>>

const collection = 'rooms'
const key = 'list'

/** A list that is in doubt, or could not be read, is not read again for so many first pauses: ten minutes. */
const restPauses = 600

const readSaved = ({ get }: Pick<Journal, 'get'>) => get<BelievedList>(collection, key)

const known = (saved: BelievedList | undefined): ListedRoom[] | undefined =>
  saved?.rooms.length ? saved.rooms : undefined

/** The list as a journal has it; undefined where none is known. */
export const readRoomList = async (journal: Pick<Journal, 'get'>) => known(await readSaved(journal))

export async function openRoomList({ journal, access, now, emit, pacing }: Engine) {
  const pauseMs = restPauses * pacing.retryMs
  let saved = await readSaved(journal)
  let doubted = false
  let triedAt = -Infinity
  const listeners = new Set<() => void>()
  const save = async (next: BelievedList) => {
    await journal.write([put(collection, key, next)])
    saved = next
  }
  const age = () => Math.abs(now() - (saved?.at ?? -Infinity))

  /** After what time it is read again. */
  function lifetime({ empty, lacking }: BelievedList): number {
    if (empty) return Math.min(confirmMs * 2 ** (empty - 1), dayMs)
    if (lacking) return confirmMs
    return doubted ? pauseMs : dayMs
  }

  function emitDoubted(before: BelievedList | undefined, after: BelievedList) {
    const lacking = Object.keys(after.lacking ?? {}).filter((code) => !before?.lacking?.[code])
    if (after.empty === 1)
      emit({
        type: 'rooms_doubted',
        codes: [],
        message:
          'The list of rooms is empty, which is not believed: nothing is parked because of it, and it is read again. ' +
          'Look at the rooms of the property.',
      })
    if (lacking.length > 0)
      emit({
        type: 'rooms_doubted',
        codes: lacking,
        message: `The list of rooms lacks ${lacking.join(', ')}, which it had. That is believed when an answer an hour later lacks the same; until then values for it are sent.`,
      })
  }

  return {
    /** As far as it is believed, however old; undefined before the first time. */
    known: (): ListedRoom[] | undefined => known(saved),
    /** Whether it was read some minutes ago, and nothing has raised a doubt. */
    isFresh: () => !doubted && !saved?.empty && age() <= pauseMs,
    /** Whether it is time to read them. */
    stale() {
      if (Math.abs(now() - triedAt) < pauseMs) return false
      return !saved || age() > lifetime(saved)
    },
    doubt() {
      doubted = true
    },
    /** Reads them now, unless the signal ends the wait for a turn. @throws errors of the client and of the store */
    async read(kind: RequestClass, signal?: AbortSignal) {
      const turn = await access.turn(kind, signal)
      triedAt = now()
      const answer = await turn.hotel.rooms.list()
      const before = saved
      await save(believe(before, answer, now()))
      doubted = false
      if (saved) emitDoubted(before, saved)
      if (saved?.changed) for (const listener of listeners) listener()
    },
    /** Codes of rates and groups that have changed, until somebody says that this was seen to. */
    changed: () => saved?.changed ?? [],
    async seenTo(codes: string[]) {
      const { changed = [], ...rest } = saved as BelievedList
      const left = changed.filter((code) => !codes.includes(code))
      await save({ ...rest, ...(left.length > 0 && { changed: left }) })
    },
    /** Calls when something has changed. */
    watch: (listener: () => void) => void listeners.add(listener),
  }
}
