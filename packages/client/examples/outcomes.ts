import { createClient } from '@innwire/client'

const hotel = createClient({
  baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010',
  token: process.env.INNWIRE_TOKEN ?? 'demo-token',
  hrId: process.env.INNWIRE_HR_ID ?? 'demo',
})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const update = await hotel.calendar.updateDaily({
  rooms: [
    {
      inv_code: 'HR:1',
      dates: [
        { date: inDays(30), availability: 0, stop_sale: 1 },
        { date: inDays(31), price: '119.90', min_stay: 2 },
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
    // Whether the rest is applied, nothing says: send it once more without what was refused, as you want it now.
    for (const { path, date, message } of update.rejections) console.log(`${path} (${date}): ${message}`)
    // An availability above 0 would need steps before it goes, again or for the first time: see below.
    if (update.retryable) console.log('Send it again later, unless a later update has set these dates.')
    break
  case 'rejected':
    console.log('All of it was refused.', update.rejections)
    break
  case 'ambiguous':
    // Closings, prices and restrictions may go again, as you want them now: where a later update has set the date, its
    // values.
    console.log(`Send it again: ${update.error.message}`)
}
