import { type HotelFile, startServer } from '@innwire/server'

const hotel: HotelFile = {
  hr_id: 'linden',
  token: 'token-of-linden',
  property: { name: 'Hotel Linden', time_zone: 'Europe/Berlin', currency: 'EUR' },
  rooms: {
    'HR:1': { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 },
    'HR:11': { inv_code: 'HR:1', name: 'Double with breakfast', room_capacity: 2, adult_capacity: 2 },
  },
  channels: { bookingcom: { name: 'Booking.com', connector: { kind: 'simulated' } } },
  calendar: { groups: { 'HR:1': { availability: 4, price: '119.00' } } },
}

const server = await startServer({ port: 0, hotel })
const reset = () =>
  fetch(`${server.controlUrl}/control/v1/reset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.controlToken}` },
  })

const rooms = await fetch(`${server.url}/api/v2/apps/rooms?token=token-of-linden&hr_id=linden`)
for (const { rate_code, channel_codes } of (await rooms.json()).rooms) console.log(rate_code, channel_codes)
console.log((await reset()).status) // 204: the hotel is as it was

await server.stop()
