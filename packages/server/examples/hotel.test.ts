import { serverTest } from '@innwire/server/vitest'
import { expect } from 'vitest'

const linden = {
  hr_id: 'linden',
  token: 'token-of-linden',
  property: { name: 'Hotel Linden', time_zone: 'Europe/Berlin', currency: 'EUR' },
  rooms: { 'HR:1': { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 } },
}

const test = serverTest({ hotel: linden }) // or { hotel: 'hotel.yaml' }, or { demo: true }
test.beforeEach(({ reset }) => reset()) // leave it out where tests may build on one another

test('the hotel has its rooms', async ({ server }) => {
  const answer = await fetch(`${server.url}/api/v2/apps/rooms?token=token-of-linden&hr_id=linden`)
  expect((await answer.json()).rooms).toMatchObject([{ rate_code: 'HR:1', name: 'Double' }])
})
