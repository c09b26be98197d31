import { startServer } from '@innwire/server'
import { doneOf } from '../../server/test/support/answered.ts'
import { type Figure, printedBy } from './figure.ts'

const count = 1000

/** Memory of 1,000 properties in one worker, each with a calendar push, a feed and an outbox at rest. */
export async function properties1000(): Promise<Record<string, Figure>> {
  const server = await startServer({ port: 0, control: true })
  const control = doneOf(server)
  const token = 'memory-token'
  const hotels = Array.from({ length: count }, (_, number) => `hotel-${number}`)
  for (const hr_id of hotels) {
    const at = `/properties/${hr_id}`
    await control('POST', '/properties', { hr_id, name: hr_id, time_zone: 'UTC', currency: 'EUR' })
    await control('POST', `${at}/tokens`, { label: 'PMS', token: `${token}-${hr_id}` })
    for (const code of Array.from({ length: 20 }, (_, room) => `HR:${room + 1}`)) {
      const capacity = { room_capacity: 3, adult_capacity: 2 }
      await control('PUT', `${at}/rooms/${code}`, { inv_code: code, name: `Room ${code}`, ...capacity })
    }
  }
  const { heap = Number.NaN, rss = Number.NaN } = await printedBy(
    new URL('./sync-memory.ts', import.meta.url),
    [],
    [server.url, token, ...hotels],
  )
  await server.stop()
  return {
    'sync.properties1000.heapMB': { value: heap, unit: 'MB', peers: { 'resident, garbage included': rss } },
  }
}
