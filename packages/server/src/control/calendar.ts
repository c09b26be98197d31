import { readCalendar } from '../calendar/read-calendar.ts'
import type { ControlHandlers, ControlParts } from './answer.ts'
import { findSetUp } from './find-property.ts'

export function calendarHandlers({ service: { storage, setUps } }: ControlParts) {
  return {
    getCalendar: async ({ path, query }) => {
      const setUp = await findSetUp(setUps, storage.read, path.hr_id)
      return { status: 200, body: { entries: await readCalendar(storage.read, setUp, query) } }
    },
  } satisfies Partial<ControlHandlers>
}
