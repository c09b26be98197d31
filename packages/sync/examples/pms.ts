import { startServer } from '@innwire/server'
import { memoryStore, openSync } from '@innwire/sync'

// The whole service, offline. With the real one: its address, your token, your hotel id.
const server = await startServer({ port: 0, demo: true })

// Your system: it takes each change once, by its key.
const taken = new Map<string, string>()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const sync = await openSync({
  baseUrl: server.url,
  token: 'demo-token',
  hrId: 'demo',
  store: memoryStore(), // sqliteStore('sync.db') keeps everything over restarts
  // What the service lets you do. Of the real one, integrators report 5 a minute and 250 a day.
  quota: { perMinute: 600, perDay: 100_000 },
  // The service lowers the availability by itself when a room is booked: ask its operator. Otherwise 'keep availability'.
  bookings: 'lower availability',
  // A person should see these: a channel that fails, a value that is refused, a reservation without a room.
  onEvent: ({ type, message }) => console.log(`${type}: ${message}`),
  // A change is done when this resolves. What it throws makes the change come again.
  async onReservation({ key, reservation, first }) {
    if (taken.has(key)) return
    taken.set(key, `${reservation.hr_number} ${first ? 'is new' : 'changed'}: ${reservation.state}`)
  },
})

// Without close() the next process waits until the lease of this one runs out, for half a minute.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => sync.close().finally(() => process.exit()))

// First what is booked: a number that you set without it would sell these rooms again. From the day, or an earlier one, on
// which the oldest booking was made that has a night still to come, that of a guest in the house, too. Without it, a new
// journal looks back 30 days.
const oldestMadeOn = '2024-11-22'
await sync.reservations.sweep({ from: oldestMadeOn })
while (sync.reservations.state().waiting > 0) await new Promise((resolve) => setTimeout(resolve, 10))
console.log(`${taken.size} reservations, such as ${[...taken.values()][0]}`)

// What is left to sell beside them, and for what, whenever you know it. Only differences are sent, in few requests.
await sync.calendar.set([
  { inv_code: 'HR:1', date: inDays(7), availability: 3, price: '119.90', min_stay: 2 },
  { inv_code: 'HR:1', date: inDays(8), availability: 2, price: '119.90' },
  { rate_code: 'NR:HR:1', date: inDays(8), price: '99.90' },
])
await sync.calendar.set([{ inv_code: 'HR:1', date: inDays(8), stop_sale: 1 }]) // goes at once

// Sent, and followed until the channels have said what they made of it.
await sync.calendar.settled()
const [day] = await sync.calendar.read({ inv_code: 'HR:1' }, { from: inDays(8), to: inDays(8) })
for (const [channel, { wanted, state }] of Object.entries(day?.values.stop_sale?.channels ?? {}))
  console.log(`${channel}: stop_sale ${wanted} ${state}`)

await sync.close()
await server.stop()
