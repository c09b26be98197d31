import { mostDates } from '@innwire/types'
import {
  apply,
  type Change,
  hears,
  isGood,
  type Misspelled,
  maySet,
  meant,
  type Named,
  type Spelled,
  targetOf,
} from './calendar.ts'
import { addDays } from './dates.ts'
import { type Refusal, refusedFor } from './refusal.ts'
import { type Field, todayOf, type Values, type World } from './world.ts'

export type DailyRoom = Named & {
  channel_codes?: string[]
  dates: ({ date: string } & (Spelled | Misspelled))[]
}

/** What the answer must say: of every room the dates that are refused. */
export type DailyAnswer = { status: 'ok' | 'try_again'; errors: [code: string, dates: string[]][] }

/** Decides about a daily update (D12, D14, D15, D29, D37). */
export function daily(world: World, rooms: DailyRoom[]): Refusal | DailyAnswer {
  const tooMany = rooms.filter((room) => room.dates.length > mostDates)
  if (tooMany.length > 0) return refusedFor(tooMany.map(() => 'too_many_dates'))
  const repeated = rooms.filter((room, index) => rooms.slice(0, index).some((other) => overlap(room, other)))
  if (repeated.length > 0) return refusedFor(repeated.map(() => 'duplicate_target'))

  const changes: Change[] = []
  const errors: DailyAnswer['errors'] = []
  for (const room of rooms) {
    const { change, refused } = decide(world, room)
    if (change) changes.push(change)
    if (refused.length > 0) errors.push([room.inv_code ?? room.rate_code ?? '', [...new Set(refused)].sort()])
  }
  apply(world, changes)
  return { status: errors.length > 0 ? 'try_again' : 'ok', errors }
}

function overlap(room: DailyRoom, other: DailyRoom): boolean {
  const same = setBy(room).some((target) => setBy(other).includes(target))
  const [channels, others] = [room.channel_codes, other.channel_codes]
  return same && (!channels || !others || channels.some((channel) => others.includes(channel)))
}

/** A price of a group is one of the rate that has its code. */
const setBy = ({ inv_code, rate_code, dates }: DailyRoom) =>
  inv_code
    ? [`group ${inv_code}`, ...(dates.some((its) => 'price' in its) ? [inv_code] : [])]
    : [rate_code ?? '']

/** A date is taken as a whole or not at all. */
function decide(world: World, room: DailyRoom): { change?: Change; refused: string[] } {
  const target = targetOf(world, room)
  if (!target) return { refused: room.dates.map(({ date }) => date) }
  const today = todayOf(world)
  const accepted = new Map<string, Values>()
  const refused: string[] = []
  for (const { date, ...spelled } of room.dates) {
    if (!isGood(spelled)) {
      refused.push(date)
      continue
    }
    const values = meant(spelled)
    const set = Object.keys(values) as Field[]
    const once = room.dates.filter((other) => other.date === date).length === 1
    const open = date >= today && date <= addDays(today, 1000)
    const allowed = set.length > 0 && set.every((field) => maySet(world, target, field))
    const reachable =
      room.channel_codes?.every((channel) => set.every((field) => hears(target, channel, field))) ?? true
    if (once && open && allowed && reachable) accepted.set(date, values)
    else refused.push(date)
  }
  if (accepted.size === 0) return { refused }
  return { change: { target, channels: room.channel_codes, dates: accepted }, refused }
}
