import { InputError } from '@innwire/client'
import type { Budget } from './budget/budget.ts'
import type { CalendarPush } from './calendar/calendar-push.ts'
import { openCalendarPush } from './calendar/open-calendar-push.ts'
import { checkNames } from './engine/check-options.ts'
import type { TakeLease } from './engine/hold-lease.ts'
import { knownTime } from './engine/known-time.ts'
import { type EngineOptions, type OpenEngine, openEngine } from './engine/open-engine.ts'
import type { StillLater } from './engine/start.ts'
import { type Bookings, checkStated, type RangeEnd, type Repeat } from './engine/statements.ts'
import type { OnPosting } from './postings/on-posting.ts'
import type { PostingOutbox } from './postings/outcome.ts'
import { openPostingOutbox } from './postings/posting-outbox.ts'
import type { ReservationFeed } from './reservations/change.ts'
import { type FeedOptions, type OpenFeed, openReservationFeed } from './reservations/reservation-feed.ts'
import { openRoomList } from './rooms/room-list.ts'
import { type SyncStatus, statusOf } from './status.ts'

/** Settings of {@link openSync}. */
export type SyncOptions = EngineOptions &
  FeedOptions & {
    /**
     * States what a booking does to the availability that the service has; `calendar.set` needs it where it sets
     * availability, and there is no default. `lower availability` is our reading of the service (D23): ask its operator, or
     * book a room and look. With `keep availability` the engine lowers what was set by each booking that it retrieves.
     */
    bookings?: Bookings | undefined
    /**
     * States whether a range update sets its `end_date`, too. `included` is our reading of the service (D52): send one, and
     * look at its last date. Only then does the engine send ranges, which saves requests where a target has more than 90
     * dates; otherwise it sends daily updates alone.
     */
    rangeEnd?: RangeEnd | undefined
    /** Takes the outcomes of invoices into your system, at least once each, also over restarts. */
    onPosting?: OnPosting | undefined
    /**
     * States what becomes of a bill after an attempt that may have put it on the folio; `postings.post` needs it, and there
     * is no default. `by transaction_id`: it is sent again, because the service charges an id once, and cancels nothing by
     * one that comes again. That is our reading of the service (D25): ask its operator. `never`: it is `unconfirmed` at once, and a person looks on the folio.
     */
    repeat?: Repeat | undefined
    /**
     * `later`: takes no bill and sends none, so that `repeat` need not be stated: those that are left wait for an engine that
     * states it.
     * @default they are sent
     */
    postings?: 'later' | undefined
  }

/** The three flows of a property, and their budget. */
export type Sync = {
  /** Brings prices, availability and restrictions to the channels. */
  calendar: CalendarPush
  /** Retrieves reservations, and hands each change to `onReservation`. */
  reservations: ReservationFeed
  /** Brings bills to the folios of guests. */
  postings: PostingOutbox
  /** What is left of the quota, and when the next request may go. */
  budget: Pick<Budget, 'state'>
  /**
   * How the flows stand, for a person or a page of metrics. It is cheap: it reads nothing of the store.
   * @example app.get('/status', async () => JSON.stringify(await sync.status()))
   */
  status(): Promise<SyncStatus>
  /**
   * What time it is, by the machine's clock and by the service's: a date is over where it is over by both. Undefined before the
   * service has answered this process, because the machine's clock may be wrong.
   * @example
   * const isOver = (night: string) => Date.parse(night) < (sync.time()?.earliest.getTime() ?? 0) - 2 * 86_400_000
   */
  time(): { earliest: Date; latest: Date } | undefined
  /** Ends it: what is under way may finish, for some 5<!-- open-engine.graceMs/1000 --> seconds; the rest goes on at the next start. */
  close(): Promise<void>
  /**
   * Lets begin what the setting `start` has put off.
   * @param later what another call lets begin. `calendar later`: the updates of the calendar that close no date.
   *   `old numbers later`: availability above 0 that was not set since the engine was opened
   * @example
   * const sync = await openSync({ ...settings, start: 'later' })
   * await sync.calendar.set(presentNumbers) // older ones in the journal do not go out before
   * sync.start()
   */
  start(later?: StillLater): void
}

