import { once } from 'node:events'
import { InputError } from '@innwire/client'
import type { Sync, SyncEvent } from '@innwire/sync'
import type { Command } from 'commander'
import { type EngineFlags, forEngine } from '../../engine/engine-settings.ts'
import { untilInterrupted } from '../../engine/interrupt.ts'
import { knowHotel, openHotel, say } from '../../engine/open-hotel.ts'
import { exitCode, failed, Interrupted, NotDone } from '../../failure.ts'
import { day } from '../../option-values.ts'
import { openTaking } from '../../reservations/open-taking.ts'
import { byCommand } from '../../reservations/run-command.ts'
import { byLine } from '../../reservations/write-line.ts'
import { forHotel } from '../../settings/hotel.ts'
import type { HotelFlags } from '../../settings/settings.ts'
import { isReaderGone, outputFailed } from '../../standard-output.ts'

type Flags = HotelFlags & EngineFlags & { exec?: string; since?: string }

/** So long the reader of the lines has for the last ones when it is stopped. */
const readMs = 5000

const aboutTheCommand = `
The command gets the reservation as JSON on standard input, and in its environment
  INNWIRE_KEY          names this change for ever; the same change may come twice, so keep each key once
  INNWIRE_HR_ID        id of the hotel
  INNWIRE_HR_NUMBER    number of the reservation
  INNWIRE_STATE        reserved, confirmed or canceled
  INNWIRE_FIRST        1 where no version of it was taken before, also of one that comes changed or canceled
  INNWIRE_MASTER_ROOM  1 where no mapping fits a room of it, which is still on sale: take one off by hand
  INNWIRE_ATTEMPT      1, and one more after each failure
It has taken the change when it ends with 0, within a minute. Of one reservation it gets one change at a time; of different
ones, up to ten, and beside them those that have run for 5 seconds, up to a hundred in all.`

export function addWatch(reservations: Command): void {
  forEngine(forHotel(reservations.command('watch')))
    .description('hand every reservation and every change of one to a command, or print it, until stopped')
    .option('--exec <command>', 'run this by the shell for each change; without it, each is a line of JSON')
    .option('--since <date>', 'look through all that changed since then, once, for going live', day)
    .addHelpText(
      'after',
      `${aboutTheCommand}
Otherwise the change comes again, 14 times in some 70 minutes and then every hour: see innwire reservations dead. Without
--exec, a change is taken when its line is written: a program that reads the lines must not lose what it has read.

Ctrl-C, SIGTERM and SIGHUP stop it: commands under way may finish. What was not taken comes at the next start.

Examples:
  innwire reservations watch --exec 'php take-reservation.php' --quota 5/250 --bookings lower
  innwire reservations watch --since 2024-11-22 --exec ./take-reservation
  innwire reservations watch --demo | jq -r '.reservation.hr_number'`,
    )
    .action(async (flags: Flags) => {
      const hotel = await knowHotel(flags, ['bookings'])
      const { signal, done } = untilInterrupted()
      const stopped = new AbortController()
      // A reader that is gone takes nothing more: the engine is closed in order, so that the next start need not wait.
      if (flags.exec === undefined)
        process.stdout
          .removeAllListeners('error')
          .on('error', (error) =>
            stopped.abort(isReaderGone(error) ? new Interrupted('') : outputFailed(error)),
          )
      const onEvent = (event: SyncEvent) => {
        say(event)
        if (event.type === 'lease_lost') stopped.abort(new NotDone('Start it again.'))
      }
      const taking =
        flags.exec === undefined
          ? openTaking(byLine(), readMs)
          : openTaking(byCommand(flags.exec, hotel.hrId))
      signal.addEventListener('abort', () => stopped.abort(signal.reason))
      const until = stopped.signal
      try {
        const { onReservation } = taking
        const { sync, close } = await openHotel(hotel, { signal: until, onReservation, onEvent })
        if (process.stderr.isTTY)
          say({ message: 'Ready: each reservation is handed on as it comes. Ctrl-C stops it.' })
        if (flags.since !== undefined) void sweep(sync, flags.since, stopped)
        if (!until.aborted) await once(until, 'abort')
        if ((await taking.stop(close)) > 0) endUnread(until.reason)
        until.throwIfAborted()
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error
      } finally {
        done()
      }
    })
}

/** Ends at once: lines that nobody reads would keep the process for ever. */
function endUnread(reason: unknown): never {
  say({ message: 'Nobody reads the lines. Those that were not read come again at the next start.' })
  process.exit(reason instanceof Interrupted ? exitCode.done : failed(reason, false))
}

/** What fails for now is tried again by the engine. */
async function sweep(sync: Sync, from: string, stopped: AbortController): Promise<void> {
  try {
    const { sweepSince } = await import('../../reservations/sweep-since.ts')
    const message = await sweepSince(sync, from)
    if (message !== undefined) say({ message })
  } catch (error) {
    if (error instanceof InputError) stopped.abort(error)
    else if (!stopped.signal.aborted) say({ message: (error as Error).message })
  }
}
