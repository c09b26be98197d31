import type { Reservation } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import type { RoomList } from '../rooms/room-list.ts'
import type { EntryChange } from '../store/store.ts'
import { instantOf, numberKey } from './change-key.ts'
import { drop, type FeedJournal, keep } from './feed-journal.ts'
import { type AvailabilityMoved, distinct, type Nights, type ReadNights, tellUnclear } from './nights.ts'
import { type Odd, quarantine, quarantineId, tellQuarantined, whyUnreadable } from './quarantine.ts'
import { type Known, nextVersion, type Version } from './version.ts'

/** What a page brought. */
type SavedPage = {
  /** A version that was not saved before. */
  news: boolean
  /** A version came while another page was asked for that had another one: look again. */
  unordered: boolean
}

/** The latest time of each reservation that a walk has met. */
export type Met = Map<string, number>

/**
 * Asks for a page, its entries as they came, and saves them before anything else is done with them.
 * @param met of the walk that the page belongs to
 */
export type SavePage = (ask: () => Promise<unknown[]>, met?: Met) => Promise<SavedPage>

/** A readable entry. */
type Read = { reservation: Reservation; number: string; at: number; hash: string }

type Parts = {
  engine: Engine
  journal: FeedJournal
  moved: AvailabilityMoved
  hashOf: (reservation: Reservation) => string
  rooms: RoomList
}

/**
 * A content that differs from the saved one is a change, whatever the service's clock says: clocks are set back, and
 * an hour comes twice. But poll and sweep may ask at the same time, and the older answer may be saved last: of two
 * answers that were under way together, the second changes nothing of a reservation that the first has changed, and
 * somebody looks again. Only a cancellation counts at once, because it is final (D24).
 */
export function pageSaver({ engine, journal, moved, hashOf, rooms }: Parts): SavePage {
  let pagesSaved = 0
  let asking = 0
  /** By which page a reservation was saved last, while anyone asks. */
  const savedBy = new Map<string, number>()

  /** One by one: what cannot be read costs no other. */
  function read(entry: unknown): Read | Odd {
    const reason = whyUnreadable(entry)
    if (reason) return { entry, reason }
    const reservation = entry as Reservation
    try {
      return {
        reservation,
        number: numberKey(reservation.hr_number),
        at: instantOf(reservation.updated_at) ?? 0,
        hash: hashOf(reservation),
      }
    } catch {
      return { entry, reason: 'Its content cannot be read.' }
    }
  }

  async function save(entries: unknown[], pagesBefore: number, met: Met): Promise<SavedPage> {
    const all = entries.map(read)
    const odd = all.filter((one) => 'reason' in one)
    const readable = all.filter((one) => 'hash' in one)
    const groups = Map.groupBy(readable.toSorted(byTime), ({ number }) => number)
    const known = await readKnown(journal, [...groups.keys()])
    const touched = new Set<string>()
    const nights: Nights[] = []
    const unclear = new Map<Reservation, ReadNights>()
    const versions: Version[] = []
    let unordered = false
    for (const [number, ofOne] of groups) {
      const last = ofOne.at(-1) as Read
      const latest = met.get(number) ?? 0
      met.set(number, Math.max(last.at, latest))
      // A list that shows a reservation twice, in an old version too, shows the old one every time.
      if (last.at < latest || last.hash === known.get(number)?.hash) continue
      const overlapped = (savedBy.get(number) ?? 0) > pagesBefore
      unordered ||= overlapped
      for (const { reservation, hash } of ofOne) {
        const before = known.get(number)
        if (hash === before?.hash || (overlapped && reservation.state !== 'canceled')) continue
        const next = nextVersion(before, reservation, hash, engine.now(), rooms.known())
        known.set(number, next.known)
        touched.add(number)
        nights.push(...(before?.nights ?? []), ...next.known.nights)
        versions.push(next.version)
        unclear.set(reservation, next.read)
      }
    }
    const kept = await quarantine(journal, odd, engine.now())
    const healed = await healedBy(journal, versions)
    const index = [...touched].map((number) => keep.known(number, known.get(number) as Known))
    const news =
      versions.length > 0 ? [...versions.map(keep.waiting), ...index, ...moved(distinct(nights))] : []
    await journal.write([...news, ...kept.changes, ...healed], {
      waiting: versions.length,
      quarantined: kept.news.length - healed.length,
    })
    if (kept.news.length > 0) tellQuarantined(engine, kept.news)
    tellUnclear(engine, unclear)
    if (versions.length === 0) return { news: false, unordered }
    pagesSaved += 1
    for (const number of touched) savedBy.set(number, pagesSaved)
    return { news: true, unordered }
  }

  return async (ask, met = new Map()) => {
    const pagesBefore = pagesSaved
    asking += 1
    try {
      const entries = await ask()
      return await journal.alone(() => save(entries, pagesBefore, met))
    } finally {
      asking -= 1
      if (asking === 0) savedBy.clear()
    }
  }
}

/** Removes quarantined entries that have come with a number by now. */
async function healedBy(journal: FeedJournal, versions: Version[]): Promise<EntryChange[]> {
  if (journal.counts().quarantined === 0) return []
  const ids = new Set(versions.map(({ reservation }) => quarantineId(reservation)))
  const present = await Promise.all([...ids].map((id) => journal.quarantined(id)))
  return present.flatMap((entry) => (entry ? [drop.quarantined(entry.id)] : []))
}

async function readKnown(journal: FeedJournal, numbers: string[]): Promise<Map<string, Known>> {
  const found = await Promise.all(
    numbers.map(async (number) => ({ number, known: await journal.known(number) })),
  )
  return new Map(found.flatMap(({ number, known }) => (known ? [[number, known]] : [])))
}

const byTime = (one: Read, other: Read) => one.at - other.at
