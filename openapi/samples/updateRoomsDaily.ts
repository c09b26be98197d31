import { createClient } from '@innwire/client'

const hotel = createClient({ baseUrl: 'http://127.0.0.1:4020', token: 'demo-token', hrId: 'demo' })

const update = await hotel.calendar.updateDaily({
  rooms: [
    {
      inv_code: 'HR:1',
      dates: [
        { date: '2028-12-24', price: '149.90', min_stay: 2 },
        { date: '2028-12-25', price: '169.90', min_stay: 2 },
        { date: '2028-12-26', availability: 0 },
      ],
    },
  ],
})
if (update.outcome === 'accepted') console.log('ok', update.transactionId)
// A date that is refused is in update.rejections; the others are applied, on our server (D12).
else console.error(update)
