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

/** The loop of the client's README, and what it logs: number and state of each reservation that it saves. */
async function startLoop() {
  vi.stubEnv('INNWIRE_BASE_URL', hotel.server.url)
  vi.stubEnv('INNWIRE_TOKEN', hotel.token)
  vi.stubEnv('INNWIRE_HR_ID', hotel.hrId)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { poll } = await import('../../../client/examples/poll.ts')
  return { poll, log }
}

it.each<ReadingName[][]>([
  [[]],
  [['delivery.nothing']],
  [['pages.cap']],
  [['delivery.nothing', 'pages.cap']],
  [['delivery.nothing', 'pages.newestFirst']],
])("the client's polling loop sees what is booked behind a full page, by %j", async (readings) => {
  hotel = await startHotel({ readings })
  const guests = guestsOf(hotel)
  for (let guest = 0; guest < 110; guest += 1) await guests.book(`Guest ${guest}`)
  const { poll, log } = await startLoop()
  const number = await guests.book('Ada')
  for (let round = 0; round < 4; round += 1) await poll()
  expect(log.mock.calls.map(([first]) => first)).toContain(number)
})

it("the client's polling loop sees the cancellations of bookings of any age, and those of a lost page", async () => {
  hotel = await startHotel()
  let now = Date.parse('2027-03-01T09:00:00Z')
  const pass = async (hours: number) => {
    now += hours * 3_600_000
    await hotel.control('PUT', '/clock', { now: new Date(now).toISOString() })
  }
  await pass(0)
  const { poll, log } = await startLoop()
  const saved = () => new Map(log.mock.calls as [string, string][])
  const date = '2027-05-01'
  const rooms = [
    {
      mapping_code: 'B1',
      checkin_date: date,
      checkout_date: '2027-05-02',
      daily_prices: [{ date, price: '90' }],
    },
  ]
  /** By the day on which each is cancelled. */
  const bookings = new Map<number, string>()
  for (const day of [1, 9, 12, 20, 28, 33]) {
    const guest = { channel_code: 'bookingcom', guest: `Day ${day}`, payment: 'cash', rooms }
    bookings.set(day, (await hotel.hotel('POST', '/bookings', guest)).hr_number)
  }
  for (let day = 0; day < 35; day += 1) {
    const number = bookings.get(day)
    if (number) await hotel.hotel('POST', `/bookings/${number}/cancel`, {})
    if (day === 20) {
      await hotel.fault({ operation: 'listReservations', effect: 'drop', moment: 'after_commit', count: 1 })
    }
    for (let turn = 0; turn < 4; turn += 1) {
      // It takes its days at once. The service, in the same process, has a clock of its own.
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
      const round = poll()
      clock.mockRestore()
      await round
      await pass(6)
    }
  }
  const states = saved()
  expect([...bookings.values()].map((number) => states.get(number))).toEqual(Array(6).fill('canceled'))
})
