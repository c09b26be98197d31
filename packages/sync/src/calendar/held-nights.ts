import type { Calendar } from './calendar.ts'
import type { CalendarJournal, Moved } from './calendar-journal.ts'
import { everyone, takenFor, wantedFor } from './cell.ts'
import { type DayAt, keyOf, type Missing, missingOf } from './day.ts'
import { isRepeated, type RepeatedNumbers } from './repeated-numbers.ts'

/**
 * Nights whose availability bookings have moved since it was set (D23). A number that went out before, or is one of the
 * first, is not sent for them, whatever is the reason: it would put back what a booking has taken. It goes when it is set
 * again.
 */
export type HeldNights = ReturnType<typeof openHeldNights>

/** A night whose availability is set anew. */
type Stated = { code: string; date: string; channel_codes?: string[] | undefined }

export type Held = { code: string; date: string; channel: string | undefined }

export function openHeldNights(
  journal: CalendarJournal,
  known: Map<string, Moved>,
  { isUnseen }: Pick<RepeatedNumbers, 'isUnseen'>,
) {
  const nights = new Map(known)
  const change = (key: string, moved: Moved | undefined) => {
    if (moved) nights.set(key, moved)
    else nights.delete(key)
    return journal.keepMoved(key, moved)
  }
  return {
    /** How many nights have a number that is held. */
    count: () => [...nights.values()].filter(({ told }) => told).length,
    /** Whether bookings have moved a night since its availability was set for everyone. */
    isMoved: (code: string, date: string) => nights.has(keyOf(code, date)),
    /** Whether a value must not be sent: the availability of a night that was or may be moved, and that went out before. */
    isHeld({ code, date }: DayAt, missing: Missing) {
      if (!isRepeated(missing)) return false
      if (isUnseen(missing)) return true
      const moved = nights.get(keyOf(code, date))
      return moved !== undefined && !moved.stated?.includes(missing.scope)
    },
    /**
     * While a number for everyone is held: the channels that were given the same number since, whom it does not reach.
     */
    insteadOf({ code, date }: DayAt, { field, cell, scope: all, value }: Missing) {
      if (all !== everyone) return []
      const stated = nights.get(keyOf(code, date))?.stated ?? []
      return stated.flatMap((scope) => {
        const open = wantedFor(cell, scope) === value && takenFor(cell, scope)?.[0] !== value
        return open && cell.parked?.[scope]?.value !== value ? [{ field, cell, scope, value }] : []
      })
    },
    /** A booking has moved a night. */
    moved(code: string, date: string) {
      const key = keyOf(code, date)
      return change(key, nights.get(key)?.told ? { told: true } : {})
    },
    /** Nights' availability is set anew, for everyone or for channels; it counts when `done` is called. */
    stated(all: Stated[]) {
      const before = new Map<string, Moved>()
      const after = new Map<string, Moved | undefined>()
      for (const { code, date, channel_codes: channels } of all) {
        const key = keyOf(code, date)
        const moved = nights.get(key)
        if (!moved) continue
        before.set(key, moved)
        const so = after.has(key) ? after.get(key) : moved
        const stated = [...new Set([...(so?.stated ?? []), ...(channels ?? [])])]
        after.set(key, channels && so ? { ...so, stated } : undefined)
      }
      return {
        changes: [...after].map(([key, moved]) => journal.keepMoved(key, moved)),
        // A booking that came while this was written down has moved the night once more.
        done: () =>
          [...after].flatMap(([key, moved]) => {
            const again = nights.get(key) !== before.get(key)
            const written = change(key, again ? nights.get(key) : moved)
            return again ? [written] : []
          }),
      }
    },
    /** Values are held: those that were not told of yet, and what keeps that in mind. */
    notice(held: Held[]) {
      const news = held.filter(({ code, date }) => nights.get(keyOf(code, date))?.told === undefined)
      const keys = new Set(news.map(({ code, date }) => keyOf(code, date)))
      return { news, changes: [...keys].map((key) => change(key, { ...nights.get(key), told: true })) }
    },
    /** Nights that are over. */
    remove(keys: string[]) {
      for (const key of keys) nights.delete(key)
    },
  }
}

/** It is missing only because the value for all, which is to go before it, would end it. */
export const isTaken = ({ cell, scope, value }: Missing): boolean =>
  scope !== everyone && takenFor(cell, scope)?.[0] === value

/** Whether all that must still be sent of a day, or of a field of it, is held, or is to follow what is. */
export function onlyHeld(heldNights: HeldNights, at: DayAt, all = missingOf(at.day)): boolean {
  const held = all.filter((one) => heldNights.isHeld(at, one))
  const heldForAll = new Set(held.filter(({ scope }) => scope === everyone).map(({ cell }) => cell))
  return all.every((one) =>
    held.includes(one)
      ? heldNights.insteadOf(at, one).length === 0
      : heldForAll.has(one.cell) && isTaken(one),
  )
}

/** Tells of numbers that are held, once for each night, until it is set or booked again. */
export async function emitHeld({ engine, journal, heldNights }: Calendar, held: Held[]): Promise<void> {
  const { news, changes } = heldNights.notice(held)
  if (news.length === 0) return
  await journal.write(changes)
  for (const same of Map.groupBy(news, ({ code, channel }) => JSON.stringify([code, channel])).values()) {
    const [{ code, channel }] = same as [Held]
    const dates = [...new Set(same.map(({ date }) => date))].sort()
    const span = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}, ${dates.length} nights` : dates[0]
    const message =
      `${channel ?? 'The service'} may not have the availability of ${code} (${span}) that was set last. It is not ` +
      'sent, because bookings have changed these nights since it was set, or may have. Set their availability anew.'
    engine.emit({ type: 'availability_held', code, dates, ...(channel && { channel }), message })
  }
}

export const heldOf = ({ code, date }: DayAt, { scope }: Missing): Held => ({
  code,
  date,
  channel: scope === everyone ? undefined : scope,
})
