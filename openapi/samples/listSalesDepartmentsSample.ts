// The client sends the form that the service states, which our server answers alike (D2).

import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

for (const { api_code, name } of await hotel.salesDepartments.list()) console.log(api_code, name)
