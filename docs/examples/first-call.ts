import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4020',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})
// In a week, so that it is to come in whatever time zone the hotel is.
const night = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const update = await hotel.calendar.updateDaily({
  rooms: [{ inv_code: 'HR:1', dates: [{ date: night, price: '119.90' }] }],
})
console.log('the hotel:', update.outcome)

if (update.outcome === 'accepted') {
  const { details } = await hotel.transactions.wait(update.transactionId)
  for (const { channel_code, name, state } of details) console.log(`${channel_code}: ${name} ${state}`)
}
