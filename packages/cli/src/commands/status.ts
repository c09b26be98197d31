import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from 'commander'
import { type HotelStatus, statusOf, statusText } from '../beside/hotel-status.ts'
import { findJournal, findJournals, forReading, type ReadingFlags } from '../beside/read-hotel.ts'
import { forEngine } from '../engine/engine-settings.ts'
import { untilInterrupted } from '../engine/interrupt.ts'
import { printJson } from '../print.ts'
import { forHotel } from '../settings/hotel.ts'

const everyMs = 1000
/** Moves the cursor to the first place, and clears what is behind it. */
const redraw = '\u001b[H\u001b[J'

export function addStatus(innwire: Command): void {
  forReading(forEngine(forHotel(innwire.command('status'))))
    .description(
      'show what waits, what is parked, and which requests are left, as the innwire that runs says',
    )
    .option('--watch', 'go on showing it until stopped; in a pipe, a line for each change')
    .addHelpText(
      'after',
      `
It asks nobody and sends nothing: the innwire that has the hotel writes down each second how it stands.

Examples:
  innwire status --demo
  innwire status --demo --watch
  innwire status --config innwire.run.json --watch
  innwire status --demo --json | jq '.[].status.calendar.waiting'`,
    )
    .action(async (flags: ReadingFlags & { json?: boolean; watch?: boolean }) => {
      const isForAll = flags.config !== undefined && flags.hrId === undefined
      const journals = isForAll ? await findJournals(flags.config ?? '') : [await findJournal(flags)]
      const read = () => Promise.all(journals.map(statusOf))
      if (flags.watch) return watch(read)
      const all = await read()
      if (flags.json) printJson(all)
      else if (process.stdout.isTTY) process.stdout.write(`${statusText(all)}\n`)
      else for (const one of all) process.stdout.write(`${JSON.stringify(one)}\n`)
    })
}

async function watch(read: () => Promise<HotelStatus[]>): Promise<void> {
  const { signal, done } = untilInterrupted()
  const said = new Map<string, string>()
  try {
    while (!signal.aborted) {
      const all = await read()
      if (process.stdout.isTTY) process.stdout.write(`${redraw}${statusText(all)}\n`)
      else
        for (const one of all) {
          const content = contentOf(one)
          if (said.get(one.hr_id) === content) continue
          said.set(one.hr_id, content)
          process.stdout.write(`${JSON.stringify(one)}\n`)
        }
      await pause(everyMs, undefined, { signal }).catch(() => {})
    }
  } finally {
    done()
  }
}

/** Without the times at which it was asked, and by which nothing has changed. */
function contentOf({ written_at: _, status, ...rest }: HotelStatus): string {
  if (!status) return JSON.stringify(rest)
  const { at: __, requests, ...flows } = status
  const { nextAt: ___, ...counts } = requests
  return JSON.stringify({ ...rest, ...flows, counts })
}
