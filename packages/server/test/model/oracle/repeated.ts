import { isDeepStrictEqual } from 'node:util'
import type { BookedRoom, Content } from './content.ts'

type Room = Content['rooms'][number]

/**
 * The state of each room that a booking lists (D24, D35): said, or that of the room that it is, or the booking's. A
 * confirmed room stays so. Which room it is decides how much is the same: rate and
 * nights must be, rather all of it, and rather the state that is said; of the same the first comes first.
 */
export function statesOf(before: Room[], listed: Room[], said: BookedRoom[]): Room['state'][] {
  const free = before.filter(({ state }) => state !== 'canceled')
  const states = listed.map(({ state }) => state)
  const open = new Set(listed.keys().filter((index) => states[index] !== 'canceled'))
  const isSaid = (index: number) => said[index]?.state !== undefined
  const degrees: ((room: Room, former: Room, index: number) => boolean)[] = [
    (room, former, index) => isSaid(index) && isDeepStrictEqual(room, former),
    (room, former) => isDeepStrictEqual({ ...room, state: former.state }, former),
    (room, former, index) => isSaid(index) && room.state === former.state && isSameStay(room, former),
    isSameStay,
  ]
  for (const is of degrees)
    for (const index of [...open]) {
      const room = listed[index] as Room
      const place = free.findIndex((former) => is(room, former, index))
      if (place < 0) continue
      const [former] = free.splice(place, 1)
      open.delete(index)
      if (former && (!isSaid(index) || former.state === 'confirmed')) states[index] = former.state
    }
  return states
}

const isSameStay = (a: Room, b: Room) =>
  a.rate_code === b.rate_code && a.checkin_date === b.checkin_date && a.checkout_date === b.checkout_date

/** Whether a content is the one before, in whatever order; rooms that were canceled before may be left out (D35). */
export function isRepeated(before: Content, after: Content): boolean {
  const { rooms, ...rest } = after
  const left = [...before.rooms]
  for (const room of rooms) {
    const place = left.findIndex((its) => isDeepStrictEqual(its, room))
    if (place < 0) return false
    left.splice(place, 1)
  }
  return (
    left.every(({ state }) => state === 'canceled') &&
    isDeepStrictEqual({ ...rest, rooms: before.rooms }, before)
  )
}
