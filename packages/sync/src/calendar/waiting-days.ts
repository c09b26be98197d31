import { timeSlices } from '../engine/time-slices.ts'
import { openWaitingSince } from '../engine/waiting-since.ts'
import type { EntryChange } from '../store/store.ts'
import type { CalendarJournal } from './calendar-journal.ts'
import type { Channels } from './channels.ts'
import { type Day, type DayAt, isUrgent, keyOf, type Missing, missingOf, placeOf } from './day.ts'

/** The days of which something must still be sent; all others rest in the journal. */
export type WaitingDays = Awaited<ReturnType<typeof openWaitingDays>>

const hasParked = ({ cells }: Day) =>
  Object.values(cells).some(({ parked }) => parked && Object.keys(parked).length > 0)

/** Since when a channel does not have what it should, as far as values were sent to it again. */
function againSince({ cells }: Day): number | undefined {
  const times = Object.values(cells).flatMap(({ again }) =>
    Object.values(again ?? {}).flatMap((one) => one.since ?? []),
  )
  return times.length > 0 ? Math.min(...times) : undefined
}

const isClosing = ({ field, value }: Missing) => isUrgent(field, value)
const isInTime = ({ cell, scope }: Missing, now: number) => {
  const failed = cell.failed?.[scope]
  return !failed || (failed.alone === 0 && failed.at <= now)
}

/** From so many days of a code on they are read at once. */
const manyDays = 4
export const writtenAtOnce = 250

/**
 * @param latestAgain a channel that failed waits no longer than until then, whatever clock that was written by
 * @param now what time it is, as far as that is known
 */
export async function openWaitingDays(
  journal: CalendarJournal,
  channels: Channels,
  latestAgain: number,
  now: () => number,
) {
  const waiting = new Map<string, DayAt>()
  const since = openWaitingSince()
  const parked = new Set(await journal.parked())
  const closing = new Set<string>()
  /** What goes again to a channel that does not take it is no longer urgent, and neither is what requests fail with. */
  const isUrgentNow = (missing: Missing, now: number) =>
    isClosing(missing) && !channels.isRetry(missing.cell, missing.scope) && isInTime(missing, now)
  const place = (at: DayAt, waits: boolean) => {
    const key = keyOf(at.code, at.date)
    if (waits) waiting.set(key, at)
    else waiting.delete(key)
    // What was sent again waits until the channel has said that it took it.
    const sentAgainSince = againSince(at.day)
    if (waits || sentAgainSince !== undefined) since.add(key, sentAgainSince ?? now())
    else since.remove(key)
    if (hasParked(at.day)) parked.add(key)
    else parked.delete(key)
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
    const breathe = timeSlices()
    const known = new Map<string, Map<string, Day>>()
    const byCode = new Map<string, Set<string>>()
    for (const { code, date } of places) {
      await breathe()
      byCode.set(code, (byCode.get(code) ?? new Set()).add(date))
    }
    for (const [code, dates] of byCode) {
      await breathe()
      known.set(code, await read(code, [...dates]))
    }
    const loaded = new Map<string, DayAt>()
    const found: DayAt[] = []
    for (const { code, date } of places) {
      await breathe()
      const key = keyOf(code, date)
      let at = loaded.get(key)
      if (!at) {
        // A copy: what is not written down must not be true.
        const held = waiting.has(key) ? structuredClone(waiting.get(key)?.day) : known.get(code)?.get(date)
        at = { code, date, day: held ?? { cells: {} } }
        loaded.set(key, at)
      }
      found.push(at)
    }
    return found
  }

  for await (const places of journal.waiting()) {
    for (const { code, date, since: at } of places) since.add(keyOf(code, date), at)
    for (const at of await load(places)) {
      for (const { again, failed } of Object.values(at.day.cells))
        for (const one of [...Object.values(again ?? {}), ...Object.values(failed ?? {})])
          one.at = Math.min(one.at, latestAgain)
      const { repeated = {} } = at.day.cells.availability ?? {}
      for (const [scope, since] of Object.entries(repeated)) repeated[scope] = Math.min(since, now())
      place(at, missingOf(at.day).length > 0)
    }
  }

  async function save(days: DayAt[], along: EntryChange[]) {
    const waits = days.map(({ day }) => missingOf(day).length > 0)
    const changes = days.flatMap((at, index) => {
      const key = keyOf(at.code, at.date)
      const wait = waits[index] ? (againSince(at.day) ?? now()) : null
      const kept = journal.keepDay(at, waits[index] === waiting.has(key) ? undefined : wait)
      const isParked = hasParked(at.day)
      return isParked === parked.has(key) ? kept : [...kept, journal.keepParked(key, isParked)]
    })
    await journal.write([...changes, ...along])
    for (const [index, at] of days.entries()) place(at, waits[index] === true)
  }

  return {
    size: () => waiting.size,
    /** Since when the oldest of them waits, in milliseconds since 1970, to the minute; undefined when none does. */
    oldest(): number | undefined {
      const oldest = since.oldest()
      // It may have been written by a clock that was ahead.
      return oldest === undefined ? undefined : Math.min(oldest, now())
    },
    /** How many days from a date on have a value that is parked. */
    parked(from: string) {
      let count = 0
      for (const key of parked) if (placeOf(key).date >= from) count += 1
      return count
    },
    /** Whether one of them is to be closed, now or later. */
    closes: () => closing.size > 0,
    /** Whether one of them is to be closed, and can be now. */
    urgent(now: number, last: string, first = '') {
      for (const key of closing) {
        const at = waiting.get(key)
        const isIn = at && at.date >= first && at.date <= last
        if (isIn && missingOf(at.day).some((one) => isUrgentNow(one, now))) return true
      }
      return false
    },
    all: () => waiting.values(),
    /** These days as they are known, in the same order; new ones are empty. */
    load,
    /**
     * Writes days down, and keeps in mind which of them wait. Many are written in several steps, what goes along in the
     * last.
     */
    async save(days: DayAt[], along: EntryChange[] = []) {
      const breathe = timeSlices()
      let from = 0
      for (; from + writtenAtOnce < days.length; from += writtenAtOnce) {
        await save(days.slice(from, from + writtenAtOnce), [])
        await breathe()
      }
      await save(days.slice(from), along)
    },
    /** Forgets days that are over. */
    async remove(days: DayAt[]) {
      const breathe = timeSlices()
      for (let from = 0; from < days.length; from += writtenAtOnce) {
        await breathe()
        const some = days.slice(from, from + writtenAtOnce)
        await journal.write(some.flatMap(({ code, date }) => journal.dropDay(code, date)))
        for (const { code, date } of some) place({ code, date, day: { cells: {} } }, false)
      }
    },
  }
}
