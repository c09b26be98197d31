import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

// What is new: save the page first, because reading it has delivered it, by our reading (D19).
const { reservations } = await hotel.reservations.list({ per_page: 100 })
console.log(`${reservations.length} undelivered`)

// What changed since a date: by our reading of bookings of all ages (D40).
for await (const reservation of hotel.reservations.all({ from_last_update_date: '2026-11-18' })) {
  console.log(reservation.hr_number, reservation.state)
}
