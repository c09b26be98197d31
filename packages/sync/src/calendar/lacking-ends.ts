import { timeSlices } from '../engine/time-slices.ts'
import type { Calendar } from './calendar.ts'
import type { OpenTransaction } from './calendar-journal.ts'
import { takenFor } from './cell.ts'
import type { Place } from './read-ends.ts'
import { sentDays } from './sent-values.ts'
import { openConcerns } from './settle-ends.ts'

/** The places that have a value of a request at present: later ones, or a refusal, may have taken all of it away. */
export async function standingOf(
  calendar: Calendar,
  { request, update }: OpenTransaction,
  places: Place[],
): Promise<Place[]> {
  const sent = sentDays(update)
  const loaded = await calendar.days.load(sent)
  const concerns = openConcerns(calendar)
  const breathe = timeSlices()
  const standing = new Set<Place>()
  for (const [index, one] of sent.entries()) {
    await breathe()
    for (const place of places) {
      if (standing.has(place) || !concerns(one, place)) continue
      const cells = one.values.map(([field]) => loaded[index]?.day.cells[field])
      if (cells.some((cell) => cell && takenFor(cell, place.channel)?.[1] === request)) standing.add(place)
    }
  }
  return [...standing]
}
