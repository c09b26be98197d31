import type { CalendarField } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import { type Calendar, emitParked } from './calendar.ts'
import type { OpenTransaction } from './calendar-journal.ts'
import { type Cell, drop, mostRefusals, takenFor, type Value, wantedFor } from './cell.ts'
import { againPause } from './channels.ts'
import type { DayAt } from './day.ts'
import type { Place } from './read-ends.ts'
import { type SentDay, sentDays } from './sent-values.ts'
import type { Parked } from './settle-update.ts'

/** How a transaction ended for a group on a channel: null for good, or why it failed. */
export type End = Place & { failure: string | null }

/** A value of a request that a channel did not take, and that is still wanted. */
type Failed = { at: DayAt; field: CalendarField; cell: Cell; value: Value }

/** What ends have changed, and what is to be told of it when that is written down. */
export type Settled = { days: DayAt[]; changed: Set<End>; recovered: End[]; emit: () => void }

/** Writes into the days what channels made of a request, and keeps in mind which channels are down. */
export async function settleEnds(calendar: Calendar, open: OpenTransaction, ends: End[]): Promise<Settled> {
  const { engine, channels, days, now, repeatedNumbers } = calendar
  const { request } = open
  const touched = new Set<DayAt>()
  const parked: Parked[] = []
  const begun: End[] = []
  const recovered = ends.filter(
    ({ channel, group, failure }) => failure === null && channels.took(channel, group, request),
  )
  const changed = new Set(recovered)

  // A channel that took its values has something to forget only where it failed before.
  const told = ends.filter(({ failure }) => open.again || failure !== null)
  const breathe = timeSlices()
  const concerns = openConcerns(calendar)
  const sent: SentDay[] = []
  for (const one of told.length > 0 ? sentDays(open.update) : []) {
    await breathe()
    if (told.some((end) => concerns(one, end))) sent.push(one)
  }
  const loaded = await days.load(sent)
  for (const end of told) {
    const { channel, group, failure } = end
    const failed: Failed[] = []
    let seen = false
    for (const [index, at] of loaded.entries()) {
      await breathe()
      const one = sent[index] as SentDay
      if (!concerns(one, end)) continue
      for (const [field, value] of one.values) {
        const cell = at.day.cells[field]
        // A later request has taken its place, and tells of itself.
        if (!cell || takenFor(cell, channel)?.[1] !== request) continue
        if (failure === null) {
          if (cell.again?.[channel]) touched.add(at)
          drop(cell, 'again', channel)
          continue
        }
        seen = true
        touched.add(at)
        cell.taken[channel] = null
        // What has changed meanwhile goes as if nothing had failed.
        if (wantedFor(cell, channel) !== value) continue
        failed.push({ at, field, cell, value })
        if (field === 'availability') repeatedNumbers.note(at.day, [channel])
      }
    }
    // What was refused at once stands among the failed entries too (D13); of that the answer has told.
    if (failure === null || !seen) continue
    changed.add(end)
    if (isRefusal(failed, end)) {
      parked.push(...narrow(failed, end))
    } else if (failed.length > 0 && failed.every(({ cell }) => isFirstApart(cell, end))) {
      const next = now() + againPause(engine.pacing, 0)
      // It is compared with what the channel takes since its values were halved.
      for (const { cell } of failed) sendAgain(cell, end, next, cell.again?.[channel]?.request)
    } else {
      const reason = failure
      if (channels.failed({ channel, group, request, reason }, now(), engine.now())) begun.push(end)
      // When, the channel says: all that it did not take goes together.
      for (const { cell } of failed) sendAgain(cell, end, 0, request)
    }
    calendar.schedule.resume(now())
  }
  return {
    days: [...touched],
    changed,
    recovered,
    emit() {
      for (const same of Map.groupBy(begun, ({ channel }) => channel).values()) emitFailure(calendar, same)
      emitParked(calendar, parked)
      for (const same of Map.groupBy(recovered, ({ channel }) => channel).values())
        emitRecovery(calendar, same)
    },
  }

  /**
   * The channel has taken other values of the group since it did not take these, or refused this one alone before, and
   * has failed nothing else since.
   */
  function isRefusal(failed: Failed[], { channel, group }: End): boolean {
    const isDown = channels.down(channel, group) !== undefined
    return (
      failed.length > 0 &&
      failed.every(({ cell }) => {
        const again = cell.again?.[channel]
        const refusedAlone = !isDown && failed.length === 1 && (again?.refusals ?? 0) > 0
        return refusedAlone || channels.lastTaken(channel, group) > (again?.request ?? Infinity)
      })
    )
  }

  /** A half that went by itself for the first time. When it fails once more, while nothing is taken, the channel is down. */
  function isFirstApart(cell: Cell, { channel }: End): boolean {
    const again = cell.again?.[channel]
    return again !== undefined && again.at > 0 && again.failures === 0
  }

  /** Since when the channel does not have it, as far as that is known. */
  function sinceOf(before: { since?: number } | undefined): number {
    return before?.since ?? open.at ?? engine.now()
  }

  function sendAgain(cell: Cell, { channel, group }: End, at: number, apart: number | undefined) {
    const before = cell.again?.[channel]
    const failures = (before?.failures ?? 0) + 1
    const again = { ...before, failures, at, group, request: apart ?? request, since: sinceOf(before) }
    cell.again = { ...cell.again, [channel]: again }
  }

  /**
   * A channel names what it refuses by its group only. Its values are halved, and each half goes by itself, until what
   * is refused stands alone. @returns what was parked
   */
  function narrow(failed: Failed[], { channel, group, failure }: End): Parked[] {
    const { pacing } = engine
    if (failed.length > 1) {
      const sorted = failed.toSorted((one, other) => (one.at.date < other.at.date ? -1 : 1))
      const half = Math.ceil(sorted.length / 2)
      const first = now() + againPause(pacing, 0)
      for (const [index, { cell }] of sorted.entries()) {
        const before = cell.again?.[channel]
        // Those of one time go together.
        const at = index < half ? first : first + 1
        cell.again = {
          ...cell.again,
          [channel]: { ...before, failures: 0, at, group, request, since: sinceOf(before) },
        }
      }
      return []
    }
    return failed.flatMap(({ at, cell, value }) => {
      const before = cell.again?.[channel]
      const refusals = (before?.refusals ?? 0) + 1
      if (refusals >= mostRefusals) {
        const reason = failure ?? ''
        drop(cell, 'again', channel)
        cell.parked = { ...cell.parked, [channel]: { value, reason, byChannel: true, request } }
        return [{ code: at.code, date: at.date, channel, reason }]
      }
      const failures = (before?.failures ?? 0) + 1
      const next = now() + againPause(pacing, failures - 1)
      cell.again = {
        ...cell.again,
        [channel]: { failures, refusals, at: next, group, request, since: sinceOf(before) },
      }
      return []
    })
  }
}

