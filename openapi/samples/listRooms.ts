import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { rate_code, name } of await hotel.rooms.list()) console.log(rate_code, name)
