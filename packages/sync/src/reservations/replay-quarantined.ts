import type { Reservation } from '@innwire/types'
import type { ReplayedEntries } from './change.ts'
import { numberKey } from './change-key.ts'
import { keep } from './feed-journal.ts'
import { distinct, emitUnclear } from './nights.ts'
import { leaveQuarantine, release, type SavingParts, whyUnreadable } from './quarantine.ts'
import { nextVersion, stayIn } from './version.ts'

const unknownId = (id: string) =>
  new RangeError(
    `No quarantined entry has the id ${id.slice(0, 200)}. Take it from reservations.quarantined().`,
  )

/**
 * Reads quarantined entries again: one that can be read by now waits to be handed over.
 * @throws {RangeError} when no entry has the id
 */
export async function replayQuarantined(
  parts: SavingParts,
  id: string | undefined,
): Promise<ReplayedEntries> {
  const { journal, engine } = parts
  const counts: ReplayedEntries = { replayed: 0, superseded: 0, unreadable: 0 }
  const ids: string[] = []
  for await (const entries of journal.allQuarantined())
    ids.push(...entries.flatMap((entry) => (id === undefined || entry.id === id ? [entry.id] : [])))
  if (id !== undefined && ids.length === 0) throw unknownId(id)
  for (const one of ids) {
    engine.stopping.throwIfAborted()
    const outcome = await journal.alone(() => readAgain(parts, one))
    if (outcome) counts[outcome] += 1
  }
  return counts
}

/** Undefined when it is gone meanwhile. */
async function readAgain(parts: SavingParts, id: string): Promise<keyof ReplayedEntries | undefined> {
  const { engine, journal, bookedNights, hashOf, rooms } = parts
  const quarantined = await journal.quarantined(id)
  if (!quarantined) return undefined
  if (whyUnreadable(quarantined.entry, rooms.known())) return 'unreadable'
  const reservation = quarantined.entry as Reservation
  const before = await journal.known(numberKey(reservation.hr_number))
  if (before && before.savedAt >= quarantined.seenAt) {
    await leaveQuarantine(parts, [quarantined])
    return 'superseded'
  }
  const next = nextVersion(before, reservation, hashOf(reservation), engine.now(), rooms.known())
  const { version, known, read } = next
  const nights = distinct([...(before?.nights ?? []), ...known.nights])
  // A person may have entered it by hand, as the event says.
  const booked = bookedNights.changesFor(nights, [stayIn(before, next, true, quarantined.taken)])
  const changes = [keep.waiting(version), keep.known(version.number, known), ...booked]
  await leaveQuarantine(parts, [quarantined], changes, { waiting: 1 })
  emitUnclear(engine, new Map([[reservation, read]]), bookedNights)
  return 'replayed'
}

/**
 * A person has entered it: its rooms are in the numbers that are set from now on.
 * @throws {RangeError} when no entry has the id
 */
export function acknowledgeQuarantined({ journal, bookedNights }: SavingParts, id: string): Promise<void> {
  return journal.alone(async () => {
    const quarantined = await journal.quarantined(id)
    if (!quarantined) throw unknownId(id)
    const entry = keep.quarantined({ ...quarantined, acknowledged: true })
    await journal.write([entry, ...release(bookedNights, quarantined)])
    bookedNights.written()
  })
}
