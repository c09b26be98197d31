import type { Change } from './calendar.ts'
import { nightsOf } from './dates.ts'
import { distribute } from './distribution.ts'
import type { Reservation } from './reservations.ts'
import { at, effective, enter, mappingsOf, ratesOf, todayOf, type Values, type World } from './world.ts'

/** One taken for one night; `of` is the hotel's number, or that of a channel that has one for itself. */
export type Night = { inv: string; date: string; of: 'hotel' | { channel: string } }

/**
 * D23: from the property's today on, a reservation gives back exactly what it had taken and takes one for each room
 * and night that it wants, from the number of the hotel and from those that channels have for themselves, never below
 * 0. It finds a room where the channel that it came through shows one. The other channels hear the new numbers.
 */
export function giveBackAndTake(world: World, reservation: Reservation): void {
  const today = todayOf(world)
  const before = numbersSeen(world)
  const coming = reservation.taken.filter(({ date }) => date >= today)
  reservation.taken = reservation.taken.filter(({ date }) => date < today)
  for (const night of coming) {
    const number = numberOf(world, night)
    // 9,999 is the most that can be set, and so the most there can be.
    if (number !== undefined) setNumber(world, night, Math.min(number + 1, 9999))
  }
  reservation.overbooked = false
  for (const room of reservation.content.rooms.filter(({ state }) => state !== 'canceled')) {
    for (const date of nightsOf(room).filter((night) => night >= today)) {
      const { availability } = effective(world, reservation.content.channel, room.inv_code, date)
      if (!availability) reservation.overbooked = true
      const owners = ['hotel' as const, ...world.hotel.channels.map(({ code }) => ({ channel: code }))]
      for (const night of owners.map((of) => ({ inv: room.inv_code, date, of }))) {
        const number = numberOf(world, night)
        if (!number) continue
        setNumber(world, night, number - 1)
        reservation.taken.push(night)
      }
    }
  }
  tellOthers(world, reservation.content.channel, before)
}

const placeOf = (world: World, { inv, date, of }: Night) =>
  of === 'hotel'
    ? { map: world.own, key: at(inv, date) }
    : { map: world.limited, key: at(of.channel, inv, date) }

function numberOf(world: World, night: Night): number | undefined {
  const { map, key } = placeOf(world, night)
  return map.get(key)?.availability
}

function setNumber(world: World, night: Night, availability: number): void {
  const { map, key } = placeOf(world, night)
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

function tellOthers(world: World, booked: string, before: Map<string, number>): void {
  const changes = new Map<string, Change>()
  for (const [key, availability] of numbersSeen(world)) {
    const [channel = '', inv = '', date = ''] = key.split(' ')
    if (channel === booked || before.get(key) === availability) continue
    const mappings = ratesOf(world, inv).flatMap((rate) => mappingsOf(world, rate.rate_code))
    const rate = ratesOf(world, inv).find((its) => its.rate_code === inv)
    const target = { code: inv, inv, rate, byGroup: true, mappings }
    const change = changes.get(at(channel, inv)) ?? {
      target,
      channels: [channel],
      dates: new Map<string, Values>(),
    }
    change.dates.set(date, { availability })
    changes.set(at(channel, inv), change)
  }
  if (changes.size > 0) distribute(world, [...changes.values()])
}
