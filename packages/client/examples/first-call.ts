import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

const rooms = await hotel.rooms.list()
for (const room of rooms)
  console.log(room.rate_code, room.name, room.price_update ? 'takes prices' : 'takes none')
