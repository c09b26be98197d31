import type { Posting, Reservation } from '@innwire/types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryStore } from '../../src/index.ts'
import { dice } from '../histories/dice.ts'
import { day, hour, minute, type SimulatedHotel, startSimulatedHotel, strict } from './simulated-hotel.ts'

let hotel: SimulatedHotel
beforeEach(async () => {
  hotel = await startSimulatedHotel()
})
afterEach(() => hotel.stop())

const seed = Number(process.env.INNWIRE_DAYS_SEED ?? Date.now() % 1_000_000)

it(`lets three days of everything go without a refusal, also over restarts (seed ${seed})`, async () => {
  const random = dice(seed)
  const taken = new Map<string, Reservation>()
  const store = memoryStore({ now: hotel.time.now })
  const open = () =>
    hotel.open({
      store,
      onReservation: async ({ reservation }) => taken.set(reservation.hr_number, reservation),
    })
  let sync = await open()
  await setUpTill()
  const booked: string[] = []
  let invoices = 0
  for (let time = 0; time < 3 * day; time += 20 * minute) {
    if (random.chance(0.5))
      await sync.calendar.set([
        {
          inv_code: random.one(['HR:1', 'HR:2']),
          date: hotel.inDays(1 + random.upTo(60)),
          price: `${random.upTo(300)}`,
        },
      ])
    if (random.chance(0.05))
      await sync.calendar.set([{ inv_code: 'HR:1', date: hotel.inDays(1 + random.upTo(60)), stop_sale: 1 }])
    if (random.chance(0.3)) booked.push(await book())
    // In the evening the restaurant closes its bills.
    const bills = time % day > 12 * hour && time % day < 13 * hour ? 10 : 0
    for (let bill = 0; bill < bills; bill += 1) await sync.postings.post(invoice())
    if (random.chance(0.02)) {
      await sync.close()
      sync = await open()
    }
    await hotel.time.advance(20 * minute)
  }
  await hotel.time.advance(day)
  expect(hotel.refusals()).toEqual([])
  expect(hotel.mostWithin(minute)).toBeLessThanOrEqual(strict.perMinute)
  expect(hotel.mostWithin(day)).toBeLessThanOrEqual(strict.perDay)
  expect([...taken.keys()].sort()).toEqual(booked.toSorted())
  expect(await sync.postings.waiting()).toEqual([])
  expect(sync.calendar.state()).toEqual({ waiting: 0, held: 0, openTransactions: 0 })

  function invoice(): Posting {
    invoices += 1
    return {
      transaction_id: `t-${invoices}`,
      invoice_number: `I-${invoices}`,
      pos_id: 'restaurant',
      reservation_id_customer_id: '-1',
      posts: [
        {
          post_type: 'Expense',
          department_id: 'HR:37',
          revenue_account_id: 'HR:62',
          quantity: 1,
          amount: '12.5',
        },
      ],
    }
  }

  async function book(): Promise<string> {
    const first = 1 + random.upTo(30)
    const [checkin_date, checkout_date] = [hotel.inDays(first), hotel.inDays(first + 1)]
    const rooms = [
      {
        mapping_code: 'B2',
        checkin_date,
        checkout_date,
        daily_prices: [{ date: checkin_date, price: '90' }],
      },
    ]
    const booking = { channel_code: 'bookingcom', guest: 'Ada Byron', payment: 'cash', rooms }
    return (await hotel.hotel('POST', '/bookings', booking)).hr_number
  }

  async function setUpTill() {
    const food = { type_code: 'f-b', type: 'expense' }
    await hotel.hotel('PUT', '/departments/37', { name: 'Restaurant', ...food })
    await hotel.hotel('PUT', '/accounts/62', { name: 'Food', ...food, tax_amounts: ['0.1'] })
  }
})
