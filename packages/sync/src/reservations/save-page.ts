import type { Reservation } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import { instantOf, numberKey } from './change-key.ts'
import { type FeedJournal, keep, type Suspect } from './feed-journal.ts'
import type { Suspects } from './look-ups.ts'
import { countRoomNights, distinct, emitUnclear, type Nights, type ReadNights } from './nights.ts'
import { type Group, partsOf, type Read, savedAtOnce } from './page-parts.ts'
import {
  emitQuarantined,
  healedBy,
  leaveQuarantine,
  type Odd,
  quarantine,
  quarantineId,
  type SavingParts,
  stayOfQuarantined,
  whyUnreadable,
} from './quarantine.ts'
import { isFinal } from './states.ts'
import { type Known, type Next, nextVersion, stayIn, type Version } from './version.ts'

/** What a page brought. */
type SavedPage = {
  /** A version that was not saved before. */
  news: boolean
  /** A reservation that was not known before. */
  unknown: boolean
  /** A version came while another page was asked for that had another one: look again. */
  unordered: boolean
  /** Reservations came in versions that may be old, and wait to be looked up. */
  suspects: boolean
}

/** The latest time of each reservation that a walk has met. */
export type Met = Map<string, number>

type SaveOptions = {
  /** Of the walk that the page belongs to. */
  met?: Met
  /** The answer is about one reservation, and what it says counts, though it may be older than what is saved. */
  believed?: boolean
  /** The PMS may have from elsewhere what the journal meets for the first time. */
  mayBeKnown?: boolean
}

/** Asks for a page, its entries as they came, and saves them before anything else is done with them. */
export type SavePage = (ask: () => Promise<unknown[]>, options?: SaveOptions) => Promise<SavedPage>

/**
 * A content that differs from the saved one is a change. One with an older time, or that revives what was canceled
 * (D24), may be a true one, because clocks are set back, or an old answer of a cache: it is looked up first. Poll and sweep may ask at the same time, and the older answer may be saved last: of two
 * answers that were under way together, the second changes nothing of a reservation that the first has changed, and
 * somebody looks again. Only a cancellation counts at once, because it is final (D24).
 */
