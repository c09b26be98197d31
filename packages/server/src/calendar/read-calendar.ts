import { calendarFields } from '@innwire/types'
import { daysBetween } from '../dates.ts'
import type { CalendarEntry, CalendarValues, ToldValues } from '../generated/control.ts'
import { directChannel, type PropertySetUp } from '../property/set-up.ts'
import type { CalendarFields, Database, MappingTable, RoomTable } from '../storage/schema.ts'
import { unknownAvailability } from './upsert-values.ts'
import { allChannels } from './write-calendar.ts'

/** Where an entry stands: its rate, and its date. */
export type EntryPlace = { code: string; date: string }

/** Values of one rate on one channel, or of one mapping, by date. */
type ByDate = Map<string, CalendarFields>

/**
 * What the calendar holds and what each channel was told last: an entry for every rate and date of the range with any
 * value, in the order of the list of rooms. As many as were asked for, or a few more.
 * @param after the place behind which they begin
 */
export async function readCalendar(
  database: Database,
  setUp: PropertySetUp,
  { from, to, code }: { from: string; to: string; code?: string | undefined },
  after: EntryPlace | undefined,
  most: number,
): Promise<CalendarEntry[]> {
  const rooms = [...setUp.rooms.values()].filter((room) => code === undefined || room.rate_code === code)
  const first = after ? rooms.findIndex((room) => room.rate_code === after.code) : 0
  const days = daysBetween(from, to) + 1
  const roomsAtOnce = Math.ceil(most / days)
  const entries: CalendarEntry[] = []
  for (let next = first; next < rooms.length && entries.length < most; next += roomsAtOnce) {
    const read = await readRooms(database, setUp, rooms.slice(next, next + roomsAtOnce), from, to)
    entries.push(...read.filter((its) => its.code !== after?.code || its.date > after.date))
  }
  return entries
}

/**
 * Reads what is set for some rates, and what mappings of them were told.
 * @returns finds the values of a rate and a day; those of the direct channel are the present ones
 */
export async function readValues(
  database: Database,
  setUp: PropertySetUp,
  rooms: RoomTable[],
  mappings: MappingTable[],
  { from, to }: { from: string; to: string },
) {
  const codes = new Set(rooms.flatMap((room) => [room.rate_code, room.inv_code]))
  const { hr_id } = setUp.property

  const set = await database
    .selectFrom('calendar')
    .select(['code', 'channel_code', 'date', ...calendarFields])
    .where('hr_id', '=', hr_id)
    .where('code', 'in', [...codes])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const told = await database
    .selectFrom('told')
    .select(['channel_code', 'mapping_code', 'date', ...calendarFields])
    .where('hr_id', '=', hr_id)
    .where('channel_code', 'in', [...new Set(mappings.map((mapping) => mapping.channel_code))])
    .where('mapping_code', 'in', [...new Set(mappings.map((mapping) => mapping.code))])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  const calendar = byNameAndDate(set, (row) => [row.channel_code, row.code])
  const channels = byNameAndDate(told.map(asKnown), (row) => [row.channel_code, row.mapping_code])

  const valuesOn = (channel: string, room: RoomTable, date: string): CalendarFields => ({
    ...(calendar.get(name(channel, room.rate_code))?.get(date) ?? nothing),
    availability: calendar.get(name(channel, room.inv_code))?.get(date)?.availability ?? null,
  })
  const toldTo = (mapping: MappingTable, room: RoomTable, date: string): CalendarFields => {
    const { channel_code, code: mappingCode } = mapping
    if (channel_code !== directChannel) {
      return channels.get(name(channel_code, mappingCode))?.get(date) ?? nothing
    }
    return merged(valuesOn(channel_code, room, date), valuesOn(allChannels, room, date))
  }
  /** The days of which anything is known. */
  const datesOfRoom = (room: RoomTable, mapped: MappingTable[]) =>
    datesOf([
      ...[allChannels, ...mapped.map((mapping) => mapping.channel_code)].flatMap((channel) => [
        calendar.get(name(channel, room.rate_code)),
        calendar.get(name(channel, room.inv_code)),
      ]),
      ...mapped.map((mapping) => channels.get(name(mapping.channel_code, mapping.code))),
    ])
  return { valuesOn, toldTo, datesOfRoom }
}

async function readRooms(
  database: Database,
  setUp: PropertySetUp,
  rooms: RoomTable[],
  from: string,
  to: string,
): Promise<CalendarEntry[]> {
  const mappings = rooms.flatMap((room) => setUp.mappings.get(room.rate_code) ?? [])
  const { valuesOn, toldTo, datesOfRoom } = await readValues(database, setUp, rooms, mappings, { from, to })
  return rooms.flatMap((room) => {
    const mapped = setUp.mappings.get(room.rate_code) ?? []
    return datesOfRoom(room, mapped).flatMap((date): CalendarEntry[] => {
      const own = valuesOn(allChannels, room, date)
      const all = mapped.map((mapping) => ({ mapping, values: toldTo(mapping, room, date) }))
      if ([own, ...all.map(({ values }) => values)].every(isEmpty)) return []
      const shownChannels = all.map(
        ({ mapping, values }): ToldValues => ({
          channel_code: mapping.channel_code,
          mapping_code: mapping.code,
          ...shown(values),
        }),
      )
      const { rate_code, inv_code } = room
      return [{ code: rate_code, inv_code, date, ...shown(own), channels: shownChannels }]
    })
  })
}

const name = (...parts: string[]) => parts.join(' ')

function byNameAndDate<Row extends CalendarFields & { date: string }>(
  rows: Row[],
  parts: (row: Row) => string[],
): Map<string, ByDate> {
  const byName = new Map<string, ByDate>()
  for (const row of rows) {
    const key = name(...parts(row))
    const byDate = byName.get(key) ?? new Map<string, CalendarFields>()
    byName.set(key, byDate.set(row.date, row))
  }
  return byName
}

const datesOf = (sources: (ByDate | undefined)[]): string[] =>
  [...new Set(sources.flatMap((source) => [...(source?.keys() ?? [])]))].sort()

export const nothing: CalendarFields = {
  availability: null,
  price: null,
  min_stay: null,
  stop_sale: null,
  cta: null,
  ctd: null,
}

/** A number that the channel has counted on from is unknown, and shown as null. */
const asKnown = <Row extends CalendarFields>(row: Row): Row =>
  row.availability === unknownAvailability ? { ...row, availability: null } : row

const isEmpty = (values: CalendarFields) => calendarFields.every((field) => values[field] === null)

/** Values of a channel come before those of the hotel. */
const merged = (own: CalendarFields, hotel: CalendarFields): CalendarFields => ({
  ...hotel,
  ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)),
})

/** Values as the control API shows them. */
export const shown = ({
  availability,
  price,
  min_stay,
  stop_sale,
  cta,
  ctd,
}: CalendarFields): CalendarValues => ({
  availability,
  price,
  min_stay,
  stop_sale: shownFlag(stop_sale),
  cta: shownFlag(cta),
  ctd: shownFlag(ctd),
})

const shownFlag = (flag: number | null) => (flag === null ? null : flag === 1)
