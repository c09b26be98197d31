import { dayMs } from '../budget/usage.ts'
import type { Engine } from '../engine/engine.ts'
import { flow } from '../engine/flow.ts'
import type { Recurring } from '../engine/recurring.ts'
import { drop, type FeedJournal } from './feed-journal.ts'
import type { Known } from './version.ts'

/** How long a reservation is known after its end. */
const keptMs = 90 * dayMs

/** Forgets reservations that are over, once a day. */
export const openPruning = (engine: Engine, journal: FeedJournal): Recurring =>
  flow('reservations', engine, async () => {
    await prune(journal, engine.now())
    return dayMs
  })

async function prune(journal: FeedJournal, now: number): Promise<void> {
  const swept = await journal.swept()
  // The next sweep looks as far back as the last one; what it may see again must be known.
  if (!swept) return
  const before = Math.min(now, swept.startedAt) - keptMs
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
