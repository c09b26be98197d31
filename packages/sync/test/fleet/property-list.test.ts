import { expect, it } from 'vitest'
import { isSame } from '../../src/fleet/property-list.ts'
import type { FleetProperty } from '../../src/index.ts'

const quota = { perMinute: 5, perDay: 250 }
const property: FleetProperty = { hrId: '41749', token: 't', baseUrl: 'https://hotel.example', quota }

it.each<[string, Partial<FleetProperty>]>([
  ['hrId', { hrId: '41750' }],
  ['token', { token: 'u' }],
  ['baseUrl', { baseUrl: 'https://other.example' }],
  ['quota a minute', { quota: { ...quota, perMinute: 6 } }],
  ['quota a day', { quota: { ...quota, perDay: 251 } }],
])('a property with another %s is another one', (_, more) => {
  expect(isSame(property, { ...property, ...more })).toBe(false)
})

it('a property is the same with its settings in another order and with what is no setting', () => {
  const { quota: _, ...others } = property
  const row = { name: 'Linden', quota: { perDay: 250, perMinute: 5 }, ...others, id: 7 }
  expect(isSame(property, row)).toBe(true)
  expect(isSame(property, undefined)).toBe(false)
})
