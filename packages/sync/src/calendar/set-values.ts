import { InputError, type InputIssue } from '@innwire/client'
import pLimit from 'p-limit'
import { knownTime } from '../engine/known-time.ts'
import { checkStated } from '../engine/statements.ts'
import { timeSlices } from '../engine/time-slices.ts'
import type { CalendarChange } from '../plan/changes.ts'
import { checkCalendar } from '../plan/check-calendar.ts'
import { rulesOf } from '../plan/forbidden-fields.ts'
import type { EntryChange } from '../store/store.ts'
import type { Statement } from './booked-nights.ts'
import type { Calendar } from './calendar.ts'
import { type Cell, emptyCell, everyone, forget, isUntried, want } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { codeOf, type DayAt, isUrgent, keyOf, missingOf, valuesOf } from './day.ts'
import type { ListRefusals } from './list-refusals.ts'
import type { UnhandedRooms } from './unhanded-rooms.ts'

/** So many changes are applied and written at once: more would keep others from their turn. */
const appliedAtOnce = 250

/** Writes wanted values down, before anything is sent: some at a time, those of codes that are to be closed first. */
export function valueSetter(
  calendar: Calendar,
  refusals: ListRefusals,
  { bookings, feed }: Statement,
  unhanded: UnhandedRooms,
) {
  const { engine, now, days, schedule, mutex, journal } = calendar
  const keeps = bookings === 'keep availability'
  // Without the feed nobody knows what bookings have moved.
  const sendsAll = !feed && bookings === 'lower availability'
  // Of two calls the later one wins, also where the parts of the first are written for long.
  const oneByOne = pLimit(1)

  /** @returns whether anything was changed */
  async function apply(changes: CalendarChange[], closes: boolean): Promise<boolean> {
    // What is set now is set after it.
    await unhanded.apply()
    const loaded = await days.load(changes.map((change) => ({ code: codeOf(change), date: change.date })))
    const news = await bookedSince(calendar, changes, sendsAll)
    const touched = new Set<DayAt>()
    for (const [index, change] of changes.entries()) {
      const at = loaded[index] as DayAt
      if (applyOne(calendar, at, change, { moved: news.isMoved(at), keeps, state: unhanded.state }))
        touched.add(at)
    }
    refusals.parkAtOnce(changes, [...touched])
    await days.save([...touched], news.removals)
    await journal.write(news.stated())
    // A number that is set may be 0 without the rooms of bookings that were not handed over.
    const mayClose = closes || [...touched].some(({ day }) => day.cells.availability?.said)
    if (mayClose && closesNow([...touched], openDates(engine.clock.span()).last)) {
      schedule.hurry()
      calendar.push()
    }
    return touched.size > 0
  }

  return (given: CalendarChange[]): Promise<void> => {
    // A copy: who gave them may change them while others have their turn.
    const changes = Array.isArray(given) ? given.map(copyOf) : given
    return oneByOne(async () => {
      await checkChanges(changes, firstOpen(engine))
      if (changes.some(({ availability }) => availability !== undefined)) checkStated('bookings', bookings)
      const breathe = timeSlices()
      let touched = false
      try {
        for (const { some, closes } of await partsOf(changes)) {
          await breathe()
          touched = (await mutex(() => apply(some, closes))) || touched
        }
      } finally {
        if (touched) schedule.collect(now())
        calendar.push()
      }
    })
  }
}

/** Before it is known what is over, all is taken: what is over is left out when it is known. */
function firstOpen(engine: Calendar['engine']): string {
  const time = knownTime(engine)
  return time ? openDates(time).first : ''
}

const copyOf = (change: CalendarChange): CalendarChange =>
  typeof change === 'object' && change !== null && Array.isArray(change.channel_codes)
    ? { ...change, channel_codes: [...change.channel_codes] }
    : typeof change === 'object' && change !== null
      ? { ...change }
      : change

