import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

const { currency, extras } = await hotel.extras.list()
for (const { api_code, name, unit_price } of extras) console.log(api_code, name, unit_price, currency)
