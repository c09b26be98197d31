import type { ReadingName } from '@innwire/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type Hotel, startHotel } from '../hotel.ts'
import { guestsOf } from '../reservations/guests.ts'

let hotel: Hotel
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  await hotel.stop()
})

it.each<ReadingName[][]>([
  [[]],
  [['delivery.nothing']],
  [['delivery.nothing', 'pages.cap']],
  [['delivery.nothing', 'pages.newestFirst']],
])("the client's polling loop sees what is booked behind a full page, by %j", async (readings) => {
  hotel = await startHotel({ readings })
  const guests = guestsOf(hotel)
  for (let guest = 0; guest < 110; guest += 1) await guests.book(`Guest ${guest}`)
  vi.stubEnv('INNWIRE_BASE_URL', hotel.server.url)
  vi.stubEnv('INNWIRE_TOKEN', hotel.token)
  vi.stubEnv('INNWIRE_HR_ID', hotel.hrId)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { poll } = await import('../../../client/examples/poll.ts')
  const number = await guests.book('Ada')
  for (let round = 0; round < 4; round += 1) await poll()
  expect(log.mock.calls.map(([first]) => first)).toContain(number)
})
