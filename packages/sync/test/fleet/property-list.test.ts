import { expect, it } from 'vitest'
import { isSame, readProperties } from '../../src/fleet/property-list.ts'
import type { FleetProperty } from '../../src/index.ts'
import { fakeTime } from '../budget/fake-time.ts'

const quota = { perMinute: 5, perDay: 250 }
const property: FleetProperty = { hrId: '41749', token: 't', baseUrl: 'https://hotel.example', quota }

it.each<[string, Partial<FleetProperty>]>([
  ['hrId', { hrId: '41750' }],
  ['token', { token: 'u' }],
  ['baseUrl', { baseUrl: 'https://other.example' }],
  ['quota a minute', { quota: { ...quota, perMinute: 6 } }],
  ['quota a day', { quota: { ...quota, perDay: 251 } }],
  ['bookings', { bookings: 'keep availability' }],
  ['repeat', { repeat: 'never' }],
  ['rangeEnd', { rangeEnd: 'included' }],
  ['allowShortToken', { allowShortToken: true }],
])('a property with another %s is another one', (_, more) => {
  expect(isSame(property, { ...property, ...more })).toBe(false)
})

it('a property is the same with its settings in another order, and with what is stated as undefined', () => {
  const { quota: _, ...others } = property
  const row = { repeat: undefined, quota: { perDay: 250, perMinute: 5 }, ...others }
  expect(isSame(property, row)).toBe(true)
  expect(isSame(property, undefined)).toBe(false)
})

it('a list that never comes, or never ends, is given up after a minute', async () => {
  const time = fakeTime()
  const hanging = () => new Promise<never>(() => {})
  async function* endless() {
    yield property
    yield await hanging()
  }
  for (const given of [hanging, endless]) {
    const reading = readProperties(given, time.timer)
    reading.catch(() => {})
    await time.advance(60_000)
    await expect(reading).rejects.toThrow('properties() has given no list within 60 seconds.')
  }
  expect((await readProperties([property], time.timer)).properties.get('41749')).toBe(property)
})
