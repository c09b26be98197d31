import { once } from 'node:events'
import type { OnReservation, Sync } from '@innwire/sync'
import type { Command } from 'commander'
import { type EngineFlags, forEngine } from '../../engine/engine-settings.ts'
import { untilInterrupted } from '../../engine/interrupt.ts'
import { knowHotel, openHotel } from '../../engine/open-hotel.ts'
import { forItsTurn } from '../../engine/wait-for-hotel.ts'
import { exitCode, NotDone } from '../../failure.ts'
import { openTaking } from '../../reservations/open-taking.ts'
import { byCommand } from '../../reservations/run-command.ts'
import { byLine } from '../../reservations/write-line.ts'
import { forHotel } from '../../settings/hotel.ts'
import type { HotelFlags } from '../../settings/settings.ts'

type Flags = HotelFlags & EngineFlags & { exec?: string; hotelTimeout?: number }

export function addReplay(reservations: Command): void {
  forItsTurn(forEngine(forHotel(reservations.command('replay'))))
    .description('hand dead letters to the command again, once')
    .argument('[key]', 'of one; all of them without it')
    .option('--exec <command>', 'as that of watch; without it, each is a line of JSON')
    .addHelpText(
      'after',
      `
While it runs, it does what innwire reservations watch does: what else waits is handed over, too. Stop watch before.
Ends with 0 when all were taken, with 4 when some were, with 1 when none was. What failed comes again with the next watch.

Example:
  innwire reservations replay --exec ./take-reservation --demo`,
    )
    .action(async (key: string | undefined, flags: Flags) => {
      const hotel = await knowHotel(flags, ['bookings'])
      const { signal, done } = untilInterrupted()
      const counting = countFirst(flags.exec === undefined ? byLine() : byCommand(flags.exec))
      const taking = openTaking(counting.onReservation)
      const { sync, close } = await openHotel(hotel, {
        signal,
        hotelTimeout: flags.hotelTimeout,
        onReservation: taking.onReservation,
      })
      try {
        const keys = await keysOf(sync, key)
        const { superseded } = keys.length > 0 ? await sync.reservations.replay(key) : { superseded: 0 }
        await Promise.race([counting.decided(keys, keys.length - superseded), once(signal, 'abort')])
        const taken = superseded + counting.taken(keys)
        process.stderr.write(`${taken} of ${keys.length} dead letter(s) taken.\n`)
        if (taken < keys.length) process.exitCode = taken > 0 ? exitCode.partly : exitCode.refused
      } finally {
        await taking.stop(close)
        done()
      }
    })
}

async function keysOf({ reservations }: Sync, key: string | undefined): Promise<string[]> {
  const keys = (await reservations.deadLetters()).map((letter) => letter.key)
  if (key === undefined) return keys
  if (!keys.includes(key))
    throw new NotDone(`No dead letter has the key ${key}. innwire reservations dead lists them.`)
  return [key]
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
  return {
    onReservation,
    taken: (keys: string[]) => keys.filter((key) => results.get(key)).length,
    /** Resolves when so many of the keys were tried. */
    decided: (keys: string[], count: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (keys.filter((key) => results.has(key)).length >= count) resolve()
        }
        look()
      }),
  }
}
