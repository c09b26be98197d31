import { type EntryPlace, readCalendar } from '../calendar/read-calendar.ts'
import type { PropertySetUp } from '../property/set-up.ts'
import { listNightBookings, readCalendarHistory } from './calendar-history.ts'
import type { ControlRequest } from './control-types.ts'
import { findRate, findSetUp } from './find-property.ts'
import type { ControlHandlers, ControlParts } from './handler-types.ts'
import { noSuchPlace, numberAfter, pageOf } from './pages.ts'
import { readGrid } from './read-grid.ts'

export function calendarHandlers({ service: { storage, setUps } }: ControlParts) {
  return {
    getCalendar: async ({ path, query: { after, limit, ...range } }) => {
      const setUp = await findSetUp(setUps, storage.read, path.hr_id)
      const place = after === undefined ? undefined : placeOf(setUp, range.code, after)
      const entries = await readCalendar(storage.readInTurns, setUp, range, place, limit + 1)
      const { page, next } = pageOf(entries, limit, ({ date, code }) => `${date} ${code}`)
      return { status: 200, body: { entries: page, next } }
    },

    getCalendarGrid: async ({ path, query: { after, limit, ...wanted } }) => {
      const setUp = await findSetUp(setUps, storage.read, path.hr_id)
      if (after !== undefined && !setUp.rooms.has(after)) throw noSuchPlace()
      const grid = await readGrid(storage.readInTurns, setUp, wanted, after, limit)
      return { status: 200, body: { from: wanted.from, to: wanted.to, ...grid } }
    },

    getCalendarHistory: async ({ path: { hr_id, rate_code, date }, query }) => {
      const { inv_code } = findRate(await findSetUp(setUps, storage.read, hr_id), rate_code)
      const night = { hr_id, rate_code, inv_code, date }
      return { status: 200, body: await readCalendarHistory(storage, night, pageBefore(query)) }
    },

    listNightBookings: async ({ path: { hr_id, rate_code, date }, query, log }) => {
      const { inv_code } = findRate(await findSetUp(setUps, storage.read, hr_id), rate_code)
      const bookings = await listNightBookings(storage, log, { hr_id, inv_code, date }, pageBefore(query))
      return { status: 200, body: bookings }
    },
  } satisfies Partial<ControlHandlers>
}

/** @throws {Refused} 422 */
const pageBefore = ({ after, limit }: ControlRequest<'getCalendarHistory'>['query']) => ({
  before: after === undefined ? undefined : numberAfter(after),
  limit,
})

/** @throws {Refused} 422 */
function placeOf({ rooms }: PropertySetUp, code: string | undefined, after: string): EntryPlace {
  const place = { date: after.slice(0, 10), code: after.slice(11) }
  if (rooms.has(place.code) && (code ?? place.code) === place.code) return place
  throw noSuchPlace()
}
