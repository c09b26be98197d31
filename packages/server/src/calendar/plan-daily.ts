import {
  calendarFields,
  type DailyDateUpdate,
  type DailyRoomUpdate,
  type DailyUpdate,
  type DailyUpdateRejections,
} from '@innwire/types'
import { dateFault } from '@innwire/validators'
import { listed } from '../listed.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import type { CalendarChange, DateValues } from './changes.ts'
import { readValues } from './read-values.ts'
import {
  channelRefusal,
  closedFields,
  dateRefusal,
  fieldRefusal,
  type OpenDates,
  openDates,
  reachRefusal,
} from './refusals.ts'
import { channelsOf, findTarget, withoutItself } from './targets.ts'

/** What of a daily update is accepted, and a sentence for every date that is not (D12, D15). */
export type DailyPlan = { changes: CalendarChange[]; rejections: DailyUpdateRejections[] }

/**
 * Decides about a daily update, date by date: one refused date takes no other with it, and of a date that is refused
 * nothing is applied, so that `errors` tells the whole truth.
 * @param turn is awaited between two rooms: sentences for tens of thousands of dates take longer than others should wait
 */
export async function planDaily(
  setUp: PropertySetUp,
  today: string,
  update: DailyUpdate,
  turn: () => Promise<void> | undefined,
): Promise<DailyPlan> {
  const open = openDates(today)
  const { rooms } = setUp.readings.has('unknown.ignored') ? ignoringUnknown(update) : update
  const plans: RoomPlan[] = []
  for (const room of rooms) {
    await turn()
    plans.push(planRoom(setUp, open, room))
  }
  return {
    changes: plans.flatMap(({ change }) => (change ? [change] : [])),
    rejections: plans.flatMap(({ code, sentences }) =>
      sentences.size > 0 ? [{ [code]: Object.fromEntries(sentences) }] : [],
    ),
  }
}

type RoomPlan = { code: string; change?: CalendarChange; sentences: Map<string, string> }

function planRoom(setUp: PropertySetUp, open: OpenDates, room: DailyRoomUpdate): RoomPlan {
  const code = room.inv_code ?? room.rate_code ?? ''
  const sentences = new Map<string, string>()
  const target = findTarget(setUp, room)
  if (!target) {
    const [what, name] =
      room.inv_code === undefined ? ['rate', 'rate_code'] : ['availability group', 'inv_code']
    const sentence = `The property has no ${what} ${listed([code])}. Take ${name} from the list of rooms.`
    for (const { date } of room.dates) sentences.set(date, sentence)
    return { code, sentences }
  }
  const connected = channelsOf(target)
  const channels = room.channel_codes ? [...new Set(room.channel_codes)] : null
  const unconnected = channels?.filter((channel) => !connected.has(channel)) ?? []
  const without = withoutItself(target, channels ?? [])
  const repeated = repeatedDates(room.dates)
  const closed = closedFields(target)

  const dates: DateValues[] = []
  for (const given of room.dates) {
    const { date } = given
    const fault =
      (repeated.has(date) ? `${date} stands more than once for ${code}. Send it once.` : undefined) ??
      dateRefusal(date, open) ??
      dateFault(given)
    if (fault) {
      sentences.set(date, fault)
      continue
    }
    const values = readValues(given)
    const reason =
      fieldRefusal(target, closed, values) ??
      (unconnected.length > 0 ? channelRefusal(target, unconnected) : undefined) ??
      reachRefusal(target, without, values)
    if (reason) sentences.set(date, reason)
    else dates.push({ date, ...values })
  }
  if (dates.length === 0) return { code, sentences }
  const { rate_code, inv_code } = target
  return { code, sentences, change: { rate_code, inv_code, channels, dates } }
}

function repeatedDates(dates: { date: string }[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { date } of dates) (seen.has(date) ? repeated : seen).add(date)
  return repeated
}

const known = new Set<string>(['date', ...calendarFields])

/** A daily update without the fields that dates do not have; a date that has no other fields is nothing (D36). */
const ignoringUnknown = ({ rooms }: DailyUpdate): DailyUpdate => ({
  rooms: rooms.map((room) => ({ ...room, dates: room.dates.flatMap(withKnownFields) })),
})

function withKnownFields(date: DailyDateUpdate): DailyDateUpdate[] {
  const fields = Object.entries(date)
  const kept = fields.filter(([name]) => known.has(name))
  return kept.length === 1 && fields.length > 1 ? [] : [Object.fromEntries(kept) as DailyDateUpdate]
}
