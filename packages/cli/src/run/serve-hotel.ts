import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { OnPosting, OnReservation, Sync, SyncEvent } from '@innwire/sync'
import { afterHeldBack, heldBackInRun } from '../calendar/held-back.ts'
import { messageOf, type OpenHotel, openHotel } from '../engine/open-hotel.ts'
import { keepUnfinished, readUnfinished } from '../engine/unfinished-push.ts'
import { openOutcomes, type WriteOutcome } from '../outcomes/outcomes-file.ts'
import { keepOutcomesIn } from '../outcomes/outcomes-of-run.ts'
import { openTaking } from '../reservations/open-taking.ts'
import { sweepSince } from '../reservations/sweep-since.ts'
import type { Place } from './accept-file.ts'
import { openCodes } from './check-codes.ts'
import type { RunHotel } from './config.ts'
import { type HotelFolder, hotelFolder } from './folder.ts'
import { knownDates } from './known-dates.ts'
import type { Log } from './log.ts'
import { handlerOf } from './receiver.ts'
import { openIntake, toldEveryMs } from './take-files.ts'

/** A hotel that is served until the signal, whatever fails. */
export type ServedHotel = {
  hrId: string
  folder: HotelFolder
  /** Undefined while it is not open. */
  sync(): Sync | undefined
  /** Whether it is open, and its journal can be written: without that, nothing is sent or taken. */
  serving(): Promise<boolean>
  /** Resolves when it is open; never where it cannot be. */
  opened(): Promise<Place>
  /** Resolves when it has ended in order. */
  ended: Promise<void>
}

type Options = {
  signal: AbortSignal
  log: Log
  /** Somebody has said that numbers of a push that was stopped have every booking in them. */
  bookingsCounted: boolean
  /** The day from which all reservations are looked through once; undefined: from none. */
  since: string | undefined
}

type Work = { writeOutcome: WriteOutcome; until: AbortSignal; succeeded: () => void }

const shortestPauseMs = 1000
const longestPauseMs = 60_000

/** Messages of the system end without a point. */
const sentenceOf = (error: unknown): string => (error as Error).message.replace(/\.?$/, '.')

