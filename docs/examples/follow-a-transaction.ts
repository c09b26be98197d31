import { createClient } from '@innwire/client'
import { startServer } from '@innwire/server'

// A hotel of its own for this trial, with one channel that refuses the first change it is told.
const server = await startServer({
  port: 0,
  hotel: {
    hr_id: 'linden',
    token: 'token-of-linden',
    property: { name: 'Hotel Linden', time_zone: 'Europe/Berlin', currency: 'EUR' },
    rooms: { 'HR:1': { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 } },
    channels: {
      bookingcom: { name: 'Booking.com', connector: { kind: 'simulated' } },
      expedia: {
        name: 'Expedia',
        connector: { kind: 'simulated', script: [{ outcome: 'fail', message: 'This rate is archived.' }] },
      },
    },
  },
})
const hotel = createClient({ baseUrl: server.url, token: 'token-of-linden', hrId: 'linden' })
// In a week, so that it is to come in whatever time zone the hotel is.
const night = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const update = await hotel.calendar.updateDaily({
  rooms: [{ inv_code: 'HR:1', dates: [{ date: night, price: '119.90' }] }],
})
console.log('the service:', update.outcome)

// What was taken of a partial update is followed like one that was taken whole.
if (update.outcome === 'accepted' || update.outcome === 'partial') {
  const { counts, details } = await hotel.transactions.wait(update.transactionId)
  console.log(`${counts.succeeded} succeeded, ${counts.failed} failed`)
  for (const { channel_code, state, error_message } of details)
    if (state === 'failed') console.log(`${channel_code} has the old price: ${error_message}`)
}

await server.stop()
