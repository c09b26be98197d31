import type { RefusedChange } from '../plan/changes.ts'
import { type Calendar, tellParked } from './calendar.ts'
import { everyone, park } from './cell.ts'
import { codeOf, valuesOf } from './day.ts'
import type { Parked } from './settle-update.ts'
import { writtenAtOnce } from './waiting-days.ts'

/** Parks what the list of rooms refuses, and tells of it. Call it in turn. */
export async function parkRefused(calendar: Calendar, refused: RefusedChange[]): Promise<void> {
  const { days } = calendar
  const parked: Parked[] = []
  for (let from = 0; from < refused.length; from += writtenAtOnce) {
    const part = refused.slice(from, from + writtenAtOnce)
    const places = part.map(({ change }) => ({ code: codeOf(change), date: change.date }))
    const loaded = await days.load(places)
    for (const [index, { change, reason }] of part.entries()) {
      const at = loaded[index]
      for (const [field, value] of valuesOf(change)) {
        const cell = at?.day.cells[field]
        for (const scope of change.channel_codes ?? [everyone]) {
          if (cell) park(cell, scope, value, reason)
          parked.push({ code: codeOf(change), date: change.date, channel: scope || undefined, reason })
        }
      }
    }
    await days.save([...new Set(loaded)])
  }
  tellParked(calendar, parked)
}