/** Entries name groups, not rates; of a rate that is in no list of rooms, any may be meant. */
function openConcerns({ rooms }: Calendar) {
  const rates = new Map(rooms.known()?.map((room) => [room.rate_code, room]))
  return (sent: SentDay, { channel, group }: Place): boolean => {
    if (sent.channels && !sent.channels.includes(channel)) return false
    if (sent.group !== undefined) return sent.group === group
    const rate = rates.get(sent.code)
    return !rate || (rate.inv_code === group && (rate.channel_codes?.includes(channel) ?? true))
  }
}

function emitFailure({ engine }: Calendar, ends: End[]) {
  const [{ channel, group, failure }] = ends as [End]
  const groups = ends.map((end) => end.group).join(', ')
  const message =
    `${channel} did not take values of ${groups} and sells by older ones. They are sent to it again until it takes ` +
    `them. Look at its connection and mappings. It says: ${failure}`
  engine.emit({ type: 'channel_failed', channel, code: group, message })
}

function emitRecovery({ engine }: Calendar, ends: End[]) {
  const [{ channel, group }] = ends as [End]
  const groups = ends.map((end) => end.group).join(', ')
  const message = `${channel} takes values of ${groups} again. What it did not take meanwhile is sent to it now.`
  engine.emit({ type: 'channel_recovered', channel, code: group, message })
}

/** The places that have a value of a request at present: later ones, or a refusal, may have taken all of it away. */
export async function activePlaces(
  calendar: Calendar,
  { request, update }: OpenTransaction,
  places: Place[],
): Promise<Place[]> {
  const sent = sentDays(update)
  const loaded = await calendar.days.load(sent)
  const concerns = openConcerns(calendar)
  const breathe = timeSlices()
  const active = new Set<Place>()
  for (const [index, one] of sent.entries()) {
    await breathe()
    for (const place of places) {
      if (active.has(place) || !concerns(one, place)) continue
      const cells = one.values.map(([field]) => loaded[index]?.day.cells[field])
      if (cells.some((cell) => cell && takenFor(cell, place.channel)?.[1] === request)) active.add(place)
    }
  }
  return [...active]
}
