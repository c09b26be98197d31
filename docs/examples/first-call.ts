import type { paths } from '@innwire/types'
import createClient from 'openapi-fetch'

const api = createClient<paths>({ baseUrl: process.env.INNWIRE_BASE_URL ?? 'http://127.0.0.1:4010' })

// The token belongs in the query of every request; add it last and keep it out of your logs.
api.use({
  onRequest({ request }) {
    const url = new URL(request.url)
    url.searchParams.set('token', process.env.INNWIRE_TOKEN ?? 'demo-token')
    url.searchParams.set('hr_id', process.env.INNWIRE_HR_ID ?? 'demo')
    return new Request(url, request)
  },
})

const { data, error } = await api.PUT('/api/v2/apps/rooms/daily', {
  body: { rooms: [{ inv_code: 'HR:1', dates: [{ date: '2026-12-24', availability: 3, price: '119.90' }] }] },
})

if (error) console.error(`${error.code}: ${error.message}`)
else if (data.status === 'ok') console.log(`Accepted; follow transaction ${data.transaction_id}.`)
else console.log('Not everything was accepted:', data.errors)
