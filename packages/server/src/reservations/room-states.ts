import { isDeepStrictEqual } from 'node:util'
import type { ReservationState } from '@innwire/types'
import type { ReservationContent } from './content.ts'
import { mayBecome, takesRooms } from './reservation-states.ts'

type RoomLine = ReservationContent['rooms'][number]

/** A room of new content, and whether it was given a state of its own. */
export type ListedRoom = { line: RoomLine; hasState: boolean }

/** Thrown when a room is to go back to a state that it has left for good (D24). */
export class StateConflict extends Error {
  override name = 'StateConflict'
  readonly index: number
  constructor(index: number, from: ReservationState, to: ReservationState) {
    super(`The room is ${from} and cannot be ${to} again. Leave its state out, or add another room.`)
    this.index = index
  }
}

/**
 * The rooms of new content with their states (D24, D35). A room that the booking has already keeps its state where none is
 * given. A canceled room never matches: one like it is a new room.
 * @throws {StateConflict}
 */
export function withStates(rooms: ListedRoom[], before: RoomLine[]): RoomLine[] {
  const known = match(rooms, before)
  return rooms.map((room, index) => {
    const { line, hasState } = room
    const former = known.get(room)
    if (!former) return line
    if (!hasState) return { ...line, state: former.state }
    if (former.state !== line.state && !mayBecome(former.state, line.state))
      throw new StateConflict(index, former.state, line.state)
    return line
  })
}

/**
 * Matches rooms that are not canceled with those that the booking had, by rate and nights, never by their place in the list. Of several such
 * rooms, one with the same guests, price and state comes first.
 */
function match(rooms: ListedRoom[], before: RoomLine[]): Map<ListedRoom, RoomLine> {
  const found = new Map<ListedRoom, RoomLine>()
  const left = new Set(before.filter(takesRooms))
  const matchBy = (keyOf: (line: RoomLine) => string, among = rooms) => {
    if (left.size === 0) return
    const formers = Map.groupBy(left, keyOf)
    for (const room of among) {
      if (!takesRooms(room.line) || found.has(room)) continue
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

const detailsOf = ({ state: _, ...line }: RoomLine) => JSON.stringify(line)
const kindOf = ({ rate_code, checkin_date, checkout_date }: RoomLine) =>
  JSON.stringify([rate_code, checkin_date, checkout_date])

/**
 * Whether new content is the same: all is as before, with the rooms in any order, and no further room canceled. Canceled
 * rooms need not be listed again.
 */
export function isSameContent(before: ReservationContent, after: ReservationContent): boolean {
  const canceled = textsOf(before.rooms.filter((line) => !takesRooms(line)))
  return (
    isDeepStrictEqual(withoutRooms(before), withoutRooms(after)) &&
    textsOf(before.rooms.filter(takesRooms)).join() === textsOf(after.rooms.filter(takesRooms)).join() &&
    after.rooms.every((line) => takesRooms(line) || removed(canceled, JSON.stringify(line)))
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
