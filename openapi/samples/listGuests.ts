import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { room, firstname, lastname } of await hotel.guests.list()) console.log(room, firstname, lastname)