/** Serves a hotel. What fails for it is told, and tried again; others do not hear of it. */
export function serveHotel(hotel: RunHotel, { signal, log, bookingsCounted, since }: Options): ServedHotel {
  const { hrId } = hotel.known
  const folder = hotelFolder(hotel.folder)
  const codes = openCodes(hotel.known.client)
  let served: OpenHotel | undefined
  let opening = Promise.withResolvers<Place>()
  const say = (event: Parameters<Log>[0]['event'], message: string) => log({ hrId, event, message })
  const startedAt = new Date().toISOString()

  async function serve(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await serveOnce(() => {
          failures = 0
        })
      } catch (error) {
        if (signal.aborted) return
        const ms = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures)
        const message = `It is not served: ${sentenceOf(error)} It is tried again in ${ms / 1000} seconds.`
        say('not_served', message)
        await pause(ms, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** The event of the engine leaves out why, which might name guests; ours does not. */
  const telling =
    (take: OnReservation): OnReservation =>
    async (change) => {
      try {
        await take(change)
      } catch (error) {
        say(
          'not_taken',
          `${change.key} was not taken, attempt ${change.attempt}: ${(error as Error).message}`,
        )
        throw error
      }
    }

  /** The event of the engine does not say why an outcome was not taken, either. */
  const tellingOutcomes = (write: WriteOutcome): OnPosting => {
    let toldAt = -Infinity
    return async (notice) => {
      try {
        await write(notice)
      } catch (error) {
        if (performance.now() > toldAt + toldEveryMs) {
          toldAt = performance.now()
          const why = `${sentenceOf(error)} It is tried again, and others wait behind it.`
          say('outcome_not_written', `The outcome of ${notice.transactionId} cannot be written: ${why}`)
        }
        throw error
      }
    }
  }

  async function serveOnce(succeeded: () => void): Promise<void> {
    await folder.make().catch((error) => {
      throw new Error(
        `Its folders cannot be made: ${sentenceOf(error)} See to that place, or give it another folder in the config.`,
      )
    })
    const stopped = new AbortController()
    const stop = () => stopped.abort(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    // It does not tell those who come after it.
    if (signal.aborted) stop()
    const taking = hotel.receiver && openTaking(telling(handlerOf(hotel.receiver, hrId)))
    let opened: OpenHotel | undefined
    let close = async (): Promise<unknown> => undefined
    try {
      const writeOutcome = openOutcomes(folder.outcomes, hrId)
      opened = await openHotel(hotel.known, {
        signal: stopped.signal,
        startsLater: true,
        folder: folder.path,
        ...(taking && { onReservation: taking.onReservation }),
        onPosting: tellingOutcomes(writeOutcome),
        onWait: (message) => say('standing_by', message),
        onBillsLeft: (message) => say('bills_left', message),
        onEvent: (event: SyncEvent) => {
          say(event.type, messageOf(event))
          if (event.type === 'lease_lost')
            stopped.abort(new Error('Another process has taken the hotel over.'))
        },
      })
      const { close: closeEngine } = opened
      close = () => (taking ? taking.stop(closeEngine) : closeEngine())
      await keepOutcomesIn({ store: opened.store, hrId }, folder.outcomes)
      await work(opened, { writeOutcome, until: stopped.signal, succeeded })
    } finally {
      signal.removeEventListener('abort', stop)
      // Who waits for it waits on.
      if (served) opening = Promise.withResolvers()
      served = undefined
      await close()
    }
    if (!signal.aborted) stopped.signal.throwIfAborted()
  }

  /**
   * Why old numbers do not go out. Once somebody has said that they are good, that need not be said again; of those that a push has
   * left since, nobody has said it.
   */
  async function heldOf({ store, sync }: OpenHotel): Promise<string | undefined> {
    const left = await readUnfinished({ store, hrId })
    if (!left || !bookingsCounted || left.since > startedAt) return heldBackInRun(sync.calendar, left)
    await keepUnfinished({ store, hrId }, { ...left, numbers: 0 })
    return undefined
  }

  let hasLookedBack = since === undefined || !hotel.receiver

  /** Once in this process: what it finds is in the journal. */
  async function lookBack(opened: Sync): Promise<void> {
    if (since === undefined || hasLookedBack) return
    hasLookedBack = true
    try {
      const message = await sweepSince(opened, since)
      if (message !== undefined) say('looked_back', message)
      else hasLookedBack = false
    } catch (error) {
      say(
        'not_looked_back',
        `What changed since ${since} is not all in the journal: ${(error as Error).message}`,
      )
    }
  }

  /**
   * What was put in while nobody took it goes into the journal before anything of the journal goes out. While a file cannot be taken,
   * of the calendar only what closes dates does.
   */
  async function work(opened: OpenHotel, { writeOutcome, until, succeeded }: Work): Promise<void> {
    const { sync, store } = opened
    const dates = () => knownDates(sync, hotel.known, codes)
    const place = { sync, store, folder, hrId, log, codes, writeOutcome, dates }
    const intake = openIntake(place)
    let isWhole = await intake.takeAll(until).then(
      () => true,
      // It is told when it is tried again.
      () => false,
    )
    if (until.aborted) return
    const held = await heldOf(opened)
    if (held) say('calendar_held_back', `${held} ${afterHeldBack}`)
    const present = held ? 'old numbers later' : undefined
    sync.start(isWhole ? present : 'calendar later')
    succeeded()
    void lookBack(opened.sync)
    served = opened
    opening.resolve(place)
    say('serving', `It is served. Files are taken from ${folder.path}.`)
    const ended = once(until, 'abort')
    await intake.run(until, () => {
      if (!isWhole) sync.start(present)
      isWhole = true
    })
    if (!until.aborted) await ended
  }

  return {
    hrId,
    folder,
    sync: () => served?.sync,
    serving: async () =>
      // Nothing but a change tells a full disk.
      (await served?.store.write(hrId, [{ collection: 'cli', key: 'asked', value: Date.now() }]).then(
        () => true,
        () => false,
      )) ?? false,
    opened: () => opening.promise,
    ended: serve().then(() => say('ended', 'It has ended in order. What waits is in the journal.')),
  }
}
