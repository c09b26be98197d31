import type { CalendarJournal } from './calendar-journal.ts'
import { openDates } from './choose-changes.ts'
import { type Day, type DayAt, isUrgent, keyOf, type Missing, missingOf, placeOf } from './day.ts'

/** The days of which something must still be sent; all others rest in the journal. */
export type WaitingDays = {
  size(): number
  /** Whether one of them is to be closed, and can be now. */
  urgent(now: number): boolean
  all(): Iterable<DayAt>
  /** These days as they are known, in the same order; new ones are empty. */
  load(places: { code: string; date: string }[]): Promise<DayAt[]>
  /** Writes days down, with whatever goes along, and keeps in mind which of them wait. */
  save(days: DayAt[], along?: Parameters<CalendarJournal['write']>[0]): Promise<void>
  /** Forgets days that are over. */
  remove(days: DayAt[]): Promise<void>
}

const isClosing = ({ field, value }: Missing) => isUrgent(field, value)
/** A channel that failed may have to wait. */
const isDue = ({ cell, scope }: Missing, now: number) => (cell.again?.[scope]?.at ?? 0) <= now

/** From so many days of a code on they are read at once. */
const manyDays = 4

/** @param latestAgain a channel that failed waits no longer than until then, whatever clock that was written by */
export async function openWaitingDays(journal: CalendarJournal, latestAgain: number): Promise<WaitingDays> {
  const waiting = new Map<string, DayAt>()
  const closing = new Set<string>()
  const place = (at: DayAt, waits: boolean) => {
    const key = keyOf(at.code, at.date)
    if (waits) waiting.set(key, at)
    else waiting.delete(key)
    if (waits && missingOf(at.day).some(isClosing)) closing.add(key)
    else closing.delete(key)
  }

  async function read(code: string, dates: string[]): Promise<Map<string, Day>> {
    const unknown = dates.filter((date) => !waiting.has(keyOf(code, date))).sort()
    const days = new Map<string, Day>()
    if (unknown.length >= manyDays) {
      const found = await journal.days(code, unknown[0] ?? '', unknown.at(-1) ?? '')
      for (const { date, day } of found) days.set(date, day)
    } else {
      for (const date of unknown) {
        const day = await journal.day(code, date)
        if (day) days.set(date, day)
      }
    }
    return days
  }

  async function load(places: { code: string; date: string }[]): Promise<DayAt[]> {
    const known = new Map<string, Map<string, Day>>()
    for (const [code, of] of Map.groupBy(places, (one) => one.code))
      known.set(code, await read(code, [...new Set(of.map(({ date }) => date))]))
    const loaded = new Map<string, DayAt>()
    return places.map(({ code, date }) => {
      const key = keyOf(code, date)
      // A copy: what is not written down must not be true.
      const held = waiting.has(key) ? structuredClone(waiting.get(key)?.day) : known.get(code)?.get(date)
      const at = loaded.get(key) ?? { code, date, day: held ?? { cells: {} } }
      loaded.set(key, at)
      return at
    })
  }

  for (const at of await load((await journal.waiting()).map(placeOf))) {
    for (const { again } of Object.values(at.day.cells))
      for (const one of Object.values(again ?? {})) one.at = Math.min(one.at, latestAgain)
    place(at, missingOf(at.day).length > 0)
  }
  return {
    size: () => waiting.size,
    urgent(now) {
      const { last } = openDates(now)
      for (const key of closing) {
        const at = waiting.get(key)
        if (at && at.date <= last && missingOf(at.day).some((one) => isClosing(one) && isDue(one, now)))
          return true
      }
      return false
    },
    all: () => waiting.values(),
    load,
    async save(days, along = []) {
      const waits = days.map(({ day }) => missingOf(day).length > 0)
      const changes = days.flatMap((at, index) => {
        const waited = waiting.has(keyOf(at.code, at.date))
        return journal.keepDay(at, waits[index] === waited ? undefined : waits[index])
      })
      await journal.write([...changes, ...along])
      for (const [index, at] of days.entries()) place(at, waits[index] === true)
    },
    async remove(days) {
      await journal.write(days.flatMap(({ code, date }) => journal.dropDay(code, date)))
      for (const at of days) place(at, false)
    },
  }
}
