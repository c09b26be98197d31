import type { DailyRoomUpdate, DailyUpdate, RangeUpdate } from '@innwire/types'
import { fieldCount, fieldNames, type PlannedRequest, price } from './changes.ts'
import { isUrgent, positionsOf } from './entries.ts'
import type { Placed } from './order-requests.ts'
import type { Body, Chunk } from './pack-dailies.ts'
import { channelsOf, type Range } from './range-candidates.ts'
import type { Lane, WantedTarget } from './wanted.ts'

/** Texts that the requests are written with. */
export type Texts = { dates: string[]; days: Int32Array; prices: string[] }

/** A request that waits for its place. */
export type Draft = Placed & { request: PlannedRequest }

/** Writes a daily request. */
export function writeDaily({ chunks, bytes }: Body, texts: Texts): Draft {
  const update: DailyUpdate = { rooms: chunks.map((chunk) => writeEntry(chunk, texts)) }
  const sendings = chunks.map(({ entry, from, to }) => ({
    wanted: entry.wanted,
    limited: entry.channels !== null,
    positions: entry.positions.slice(from, to),
    fieldsAt: (position: number) => entry.fields[position] ?? 0,
  }))
  let urgent = false
  let firstDay = Infinity
  for (const { entry, from, to } of chunks) {
    const { wanted, values, fields, positions } = entry
    for (let place = from; place < to; place++) {
      const position = positions[place] ?? 0
      urgent ||= isUrgent(values, position, fields[position] ?? 0)
      firstDay = Math.min(firstDay, wanted.first + position)
    }
  }
  const cells = chunks.reduce((sum, { from, to }) => sum + to - from, 0)
  return { request: { kind: 'daily', update, cells, bytes, urgent }, sendings, urgent, firstDay }
}

function writeEntry({ entry, from, to }: Chunk, { dates, prices }: Texts): DailyRoomUpdate {
  const { wanted, channels, values, fields, positions } = entry
  const written: DailyRoomUpdate['dates'] = []
  for (let place = from; place < to; place++) {
    const position = positions[place] ?? 0
    const date = { date: dates[wanted.first + position] ?? '' }
    writeFields(date, values, position, fields[position] ?? 0, prices)
    written.push(date)
  }
  return { ...wanted.target, ...(channels && { channel_codes: channels }), dates: written }
}

/** Writes a range request. */
export function writeRange(wanted: WantedTarget, lanes: Lane[], range: Range, texts: Texts): Draft {
  const { from, to, fields } = range
  const lane = lanes.find((_, place) => range.lanes & (1 << place)) as Lane
  const channels = channelsOf(lanes, range.lanes)
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => range.weekdays & (1 << day))
  const update: RangeUpdate = {
    ...wanted.target,
    start_date: texts.dates[wanted.first + from] ?? '',
    end_date: texts.dates[wanted.first + to] ?? '',
    ...(!range.solid && { days: weekdays }),
    ...(channels && { channel_codes: channels }),
  }
  writeFields(update, lane.values, from, fields, texts.prices)
  const positions = positionsOf(range, texts.days.subarray(wanted.first))
  const urgent = isUrgent(lane.values, from, fields)
  return {
    request: { kind: 'range', update, cells: positions.length, bytes: range.bytes, urgent },
    sendings: [{ wanted, limited: channels !== null, positions, fieldsAt: () => fields }],
    urgent,
    firstDay: wanted.first + from,
  }
}

function writeFields(
  to: object,
  values: Int32Array,
  position: number,
  fields: number,
  prices: string[],
): void {
  const written = to as Record<string, string | number>
  for (let field = 0; field < fieldCount; field++) {
    if (!(fields & (1 << field))) continue
    const value = (values[position * fieldCount + field] ?? 0) - 1
    written[fieldNames[field] as string] = field === price ? (prices[value] ?? '') : value
  }
}
