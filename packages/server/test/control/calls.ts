import type { Server } from '../../src/server.ts'
import { startServer } from '../../src/start-server.ts'
import { type Answered, answered, controlOf } from '../support/answered.ts'

export type Calls = {
  server: Server
  /** Calls the control API with its token. */
  control(method: string, path: string, body?: unknown): Promise<Answered>
  /** Calls the property API, by the path after `/api/`. */
  property(path: string, query: Record<string, string>, init?: RequestInit): Promise<Answered>
}

/** Starts a server on a free port, every answer checked against the contracts. */
export async function startCalls(): Promise<Calls> {
  const server = await startServer({ port: 0, demo: true, checkResponses: true })
  return {
    server,
    control: controlOf(server),
    property: (path, query, init) =>
      answered(`${server.url}/api/${path}?${new URLSearchParams(query)}`, init),
  }
}

/** Makes an empty property with one token, and gives what its calls of the property API need. */
export async function createHotel({ control }: Calls, hr_id: string) {
  const token = `${hr_id}-token`
  const made = [
    await control('POST', '/properties', {
      hr_id,
      name: 'Hotel Linden',
      time_zone: 'Europe/Berlin',
      currency: 'EUR',
    }),
    await control('POST', `/properties/${hr_id}/tokens`, { label: 'PMS', token }),
  ]
  if (made.some(({ status }) => status !== 201)) throw new Error(made.map(({ text }) => text).join('\n'))
  return { hr_id, token }
}

export const room = (inv_code: string, more: object = {}) => ({
  inv_code,
  name: 'Double room',
  room_capacity: 3,
  adult_capacity: 2,
  ...more,
})

/** Days from today in UTC; tests take days that are open everywhere. */
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Sets values through the property API. */
export async function updateDaily(
  { property }: Calls,
  hotel: { hr_id: string; token: string },
  rooms: object[],
): Promise<void> {
  const { status, text } = await property('v2/apps/rooms/daily', hotel, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rooms }),
  })
  if (status !== 200 || !text.includes('"ok"')) throw new Error(text)
}
