import { calendarFields, type DailyDateUpdate, type DailyUpdate } from '@innwire/types'

const known = new Set<string>(['date', ...calendarFields])

/** A daily update without the fields that dates do not have; a date that has no other fields is nothing (D36). */
export const ignoringUnknown = ({ rooms }: DailyUpdate): DailyUpdate => ({
  rooms: rooms.map((room) => ({ ...room, dates: room.dates.flatMap(withKnownFields) })),
})

function withKnownFields(date: DailyDateUpdate): DailyDateUpdate[] {
  const fields = Object.entries(date)
  const kept = fields.filter(([name]) => known.has(name))
  return kept.length === 1 && fields.length > 1 ? [] : [Object.fromEntries(kept) as DailyDateUpdate]
}
