import type { FilterFlag, operations, Reservation, ReservationPage } from '@innwire/types'
import type { Read } from '../attempt.ts'
import type { Connection } from '../connection.ts'
import { reservationsQuery, walkQuery } from '../input/reservations.ts'
import type { CallOptions } from '../options.ts'
import { walk } from '../paging.ts'
import { readList } from '../read.ts'
import { type Reply, reply } from '../reply.ts'

type Query = NonNullable<operations['listReservations']['parameters']['query']>
type FlagName = 'undelivered' | 'modified' | 'booked'

/** Filters of the list, in wire names. Flags are sent as `true` and `false`, however they are given. */
export type ReservationFilter = Omit<Query, FlagName> & {
  [Name in FlagName]?: boolean | 0 | 1 | FilterFlag
}

/** Filters of a walk over all pages, which needs `undelivered: false`: by delivery, each page would move the next. */
export type WalkFilter = Omit<Query, 'page' | FlagName> & {
  /** Only all of them can be walked through: what is undelivered moves up while it is read. */
  undelivered?: false
}

/** A page of the list, as far as it could be read. */
export type ReadReservationPage = Partial<ReservationPage> & {
  /** Those that have an `hr_number`. */
  reservations: Reservation[]
  /**
   * Entries without `hr_number`, and what is no object, as they came. They may count as delivered like the
   * others, so keep them for a person.
   */
  unreadable: unknown[]
}

const isReadable = (entry: Reservation | null) => entry?.hr_number

/** The body, with its list as it came. */
const readRaw = (body: unknown) => readList('reservations')(body) && (body as ReservationPage)

/** One entry that cannot be read costs no other. */
function read(body: unknown): ReadReservationPage {
  const page = readRaw(body)
  return {
    ...page,
    reservations: page.reservations.filter(isReadable),
    unreadable: page.reservations.filter((entry) => !isReadable(entry)),
  }
}

const readOne =
  (number: unknown): Read<Reservation | null> =>
  (body) => {
    const { reservations } = readRaw(body)
    // A service may give others, or compare in its own way: whatever comes first may be another guest.
    const found = reservations.find(
      (one) => `${one?.hr_number}` === `${number}` || `${one?.provider_number}` === `${number}`,
    )
    if (!found && reservations.length) throw `The answer has no ${number}.`
    return found ?? null
  }

/** Bookings and their changes. */
export type Reservations = {
  /**
   * Gets one page; by default, what was not delivered yet of bookings received in the last 10<!-- standardDaysBack --> days (D21). For older ones, give
   * `from_date` (up to 30<!-- mostDaysBack --> days back), or walk `all()` with `from_last_update_date`, which finds those of any age by our
   * reading (D40). By our reading, being in an answer delivers a reservation (D19): save the page, its `unreadable` entries too, before you do anything else with it. `count`,
   * `current_page` and `pages` are as they came, and may be missing.
   * @throws {InputError} when a filter cannot be sent
   * @throws {InnwireError} with `unconfirmed` when a page may be lost: look again with `undelivered: false`
   */
  list(filter?: ReservationFilter, options?: CallOptions): Reply<ReadReservationPage>

  /**
   * All pages of what the filter selects. Without `from_last_update_date` and `from_date` these are only the bookings
   * received in the last 10<!-- standardDaysBack --> days, by our reading (D21): give `from_last_update_date` for all that have changed, of any
   * age (D40). First page one, and then from the newest change to the oldest, so that nothing is skipped while the
   * list changes; what changes during the walk comes once more, in its new version. What changes within one second with
   * others, while the walk reads them, may come in its older version: let the next walk begin before the last one did.
   * Each answer is given before the next request, because it delivers: a walk that ends early has kept nothing back.
   * One page is held at a time, and the numbers and times of what was given.
   * @throws {InnwireError} at the end, when the service counts more reservations than it gave
   * @example
   * for await (const { reservations, unreadable } of hotel.reservations.pages({ from_last_update_date: '2026-11-18' }))
   *   save(reservations, unreadable)
   */
  pages(filter?: WalkFilter, options?: CallOptions): AsyncGenerator<ReadReservationPage, void>

  /**
   * All reservations that the filter selects, one by one, as {@link Reservations.pages} gives them and with its defaults, without the entries that cannot be read: use
   * {@link Reservations.pages} where those must be seen, too, or where the rest of a page must not be lost when you stop in it.
   * @example for await (const reservation of hotel.reservations.all({ from_last_update_date: '2026-11-18' }))
   *   check(reservation)
   */
  all(filter?: WalkFilter, options?: CallOptions): AsyncGenerator<Reservation, void>

  /**
   * Gets the reservation with this number, the service's or the channel's; null when there is none. By our reading
   * this delivers nothing (D19). Another service may deliver it: save it.
   * @throws {ResponseError} when the service has found one that cannot be read
   */
  get(number: string, options?: CallOptions): Reply<Reservation | null>
}

/** Makes {@link Reservations} of a connection. */
export const reservations = (connection: Connection): Reservations => {
  const ask = <T>(filter: ReservationFilter, read: Read<T>, options?: CallOptions): Reply<T> =>
    reply(() => connection.send('listReservations', { query: reservationsQuery(filter) }, read, options))

  async function* pages(
    filter: WalkFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<ReadReservationPage, void> {
    // Reading delivers, so what goes by delivery has no pages to walk; and which page it is, the walk decides.
    const whole = { per_page: 100, ...walkQuery(filter), undelivered: false as const }
    const get = (page: number) => ask({ ...whole, page }, readRaw, options)
    for await (const reservations of walk(get, whole.per_page as number)) yield read({ reservations })
  }

  return {
    list: (filter = {}, options) => ask(filter, read, options),

    pages,

    async *all(filter, options) {
      for await (const { reservations } of pages(filter, options)) yield* reservations
    },

    get(number, options) {
      return ask({ reservation_number: number, undelivered: false }, readOne(number), options)
    },
  }
}
