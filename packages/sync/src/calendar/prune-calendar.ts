import { dayMs } from '../budget/usage.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { unsurePauseMs } from '../engine/service-clock.ts'
import { timeSlices } from '../engine/time-slices.ts'
import type { EntryChange } from '../store/store.ts'
import type { Calendar } from './calendar.ts'
import { channelKey } from './channels.ts'
import { openDates } from './choose-changes.ts'
import { type Day, type DayAt, placeOf } from './day.ts'

const writtenAtOnce = 500

/** After the engine was opened: there is more to do then. */
const firstPauseMs = 600_000

/** Forgets once a day what is over, or what nothing depends on any more. */
export function openCalendarPruning(calendar: Calendar): Recurring {
  let opened = false
  return flow('calendar', calendar.engine, async () => {
    const pause = opened ? dayMs : firstPauseMs
    if (opened && !calendar.engine.clock.isSure()) return unsurePauseMs
    if (opened) await pruneCalendar(calendar)
    opened = true
    return pause
  })
}

async function pruneCalendar(calendar: Calendar): Promise<void> {
  const { engine, journal, days, mutex, open, channels, rooms } = calendar
  const { first } = openDates(engine.clock.span())
  const breathe = timeSlices()
  // The last one may be under way: what comes of it is written down later.
  const last = (await journal.lastRequest()) - 1
  const latest = new Set<number>()
  for await (const some of journal.allDays()) {
    const over = some.filter(({ date }) => date < first)
    if (over.length > 0) await mutex(() => days.remove(over))
    for (const at of some) if (at.date >= first) keepRequests(at, latest)
    await breathe()
  }
  // Of an older request no channel has a value any more: what became of it matters to nobody.
  const isOld = (request: number) => request <= last && !latest.has(request)
  const transactions = [...open.keys()].filter(isOld)
  const results = (await journal.results()).filter((request) => isOld(request) && !open.has(request))
  const nights = [...(await journal.moved()).keys()].filter((key) => placeOf(key).date < first)
  const lists = rooms.known()?.map((room) => room.channel_codes) ?? []
  const connected = new Set(lists.every(Boolean) ? lists.flat() : [])
  const booked = (await journal.booked()).filter(({ date }) => date < first)
  const gone = [...channels.all()].filter(({ channel }) => connected.size > 0 && !connected.has(channel))
  await writeInSlices(calendar, [
    ...transactions.map(journal.dropTransaction),
    ...results.map(journal.dropResult),
    ...nights.map((key) => journal.keepMoved(key, undefined)),
    ...booked.map(journal.dropBooked),
    ...gone.map(({ channel, group }) => journal.keepChannel(channelKey(channel, group), undefined)),
  ])
  for (const request of transactions) open.delete(request)
  calendar.heldNights.remove(nights)
  for (const one of gone) channels.forget(one)
  calendar.changed()
}

async function writeInSlices({ journal, mutex }: Calendar, changes: EntryChange[]) {
  const breathe = timeSlices()
  for (let from = 0; from < changes.length; from += writtenAtOnce) {
    await breathe()
    await mutex(() => journal.write(changes.slice(from, from + writtenAtOnce)))
  }
}

/** The requests that channels have the values of a day from. */
function keepRequests({ day }: DayAt, latest: Set<number>) {
  for (const { taken } of Object.values<NonNullable<Day['cells']['price']>>(day.cells))
    for (const known of Object.values(taken)) if (known) latest.add(known[1])
}
