import type { Reservation } from '@innwire/types'
import type { Engine } from '../engine/engine.ts'
import { instantOf, numberKey } from './change-key.ts'
import { type FeedJournal, keep } from './feed-journal.ts'
import { type AvailabilityMoved, distinct, type Nights } from './nights.ts'
import { type Known, newerVersion, type Version } from './version.ts'

/** What a page brought. */
type SavedPage = {
  /** A version that was not saved before. */
  news: boolean
  /** A version could not be told from an older one: look again. */
  doubtful: boolean
}

/** Asks for a page, and saves it before anything else is done with it. */
export type SavePage = (ask: () => Promise<Reservation[]>) => Promise<SavedPage>

type Parts = { engine: Engine; journal: FeedJournal; moved: AvailabilityMoved }

/**
 * Poll and sweep may ask at the same time, and the older answer may be saved last. Where only the time of the change
 * would tell, and is the same, neither is believed.
 */
export function pageSaver({ engine, journal, moved }: Parts): SavePage {
  let pagesSaved = 0
  let asking = 0
  /** By which page a reservation was saved last, while anyone asks. */
  const savedBy = new Map<string, number>()

  async function save(reservations: Reservation[], pagesBefore: number): Promise<SavedPage> {
    const known = await readKnown(journal, reservations)
    const touched = new Set<string>()
    const nights: Nights[] = []
    const versions: Version[] = []
    let doubtful = false
    for (const reservation of reservations.toSorted(byTime)) {
      const number = numberKey(reservation.hr_number)
      const before = known.get(number)
      const newer = newerVersion(before, reservation, engine.now())
      if (!newer) continue
      if (newer.known.sameTime > 1 && (savedBy.get(number) ?? 0) > pagesBefore) {
        doubtful = true
        continue
      }
      known.set(number, newer.known)
      touched.add(number)
      nights.push(...(before?.nights ?? []), ...newer.known.nights)
      versions.push(newer.version)
    }
    if (versions.length === 0) return { news: false, doubtful }
    const index = [...touched].map((number) => keep.known(number, known.get(number) as Known))
    const news = [...versions.map(keep.waiting), ...index, ...moved(distinct(nights))]
    await journal.write(news, { waiting: versions.length })
    pagesSaved += 1
    for (const number of touched) savedBy.set(number, pagesSaved)
    return { news: true, doubtful }
  }

  return async (ask) => {
    const pagesBefore = pagesSaved
    asking += 1
    try {
      const reservations = await ask()
      return await journal.alone(() => save(reservations, pagesBefore))
    } finally {
      asking -= 1
      if (asking === 0) savedBy.clear()
    }
  }
}

async function readKnown(journal: FeedJournal, reservations: Reservation[]): Promise<Map<string, Known>> {
  const numbers = new Set(reservations.map(({ hr_number }) => numberKey(hr_number)))
  const found = await Promise.all(
    [...numbers].map(async (number) => ({ number, known: await journal.known(number) })),
  )
  return new Map(found.flatMap(({ number, known }) => (known ? [[number, known]] : [])))
}

const byTime = (one: Reservation, other: Reservation) =>
  (instantOf(one.updated_at) ?? 0) - (instantOf(other.updated_at) ?? 0)
