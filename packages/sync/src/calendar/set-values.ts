import { InputError, type InputIssue } from '@innwire/client'
import { sparingPause } from '../engine/pacing.ts'
import type { CalendarChange } from '../plan/changes.ts'
import { checkChanges as checkValues } from '../plan/read-changes.ts'
import type { EntryChange } from '../store/store.ts'
import type { Calendar } from './calendar.ts'
import { type Cell, emptyCell, everyone, forget, want } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { codeOf, type DayAt, isUrgent, keyOf, missingOf, valuesOf } from './day.ts'

/** Writes wanted values down, before anything is sent. */
export async function setValues(calendar: Calendar, given: CalendarChange[], feed: boolean): Promise<void> {
  checkChanges(given, openDates(calendar.engine.now()).first)
  // A copy: who gave them may change them while others have their turn.
  const changes = given.map((change) => structuredClone(change))
  if (changes.length === 0) return
  const { now, days, schedule, inTurn } = calendar
  await inTurn(async () => {
    const places = changes.map((change) => ({ code: codeOf(change), date: change.date }))
    const loaded = await days.load(places)
    const news = await bookedSince(calendar, changes, feed)
    const touched = new Set<DayAt>()
    for (const [index, change] of changes.entries()) {
      const at = loaded[index] as DayAt
      if (apply(calendar, at, change, news.isMoved(at))) touched.add(at)
    }
    await days.save([...touched], news.removals)
    await calendar.journal.write(news.stated())
    const { last } = openDates(calendar.engine.now())
    const urgent = [...touched].some(
      ({ date, day }) =>
        date <= last &&
        missingOf(day).some(
          ({ field, value, cell, scope }) => isUrgent(field, value) && !cell.failed?.[scope],
        ),
    )
    if (urgent) schedule.hurry()
    else if (touched.size > 0) schedule.collect(now() + collectPause(calendar))
  })
  calendar.push()
}

const collectPause = ({ engine: { budget, quota, pacing } }: Calendar) =>
  Math.max(pacing.collectMs, sparingPause(budget.state(), quota))

/** @returns whether the day is another one now */
function apply(calendar: Calendar, at: DayAt, change: CalendarChange, moved: boolean): boolean {
  const { day } = at
  const before = JSON.stringify(day)
  for (const [field, value] of valuesOf(change)) {
    day.cells[field] ??= emptyCell()
    const cell = day.cells[field]
    if (field === 'availability' && moved) renew(calendar, at, cell, change.channel_codes)
    want(cell, value, change.channel_codes)
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
 * Nights whose availability bookings have moved since it was set. Without the feed nobody knows which, so that each
 * number that is set is sent.
 */
async function bookedSince({ journal, engine, holds }: Calendar, changes: CalendarChange[], feed: boolean) {
  const removals: EntryChange[] = []
  const today = openDates(engine.now()).first
  for (const code of new Set(changes.map(codeOf))) removals.push(...(await journal.over(code, today)))
  const numbers = changes.flatMap((change) => (change.availability === undefined ? [] : [change]))
  const set = numbers.map((change) => ({ ...change, code: codeOf(change) }))
  const moved = new Set(
    set.filter(({ code, date }) => holds.isMoved(code, date)).map(({ code, date }) => keyOf(code, date)),
  )
  const stated = holds.stated(set)
  return {
    removals: [...removals, ...stated.changes],
    stated: stated.done,
    isMoved: ({ code, date }: DayAt) => !feed || moved.has(keyOf(code, date)),
  }
}

/** @throws {InputError} with every wrong place; nothing was written down */
function checkChanges(changes: CalendarChange[], first: string) {
  Array.from(checkValues(changes))
  const issues: InputIssue[] = []
  for (const [index, change] of changes.entries()) {
    if (change.date < first)
      issues.push({ path: `changes[${index}].date`, message: `${change.date} is over. Leave it out.` })
    if (!('rate_code' in change) || change.rate_code === undefined) continue
    for (const [field] of valuesOf(change)) {
      if (field === 'price') continue
      const message = 'By rate_code only the price can be set. Name the group by inv_code.'
      issues.push({ path: `changes[${index}].${field}`, message })
    }
  }
  if (issues.length > 0) throw new InputError(issues)
}
