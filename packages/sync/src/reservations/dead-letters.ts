import { hourMs } from '../budget/usage.ts'
import { mostCalls } from '../engine/call-handler.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import type { DeadLetter, Replayed } from './change.ts'
import { drop, type FeedJournal, keep, type Letter, placeOf } from './feed-journal.ts'
import type { Version } from './version.ts'

/** How often it is looked whether an hour has passed since the last attempt. */
const lookMs = hourMs / 6
/** So many are tried at once, those first that were not tried for longest. */
const mostAtOnce = 500

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
      const outcome = await journal.alone(() => replay(journal, placeOf(letter), anew(now())))
      if (outcome) counts[outcome] += 1
    }
  }
  if (key !== undefined && counts.replayed + counts.superseded === 0)
    throw new RangeError(
      `No dead letter has the key ${key.slice(0, 200)}. Take the key from reservations.deadLetters().`,
    )
  return counts
}

/**
 * Gives each dead letter one more attempt an hour: the user's system may have been away for longer than its attempts.
 * @param look is called when some wait
 */
export function openHourlyAttempts(engine: Engine, journal: FeedJournal, look: () => void): Recurring {
  const { clock, now, stopping } = engine
  async function dueLetters(): Promise<Letter[]> {
    const due: Letter[] = []
    for await (const letters of journal.allLetters())
      due.push(...letters.filter((one) => !one.unsure && Math.abs(now() - triedAt(one)) >= hourMs))
    return due.sort((one, other) => triedAt(one) - triedAt(other)).slice(0, mostAtOnce)
  }
  return flow('reservations', engine, async () => {
    if (journal.counts().deadLetters === 0 || !clock.isSure()) return lookMs
    const due = await dueLetters()
    for (const letter of due) {
      if (stopping.aborted) break
      await journal.alone(() => replay(journal, placeOf(letter), onceMore(letter, now())))
    }
    if (due.length > 0) look()
    return lookMs
  })
}

const triedAt = ({ since, savedAt }: Letter) => Math.max(since, savedAt)

/** As which version a dead letter waits. */
type Replay = Pick<Version, 'attempts' | 'savedAt' | 'deadSince'>
const anew = (savedAt: number): Replay => ({ attempts: 0, savedAt })
const onceMore = ({ since }: Letter, savedAt: number): Replay => ({
  attempts: mostCalls - 1,
  savedAt,
  deadSince: since,
})

/** Undefined when somebody else was faster. */
async function replay(journal: FeedJournal, place: string, as: Replay): Promise<keyof Replayed | undefined> {
  const letter = await journal.letter(place)
  if (!letter) return undefined
  const known = await journal.known(letter.number)
  if (known && known.handed > letter.version) {
    const rest = keep.known(letter.number, { ...known, open: known.open - 1 })
    await journal.write([drop.letter(letter), rest], { deadLetters: -1 })
    return 'superseded'
  }
  const { error: _, since: __, unsure: ___, ...version }: Letter = letter
  const waiting = keep.waiting({ ...version, ...as })
  await journal.write([drop.letter(letter), waiting], { waiting: 1, deadLetters: -1 })
  return 'replayed'
}
