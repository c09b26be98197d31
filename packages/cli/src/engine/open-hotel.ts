import type { Client } from '@innwire/client'
import type { FleetStore, Sync, SyncEvent, SyncOptions } from '@innwire/sync'
import { withTlsHint } from '../connection-hint.ts'
import { outcomesOfRun } from '../outcomes/outcomes-of-run.ts'
import { shownText } from '../print.ts'
import { clientOf, here } from '../settings/hotel.ts'
import { type HotelFlags, readSettings } from '../settings/settings.ts'
import {
  type EngineFlags,
  type Needed,
  readEngineSettings,
  type Statements,
  statementsOf,
} from './engine-settings.ts'
import { messageFor } from './event-message.ts'
import { hearTime, type KnownTime } from './heard-time.ts'
import { journalFile, openJournal } from './journal-file.ts'
import { checkJournal, keepService } from './journal-service.ts'
import { publishStatus, readPublished } from './published-status.ts'
import { heldBack, readUnfinished } from './unfinished-push.ts'
import { waitForHotel } from './wait-for-hotel.ts'

/** A hotel whose engine may be opened: every setting is known to be usable, and nothing was sent. */
export type KnownHotel = {
  client: Client
  /** What time it is, as far as the answers to the client say it. */
  time: () => KnownTime | undefined
  hrId: string
  /** File of the journal. */
  journal: string
  statements: Statements
  settings: { baseUrl: string; hrId: string; token: string }
  /** What a person does where the service refuses the token or the hotel id. */
  correction: string
}

/** A hotel whose engine runs in this process. */
export type OpenHotel = {
  sync: Sync
  store: FleetStore
  /** Ends it in order: what waits is in the journal. */
  close(): Promise<void>
}

type OpenOptions = Pick<SyncOptions, 'onReservation' | 'onPosting' | 'onRequest' | 'pacing'> & {
  /** Ends the wait for a hotel that another process has. */
  signal: AbortSignal
  /** Told what a person may have to see to; without it, that goes to standard error. */
  onEvent?: (event: SyncEvent) => void
  /** Told that another process has the hotel; without it, that goes to standard error. */
  onWait?: (message: string) => void
  /** Told that bills stay in the outbox; without it, that goes to standard error. */
  onBillsLeft?: (message: string) => void
  /** Nothing is sent before `sync.start()`: what is set first is to go out in place of what the journal has. */
  startsLater?: boolean
  /** Of the calendar, only what closes dates is sent: nobody has said that numbers of before are still good. */
  billsOnly?: boolean
  /** Where a running `innwire run` takes files of this hotel. */
  folder?: string
  /** For so many seconds it waits for a hotel that another process has; without it, as long as it takes. */
  hotelTimeout?: number | undefined
}

/** After a crash, the next process waits for so long. All are on one machine, which renews the lease in time. */
const leaseMs = 5000

/**
 * Reads what the engine of the hotel needs that the options mean.
 * @param needed what the command cannot go without besides the quota
 * @throws {WrongUse} that names each setting that is missing, and how to give it; or when the journal is of another service
 */
export async function knowHotel(flags: HotelFlags & EngineFlags, needed: Needed): Promise<KnownHotel> {
  const found = await readSettings(flags, here)
  // It says which settings are missing, or cannot be used.
  const { onResponse, time } = hearTime()
  const client = clientOf(found, { onResponse })
  const engine = await readEngineSettings(flags, here)
  const statements = statementsOf(engine, needed)
  const { baseUrl, hrId, token } = found
  const settings = { baseUrl: baseUrl?.value ?? '', hrId: hrId?.value ?? '', token: token?.value ?? '' }
  const journal = await journalFile(engine.journal?.value, settings.baseUrl, settings.hrId)
  await checkJournal({ journal, ...settings })
  const correction = `Correct the hotel id (${hrId?.from}) or the token (${token?.from}), and run this again.`
  return { client, time, hrId: settings.hrId, journal, statements, settings, correction }
}