export function pageSaver(parts: SavingParts & { suspects: Suspects }): SavePage {
  const { engine, journal, bookedNights, hashOf, rooms, suspects } = parts
  let pagesSaved = 0
  let asking = 0
  /** By which page a reservation was saved last, while anyone asks. */
  const savedBy = new Map<string, number>()

  /** One by one: what cannot be read costs no other. */
  function read(entry: unknown): Read | Odd {
    const reason = whyUnreadable(entry, rooms.known())
    if (reason) return { entry, reason }
    const reservation = entry as Reservation
    try {
      return {
        reservation,
        number: numberKey(reservation.hr_number),
        at: instantOf(reservation.updated_at) ?? 0,
        hash: hashOf(reservation),
        roomNights: countRoomNights(reservation, rooms.known()),
      }
    } catch {
      return { entry, reason: 'Its content cannot be read.' }
    }
  }

  /** A page may be much longer than was asked for: it is read in slices of time, and written in parts. */
  async function save(
    entries: unknown[],
    pagesBefore: number,
    { met = new Map(), believed = false, mayBeKnown = false }: SaveOptions,
  ): Promise<SavedPage> {
    const options = { met, believed, mayBeKnown }
    const breathe = timeSlices()
    const odd: Odd[] = []
    const readable: Read[] = []
    for (const entry of entries) {
      await breathe()
      const one = read(entry)
      if ('hash' in one) readable.push(one)
      else if (odd.length < savedAtOnce) odd.push(one)
    }
    const [first = [], ...others] = partsOf(Map.groupBy(readable.toSorted(byTime), ({ number }) => number))
    const saved = await journal.alone(() => savePart(first, odd, pagesBefore, options))
    for (const part of others) {
      await breathe()
      const { news, unknown, unordered, suspects } = await journal.alone(() =>
        savePart(part, [], pagesBefore, options),
      )
      saved.news ||= news
      saved.unknown ||= unknown
      saved.unordered ||= unordered
      saved.suspects ||= suspects
    }
    return saved
  }

  async function savePart(
    groups: Group[],
    odd: Odd[],
    pagesBefore: number,
    { met, believed, mayBeKnown }: Required<SaveOptions>,
  ): Promise<SavedPage> {
    const known = await readKnown(
      journal,
      groups.map(([number]) => number),
    )
    const touched = new Set<string>()
    const nights: Nights[] = []
    const nexts: { before: Known | undefined; next: Next }[] = []
    const unclear = new Map<Reservation, ReadNights>()
    const versions: Version[] = []
    const older = new Map<string, Suspect>()
    let unordered = false
    for (const [number, ofOne] of groups) {
      const last = ofOne.at(-1) as Read
      const latest = met.get(number) ?? 0
      met.set(number, Math.max(last.at, latest))
      // A list that shows a reservation twice, in an old version too, shows the old one every time.
      if (last.at < latest || last.hash === known.get(number)?.hash) continue
      const overlapped = (savedBy.get(number) ?? 0) > pagesBefore
      unordered ||= overlapped
      for (const one of ofOne) {
        const { reservation, hash } = one
        const before = known.get(number)
        if (hash === before?.hash || (overlapped && !isFinal(reservation))) continue
        if (!believed && before && mayBeOlder(before, one)) {
          older.set(number, { number, hrNumber: String(reservation.hr_number), seen: hash })
          continue
        }
        const next = nextVersion(before, reservation, hash, engine.now(), rooms.known())
        known.set(number, next.known)
        touched.add(number)
        // Not as arguments: there may be too many lines for those.
        for (const night of [...(before?.nights ?? []), ...next.known.nights]) nights.push(night)
        nexts.push({ before, next })
        versions.push(next.version)
        unclear.set(reservation, next.read)
      }
      if (touched.has(number)) older.delete(number)
    }
    const kept = await quarantine(parts, odd)
    for (const night of kept.nights) nights.push(night)
    const healed = await healedBy(journal, versions, kept.news)
    const counted = ({ version }: Next) =>
      healed.size > 0 ? healed.get(quarantineId(version.reservation))?.taken : undefined
    const stays = [
      ...kept.news.map((one) => stayOfQuarantined(one, mayBeKnown)),
      ...nexts.map(({ before, next }) => stayIn(before, next, mayBeKnown, counted(next))),
    ]
    const index = [...touched].map((number) => keep.known(number, known.get(number) as Known))
    const booked = stays.length > 0 ? bookedNights.changesFor(distinct(nights), stays) : []
    const lookUps = suspects.add([...older.values()])
    const changes = [...versions.map(keep.waiting), ...index, ...booked, ...lookUps, ...kept.changes]
    const counts = { waiting: versions.length, quarantined: kept.news.length }
    await leaveQuarantine(parts, [...healed.values()], changes, counts)
    if (kept.news.length > 0) emitQuarantined(engine, kept.news)
    emitUnclear(engine, unclear, bookedNights)
    const unknown = versions.some(({ version }) => version === 1)
    const saved = { unknown, unordered, suspects: lookUps.length > 0 }
    if (versions.length === 0) return { news: false, ...saved }
    pagesSaved += 1
    for (const number of touched) savedBy.set(number, pagesSaved)
    return { news: true, ...saved }
  }

  return async (ask, options = {}) => {
    const pagesBefore = pagesSaved
    asking += 1
    try {
      return await save(await ask(), pagesBefore, options)
    } finally {
      asking -= 1
      if (asking === 0) savedBy.clear()
    }
  }
}

async function readKnown(journal: FeedJournal, numbers: string[]): Promise<Map<string, Known>> {
  const found = await Promise.all(
    numbers.map(async (number) => ({ number, known: await journal.known(number) })),
  )
  return new Map(found.flatMap(({ number, known }) => (known ? [[number, known]] : [])))
}

/** A cancellation is final, so it is never too old. */
const mayBeOlder = (before: Known, { reservation, at }: Read): boolean =>
  !isFinal(reservation) && (before.canceled === true || (at > 0 && at < before.at))

const byTime = (one: Read, other: Read) => one.at - other.at
