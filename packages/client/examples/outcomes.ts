import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})

const update = await hotel.calendar.updateDaily({
  rooms: [
    {
      inv_code: 'HR:1',
      dates: [
        { date: '2026-12-24', availability: 0, stop_sale: 1 },
        { date: '2026-12-25', availability: 3, price: '119.90' },
      ],
    },
  ],
})

switch (update.outcome) {
  case 'accepted': {
    // Taken by the service; the transaction tells whether the channels took it.
    const { counts } = await hotel.transactions.wait(update.transactionId)
    console.log(`Accepted: ${counts.succeeded} succeeded, ${counts.failed} failed.`)
    break
  }
  case 'partial':
    // The rest is applied, and the same values will be refused again; unless the trouble is temporary: nothing is applied.
    for (const { path, date, message } of update.rejections) console.log(`${path} (${date}): ${message}`)
    if (update.retryable) console.log('Temporary: nothing was applied. Send it again later.')
    break
  case 'rejected':
    console.log('Nothing was applied.', update.rejections)
    break
  case 'ambiguous':
    // No answer came. Bookings move an availability, so that the same number may sell a room twice; other values may go again.
    if (update.error.unconfirmed) console.log('Look at the reservations, then set what is left to sell.')
    else console.log('Unknown: send update.request again.')
}
