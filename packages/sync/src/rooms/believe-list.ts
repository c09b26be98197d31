import type { ListedRoom } from '../plan/listed-room.ts'

/** The list of rooms, as far as it is believed. */
export type BelievedList = {
  /** When it was last read. */
  at: number
  rooms: ListedRoom[]
  /** Rates that the last answer lacked, and since when: they are believed to be there until that is confirmed. */
  lacking?: Record<string, number>
  /** How many answers in a row were empty. */
  empty?: number
  /** Codes of rates and groups that were changed, and that nobody has seen to yet. */
  changed?: string[]
}

/** What an answer lacks is gone when another answer lacks it too, so much later. */
export const confirmMs = 3_600_000

/** An entry without its codes is about nothing; it costs no other. */
const isRoom = (entry: unknown): entry is ListedRoom => {
  const { rate_code, inv_code } = (entry ?? {}) as Partial<ListedRoom>
  return isCode(rate_code) && isCode(inv_code)
}
/** A list of channels that is left out, or is none, says nothing of where the room is sold. */
function withChannels(room: ListedRoom): ListedRoom {
  const { channel_codes, ...others } = room
  return Array.isArray(channel_codes) ? room : others
}
const isCode = (code: unknown) => typeof code === 'string' && code !== ''

/**
 * What is believed after an answer. A fault of the service may empty the list, or cut it short, and whatever is not in
 * the list is refused. So an empty answer is never believed, and a rate that an answer lacks is gone only when an answer
 * an hour later lacks it as well.
 */
export function believe(before: BelievedList | undefined, list: unknown[], now: number): BelievedList {
  const answer = list.filter(isRoom).map(withChannels)
  const known = before?.rooms ?? []
  if (answer.length === 0) return { ...before, at: now, rooms: known, empty: (before?.empty ?? 0) + 1 }
  const answered = new Map(answer.map((room) => [room.rate_code, room]))
  const lacking: Record<string, number> = {}
  const kept: ListedRoom[] = []
  const news = new Set(before?.changed)
  for (const room of known) {
    const current = answered.get(room.rate_code)
    if (JSON.stringify(current) === JSON.stringify(room)) continue
    const since = before?.lacking?.[room.rate_code] ?? now
    if (!current && now - since < confirmMs) {
      lacking[room.rate_code] = since
      kept.push(room)
    } else for (const one of [room, current ?? room]) news.add(one.rate_code).add(one.inv_code)
  }
  const codes = new Set(known.map((room) => room.rate_code))
  for (const room of answer)
    if (before && !codes.has(room.rate_code)) news.add(room.rate_code).add(room.inv_code)
  return {
    at: now,
    rooms: [...answer, ...kept],
    ...(kept.length > 0 && { lacking }),
    ...(news.size > 0 && { changed: [...news] }),
  }
}
