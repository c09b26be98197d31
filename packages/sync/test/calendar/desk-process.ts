import type { Pacing } from '../../src/engine/pacing.ts'
import { openSync } from '../../src/open-sync.ts'
import type { CalendarChange } from '../../src/plan/changes.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'

/*
 * A front desk in a process of its own: sets what it is told, one set after the other, and says on its standard
 * output, one number a line, which ones were written down.
 */

export type Setting = {
  baseUrl: string
  token: string
  hrId: string
  file: string
  pacing: Partial<Pacing>
  /** Between two sets. */
  pauseMs: number
  sets: CalendarChange[][]
}

if (process.argv[2]) await work(JSON.parse(process.argv[2]))

async function work({ file, sets, pauseMs, ...access }: Setting) {
  const sync = await openSync({
    ...access,
    bookings: 'lower availability',
    rangeEnd: 'included',
    store: await sqliteStore(file),
    quota: { perMinute: 100_000, perDay: 10_000_000 },
  })
  for (const [index, changes] of sets.entries()) {
    await sync.calendar.set(changes)
    process.stdout.write(`${index}\n`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