/**
 * Opens the engine of a hotel, as the process before left it: what waits in the journal goes on. Of a calendar with numbers
 * that may be old, only what closes dates does. While another process has the hotel it waits, in the order in which
 * they came, and says so.
 * @throws {Interrupted} when that wait is ended
 * @throws {HotelTaken} when it takes too long
 * @throws {WrongUse} when the journal cannot be used
 */
export async function openHotel(hotel: KnownHotel, options: OpenOptions): Promise<OpenHotel> {
  const {
    signal,
    onEvent = say,
    onWait = sayWait,
    onBillsLeft = sayLeft,
    startsLater = false,
    billsOnly = false,
    folder,
    hotelTimeout,
    ...handlers
  } = options
  // They take a while to load, which the help must not take.
  const { openSync } = await import('@innwire/sync')
  const store = await openJournal(hotel.journal)
  let waiting: Awaited<ReturnType<typeof waitForHotel>> | undefined
  let sync: Sync | undefined
  try {
    signal.throwIfAborted()
    await keepService({ store, journal: hotel.journal, ...hotel.settings })
    waiting = await waitForHotel({
      store,
      hrId: hotel.hrId,
      signal,
      mostSeconds: hotelTimeout,
      onWait,
      instead: () => whatInstead(hotel),
    })
    const { standingBy } = waiting
    const onPosting = handlers.onPosting ?? (await outcomesOfRun({ store, hrId: hotel.hrId }))
    sync = await openSync({
      ...hotel.settings,
      ...hotel.statements,
      ...(hotel.statements.repeat === undefined && { postings: 'later' }),
      ...handlers,
      ...(onPosting && { onPosting }),
      pacing: { leaseMs, ...handlers.pacing },
      start: startsLater ? 'later' : 'calendar later',
      store,
      signal: waiting.signal,
      onEvent(event) {
        if (event.type === 'standing_by') standingBy(event)
        else onEvent({ ...event, message: messageFor(event, hotel) })
      },
    })
    await waiting.end()
    if (hotel.statements.repeat === undefined) {
      const { waiting, unconfirmed } = (await sync.status()).postings
      if (waiting + unconfirmed > 0) onBillsLeft(billsLeft(waiting + unconfirmed))
    }
    if (!startsLater) {
      const held = heldBack(await readUnfinished({ store, hrId: hotel.hrId }))
      if (held) say({ message: held })
      else if (!billsOnly) sync.start()
    }
    const publishing = publishStatus({ journal: hotel.journal, ...hotel.settings }, sync, {
      reservations: handlers.onReservation !== undefined,
      folder,
    })
    const opened = sync
    return {
      sync,
      store,
      async close() {
        await opened.close()
        await publishing.end()
        await store.close()
      },
    }
  } catch (error) {
    await waiting?.end()
    await sync?.close()
    await store.close()
    throw error
  }
}

/** What a person can do meanwhile. */
async function whatInstead({ journal, settings }: KnownHotel): Promise<string> {
  const published = await readPublished({ journal, ...settings })
  if (!published?.running || published.folder === null) return ''
  return ` It is innwire run: prices, availability and bills that are put into ${published.folder} go out without this one. For the rest, stop innwire run meanwhile.`
}

const billsLeft = (many: number) =>
  `${many} bill(s) stay in the outbox, and none is sent, because nobody has said --repeat, whether the service charges a bill once that is sent twice. innwire outbox shows them; they go on when innwire runs with --repeat.`

const sayLeft = (message: string) => say({ message })

const sayWait = (message: string) => say({ message: `${message} Ctrl-C ends this one.` })

/** Says what a person may have to see to, beside the data. */
export function say(event: { message: string; error?: unknown }): void {
  process.stderr.write(`innwire: ${shownText(withTlsHint(messageOf(event)))}\n`)
}

/** The engine leaves out what a handler threw, since it might name guests. Ours throw no such thing: a person is told it. */
export function messageOf({ message, error }: { message: string; error?: unknown }): string {
  if (!(error instanceof Error)) return message
  return message.replace(
    /It threw the \S+ that this event has as `error`; look there, it may name guests\./,
    () => error.message,
  )
}
