import { isDeepStrictEqual } from 'node:util'
import type { ReservationContent } from './content.ts'

type RoomLine = ReservationContent['rooms'][number]

/** A room of new content, and whether it was given a state of its own. */
export type ListedRoom = { line: RoomLine; hasState: boolean }

/** Thrown when a room is to go back to a state that it has left for good (D24). */
export class StateConflict extends Error {
  override name = 'StateConflict'
  readonly index: number
  constructor(index: number) {
    super('The room is confirmed and cannot be reserved again. Leave its state out, or add another room.')
    this.index = index
  }
}

/**
 * The rooms of new content with their states (D24, D35). A room that the booking has already keeps its state where none is
 * given. A canceled room never matches: one like it is a new room.
 * @throws {StateConflict} when a confirmed room is to be reserved again
 */
export function withStates(rooms: ListedRoom[], before: RoomLine[]): RoomLine[] {
  const known = match(rooms, before)
  return rooms.map((room, index) => {
    const { line, hasState } = room
    const former = known.get(room)
    if (!former) return line
    if (!hasState) return { ...line, state: former.state }
    if (former.state === 'confirmed' && line.state === 'reserved') throw new StateConflict(index)
    return line
  })
}

/**
 * Matches active rooms with those that the booking had, by rate and nights, never by their place in the list. Of several such
 * rooms, one with the same guests, price and state comes first.
 */
function match(rooms: ListedRoom[], before: RoomLine[]): Map<ListedRoom, RoomLine> {
  const found = new Map<ListedRoom, RoomLine>()
  const left = new Set(before.filter(isActive))
  const matchBy = (keyOf: (line: RoomLine) => string, among = rooms) => {
    if (left.size === 0) return
    const formers = Map.groupBy(left, keyOf)
    for (const room of among) {
      if (!isActive(room.line) || found.has(room)) continue
      const former = formers.get(keyOf(room.line))?.shift()
      if (!former) continue
      found.set(room, former)
      left.delete(former)
    }
  }
  const withState = rooms.filter(({ hasState }) => hasState)
  matchBy((line) => JSON.stringify(line), withState)
  matchBy(detailsOf)
  matchBy((line) => `${line.state} ${kindOf(line)}`, withState)
  matchBy(kindOf)
  return found
}

const isActive = ({ state }: RoomLine) => state !== 'canceled'
const detailsOf = ({ state: _, ...line }: RoomLine) => JSON.stringify(line)
const kindOf = ({ rate_code, checkin_date, checkout_date }: RoomLine) =>
  JSON.stringify([rate_code, checkin_date, checkout_date])

/**
 * Whether new content is the same: all is as before, with the rooms in any order, and no further room canceled. Canceled
 * rooms need not be listed again.
 */
export function isSameContent(before: ReservationContent, after: ReservationContent): boolean {
  const canceled = textsOf(before.rooms.filter((line) => !isActive(line)))
  return (
    isDeepStrictEqual(withoutRooms(before), withoutRooms(after)) &&
    textsOf(before.rooms.filter(isActive)).join() === textsOf(after.rooms.filter(isActive)).join() &&
    after.rooms.every((line) => isActive(line) || removed(canceled, JSON.stringify(line)))
  )
}

const textsOf = (rooms: RoomLine[]) => rooms.map((line) => JSON.stringify(line)).sort()
const withoutRooms = ({ rooms: _, updated_at: __, ...content }: ReservationContent): unknown =>
  JSON.parse(JSON.stringify(content))

function removed(texts: string[], text: string): boolean {
  const index = texts.indexOf(text)
  if (index >= 0) texts.splice(index, 1)
  return index >= 0
}
