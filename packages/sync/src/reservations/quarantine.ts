import type { Reservation } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { EntryChange } from '../store/store.ts'
import type { QuarantinedEntry, ReplayedEntries } from './change.ts'
import { contentHash, mostDeep, numberKey } from './change-key.ts'
import { drop, type FeedJournal, keep, type Quarantined } from './feed-journal.ts'
import { type BookedNights, distinct, tellUnclear } from './nights.ts'
import { nextVersion, stayIn } from './version.ts'

/** Why an entry of the list cannot be read; undefined when it can. */
export function whyUnreadable(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'It is no object.'
  if (!endsWithin(entry, mostDeep)) return `It is nested more than ${mostDeep} deep.`
  const { hr_number: number } = entry as { hr_number?: unknown }
  if (typeof number === 'number' || (typeof number === 'string' && number.trim() !== '')) return undefined
  return 'It has no hr_number.'
}

const endsWithin = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((one) => endsWithin(one, depth - 1)))

/** A store cannot write down what is nested too deep: such places become null. */
const cutBelow = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => cutBelow(one, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cutBelow(one, depth - 1)]))
}

/** The same entry, again and again, has the same id; so has it with a number, once the service has mended that. */
export function quarantineId(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return contentHash([entry])
  const { modified: _, hr_number: __, ...content } = entry as Partial<Reservation>
  return contentHash(content)
}

/** An entry that cannot be read, and why. */
export type Odd = { entry: unknown; reason: string }

/** What is to be written so that entries are kept, and those of them that were not there before. */
export async function quarantine(
  journal: FeedJournal,
  entries: Odd[],
  { now: time, clock }: Pick<Engine, 'now' | 'clock'>,
): Promise<{ changes: EntryChange[]; news: Quarantined[] }> {
  const now = time()
  const unsure = clock.isSure() ? undefined : true
  const changes: EntryChange[] = []
  const news = new Map<string, Quarantined>()
  for (const { entry, reason } of entries) {
    const id = quarantineId(entry)
    const before = await journal.quarantined(id)
    if (!before) {
      // One level more than can be read, so that it is not read in part when it is replayed.
      const kept = endsWithin(entry, mostDeep) ? entry : cutBelow(entry, mostDeep + 1)
      news.set(id, { id, entry: kept, reason, since: now, seenAt: now, unsure })
    } else if (Math.abs(now - before.seenAt) > dayMs)
      changes.push(keep.quarantined({ ...before, seenAt: now, unsure }))
  }
  return { changes: [...changes, ...[...news.values()].map(keep.quarantined)], news: [...news.values()] }
}

export function tellQuarantined({ tell }: Engine, entries: Quarantined[]): void {
  const reasons = [...new Set(entries.map(({ reason }) => reason))].join(' ')
  const some = entries.length === 1 ? 'An entry' : `${entries.length} entries`
  tell({
    type: 'quarantined',
    ids: entries.map(({ id }) => id),
    message:
      `${some} of the list of reservations cannot be read. ${reasons} The others were taken. See what it is with ` +
      'reservations.quarantined(), enter the booking by hand, and tell the service.',
  })
}

/** Entries that cannot be read, the oldest first. */
export async function listQuarantined(journal: FeedJournal): Promise<QuarantinedEntry[]> {
  const list: QuarantinedEntry[] = []
  for await (const entries of journal.allQuarantined())
    for (const { since, seenAt, unsure: _, ...entry } of entries)
      list.push({ ...entry, since: new Date(since), lastSeenAt: new Date(seenAt) })
  return list.sort((one, other) => one.since.getTime() - other.since.getTime())
}

/** What it takes to save a reservation. */
export type SavingParts = {
  engine: Engine
  journal: FeedJournal
  bookedNights: BookedNights
  hashOf: (reservation: Reservation) => string
  rooms: RoomList
}

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
  if (id !== undefined && ids.length === 0)
    throw new RangeError(
      `No quarantined entry has the id ${id.slice(0, 200)}. Take it from reservations.quarantined().`,
    )
  for (const one of ids) {
    engine.stopping.throwIfAborted()
    const outcome = await journal.alone(() => readAgain(parts, one))
    if (outcome) counts[outcome] += 1
  }
  return counts
}

/** Undefined when it is gone meanwhile. */
async function readAgain(
  { engine, journal, bookedNights, hashOf, rooms }: SavingParts,
  id: string,
): Promise<keyof ReplayedEntries | undefined> {
  const quarantined = await journal.quarantined(id)
  if (!quarantined) return undefined
  if (whyUnreadable(quarantined.entry)) return 'unreadable'
  const reservation = quarantined.entry as Reservation
  const before = await journal.known(numberKey(reservation.hr_number))
  if (before && before.savedAt >= quarantined.seenAt) {
    await journal.write([drop.quarantined(id)], { quarantined: -1 })
    return 'superseded'
  }
  const next = nextVersion(before, reservation, hashOf(reservation), engine.now(), rooms.known())
  const { version, known, read } = next
  const nights = distinct([...(before?.nights ?? []), ...known.nights])
  // A person may have entered it by hand, as the event says.
  const booked = bookedNights.changesFor(nights, [stayIn(before, next, true)])
  await journal.write(
    [drop.quarantined(id), keep.waiting(version), keep.known(version.number, known), ...booked],
    { waiting: 1, quarantined: -1 },
  )
  bookedNights.written()
  tellUnclear(engine, new Map([[reservation, read]]), bookedNights)
  return 'replayed'
}
