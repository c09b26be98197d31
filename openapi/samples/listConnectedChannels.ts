import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { code, failed } of await hotel.channels.connected()) console.log(code, failed)
