import type { CalendarField, DailyUpdate, RangeUpdate } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Value } from './cell.ts'
import { codeOf, valuesOf } from './day.ts'

export type Update = DailyUpdate | RangeUpdate

/** What an update says of one date of one code. */
export type SentDay = {
  code: string
  date: string
  values: [CalendarField, Value][]
  channels: string[] | undefined
  /** The availability group, where it was named: else the code is a rate's. */
  group: string | undefined
}

/** All dates of an update, in its order. */
export function sentDays(update: Update): SentDay[] {
  if (!('rooms' in update)) {
    const values = valuesOf(update)
    const { channel_codes: channels, inv_code: group } = update
    return datesOf(update).map((date) => ({ code: codeOf(update), date, values, channels, group }))
  }
  return update.rooms.flatMap((room) =>
    room.dates.map((day) => ({
      code: codeOf(room),
      date: day.date,
      values: valuesOf(day),
      channels: room.channel_codes,
      group: room.inv_code,
    })),
  )
}

/** The dates of a range that fall on its weekdays, Sunday being 0. */
function datesOf({ start_date, end_date, days }: RangeUpdate): string[] {
  const weekdays = days && new Set(days.map(Number))
  const dates: string[] = []
  for (let time = Date.parse(start_date); time <= Date.parse(end_date); time += dayMs) {
    const date = new Date(time)
    if (weekdays?.has(date.getUTCDay()) ?? true) dates.push(date.toISOString().slice(0, 10))
  }
  return dates
}
