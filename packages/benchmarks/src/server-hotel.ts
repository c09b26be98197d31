import { controlToken, type Running } from './server-programs.ts'

/** Whom the load is sent for. */
export type BenchHotel = { token: string; hrId: string }

const roomCount = 20
const reservationCount = 40

/** A hotel of 20 rooms with a direct and a simulated channel, and 40 reservations; made over the control API. */
export async function benchHotel({ url }: Running): Promise<BenchHotel> {
  const call = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${url}/control/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  }
  const hrId = 'bench'
  const hotel = `/properties/${hrId}`
  await call('POST', '/properties', { hr_id: hrId, name: 'Bench', time_zone: 'UTC', currency: 'EUR' })
  await call('POST', `${hotel}/tokens`, { label: 'bench', token: 'bench-token' })
  await call('PUT', `${hotel}/channels/online`, { connector: { kind: 'direct' } })
  await call('PUT', `${hotel}/channels/bookingcom`, { connector: { kind: 'simulated' } })
  for (let number = 1; number <= roomCount; number++) {
    const code = encodeURIComponent(`HR:${number}`)
    const rates = { inv_code: `HR:${number}`, name: `Room ${number}`, room_capacity: 3, adult_capacity: 2 }
    await call('PUT', `${hotel}/rooms/${code}`, rates)
    for (const channel of ['online', 'bookingcom']) {
      const mapping = { rate_code: `HR:${number}`, name: `Room ${number}` }
      await call('PUT', `${hotel}/channels/${channel}/mappings/${channel}-${number}`, mapping)
    }
  }
  await stateAvailability(url, hrId)
  for (let number = 0; number < reservationCount; number++) {
    await call('POST', `${hotel}/bookings`, {
      channel_code: 'bookingcom',
      provider_number: String(1_000_000 + number),
      guest: `Guest ${number}`,
      address: {},
      payment: 'cash',
      rooms: [
        {
          mapping_code: `bookingcom-${1 + (number % roomCount)}`,
          checkin_date: day(10 + number),
          checkout_date: day(11 + number),
          daily_prices: [{ date: day(10 + number), price: '100.0' }],
        },
      ],
    })
  }
  return { token: 'bench-token', hrId }
}

/** A hotel states what it sells before anybody books. */
async function stateAvailability(url: string, hrId: string) {
  const dates = Array.from({ length: 60 }, (_, index) => ({ date: day(index + 1), availability: 5 }))
  const rooms = Array.from({ length: roomCount }, (_, index) => ({ inv_code: `HR:${index + 1}`, dates }))
  const response = await fetch(`${url}/api/v2/apps/rooms/daily?token=bench-token&hr_id=${hrId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms }),
  })
  const answer = (await response.json()) as { status?: string }
  if (answer.status !== 'ok') throw new Error(`The availability was not taken: ${JSON.stringify(answer)}`)
}

/** A daily update of one group over 90 dates. */
export const dailyUpdate = (availability: number) =>
  JSON.stringify({
    rooms: [
      {
        inv_code: 'HR:1',
        dates: Array.from({ length: 90 }, (_, index) => ({
          date: day(10 + index),
          availability,
          price: '119.90',
          min_stay: 2,
        })),
      },
    ],
  })

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
