import { expect, it } from 'vitest'
import { messageHash } from './message-hash.ts'

const room = {
  rate_code: 'HR:1',
  checkin_date: '2026-12-24',
  checkout_date: '2026-12-25',
  total_adult: 2,
  child_ages: [],
  extra_info: '',
  daily_prices: [{ date: '2026-12-24', price: '119.90' }],
  extras: [],
}
const message = {
  channel_code: 'bookingcom',
  provider_number: '1',
  guest: 'John Doe',
  address: { city: '', street_2: null },
  note: null,
  payment: 'cash',
  paid_amount: 0,
  requires_response: true,
  rooms: [room, { ...room, rate_code: 'HR:2' }],
}
/** As it is stored with bookings: it must stay so. */
const stored = '628302570e4250fe3f3385b7dea2d7a1381acd80af2d860010b7f76a80562430'

it('is what is stored, whatever the order of fields and rooms', () => {
  expect(messageHash(message)).toBe(stored)
  const { channel_code, rooms, ...rest } = message
  expect(messageHash({ ...rest, rooms: rooms.toReversed(), channel_code })).toBe(stored)
})

it.each([null, '', 0, false, [], {}].map((nothing) => [nothing]))(
  'leaves out of account a later field that says %j: messages from before did not have it',
  (nothing) => {
    const rooms = message.rooms.map((its) => ({ ...its, bed: nothing }))
    expect(messageHash({ ...message, arrival: nothing, rooms })).toBe(stored)
  },
)

it('is another where a field says something else', () => {
  expect(messageHash({ ...message, arrival: '17:00' })).not.toBe(stored)
  expect(messageHash({ ...message, note: '' })).not.toBe(stored)
  expect(messageHash({ ...message, paid_amount: 1 })).not.toBe(stored)
})
