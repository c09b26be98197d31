import type { Calendar } from './calendar.ts'
import { forget } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { wentTo } from './repeated-numbers.ts'

/**
 * Forgets what the service took, of all values from today on, so that everything is sent anew; except the availability
 * of nights that bookings have moved since it was set: the number would put back what they have taken.
 */
export async function refreshAll(calendar: Calendar): Promise<void> {
  const { engine, now, journal, days, schedule, mutex, heldNights, repeatedNumbers } = calendar
  const { first } = openDates(engine.clock.span())
  await mutex(async () => {
    await journal.write([journal.forgetIds(await journal.lastRequest())])
    calendar.replayed.forget()
    for await (const some of journal.allDays()) {
      const known = await days.load(some.filter(({ date }) => date >= first))
      for (const { code, date, day } of known) {
        delete day.suspect
        const moved = heldNights.isMoved(code, date)
        const number = day.cells.availability
        if (number && !moved) repeatedNumbers.note(day, wentTo(number))
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
