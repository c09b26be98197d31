import autocannon from 'autocannon'
import { type BenchHotel, dailyUpdate } from './server-hotel.ts'

const connections = 16
const seconds = 5
const warmUpSeconds = 1

/** Requests per second that were answered with 200, in a fixed time after warming up. */
export async function requestsPerSecond(
  url: string,
  { token, hrId }: BenchHotel,
  what: 'rooms' | 'reservations' | 'daily90',
): Promise<number> {
  const credentials = `token=${token}&hr_id=${hrId}`
  const requests = {
    rooms: { path: `/api/v2/apps/rooms?${credentials}` },
    reservations: { path: `/api/v2/apps/reservations?${credentials}&undelivered=false&per_page=10` },
    daily90: {
      method: 'PUT' as const,
      path: `/api/v2/apps/rooms/daily?${credentials}`,
      headers: { 'content-type': 'application/json' },
      body: dailyUpdate(3),
    },
  }
  const load = (duration: number) => autocannon({ url, connections, duration, requests: [requests[what]] })
  await load(warmUpSeconds)
  const result = await load(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${what} at ${url}: ${result.non2xx} refused, ${result.errors} failed.`)
  }
  return result['2xx'] / result.duration
}
