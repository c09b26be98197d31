// The client sends version 2, which our server answers alike (D1).

import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

const update = await hotel.calendar.updateRange({
  inv_code: 'HR:1',
  start_date: '2028-12-20',
  end_date: '2028-12-28',
  price: '149.90',
  min_stay: 2,
  days: [5, 6],
})
// Whether the channels took it, the transaction says.
if (update.outcome === 'accepted') console.log('ok', update.transactionId)
else console.error(update)
