import type { CalendarChange } from '@innwire/sync'
import { mostDaysAhead } from '@innwire/types'
import type { KnownTime } from '../engine/heard-time.ts'
import type { WrongChange } from './read-file.ts'

/** The first day that is not over somewhere on earth, and the last that the service takes. */
export type OpenDates = { first: string; last: string }

const dayMs = 86_400_000

/** Where clocks differ, dates that are open by either. */
export const openDates = ({ earliest, latest }: KnownTime): OpenDates => ({
  first: isoIn(earliest, -1),
  last: isoIn(latest, mostDaysAhead),
})

const isoIn = (time: Date, days: number) => new Date(time.getTime() + days * dayMs).toISOString().slice(0, 10)

/** What the service would refuse, or the engine keep until the date is nearer. */
export function wrongDates(changes: CalendarChange[], { first, last }: OpenDates): WrongChange[] {
  return changes.flatMap(({ date }, index) => {
    const ahead = `more than ${mostDaysAhead.toLocaleString('en')} days ahead`
    const what = date < first ? 'over' : date > last ? ahead : undefined
    return what === undefined ? [] : [{ index, name: 'date', message: `it is ${what}. Leave it out.` }]
  })
}
