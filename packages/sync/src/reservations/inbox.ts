import { callsUntilTold, HandlerTimeoutError, mostCalls } from '../engine/call-handler.ts'
import type { Engine } from '../engine/engine.ts'
import type { EntryChange } from '../store/store.ts'
import { drop, type FeedJournal, keep, type Letter } from './feed-journal.ts'
import type { BookedNights } from './nights.ts'
import type { Version } from './version.ts'

/** Of what a handler throws. */
const longestError = 4000

/** The saved versions on their way to the handler. */
export type Inbox = ReturnType<typeof openInbox>

/** What a handler throws may hold guests' names. */
const sentence = (error: Error) =>
  error instanceof HandlerTimeoutError
    ? error.message
    : `It threw the ${error.name} that this event has as \`error\`; look there, it may name guests.`

export function openInbox({ now, clock, emit }: Engine, journal: FeedJournal, bookedNights: BookedNights) {
  async function end(version: Version, handed: number, along: EntryChange[] = []) {
    const known = await journal.known(version.number)
    const index = known && { ...known, handed: Math.max(known.handed, handed), open: known.open - 1 }
    const changes = [drop.waiting(version), ...(index ? [keep.known(version.number, index)] : []), ...along]
    await journal.write(changes, { waiting: -1 })
  }

  async function giveUp({ deadSince, ...version }: Version, error: Error) {
    const unsure = deadSince !== undefined || clock.isSure() ? undefined : true
    const since = deadSince ?? now()
    const letter: Letter = { ...version, error: error.message.slice(0, longestError), since, unsure }
    const more = { waiting: -1, deadLetters: 1 }
    await journal.alone(() => journal.write([drop.waiting(version), keep.letter(letter)], more))
    if (deadSince !== undefined) return
    emit({
      type: 'dead_letter',
      key: version.key,
      error,
      message:
        `onReservation failed ${version.attempts} times to take ${version.key}. ${sentence(error)} ` +
        'Newer changes of the reservation go on. Mend the cause: it comes again once an hour for a year, and at once by ' +
        'reservations.replay().',
    })
  }

  function emitTrouble({ attempts, key }: Version, error: Error) {
    const message =
      `onReservation failed ${attempts} times to take ${key}. ${sentence(error)} ` +
      `It is saved and is tried again; after ${mostCalls} failures it waits among the dead letters.`
    emit({ type: 'trouble', flow: 'reservations', error, message })
  }

  return {
    /** The version at a place, if it still waits; one that a newer version has overtaken is dropped. */
    open: (place: string): Promise<{ version: Version; first: boolean } | undefined> =>
      journal.alone(async () => {
        const version = await journal.waiting(place)
        if (!version) return undefined
        const handed = (await journal.known(version.number))?.handed ?? 0
        if (handed < version.version) return { version, first: handed === 0 }
        await end(version, handed)
        return undefined
      }),
    /** The handler has it. */
    done: (version: Version) =>
      journal.alone(async () => {
        await end(version, version.version, bookedNights.handedOver(version))
        bookedNights.written()
      }),
    /** The handler does not have it. @returns how often it failed so far; undefined when it was given up */
    async failed(before: Version, error: Error): Promise<number | undefined> {
      const version: Version = { ...before, attempts: before.attempts + 1, tried: true }
      if (version.attempts >= mostCalls) {
        await giveUp(version, error)
        return undefined
      }
      await journal.alone(() => journal.write([keep.waiting(version)]))
      if (version.attempts === callsUntilTold) emitTrouble(version, error)
      return version.attempts
    },
  }
}
