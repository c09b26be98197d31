import { startServer } from '@innwire/server'

const server = await startServer({ port: 0, demo: true })

// The hotel's side: what a guest, a channel or the front desk does.
const control = async (method: string, path: string, body: unknown) => {
  const response = await fetch(`${server.controlUrl}/control/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${server.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

// The integration's side: poll until nothing new is left.
const poll = async () => {
  const response = await fetch(`${server.url}/api/v2/apps/reservations?token=demo-token&hr_id=demo`)
  return response.json()
}
await poll()

// Another week, and a booking by a channel's own code for the room.
await control('POST', '/clock/advance', { seconds: 7 * 86_400 })
const { now } = await control('PUT', '/clock', { now: '2027-03-01T09:00:00Z' })
const booking = await control('POST', '/properties/demo/bookings', {
  channel_code: 'bookingcom',
  provider_number: '4711',
  guest: 'Ada Byron',
  address: { city: 'London' },
  payment: 'credit_card',
  rooms: [
    {
      mapping_code: '156754:8833301',
      checkin_date: '2027-03-10',
      checkout_date: '2027-03-11',
      daily_prices: [{ date: '2027-03-10', price: '110.00' }],
    },
  ],
})
console.log(now, booking.rooms[0].rate_code)

// The next answer gets lost on its way, after the service has done its work: what a time-out looks like.
await control('POST', '/faults', {
  operation: 'listReservations',
  effect: 'drop',
  moment: 'after_commit',
  count: 1,
})
const lost = await poll().catch((error: Error) => error.name)
const { reservations } = await poll()
console.log(lost, reservations[0].guest) // nothing was delivered, so it comes again

await server.stop()
