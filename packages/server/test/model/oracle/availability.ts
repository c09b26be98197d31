import type { Change } from './calendar.ts'
import type { BookedRoom } from './content.ts'
import { nightsOf } from './dates.ts'
import { distribute, waiting } from './distribution.ts'
import type { Reservation } from './reservations.ts'
import { at, effective, enter, mappingsOf, ratesOf, todayOf, type World } from './world.ts'

/** Whose number it is: the hotel's, or that of a channel that has one for itself, by its code. */
const hotel = 'the hotel'
type Owner = string
type Place = { inv: string; date: string }
type Number = Place & { of: Owner }

/** A room that is needed for a night, and the mapping through which the channel sold it. */
type NeededNight = Place & { code: string | undefined }

/** What the channel said of a booking before, and what it says now: nothing where the hotel changes it. */
type Says = { before: BookedRoom[]; now: BookedRoom[] }
type SoldNight = { date: string; code: string | undefined }

/** A room for a night: the numbers that it took one from, and whether it found a room. */
export type RoomNight = NeededNight & { took: Owner[]; hasRoom: boolean }

/**
 * D23: from the property's today on, a reservation gives back exactly what it had taken for rooms and nights that it
 * does not need any more: first to those that stand without a room. It takes one for each that it needs besides, from the number of the hotel and from those
 * that channels have for themselves, never below 0. It finds a room where the channel that it came through shows one.
 * The channels hear the new numbers, except where one has counted by itself and nothing is on its way to it. It counts
 * what it says itself, and nothing of what the hotel makes of its booking.
 */
export function giveBackAndTake(
  world: World,
  reservation: Reservation,
  codes: (string | undefined)[] = [],
  says: Says = { before: [], now: [] },
): void {
  const today = todayOf(world)
  const seen = numbersSeen(world)
  const { channel, rooms } = reservation.content
  const needed = rooms
    .map((room, index) => ({ ...room, code: codes[index] }))
    .filter(({ state }) => state !== 'canceled')
    .flatMap((room) => nightsOf(room).map((date) => ({ inv: room.inv_code, date, code: room.code })))
    .filter(({ date }) => date >= today)
  const past = reservation.nights.filter(({ date }) => date < today)
  const left = reservation.nights.filter(({ date }) => date >= today)
  const kept = needed.map((place) => takeOut(left, place))
  reservation.nights = [...past, ...kept.filter((night) => night !== undefined)]
  for (const night of inOrder(world, left)) handOn(world, night)
  const nights = needed.map((place, index) => ({
    ...(kept[index] ?? take(world, channel, place)),
    code: place.code,
  }))
  reservation.nights = [...past, ...nights]
  reservation.overbooked = nights.some(({ hasRoom }) => !hasRoom)
  tellCounted(world, channel, says, seen)
}

/** What the channel says of a booking that stays as it is; it has counted by itself all the same. */
export const recount = (world: World, channel: string, says: Says): void =>
  tellCounted(world, channel, says, numbersSeen(world))

function tellCounted(world: World, channel: string, says: Says, seen: Map<string, number>): void {
  const count = countedBy(soldBy(world, says.before), soldBy(world, says.now))
  tell(world, (at, code) => (at.channel === channel ? count(at.date, code) : 0), seen)
}

/** The rooms that a message of the channel names, from the property's today on. */
const soldBy = (world: World, rooms: BookedRoom[]) =>
  rooms
    .filter(({ state }) => state !== 'canceled')
    .flatMap((room) => nightsOf(room).map((date) => ({ date, code: room.mapping_code })))
    .filter(({ date }) => date >= todayOf(world))

/** A room that has none of the numbers goes first; then as much as there is to hand on, most first. */
function inOrder(world: World, nights: RoomNight[]): RoomNight[] {
  const isBare = ({ took, ...place }: RoomNight) =>
    took.every((of) => numberOf(world, { ...place, of }) === undefined)
  const sorted = nights.toSorted(byWhatTheyHave)
  return [...sorted.filter(isBare), ...sorted.filter((night) => !isBare(night))]
}

/**
 * Hands a room and its numbers on to who has none, the oldest reservation first. Who gets the room, or one of the
 * number by which its channel sells, has a room from then on. What nobody lacks goes back.
 */
function handOn(world: World, { inv, date, took, hasRoom }: RoomNight): void {
  const place = { inv, date }
  const given = new Set(took.filter((of) => numberOf(world, { ...place, of }) !== undefined))
  let room = hasRoom
  for (const its of world.reservations.filter(({ content }) => content.state !== 'canceled')) {
    const limited = numberOf(world, { ...place, of: its.content.channel }) !== undefined
    const sellsBy = limited ? its.content.channel : hotel
    for (const night of its.nights.filter((other) => other.inv === inv && other.date === date)) {
      if (night.hasRoom) continue
      const gets = [...given].filter((of) => !night.took.includes(of))
      for (const of of gets) given.delete(of)
      night.took.push(...gets)
      if (!room && !gets.includes(sellsBy)) continue
      night.hasRoom = true
      room = false
      its.overbooked = its.nights.some((other) => !other.hasRoom && other.date >= todayOf(world))
    }
  }
  for (const of of given) giveBack(world, { ...place, of })
}

