import { expect, it } from 'vitest'
import type { Booking } from '../../../src/generated/control.ts'
import { changeOf, formOf } from './change-of.ts'

const room = {
  state: 'confirmed',
  rate_code: 'HR:1',
  inv_code: 'HR:1',
  price: '200',
  total: 200,
  non_refundable: false,
  nights: 2,
  total_guest: 2,
  total_adult: 2,
  child_ages: [],
  name: 'Standard Room',
  checkin_date: '2027-01-10',
  checkout_date: '2027-01-12',
  extra_info: 'Quiet',
  daily_prices: [
    { date: '2027-01-10', price: '90' },
    { date: '2027-01-11', price: '110' },
  ],
  extras: [],
  taken: [],
}
const booking = {
  provider_number: 'P1',
  guest: 'Ada Byron',
  note: null,
  payment: 'cash',
  paid_amount: 20,
  currency: 'EUR',
  address: { city: 'London' },
  adjustments_total: -5,
  tax_total: 12.5,
  requires_response: true,
  checkin_date: '2027-01-10',
  checkout_date: '2027-01-12',
  rooms: [room],
} as unknown as Booking

it('leaves all as it is but what a person changed, taxes and rooms included', () => {
  const shown = formOf(booking)
  const { state, rate_code, name, total_adult, child_ages, extra_info, extras, ...others } = room
  const { checkin_date, checkout_date, daily_prices } = others
  const sent = { state, rate_code, name, total_adult, child_ages, extra_info, extras }
  expect(changeOf(booking, shown, { ...shown, note: 'Late' })).toEqual({
    provider_number: 'P1',
    guest: 'Ada Byron',
    note: 'Late',
    payment: 'cash',
    paid_amount: 20,
    currency: 'EUR',
    address: { city: 'London' },
    adjustments_total: -5,
    tax_total: 12.5,
    requires_response: true,
    rooms: [{ ...sent, checkin_date, checkout_date, daily_prices }],
  })
})

it('keeps what a channel changed while the form was open, where the person did not change the same', () => {
  const shown = formOf(booking)
  const dates = { checkin_date: '2027-02-01', checkout_date: '2027-02-02' }
  const daily_prices = [{ date: '2027-02-01', price: '80' }]
  const moved = { ...booking, ...dates, rooms: [{ ...room, ...dates, daily_prices }] } as unknown as Booking
  expect(changeOf(moved, shown, { ...shown, note: 'Late' })).toMatchObject({
    note: 'Late',
    rooms: [{ ...dates, daily_prices }],
  })
})

it('gives a night that a stay gains the price of the one before', () => {
  const shown = formOf(booking)
  const { rooms } = changeOf(booking, shown, { ...shown, departure: '2027-01-13' })
  expect(rooms?.[0]?.daily_prices?.map((its) => its?.price)).toEqual(['90', '110', '110'])
})
