import type { ReadingName } from '@innwire/server'
import { expect, it } from 'vitest'
import { sampled } from '../../../../scripts/test/harness/long.ts'
import { hour, minute, startSimulatedHotel } from './simulated-hotel.ts'

const readings: { readings: ReadingName[]; before: number }[] = [
  { readings: ['delivery.nothing'], before: 120 },
  { readings: ['delivery.nothing', 'pages.cap'], before: 60 },
  { readings: ['delivery.nothing', 'pages.newestFirst'], before: 120 },
]

it.each(sampled(3, readings))(
  'has each new booking within the hour, for two days, where $before stay undelivered for ever by $readings',
  async ({ readings, before }) => {
    const hotel = await startSimulatedHotel()
    try {
      await hotel.hotel('PUT', '/readings', { readings })
      for (let guest = 0; guest < before; guest += 1) await book()
      const takenAt = new Map<string, number>()
      const events: string[] = []
      const sync = await hotel.open({
        onReservation: async ({ reservation: { hr_number } }) => {
          if (!takenAt.has(hr_number)) takenAt.set(hr_number, hotel.time.elapsed())
        },
        onEvent: ({ type }) => void events.push(type),
      })
      await hotel.time.advance(hour)
      const bookedAt = new Map<string, number>()
      for (let time = 0; time < 48 * hour; time += 97 * minute) {
        bookedAt.set(await book(), hotel.time.elapsed())
        await hotel.time.advance(97 * minute)
      }
      const minutesLate = [...bookedAt].map(
        ([number, at]) => ((takenAt.get(number) ?? Infinity) - at) / minute,
      )
      expect(Math.max(...minutesLate)).toBeLessThanOrEqual(60)
      expect(events).toEqual([])
      await sync.close()
    } finally {
      await hotel.stop()
    }

    async function book(): Promise<string> {
      const [date, checkout_date] = [hotel.inDays(30), hotel.inDays(31)]
      const daily_prices = [{ date, price: '99' }]
      const rooms = [{ mapping_code: 'B1', checkin_date: date, checkout_date, daily_prices }]
      const booking = { channel_code: 'bookingcom', guest: 'Ada', payment: 'cash', rooms }
      return (await hotel.hotel('POST', '/bookings', booking)).hr_number
    }
  },
)
