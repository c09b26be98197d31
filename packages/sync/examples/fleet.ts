import { startServer } from '@innwire/server'
import { memoryStore, openFleet } from '@innwire/sync'

const server = await startServer({ port: 0, demo: true })

// Each process opens one, on the same store; they share the properties.
const fleet = await openFleet({
  store: memoryStore(), // postgresStore('postgres://innwire:secret@db.example/hotels')
  // From your database; it is asked again every minute.
  properties: async () => [
    { hrId: 'demo', token: 'demo-token', baseUrl: server.url, quota: { perMinute: 600, perDay: 100_000 } },
  ],
  onReservation: async ({ hrId, key }) => console.log(`${hrId}: ${key}`),
  onEvent({ type, hrId, message }) {
    console.log(`${hrId} ${type}: ${message}`)
    if (type === 'serving') feed(hrId).catch((error: Error) => console.error(`${hrId}: ${error.message}`))
  },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => fleet.close().finally(() => process.exit()))

/** Hands over what your database wants of a property, where the property is served. */
async function feed(hrId: string) {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await fleet.property(hrId)?.calendar.set([{ inv_code: 'HR:1', date, price: '119.90' }])
}

while (fleet.serving().length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
await fleet.close() // the other workers take its properties
await server.stop()
