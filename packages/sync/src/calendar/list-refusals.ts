import type { CalendarChange, RefusedChange } from '../plan/changes.ts'
import { openRefusals } from '../plan/refuse-changes.ts'
import { type Calendar, emitParked } from './calendar.ts'
import { everyone, park, wantedFor } from './cell.ts'
import { openDates } from './choose-changes.ts'
import { codeOf, type DayAt, isUrgent, valuesOf } from './day.ts'
import { retryChanged } from './retry-stuck.ts'
import type { Parked } from './settle-update.ts'
import { writtenAtOnce } from './waiting-days.ts'

/** For so long nobody reads the list of rooms again to see whether it still gives the same reason to refuse. */
const confirmedMs = 21_600_000

/** What the list of rooms refuses needs no request: it is parked, except for what closes a date. */
export type ListRefusals = ReturnType<typeof openListRefusals>

export function openListRefusals(calendar: Calendar) {
  const { engine, rooms, days, now, repeatedNumbers } = calendar
  /** When a list of rooms that was not old gave a reason to refuse. */
  const confirmed = new Map<string, number>()
  /** Parked by a list that is not fresh: it is told when the list has been read again. */
  let untold: Parked[] = []
  const isConfirmed = (reason: string) => now() - (confirmed.get(reason) ?? -Infinity) <= confirmedMs

  function parkOne({ change, reason }: RefusedChange, at: DayAt): Parked[] {
    // The list may be wrong: what closes a date is tried.
    const values = valuesOf(change).filter(([field, value]) => !isUrgent(field, value))
    return values.flatMap(([field, value]) =>
      (change.channel_codes ?? [everyone]).flatMap((scope) => {
        const cell = at.day.cells[field]
        if (!cell || wantedFor(cell, scope) !== value) return []
        park(cell, scope, value, reason)
        if (field === 'availability') repeatedNumbers.note(at.day, [scope], false)
        return { code: at.code, date: at.date, channel: scope || undefined, reason }
      }),
    )
  }

  return {
    /** Parks what the list refuses of changes that were just applied to these days. */
    parkAtOnce(changes: CalendarChange[], loaded: DayAt[]) {
      const list = rooms.known()
      if (!list) return
      const refusals = openRefusals(list)
      const byPlace = new Map(loaded.map((at) => [`${at.code} ${at.date}`, at]))
      for (const change of changes) refusals.accepted(change)
      const parked = refusals.refused.flatMap(({ change, reason }) => {
        const at = byPlace.get(`${codeOf(change)} ${change.date}`)
        return at ? parkOne({ change, reason }, at) : []
      })
      const unsure = parked.filter(({ reason }) => !isConfirmed(reason))
      if (rooms.isFresh()) for (const { reason } of unsure) confirmed.set(reason, now())
      else untold.push(...unsure)
      // Also an answer that is not old may have been cut short: another one follows some minutes later.
      if (unsure.length > 0) rooms.doubt()
      emitParked(
        calendar,
        parked.filter(({ reason }) => isConfirmed(reason)),
      )
    },
    /** Parks what the list refuses of values that were about to be sent. Call it with the mutex held. */
    async parkUnsent(refused: RefusedChange[]) {
      const parked: Parked[] = []
      for (let from = 0; from < refused.length; from += writtenAtOnce) {
        const part = refused.slice(from, from + writtenAtOnce)
        const loaded = await days.load(
          part.map(({ change }) => ({ code: codeOf(change), date: change.date })),
        )
        for (const [index, one] of part.entries()) parked.push(...parkOne(one, loaded[index] as DayAt))
        await days.save([...new Set(loaded)])
      }
      emitParked(calendar, parked)
    },
    /** Whether one of these refusals must be confirmed by reading the list again. */
    mustBeConfirmed(refused: RefusedChange[]) {
      const unsure = refused.filter(({ reason }) => !isConfirmed(reason))
      if (unsure.length === 0) return false
      rooms.doubt()
      if (rooms.stale() && !days.urgent(now(), openDates(engine.clock.span()).last)) return true
      for (const { reason } of unsure) confirmed.set(reason, now())
      return false
    },
    /** Whether something is to be told or to be sent again, once the list is known to be right. */
    pending: () => untold.length > 0 || rooms.changed().length > 0,
    /** Sees to that. */
    async settle() {
      await retryChanged(calendar)
      if (untold.length === 0 || rooms.stale()) return
      const told = untold
      untold = []
      const loaded = await days.load(told)
      const still = told.filter(({ channel, reason }, index) =>
        Object.values(loaded[index]?.day.cells ?? {}).some(
          (cell) => cell.parked?.[channel ?? everyone]?.reason === reason,
        ),
      )
      for (const { reason } of still) confirmed.set(reason, now())
      emitParked(calendar, still)
    },
  }
}
