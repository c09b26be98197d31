import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../support/answered.ts'
import { buildHotel, dayAfter, type Hotel, type House, openHouse, setClock, today } from './hotel.ts'

let house: House
let hotel: Hotel
beforeAll(async () => {
  house = await openHouse()
  await setClock(house)
})
afterAll(() => house.server.stop())
beforeEach(async () => {
  hotel = await buildHotel(house)
})

const day = '2026-12-24'
const nothing = { availability: null, price: null, min_stay: null, stop_sale: null, cta: null, ctd: null }
const read = async (query: string) => (await hotel.done('GET', `/calendar?${query}`)).entries

test('shows what is set and what each mapping was told, rate by rate', async () => {
  await hotel.push([day], { availability: 4, price: '119.90', min_stay: 2, stop_sale: 0, cta: 1 })
  await hotel.settled()
  const set = { availability: 4, price: '119.9', min_stay: 2, stop_sale: false, cta: true, ctd: null }
  const told = (channel_code: string, mapping_code: string, values: object) => ({
    channel_code,
    mapping_code,
    ...values,
  })
  expect(await read(`from=${day}&to=${day}`)).toEqual([
    {
      code: 'HR:1',
      inv_code: 'HR:1',
      date: day,
      ...set,
      channels: [told('bookingcom', '3301', set), told('expedia', 'EXP-1', set), told('online', 'HR:1', set)],
    },
    {
      // The availability is the group's; all else belongs to the master rate.
      code: 'NR:HR:1',
      inv_code: 'HR:1',
      date: day,
      ...nothing,
      availability: 4,
      channels: [told('bookingcom', '3399', { ...nothing, availability: 4 })],
    },
  ])
})

test('shows values that are limited to a channel where that channel is, and nowhere else', async () => {
  await hotel.push([day], { availability: 4, price: 100 })
  await hotel.push([day], { price: 90 }, ['expedia'])
  await hotel.push([day], { availability: 1 }, ['online'])
  await hotel.settled()
  const [entry] = await read(`from=${day}&to=${day}&code=HR:1`)
  expect(entry).toMatchObject({ availability: 4, price: '100' })
  expect(entry.channels).toMatchObject([
    { channel_code: 'bookingcom', availability: 4, price: '100' },
    { channel_code: 'expedia', availability: 4, price: '90' },
    { channel_code: 'online', availability: 1, price: '100' },
  ])
  // Values for all channels end those of a single one.
  await hotel.push([day], { availability: 3, price: 110 })
  await hotel.settled()
  const [after] = await read(`from=${day}&to=${day}&code=HR:1`)
  expect(after.channels).toMatchObject([
    { availability: 3, price: '110' },
    { availability: 3, price: '110' },
    { availability: 3, price: '110' },
  ])
})

test('shows a day of which only one channel has a value', async () => {
  await hotel.push([day], { availability: 2 }, ['online'])
  const [entry] = await read(`from=${day}&to=${day}&code=HR:1`)
  expect(entry).toMatchObject({ ...nothing, channels: [{}, {}, { channel_code: 'online', availability: 2 }] })
})

test('keeps showing what a channel took last when it did not take the newest', async () => {
  await hotel.connect('expedia', {
    kind: 'simulated',
    latency_ms: 0,
    failure_rate: 0,
    seed: 1,
    script: [{ outcome: 'succeed' }, { outcome: 'fail', message: 'Not today.' }],
  })
  await hotel.push([day], { availability: 5 })
  await hotel.settled()
  await hotel.push([day], { availability: 6 })
  await hotel.settled()
  expect(await hotel.toldTo('expedia', day)).toMatchObject({ availability: 5 })
  expect(await hotel.toldTo('bookingcom', day)).toMatchObject({ availability: 6 })
})

test('leaves out days of which nothing is known, and reads only the days asked for', async () => {
  await hotel.push([today, day, dayAfter(day, 1)], { availability: 1 })
  const dates = (entries: { date: string }[]) => entries.map((entry) => entry.date)
  expect(dates(await read(`from=${today}&to=${day}&code=HR:1`))).toEqual([today, day])
  expect(await read(`from=${today}&to=${day}&code=HR:7`)).toEqual([])
  expect(await read('from=2020-01-01&to=2020-12-31')).toEqual([])
})

test('reads at most 1,000 days', async () => {
  const of = (days: number) => hotel.control('GET', `/calendar?from=${day}&to=${dayAfter(day, days - 1)}`)
  expect((await of(1000)).status).toBe(200)
  expect(refusalOf(await of(1001))).toMatchObject({ status: 422, paths: ['to'] })
  expect(refusalOf(await of(0))).toMatchObject({ status: 422, paths: ['to'] })
})
