import type { Calendar } from './calendar.ts'
import { forget } from './cell.ts'
import { openDates } from './choose-changes.ts'

/**
 * Forgets what the service took, of all values from today on, so that everything is sent anew; except the availability
 * of nights that bookings have moved since it was set: the number would put back what they have taken.
 */
export async function refreshAll(calendar: Calendar): Promise<void> {
  const { engine, now, journal, days, schedule, inTurn, holds } = calendar
  const { first } = openDates(engine.clock.span())
  await inTurn(async () => {
    for await (const some of journal.allDays()) {
      const known = await days.load(some.filter(({ date }) => date >= first))
      for (const { code, date, day } of known) {
        delete day.suspect
        const moved = holds.isMoved(code, date)
        for (const [field, cell] of Object.entries(day.cells)) {
          if (field !== 'availability' || !moved) forget(cell, undefined)
          delete cell.parked
          delete cell.again
        }
      }
      await days.save(known)
      schedule.resume(now())
    }
  })
}
