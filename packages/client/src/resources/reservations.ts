import type { operations, Reservation, ReservationPage } from '@innwire/types'
import type { Connection } from '../connection.ts'
import { InputError } from '../errors.ts'
import { reservationsQuery } from '../input/reservations.ts'
import { listReservations } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import { newestFirst } from '../paging.ts'
import { readList, readObject } from '../read.ts'
import { type Reply, reply } from '../reply.ts'

/** Filters of the list, in wire names. */
export type ReservationFilter = NonNullable<operations['listReservations']['parameters']['query']>

/** Filters of a walk over all pages, which needs `undelivered: false`. */
export type WalkFilter = Omit<ReservationFilter, 'page' | 'undelivered'> & { undelivered?: false }

function read(body: unknown): ReservationPage {
  const reservations = readList<Reservation>('reservations')(body)
  if (reservations.some((one) => !one?.hr_number)) throw 'The answer has no hr_number.'
  return readObject<ReservationPage>('count', 'current_page', 'pages')(body)
}

/** Bookings and their changes. */
export const reservations = (connection: Connection) => {
  const list = (filter: ReservationFilter = {}, options?: CallOptions): Reply<ReservationPage> =>
    reply(() => connection.send(listReservations, { query: reservationsQuery(filter) }, read, options))

  async function* pages(filter: WalkFilter = {}, options?: CallOptions): AsyncGenerator<Reservation[], void> {
    // Reading delivers, so what is undelivered has no pages to walk; and which page it is, the walk decides.
    for (const name of ['page', 'undelivered'] as const) {
      if ((filter as ReservationFilter)[name]) {
        throw new InputError([{ path: name, message: 'All pages are walked. Leave it out.' }])
      }
    }
    const whole = { per_page: 100, ...filter, undelivered: false as const }
    yield* newestFirst(async (number) => list({ ...whole, page: number }, options), Number(whole.per_page))
  }

  return {
    /**
     * Gets one page; by default, what was not delivered yet. Being in an answer delivers a reservation: save the page
     * before you do anything else with it.
     * @throws {InputError} when a filter cannot be sent
     */
    list,

    /**
     * All pages, the newest change first, so that nothing is skipped while the list changes; what changes during the
     * walk comes once more at the end, in its new version. One page is held at a time, and the numbers of what was given.
     * @example for await (const page of hotel.reservations.pages({ from_last_update_date: '2026-11-18' })) save(page)
     */
    pages,

    /**
     * All reservations, one by one, as {@link pages} gives them.
     * @example for await (const reservation of hotel.reservations.all({ undelivered: false })) check(reservation)
     */
    async *all(filter?: WalkFilter, options?: CallOptions): AsyncGenerator<Reservation, void> {
      for await (const page of pages(filter, options)) yield* page
    },

    /**
     * Gets the reservation with this number, the service's or the channel's; null when there is none. This delivers
     * nothing.
     */
    get(number: string, options?: CallOptions): Reply<Reservation | null> {
      return reply(async () => {
        const found = list({ reservation_number: number, undelivered: false }, options)
        const { data, response } = await found.withResponse()
        return { data: data.reservations[0] ?? null, response }
      })
    },
  }
}
