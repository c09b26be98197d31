import { memoryStore, openBudget } from '@innwire/sync'

const store = memoryStore() // await sqliteStore('sync.db') keeps it across restarts
const budget = await openBudget({ store, property: 'demo', quota: { perMinute: 5, perDay: 250 } })

const ticket = await budget.take('update') // waits until a request may go, and counts it
const response = new Response(null, { headers: { 'RateLimit-Remaining': '3', 'RateLimit-Reset': '60' } })
await ticket.done(response) // the service knows of a request that we do not: it is believed

console.log(`${budget.state().left.minute} left in this minute`)
await store.close()
