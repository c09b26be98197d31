import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { unsurePauseMs } from '../engine/service-clock.ts'
import { drop, type FeedJournal, keep, type Letter, placeOf, type Quarantined } from './feed-journal.ts'
import type { BookedNights } from './nights.ts'
import { leaveQuarantine } from './quarantine.ts'
import type { Known } from './version.ts'

/** How long a reservation is known after its end. */
const knownMs = 90 * dayMs
/** How long a dead letter waits for a replay. */
const letterMs = 365 * dayMs
/** How long an entry that cannot be read is kept after it came last, and how many of them: more are a broken list. */
const quarantinedMs = 90 * dayMs
const mostQuarantined = 1000
/** Forgets reservations that are over, and drops what nobody has replayed in its time, once a day. */
export function openPruning(engine: Engine, journal: FeedJournal, bookedNights: BookedNights): Recurring {
  const pruning = flow('reservations', engine, async () => {
    if (!engine.clock.isSure()) return unsurePauseMs
    await forgetKnown(journal, engine.now())
    await dateUnsure(journal, engine.now)
    await dropLetters(engine, journal)
    await dropQuarantined(engine, journal, bookedNights)
    return dayMs
  })
  void engine.clock.known.then(pruning.wake)
  return pruning
}

async function forgetKnown(journal: FeedJournal, now: number): Promise<void> {
  const swept = await journal.swept()
  // The next sweep looks as far back as the last one; what it may see again must be known.
  if (!swept) return
  const before = Math.min(now, swept.startedAt) - knownMs
  for await (const page of journal.allKnown()) {
    const over = page.filter(({ known }) => isOver(known, before))
    if (over.length === 0) continue
    await journal.alone(async () => {
      const present = await Promise.all(over.map(({ number }) => journal.known(number)))
      const still = over.filter((_, index) => {
        const known = present[index]
        return known && isOver(known, before)
      })
      await journal.write(still.map(({ number }) => drop.known(number)))
    })
  }
}

/** What waits, or is a dead letter, keeps it known. */
const isOver = ({ open, savedAt, checkout }: Known, before: number): boolean =>
  open <= 0 && Math.max(savedAt, Date.parse(checkout) || 0) < before

/** What was written while the clock was not sure is as old as from now on. */
async function dateUnsure(journal: FeedJournal, now: () => number): Promise<void> {
  for await (const letters of journal.allLetters())
    for (const { unsure, ...letter } of letters) {
      if (!unsure) continue
      await journal.alone(async () => {
        if (await journal.letter(placeOf(letter)))
          await journal.write([keep.letter({ ...letter, since: now() })])
      })
    }
  for await (const entries of journal.allQuarantined())
    for (const { id, unsure } of entries) {
      if (!unsure) continue
      await journal.alone(async () => {
        const entry = await journal.quarantined(id)
        if (entry) await journal.write([keep.quarantined({ ...entry, seenAt: now(), unsure: undefined })])
      })
    }
}

async function dropLetters({ now, emit }: Engine, journal: FeedJournal): Promise<void> {
  const keys: string[] = []
  for await (const letters of journal.allLetters())
    for (const letter of letters)
      if (letter.since < now() - letterMs && (await journal.alone(() => dropLetter(journal, letter))))
        keys.push(letter.key)
  if (keys.length === 0) return
  const message =
    `${keys.length} dead letters were dropped, because nobody replayed them for a year: ${keys.slice(0, 10).join(', ')}` +
    `${keys.length > 10 ? ' and others' : ''}. Look up these reservations on the service.`
  emit({ type: 'expired', keys, message })
}

/** @returns false when somebody has replayed it */
async function dropLetter(journal: FeedJournal, letter: Letter): Promise<boolean> {
  if (!(await journal.letter(placeOf(letter)))) return false
  const known = await journal.known(letter.number)
  const index = known ? [keep.known(letter.number, { ...known, open: known.open - 1 })] : []
  await journal.write([drop.letter(letter), ...index], { deadLetters: -1 })
  return true
}

async function dropQuarantined(
  { now, emit }: Engine,
  journal: FeedJournal,
  bookedNights: BookedNights,
): Promise<void> {
  const all: Pick<Quarantined, 'id' | 'seenAt'>[] = []
  for await (const entries of journal.allQuarantined())
    all.push(...entries.map(({ id, seenAt }) => ({ id, seenAt })))
  all.sort((one, other) => other.seenAt - one.seenAt)
  const over = all.filter(({ seenAt }, index) => index >= mostQuarantined || seenAt < now() - quarantinedMs)
  const keys: string[] = []
  for (const { id } of over)
    await journal.alone(async () => {
      const entry = await journal.quarantined(id)
      if (!entry) return
      await leaveQuarantine({ journal, bookedNights }, [entry])
      keys.push(id)
    })
  if (keys.length === 0) return
  const message =
    `${keys.length} quarantined entries of the list of reservations were dropped: they did not come again for 90 days, ` +
    `or more than ${mostQuarantined.toLocaleString('en')} were kept. Compare the reservations with the service's.`
  emit({ type: 'expired', keys, message })
}
