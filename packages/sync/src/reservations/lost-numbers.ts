import type { Reservation } from '@innwire/types'
import { timeSlices } from '../engine/time-slices.ts'
import { instantOf } from './change-key.ts'
import type { Nights } from './nights.ts'
import type { SavingParts } from './quarantine.ts'

export type Unnumbered = { id: string; entry: Reservation; nights: Nights[] }

/** More entries that look like known reservations, by time and nights, are taken for other ones. */
const mostCompared = 1000

const lookOf = (at: number | undefined, nights: Nights[]) => JSON.stringify([at, nights])

/** Ids of entries that are the newest version of a known reservation, but for the number: they take no room besides. */
export async function knownIds(
  { journal, hashOf }: SavingParts,
  entries: Unnumbered[],
): Promise<Set<string>> {
  const known = new Set<string>()
  if (entries.length === 0) return known
  const byLook = Map.groupBy(entries, ({ entry, nights }) => lookOf(instantOf(entry.updated_at), nights))
  const breathe = timeSlices()
  let compared = 0
  for await (const page of journal.allKnown())
    for (const { number, known: its } of page) {
      await breathe()
      for (const { id, entry } of byLook.get(lookOf(its.at, its.nights)) ?? []) {
        compared += 1
        if (compared > mostCompared) return known
        if (its.hash === hashOf({ ...entry, hr_number: number })) known.add(id)
      }
    }
  return known
}
