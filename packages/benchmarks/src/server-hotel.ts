import { setTimeout } from 'node:timers/promises'
import { doneOf } from '../../server/test/support/answered.ts'
import { controlToken, type Running } from './server-programs.ts'

/** Whom the load is sent for, and what there is to ask about. */
export type BenchHotel = {
  token: string
  hrId: string
  /** How many rooms: HR:1, HR:2, … */
  rooms: number
  /** Numbers of reservations. */
  bookings: string[]
  transactions: string[]
}

/** How much a hotel has. */
type Size = { rooms: number; reservations: number; stays: number }

export const roomCount = 20
const reservationCount = 40
const standardSize: Size = { rooms: roomCount, reservations: reservationCount, stays: 30 }
const channels = { online: 'direct', bookingcom: 'simulated', expedia: 'simulated' }

/** Prism answers whatever it is asked about with the same example. */
export const prismHotel: BenchHotel = {
  token: 'demo-token',
  hrId: 'demo',
  rooms: roomCount,
  bookings: ['R754208185'],
  transactions: ['91234'],
}

export const token = 'bench-token'
const standardHotel = 'bench'

/** A hotel on three channels, standard with 20 rooms, 40 reservations and 30 rooms in use; made over the control API. */
export async function benchHotel(
  running: Running,
  hrId = standardHotel,
  { rooms, reservations, stays } = standardSize,
): Promise<BenchHotel> {
  const { url } = running
  const call = doneOf({ ...running, controlToken })
  const hotel = `/properties/${hrId}`
  await call('POST', '/properties', { hr_id: hrId, name: 'Bench', time_zone: 'UTC', currency: 'EUR' })
  await call('POST', `${hotel}/tokens`, { label: 'bench', token })
  for (const [channel, kind] of Object.entries(channels)) {
    await call('PUT', `/channels/${channel}`, { name: channel })
    await call('PUT', `${hotel}/channels/${channel}`, { connector: { kind } })
  }
  for (let number = 1; number <= rooms; number++) {
    const code = encodeURIComponent(`HR:${number}`)
    const rates = { inv_code: `HR:${number}`, name: `Room ${number}`, room_capacity: 3, adult_capacity: 2 }
    await call('PUT', `${hotel}/rooms/${code}`, rates)
    for (const channel of Object.keys(channels)) {
      const mapping = { rate_code: `HR:${number}`, name: `Room ${number}` }
      await call('PUT', `${hotel}/channels/${channel}/mappings/${channel}-${number}`, mapping)
    }
  }
  const transactions: string[] = []
  // A hotel states what it sells before anybody books.
  for (let number = 1; number <= rooms; number++)
    transactions.push(await stateAvailability(url, hrId, number))
  const bookings: string[] = []
  for (let number = 0; number < reservations; number++) {
    const booked = (await call('POST', `${hotel}/bookings`, booking(number, rooms))) as { hr_number: string }
    bookings.push(booked.hr_number)
  }
  for (let number = 0; number < stays; number++) await call('POST', `${hotel}/stays`, stay(number))
  return { token, hrId, rooms, bookings, transactions }
}

/** Between two bookings, in milliseconds: at some thousand reads a second one for every few dozen polls. */
const betweenBookingsMs = 50

/**
 * Lets guests book while something else goes on, so that polls have something to deliver.
 * @returns ends it
 */
export function letGuestsBook(running: Running): () => Promise<void> {
  const call = doneOf({ ...running, controlToken })
  const ending = new AbortController()
  const booked = (async () => {
    for (let number = reservationCount; !ending.signal.aborted; number++) {
      await call('POST', `/properties/${standardHotel}/bookings`, booking(number, roomCount))
      await setTimeout(betweenBookingsMs)
    }
  })()
  // It is told where it is ended.
  booked.catch(() => undefined)
  return async () => {
    ending.abort()
    await booked
  }
}

const booking = (number: number, rooms: number) => ({
  channel_code: 'bookingcom',
  provider_number: String(1_000_000 + number),
  guest: `Guest ${number}`,
  address: {},
  payment: 'cash',
  rooms: [
    {
      mapping_code: `bookingcom-${1 + (number % rooms)}`,
      checkin_date: day(10 + (number % 40)),
      checkout_date: day(11 + (number % 40)),
      daily_prices: [{ date: day(10 + (number % 40)), price: '100.0' }],
    },
  ],
})

const stay = (number: number) => ({
  room_name: String(100 + number),
  hr_number: null,
  checkin_date: day(-1),
  checkout_date: day(3),
  guests: [1, 2].map((guest) => ({
    firstname: `Guest ${guest}`,
    lastname: `Of ${100 + number}`,
    birth_date: '1980-05-17',
  })),
})

/** @returns the transaction */
function stateAvailability(url: string, hrId: string, number: number): Promise<string> {
  const dates = Array.from({ length: 60 }, (_, index) => ({ date: day(index + 1), availability: 5 }))
  return sendDaily(url, { token, hrId }, JSON.stringify({ rooms: [{ inv_code: `HR:${number}`, dates }] }))
}

/**
 * Sends a daily update, which has to be taken.
 * @returns the transaction
 */
export async function sendDaily(
  url: string,
  { token, hrId }: Pick<BenchHotel, 'token' | 'hrId'>,
  body: string,
): Promise<string> {
  const response = await fetch(`${url}/api/v2/apps/rooms/daily?token=${token}&hr_id=${hrId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answer = (await response.json()) as { status?: string; transaction_id: string }
  if (answer.status !== 'ok')
    throw new Error(`The update of ${hrId} was not taken: ${response.status} ${JSON.stringify(answer)}`)
  return answer.transaction_id
}

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
