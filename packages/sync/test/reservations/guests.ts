import { createClient } from '@innwire/client'
import type { OnReservation, ReservationChange } from '../../src/index.ts'
import { type Hotel, inDays, type Json } from '../hotel.ts'

/** A room of a booking, by the channel's code or by rate. */
export function bookedRoom(target: object = { mapping_code: 'B1' }, arrival = 10, nights = 2) {
  const dates = Array.from({ length: nights }, (_, night) => inDays(arrival + night))
  return {
    ...target,
    checkin_date: inDays(arrival),
    checkout_date: inDays(arrival + nights),
    daily_prices: dates.map((date) => ({ date, price: '99.90' })),
  }
}

/** What guests do on the channels, and the hotel with their bookings. */
export function guestsOf(hotel: Hotel) {
  const content = (guest: string, rooms: object[]) => ({ guest, payment: 'credit_card', rooms })
  return {
    /** Books, and gives the number. */
    async book(guest = 'Ada', rooms: object[] = [bookedRoom()]): Promise<string> {
      const body = { channel_code: 'bookingcom', ...content(guest, rooms) }
      return (await hotel.hotel('POST', '/bookings', body)).hr_number
    },
    change: (number: string, guest: string, rooms: object[] = [bookedRoom()]): Promise<Json> =>
      hotel.hotel('PUT', `/bookings/${number}`, content(guest, rooms)),
    confirm: (number: string): Promise<Json> => hotel.hotel('POST', `/bookings/${number}/confirm`),
    cancel: (number: string): Promise<Json> =>
      hotel.hotel('POST', `/bookings/${number}/cancel`, { reason: 'The guest fell ill.' }),
    booking: (number: string): Promise<Json> => hotel.hotel('GET', `/bookings/${number}`),
    /** How many a poll would show; being shown, they are delivered. */
    async undelivered(from = inDays(-30)): Promise<number> {
      const { server, token, hrId } = hotel
      const client = createClient({ baseUrl: server.url, token, hrId })
      return (await client.reservations.list({ per_page: 100, from_date: from })).reservations.length
    },
    /** The lists of reservations that were asked for, in order. */
    async lists(): Promise<{ status: number; query: URLSearchParams }[]> {
      const requests: Json[] = await hotel.requests()
      return requests
        .filter(({ operation_id }) => operation_id === 'listReservations')
        .reverse()
        .map(({ status, query }) => ({ status, query: new URLSearchParams(query) }))
    },
  }
}

/** A system that writes down all that it is handed. */
export function pms(take: (change: ReservationChange) => unknown = () => {}) {
  const received: ReservationChange[] = []
  const onReservation: OnReservation = async (change) => {
    received.push(change)
    await take(change)
  }
  return {
    received,
    onReservation,
    /** What came of a reservation, such as `Ada reserved`. */
    of: (number: string) =>
      received
        .filter(({ reservation }) => reservation.hr_number === number)
        .map(({ reservation: { guest, state } }) => `${guest} ${state}`),
    keys: () => received.map(({ key }) => key),
  }
}

type Send = typeof fetch

/** A network that lets the service finish its answers, and then loses those that are chosen. */
export const losing =
  (lost: (url: URL) => boolean): Send =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!lost(new URL(String(input)))) return answer
    await answer.text()
    throw new TypeError('fetch failed', { cause: new Error('other side closed') })
  }

/** A service that dresses its answers in another way. */
export const dressing =
  (dress: (reservation: Json) => Json): Send =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!new URL(String(input)).pathname.endsWith('/reservations')) return answer
    const { reservations, ...page } = (await answer.json()) as Json
    if (!reservations) return Response.json(page, { status: answer.status })
    return Response.json({ ...page, reservations: reservations.map(dress) }, { headers: answer.headers })
  }

export const isSweep = (url: URL) => url.searchParams.has('from_last_update_date')
export const isPoll = (url: URL) => url.pathname.endsWith('/reservations') && !isSweep(url)