/** The changes code by code, in their order, a few hundred at a time; codes with a date that is closed come first. */
async function partsOf(changes: CalendarChange[]): Promise<{ some: CalendarChange[]; closes: boolean }[]> {
  const breathe = timeSlices()
  const byCode = new Map<string, { closes: boolean; all: CalendarChange[] }>()
  for (const change of changes) {
    await breathe()
    const code = codeOf(change)
    const of = byCode.get(code) ?? { closes: false, all: [] }
    of.all.push(change)
    of.closes ||= valuesOf(change).some(([field, value]) => isUrgent(field, value))
    byCode.set(code, of)
  }
  const sorted = [...byCode.values()].sort((one, other) => Number(other.closes) - Number(one.closes))
  const parts: { some: CalendarChange[]; closes: boolean }[] = []
  let last: { some: CalendarChange[]; closes: boolean } | undefined
  for (const { closes, all } of sorted) {
    for (let from = 0; from < all.length; from += appliedAtOnce) {
      const some = all.slice(from, from + appliedAtOnce)
      if (last && last.some.length + some.length <= appliedAtOnce) {
        last.some.push(...some)
        last.closes ||= closes
      } else {
        last = { some, closes }
        parts.push(last)
      }
    }
  }
  return parts
}

/** Whether a date is to be closed that can be now, and that nothing has failed for. */
const closesNow = (touched: DayAt[], last: string): boolean =>
  touched.some(
    ({ date, day }) =>
      date <= last &&
      missingOf(day).some(
        ({ field, value, cell, scope }) => isUrgent(field, value) && isUntried(cell, scope),
      ),
  )

/** @returns whether the day is another one now */
function applyOne(
  calendar: Calendar,
  at: DayAt,
  change: CalendarChange,
  { moved, keeps, state }: { moved: boolean; keeps: boolean; state: UnhandedRooms['state'] },
): boolean {
  const { day } = at
  const before = JSON.stringify(day)
  if (change.availability !== undefined && keeps) day.stated = calendar.engine.clock.span().earliest
  for (const [field, value] of valuesOf(change)) {
    day.cells[field] ??= emptyCell()
    const cell = day.cells[field]
    if (field === 'availability' && moved) renew(calendar, at, cell, change.channel_codes)
    if (field === 'availability') state(at, cell, Number(value), change.channel_codes)
    else want(cell, value, change.channel_codes, (one) => isUrgent(field, one))
    if (field === 'availability') calendar.presentNumbers.set(at, change.channel_codes)
    if (field === 'availability') calendar.repeatedNumbers.stated(at, cell, change.channel_codes)
    if (field !== 'price') continue
    if ('rate_code' in change && change.rate_code !== undefined) day.byRate = true
    else delete day.byRate
  }
  return JSON.stringify(day) !== before
}

/**
 * The service has counted bookings since: what it was sent last says nothing of what it has. Only of the channels that
 * are set: to the others, the last number may be too high by now.
 */
function renew({ renewed }: Calendar, { code, date }: DayAt, cell: Cell, channels: string[] | undefined) {
  if (channels) forget(cell, channels)
  else cell.taken = {}
  const key = keyOf(code, date)
  renewed.set(key, new Set([...(renewed.get(key) ?? []), ...(channels ?? [everyone])]))
}

/**
 * Nights whose availability bookings have moved since it was set.
 * @param sendsAll each number that is set is sent
 */
async function bookedSince(
  { journal, engine, heldNights }: Calendar,
  changes: CalendarChange[],
  sendsAll: boolean,
) {
  const removals: EntryChange[] = []
  const today = openDates(engine.clock.span()).first
  if (engine.clock.isSure())
    for (const code of new Set(changes.map(codeOf))) removals.push(...(await journal.over(code, today)))
  const numbers = changes.flatMap((change) => (change.availability === undefined ? [] : [change]))
  const set = numbers.map((change) => ({ ...change, code: codeOf(change) }))
  const moved = new Set(
    set.filter(({ code, date }) => heldNights.isMoved(code, date)).map(({ code, date }) => keyOf(code, date)),
  )
  const stated = heldNights.stated(set)
  return {
    removals: [...removals, ...stated.changes],
    stated: stated.done,
    isMoved: ({ code, date }: DayAt) => sendsAll || moved.has(keyOf(code, date)),
  }
}

/** @throws {InputError} with every wrong place; nothing was written down */
async function checkChanges(changes: CalendarChange[], first: string) {
  await checkCalendar(changes)
  const breathe = timeSlices()
  const issues: InputIssue[] = []
  const rules = rulesOf(undefined)
  for (const [index, change] of changes.entries()) {
    await breathe()
    if (change.date < first)
      issues.push({ path: `changes[${index}].date`, message: `${change.date} is over. Leave it out.` })
    const { forbidden, reason } = rules(change)
    for (const [field] of valuesOf(change)) {
      if (!forbidden.includes(field)) continue
      issues.push({ path: `changes[${index}].${field}`, message: reason([field]) })
    }
  }
  if (issues.length > 0) throw new InputError(issues)
}
