import { expect, it } from 'vitest'
import { nightsOf } from './days.ts'

it.each([
  ['2027-01-10', '2027-01-12', ['2027-01-10', '2027-01-11']],
  ['2027-01-10', '2027-01-10', []],
  ['2027-01-10', '2027-01-09', []],
  ['', '2027-01-12', []],
])('the nights from %s to %s', (arrival, departure, nights) => {
  expect(nightsOf(arrival, departure)).toEqual(nights)
})

it.each(['9999-12-01', '20226-12-01'])('a mistyped year makes no huge list: to %s', (departure) => {
  expect(nightsOf('2027-01-10', departure)).toHaveLength(1000)
})
