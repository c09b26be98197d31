import type { Engine } from '../engine/engine.ts'
import type { DeadLetter, Replayed } from './change.ts'
import { drop, type FeedJournal, keep, type Letter, placeOf } from './feed-journal.ts'

/** The changes that were given up, the oldest first. */
export async function listDeadLetters(journal: FeedJournal): Promise<DeadLetter[]> {
  const list: DeadLetter[] = []
  for await (const letters of journal.allLetters())
    for (const { key, reservation, error, attempts, since } of letters)
      list.push({ key, reservation, error, attempts, since: new Date(since) })
  return list
}

/**
 * Puts dead letters back to those that wait, unless a newer version was handed over.
 * @throws {RangeError} when no dead letter has the key
 */
export async function replayDeadLetters(
  { stopping, now }: Engine,
  journal: FeedJournal,
  key: string | undefined,
): Promise<Replayed> {
  const counts: Replayed = { replayed: 0, superseded: 0 }
  for await (const letters of journal.allLetters()) {
    for (const letter of letters) {
      if (key !== undefined && letter.key !== key) continue
      stopping.throwIfAborted()
      const outcome = await journal.alone(() => replay(journal, placeOf(letter), now()))
      if (outcome) counts[outcome] += 1
    }
  }
  if (key !== undefined && counts.replayed + counts.superseded === 0)
    throw new RangeError(
      `No dead letter has the key ${key.slice(0, 200)}. Take the key from reservations.deadLetters().`,
    )
  return counts
}

/** Undefined when somebody else was faster. */
async function replay(
  journal: FeedJournal,
  place: string,
  savedAt: number,
): Promise<keyof Replayed | undefined> {
  const letter = await journal.letter(place)
  if (!letter) return undefined
  const known = await journal.known(letter.number)
  if (known && known.handed > letter.version) {
    const rest = keep.known(letter.number, { ...known, open: known.open - 1 })
    await journal.write([drop.letter(letter), rest], { deadLetters: -1 })
    return 'superseded'
  }
  const { error: _, since: __, unsure: ___, ...version }: Letter = letter
  const waiting = keep.waiting({ ...version, attempts: 0, savedAt })
  await journal.write([drop.letter(letter), waiting], { waiting: 1, deadLetters: -1 })
  return 'replayed'
}
