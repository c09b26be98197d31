import type { Reservation } from '@innwire/types'
import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import type { ListedRoom } from '../plan/listed-room.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { EntryChange } from '../store/store.ts'
import type { QuarantinedEntry } from './change.ts'
import { contentHash, instantOf, mostDeep } from './change-key.ts'
import { type Counts, drop, type FeedJournal, keep, type Quarantined } from './feed-journal.ts'
import { knownIds, type Unnumbered } from './lost-numbers.ts'
import {
  type BookedNights,
  countRoomNights,
  mostRoomNights,
  type Nights,
  readNights,
  type Stay,
} from './nights.ts'
import type { Version } from './version.ts'

/**
 * Why an entry of the list cannot be read; undefined when it can.
 * @param rooms the list of rooms, when it is known
 */
export function whyUnreadable(entry: unknown, rooms: ListedRoom[] | undefined): string | undefined {
  if (!isObject(entry)) return 'It is no object.'
  if (!endsWithin(entry, mostDeep)) return `It is nested more than ${mostDeep} deep.`
  const number: unknown = entry.hr_number
  const isNumbered = typeof number === 'number' || (typeof number === 'string' && number.trim() !== '')
  if (!isNumbered) return noNumber
  return countRoomNights(entry, rooms) > mostRoomNights ? tooManyNights : undefined
}

const noNumber = 'It has no hr_number.'
const tooManyNights = `It has more than ${mostRoomNights} nights of rooms, or of rooms that it may mean.`

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
  if (!isObject(entry)) return contentHash([entry])
  const { modified: _, hr_number: __, ...content } = entry
  return contentHash(content)
}

/** An entry that cannot be read, and why. */
export type Odd = { entry: unknown; reason: string }

/** What is to be written so that entries are kept, and those of them that were not there before. */
type Kept = { changes: EntryChange[]; news: Quarantined[]; nights: Nights[] }

export async function quarantine(parts: SavingParts, entries: Odd[]): Promise<Kept> {
  const { journal, rooms } = parts
  const now = parts.engine.now()
  const unsure = parts.engine.clock.isSure() ? undefined : true
  const changes: EntryChange[] = []
  const nights = new Map<string, Nights[]>()
  const unnumbered: Unnumbered[] = []
  const news = new Map<string, Quarantined>()
  let roomNights = 0
  for (const { entry, reason } of entries) {
    const id = quarantineId(entry)
    const before = await journal.quarantined(id)
    if (before) {
      if (Math.abs(now - before.seenAt) > dayMs)
        changes.push(keep.quarantined({ ...before, seenAt: now, unsure }))
      continue
    }
    if (news.has(id)) continue
    if (isObject(entry)) roomNights += countRoomNights(entry, rooms.known())
    const isRead = isObject(entry) && roomNights <= mostRoomNights
    const read = isRead ? readNights(entry, rooms.known()) : { nights: [], taken: [] }
    if (reason === noNumber) unnumbered.push({ id, entry: entry as Reservation, nights: read.nights })
    // One level more than can be read, so that it is not read in part when it is replayed.
    const kept = endsWithin(entry, mostDeep) ? entry : cutBelow(entry, mostDeep + 1)
    nights.set(id, read.nights)
    news.set(id, { id, entry: kept, reason, since: now, seenAt: now, unsure, taken: read.taken })
  }
  for (const id of await knownIds(parts, unnumbered)) news.delete(id)
  const kept = [...news.values()]
  return {
    changes: [...changes, ...kept.map(keep.quarantined)],
    news: kept,
    nights: kept.flatMap(({ id }) => nights.get(id) ?? []),
  }
}

const isObject = (entry: unknown): entry is Reservation =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

/** Under which number the rooms of an entry are counted: no key of a reservation has a colon. */
const numberOf = ({ id }: Quarantined) => `quarantined:${id}`

/** What its nights mean for the calendar. */
export function stayOfQuarantined(one: Quarantined, mayBeKnown: boolean): Stay {
  const number = numberOf(one)
  const at = instantOf((one.entry as Partial<Reservation> | null)?.updated_at) ?? 0
  return { key: number, number, version: 1, mayBeKnown, at, before: [], now: one.taken ?? [] }
}

/** Its rooms are counted no longer. */
export const release = (bookedNights: BookedNights, one: Quarantined): EntryChange[] =>
  bookedNights.handedOver({ number: numberOf(one), version: 1 })

/** The only way out of the quarantine: writes that entries have left it, with what else is written and counted. */
export async function leaveQuarantine(
  { journal, bookedNights }: Pick<SavingParts, 'journal' | 'bookedNights'>,
  entries: Quarantined[],
  changes: EntryChange[] = [],
  { quarantined = 0, ...counts }: Partial<Counts> = {},
): Promise<void> {
  const left = entries.flatMap((one) => [drop.quarantined(one.id), ...release(bookedNights, one)])
  await journal.write([...changes, ...left], { ...counts, quarantined: quarantined - entries.length })
  bookedNights.written()
}

/** The quarantined entries that have come as these versions, with a number, by their id. */
export async function healedBy(
  journal: FeedJournal,
  versions: Version[],
  news: Quarantined[],
): Promise<Map<string, Quarantined>> {
  const healed = new Map<string, Quarantined>()
  if (journal.counts().quarantined + news.length === 0) return healed
  for (const { reservation } of versions) {
    const id = quarantineId(reservation)
    const entry = news.find((one) => one.id === id) ?? (await journal.quarantined(id))
    if (entry) healed.set(id, entry)
  }
  return healed
}

export function emitQuarantined({ emit }: Engine, entries: Quarantined[]): void {
  const reasons = [...new Set(entries.map(({ reason }) => reason))].join(' ')
  const some = entries.length === 1 ? 'An entry' : `${entries.length} entries`
  emit({
    type: 'quarantined',
    ids: entries.map(({ id }) => id),
    message:
      `${some} of the list of reservations cannot be read. ${reasons} The others were taken. ${outcomeOf(entries)}` +
      'See what it is with reservations.quarantined(), enter the booking by hand, call ' +
      'reservations.acknowledgeQuarantined(id), set the availability of its nights anew, and tell the service.',
  })
}

function outcomeOf(entries: Quarantined[]): string {
  const held = entries.filter(isHeld).length
  const holds = 'Until then each availability that is set for its nights is sent less its rooms. '
  const holdsNone = 'Its nights cannot be read: an availability that is set may sell its rooms again. '
  if (held === entries.length) return holds
  return held === 0 ? holdsNone : `${holds}Where it is not held: ${holdsNone}`
}

const isHeld = ({ taken = [], acknowledged }: Quarantined): boolean => taken.length > 0 && !acknowledged

/** Entries that cannot be read, the oldest first. */
export async function listQuarantined(journal: FeedJournal): Promise<QuarantinedEntry[]> {
  const list: QuarantinedEntry[] = []
  for await (const entries of journal.allQuarantined())
    for (const one of entries) {
      const { id, entry, reason, since, seenAt } = one
      const times = { since: new Date(since), lastSeenAt: new Date(seenAt) }
      list.push({ id, entry, reason, ...times, held: isHeld(one) })
    }
  return list.sort((one, other) => one.since.getTime() - other.since.getTime())
}

export type SavingParts = {
  engine: Engine
  journal: FeedJournal
  bookedNights: BookedNights
  hashOf: (reservation: Reservation) => string
  rooms: RoomList
}
