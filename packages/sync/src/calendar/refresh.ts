import type { Calendar } from './calendar.ts'
import { openDates } from './choose-changes.ts'

/** Forgets what the service took, of all values from today on, so that everything is sent anew. */
export async function refreshAll({ engine, now, journal, days, schedule, inTurn }: Calendar): Promise<void> {
  const { first } = openDates(engine.now())
  await inTurn(async () => {
    for await (const some of journal.allDays()) {
      const known = await days.load(some.filter(({ date }) => date >= first))
      for (const { day } of known) {
        delete day.suspect
        for (const cell of Object.values(day.cells)) {
          cell.taken = {}
          delete cell.parked
          delete cell.again
        }
      }
      await days.save(known)
      schedule.resume(now())
    }
  })
}
