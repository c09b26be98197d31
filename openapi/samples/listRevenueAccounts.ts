import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { api_code, name } of await hotel.revenueAccounts.list()) console.log(api_code, name)
