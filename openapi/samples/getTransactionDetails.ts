import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

// Asks again, with growing pauses, until every channel has taken or refused the update.
const { details } = await hotel.transactions.wait('883770514')
for (const { channel_code, name, state } of details) console.log(channel_code, name, state)
