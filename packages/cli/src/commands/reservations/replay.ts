import { once } from 'node:events'
import type { OnReservation, Sync } from '@innwire/sync'
import type { Command } from 'commander'
import { type EngineFlags, forEngine } from '../../engine/engine-settings.ts'
import { untilInterrupted } from '../../engine/interrupt.ts'
import { knowHotel, openHotel, say } from '../../engine/open-hotel.ts'
import { forItsTurn } from '../../engine/wait-for-hotel.ts'
import { exitCode, NotDone } from '../../failure.ts'
import { openTaking } from '../../reservations/open-taking.ts'
import { byCommand } from '../../reservations/run-command.ts'
import { byLine } from '../../reservations/write-line.ts'
import { forHotel } from '../../settings/hotel.ts'
import type { HotelFlags } from '../../settings/settings.ts'

type Flags = HotelFlags & EngineFlags & { exec?: string; hotelTimeout?: number; json?: boolean }

export function addReplay(reservations: Command): void {
  forItsTurn(forEngine(forHotel(reservations.command('replay'))))
    .description('hand dead letters to the command again, once')
    .argument('[key]', 'of one; all of them without it')
    .option('--exec <command>', 'as that of watch; without it, each is a line of JSON')
    .addHelpText(
      'after',
      `
While it runs, it does what innwire reservations watch does: what else waits is handed over, too. Stop watch before. It ends
when each was tried; of one reservation, a newer change waits for an older one that fails. With --json the last line is
{"dead_letters": 2, "taken": 1}.
Ends with 0 when all were taken, with 4 when some were, with 1 when none was. What failed comes again with the next watch.

Example:
  innwire reservations replay --exec ./take-reservation --demo`,
    )
    .action(async (key: string | undefined, flags: Flags) => {
      const hotel = await knowHotel(flags, ['bookings'])
      const { signal, done } = untilInterrupted()
      const counting = countFirst(flags.exec === undefined ? byLine() : byCommand(flags.exec, hotel.hrId))
      const taking = openTaking(counting.onReservation)
      const stopped = new AbortController()
      signal.addEventListener('abort', () => stopped.abort())
      // Before the engine begins: it gives a letter an attempt each hour, and would take one from under the hands of this.
      const { sync, close } = await openHotel(hotel, {
        signal,
        hotelTimeout: flags.hotelTimeout,
        startsLater: true,
        onReservation: taking.onReservation,
        onEvent(event) {
          say(event)
          if (event.type === 'lease_lost') stopped.abort()
        },
      })
      try {
        const letters = await lettersOf(sync, key)
        if (letters.length === 0) {
          process.stderr.write('No dead letter waits.\n')
          if (flags.json) printSum(0, 0)
          return
        }
        process.stderr.write(`${letters.length} dead letter(s) are handed over.\n`)
        const { superseded } = await sync.reservations.replay(key)
        sync.start('calendar later')
        await Promise.race([counting.decided(letters, superseded), once(stopped.signal, 'abort')])
        const taken = superseded + counting.taken(letters)
        process.stderr.write(`${taken} of ${letters.length} dead letter(s) taken.\n`)
        if (flags.json) printSum(letters.length, taken)
        if (taken < letters.length) process.exitCode = taken > 0 ? exitCode.partly : exitCode.refused
      } finally {
        await taking.stop(close)
        done()
      }
    })
}

/** In one line, as the letters are that go to standard output. */
const printSum = (deadLetters: number, taken: number) =>
  process.stdout.write(`${JSON.stringify({ dead_letters: deadLetters, taken })}\n`)

type Letter = Awaited<ReturnType<Sync['reservations']['deadLetters']>>[number]

async function lettersOf({ reservations }: Sync, key: string | undefined): Promise<Letter[]> {
  const letters = await reservations.deadLetters()
  if (key === undefined) return letters
  const found = letters.filter((letter) => letter.key === key)
  if (found.length > 0) return found
  throw new NotDone(`No dead letter has the key ${key}. innwire reservations dead lists them.`)
}

/** Keeps in mind what came of the first attempt of each change. */
function countFirst(take: OnReservation) {
  const results = new Map<string, boolean>()
  let look = () => {}
  const onReservation: OnReservation = async (change) => {
    try {
      await take(change)
      results.set(change.key, true)
    } catch (error) {
      if (!results.has(change.key)) results.set(change.key, false)
      throw error
    } finally {
      look()
    }
  }
  /** Those that were not tried, and need not wait for an older change of their reservation, which has failed. */
  function untried(letters: Letter[]): Letter[] {
    const failed = new Set(letters.filter(({ key }) => results.get(key) === false).map(numberOf))
    return letters.filter((letter) => !results.has(letter.key) && !failed.has(numberOf(letter)))
  }
  return {
    onReservation,
    taken: (letters: Letter[]) => letters.filter(({ key }) => results.get(key)).length,
    /** Resolves when all were tried that can be. @param superseded so many of them never are */
    decided: (letters: Letter[], superseded: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (untried(letters).length <= superseded) resolve()
        }
        look()
      }),
  }
}

const numberOf = ({ reservation }: Letter) => reservation.hr_number