/**
 * Opens the property's flows as the process before left them. It waits while another worker has the property.
 * @throws {InputError} when a setting cannot be used, or is not known, or bills are left and neither `repeat` is stated nor
 * they are to be sent later
 * @throws {RangeError} when a number of the quota cannot be used
 * @example
 * const sync = await openSync({
 *   baseUrl, token, hrId: '4711',
 *   store: sqliteStore('sync.db'),
 *   quota: { perMinute: 5, perDay: 250 },
 *   bookings: 'lower availability',
 *   onReservation: ({ key, reservation }) => pms.save(key, reservation),
 * })
 * await sync.calendar.set([{ inv_code: 'HR:1', date: '2026-12-24', price: '119.90' }])
 */
export async function openSync(options: SyncOptions): Promise<Sync> {
  checkNames(options, syncNames)
  return openLeased(options)
}

export const syncNames = {
  baseUrl: true,
  token: true,
  hrId: true,
  allowShortToken: true,
  store: true,
  quota: true,
  onReservation: true,
  bookings: true,
  rangeEnd: true,
  onPosting: true,
  repeat: true,
  postings: true,
  onEvent: true,
  onRequest: true,
  fingerprint: true,
  pacing: true,
  fetch: true,
  signal: true,
  start: true,
  now: true,
  timer: true,
} as const satisfies Record<keyof SyncOptions, true>

/** @param takeLease how the lease of the property comes about, where it is not waited for */
export async function openLeased(options: SyncOptions, takeLease?: TakeLease): Promise<Sync> {
  if (options.rangeEnd !== undefined) checkStated('rangeEnd', options.rangeEnd)
  if (options.postings !== undefined && options.postings !== 'later')
    throw new InputError([{ path: 'options.postings', message: "Give 'later', or leave it out." }])
  let closing: Promise<void> | undefined
  const flows: (() => Promise<void>)[] = []
  const close = () => {
    closing ??= stop(flows)
    return closing
  }
  const lost = () => {
    // One that is not open yet fails by what it does next.
    if (closing || !opened) return
    const message = 'Another worker has taken the property over; it goes on there. This engine has stopped.'
    opened.engine.emit({ type: 'lease_lost', message })
    void close()
  }
  let opened: OpenEngine | undefined
  opened = await openEngine(options, lost, takeLease)
  const { engine, stop } = opened
  try {
    const rooms = await openRoomList(engine)
    let feed: OpenFeed | undefined
    const push = await openCalendarPush(engine, rooms, {
      bookings: options.bookings,
      rangeEnd: options.rangeEnd,
      feed: options.onReservation !== undefined,
      look: () => feed?.look(),
      isNew: () => feed?.isNew() ?? false,
    })
    flows.push(push.stop)
    const returned = Promise.withResolvers<void>()
    feed = await openReservationFeed(engine, rooms, push.bookedNights, {
      ...options,
      onReservation: afterwards(returned, options.onReservation),
    })
    flows.push(feed.stop)
    const outbox = await openPostingOutbox(engine, options.repeat, afterwards(returned, options.onPosting), {
      polls: options.onReservation !== undefined,
      later: options.postings === 'later',
    })
    flows.push(outbox.stop)
    // The handlers may use what this function returns: they are called when the caller has it.
    setImmediate(returned.resolve)
    return {
      calendar: push.calendar,
      reservations: feed.reservations,
      postings: outbox.postings,
      budget: engine.budget,
      status: statusOf(engine, {
        calendar: { ...push, state: push.calendar.state },
        reservations: { state: feed.reservations.state, oldest: feed.oldest },
        postings: outbox,
      }),
      time() {
        const known = knownTime(engine)
        return known && { earliest: new Date(known.earliest), latest: new Date(known.latest) }
      },
      close,
      start: engine.start.begin,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The handler, not called before something has happened. */
const afterwards = <Given>(
  { promise }: PromiseWithResolvers<void>,
  handler: ((given: Given) => Promise<unknown>) | undefined,
) =>
  handler &&
  (async (given: Given) => {
    await promise
    return handler(given)
  })
