import { type Access, call, controlAccess } from '../call.ts'
import type { WatchedServer } from '../watch.ts'
import type { Receiver } from './receivers.ts'

export const groups = 8
export const access: Access = { query: 'token=soak-token&hr_id=soak', headers: {} }

/** Calls of the control API, which have to succeed. */
export const controlOf =
  (server: WatchedServer) =>
  async (method: string, path: string, body?: unknown): Promise<ReturnType<typeof JSON.parse>> => {
    const sent = { method, path: `/control/v1${path}`, query: '' }
    const withBody = body !== undefined && { type: 'application/json', body: JSON.stringify(body) }
    const answer = await call(server, { ...sent, ...withBody }, controlAccess(server.controlToken))
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.text && JSON.parse(answer.text)
  }

/** A hotel with a channel for each receiver; every rate is on each of them. */
export async function openHotel(server: WatchedServer, receivers: Receiver[]): Promise<void> {
  const control = controlOf(server)
  await control('POST', '/properties', { hr_id: 'soak', name: 'Soak', time_zone: 'UTC', currency: 'EUR' })
  await control('POST', '/properties/soak/tokens', { label: 'PMS', token: 'soak-token' })
  const connectors = [
    ['online', { kind: 'direct' }],
    ['bookingcom', { kind: 'simulated', latency_ms: 20, failure_rate: 0.1 }],
    ...receivers.map(
      ({ name, url }) => [name, { kind: 'http', url, secret: 'a-secret-of-the-soak' }] as const,
    ),
  ] as const
  for (const [channel, connector] of connectors) {
    await control('PUT', `/channels/${channel}`, { name: channel })
    await control('PUT', `/properties/soak/channels/${channel}`, { connector })
  }
  for (let group = 0; group < groups; group += 1) {
    const room = { inv_code: `R${group}`, name: 'Room', room_capacity: 2, adult_capacity: 2 }
    await control('PUT', `/properties/soak/rooms/R${group}`, room)
    for (const [channel] of connectors) {
      const path = `/properties/soak/channels/${channel}/mappings/M${group}`
      await control('PUT', path, { rate_code: `R${group}`, name: 'Room' })
    }
  }
  for (const [kind, id] of [
    ['departments', 1],
    ['accounts', 2],
  ] as const) {
    const own = kind === 'accounts' ? { tax_amounts: [] } : {}
    const name = { name: 'Bar', type_code: 'bar', type: 'expense', ...own }
    await control('PUT', `/properties/soak/${kind}/${id}`, name)
  }
}
