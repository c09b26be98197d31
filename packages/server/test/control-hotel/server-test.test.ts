import { expect } from 'vitest'
import { serverTest } from '../../src/vitest.ts'
import { controlOf } from '../support/answered.ts'

const test = serverTest({
  hotel: {
    hr_id: 'linden',
    token: 'token-of-linden',
    property: { name: 'Linden', time_zone: 'Europe/Berlin', currency: 'EUR' },
    rooms: { 'HR:1': { inv_code: 'HR:1', name: 'Double', room_capacity: 2, adult_capacity: 2 } },
  },
})

const urls = new Set<string>()

test('a test gets a server with its hotel', async ({ server }) => {
  urls.add(server.url)
  const control = controlOf(server)
  expect((await control('GET', '/properties/linden')).body.name).toBe('Linden')
  await control('PATCH', '/properties/linden', { name: 'Lime' })
})

test('the next test of the file gets the same one, as it is until it is reset', async ({ server, reset }) => {
  urls.add(server.url)
  expect(urls.size).toBe(1)
  const control = controlOf(server)
  expect((await control('GET', '/properties/linden')).body.name).toBe('Lime')
  await reset()
  expect((await control('GET', '/properties/linden')).body.name).toBe('Linden')
})
