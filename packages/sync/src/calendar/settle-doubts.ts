import type { Calendar } from './calendar.ts'
import type { Flight } from './calendar-journal.ts'
import { forget } from './cell.ts'
import { isUrgent } from './day.ts'
import { sentDays } from './sent-values.ts'

/** Requests that were under way when the process before ended may have been applied, or may still be. */
export async function takeOverFlights(
  { engine, now, journal, days, doubts, holds }: Calendar,
  flights: Flight[],
) {
  const latest = now() + engine.pacing.doubtMs
  for (const flight of flights) {
    const doubted = { ...flight, until: Math.min(flight.until ?? latest, latest) }
    const sent = sentDays(flight.update)
    const loaded = flight.until === undefined ? await days.load(sent) : []
    for (const [index, { day }] of loaded.entries()) {
      for (const [field, value] of sent[index]?.values ?? []) {
        const cell = day.cells[field]
        if (cell) forget(cell, sent[index]?.channels)
        if (field === 'availability' && !isUrgent(field, value)) holds.unconfirmed(day, flight.request)
      }
    }
    await days.save([...new Set(loaded)], journal.keepFlight(doubted))
    doubts.add(doubted)
  }
}

/** A lost request can no longer be applied: where it may have ended a newer value, that is sent once more. */
export async function endDoubts({ now, journal, days, doubts, inTurn, schedule, changed }: Calendar) {
  for (const flight of doubts.over(now())) {
    await inTurn(async () => {
      const sent = sentDays(flight.update)
      const loaded = await days.load(sent)
      for (const [index, { day }] of loaded.entries()) {
        for (const [field, value] of sent[index]?.values ?? []) {
          const taken = day.cells[field]?.taken ?? {}
          for (const [scope, known] of Object.entries(taken))
            if (known && known[1] > flight.request && known[0] !== value) taken[scope] = null
        }
      }
      await days.save([...new Set(loaded)], [journal.dropFlight(flight.request)])
      doubts.remove(flight.request)
      schedule.resume(now())
    })
    changed()
  }
}