/**
 * The hotel has said how many rooms it still has to sell on a night, and it has some: whoever stands without one there
 * is in its books by now.
 */
export function settleNight(world: World, { inv, date }: Place): void {
  for (const its of world.reservations) {
    const here = its.nights.filter((night) => !night.hasRoom && night.inv === inv && night.date === date)
    if (here.length === 0) continue
    for (const night of here) night.hasRoom = true
    its.overbooked = its.nights.some((night) => !night.hasRoom && night.date >= todayOf(world))
  }
}

/** The one of a night that has most, which is the one to be kept. */
function takeOut(nights: RoomNight[], { inv, date }: Place): RoomNight | undefined {
  const [best] = nights.filter((night) => night.inv === inv && night.date === date).sort(byWhatTheyHave)
  if (best) nights.splice(nights.indexOf(best), 1)
  return best
}

const byWhatTheyHave = (a: RoomNight, b: RoomNight) =>
  a.hasRoom === b.hasRoom ? b.took.length - a.took.length : a.hasRoom ? -1 : 1

function giveBack(world: World, number: Number): void {
  const present = numberOf(world, number)
  // 9,999 is the most that can be set, and so the most there can be.
  if (present !== undefined) setNumber(world, number, Math.min(present + 1, 9999))
}

function take(world: World, channel: string, place: NeededNight): RoomNight {
  const { availability = 0 } = effective(world, channel, place.inv, place.date)
  const owners = [hotel, ...world.hotel.channels.map(({ code }) => code)]
  const took = owners.filter((of) => numberOf(world, { ...place, of }))
  for (const of of took) setNumber(world, { ...place, of }, (numberOf(world, { ...place, of }) ?? 0) - 1)
  return { ...place, took, hasRoom: availability > 0 }
}

const placeOf = (world: World, { inv, date, of }: Number) =>
  of === hotel ? { map: world.own, key: at(inv, date) } : { map: world.limited, key: at(of, inv, date) }

function numberOf(world: World, number: Number): number | undefined {
  const { map, key } = placeOf(world, number)
  return map.get(key)?.availability
}

function setNumber(world: World, number: Number, availability: number): void {
  const { map, key } = placeOf(world, number)
  enter(map, key, { availability })
}

/** What every channel shows for every group and date. */
function numbersSeen(world: World): Map<string, number> {
  const seen = new Map<string, number>()
  const nights = [
    ...world.own.keys(),
    ...[...world.limited.keys()].map((key) => key.slice(key.indexOf(' ') + 1)),
  ]
  for (const night of new Set(nights)) {
    const [inv = '', date = ''] = night.split(' ')
    for (const { code } of world.hotel.channels) {
      const { availability } = effective(world, code, inv, date)
      if (availability !== undefined) seen.set(at(code, inv, date), availability)
    }
  }
  return seen
}

/** By how much the channel that sold has changed the number of a mapping by itself. */
function countedBy(before: SoldNight[], now: SoldNight[]) {
  const rooms = (nights: SoldNight[], date: string, code: string) =>
    nights.filter((night) => night.date === date && night.code === code).length
  return (date: string, code: string) => rooms(before, date, code) - rooms(now, date, code)
}

/**
 * Tells each mapping what it does not show by its own counting, which stays between 0 and 9,999, or will not show when
 * what is on its way has ended that.
 */
function tell(
  world: World,
  countOf: (at: { channel: string; date: string }, code: string) => number,
  before: Map<string, number>,
): void {
  const changes = new Map<string, Change>()
  const awaited = new Set(waiting(world).map(({ channel, mapping }) => at(channel, mapping)))
  for (const [key, availability] of numbersSeen(world)) {
    const [channel = '', inv = '', date = ''] = key.split(' ')
    const mappings = ratesOf(world, inv).flatMap((rate) => mappingsOf(world, rate.rate_code))
    for (const { code, channel_code } of mappings) {
      if (channel_code !== channel) continue
      const by = countOf({ channel, date }, code)
      const counted = Math.min(Math.max((before.get(key) ?? 0) + by, 0), 9999)
      if (counted === availability && !(by !== 0 && awaited.has(at(channel, code)))) continue
      const rate = ratesOf(world, inv).find((its) => its.rate_code === inv)
      const target = { code: inv, inv, rate, byGroup: true, mappings }
      const change = changes.get(at(channel, code)) ?? {
        target,
        channels: [channel],
        only: code,
        dates: new Map(),
      }
      change.dates.set(date, { availability })
      changes.set(at(channel, code), change)
    }
  }
  if (changes.size > 0) distribute(world, [...changes.values()])
}
