import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

// Save the page before you do anything else: on our server, being in an answer delivers a reservation (D19).
const { reservations } = await hotel.reservations.list({ per_page: 100 })
for (const { hr_number, state, guest } of reservations) console.log(hr_number, state, guest)
