import type { DailyUpdate, RangeUpdate } from '@innwire/types'
import { readRequest } from '@innwire/validators'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from './behaviours.ts'
import { demoHotel, ok } from './demo-hotel.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

/** Whole numbers as numbers, as text, and as text with leading zeros up to a width. */
const whole = (min: number, max: number, width: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: width }))
    .chain(([number, zeros]) =>
      fc.constantFrom<number | string>(number, `${number}`, `${number}`.padStart(zeros, '0')),
    )

const price = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.stringMatching(/^[0-9]{0,3}$/))
  .map(([units, decimals]) => (decimals ? `${units}.${decimals}` : `${units}`))
  .chain((digits) => fc.constantFrom<number | string>(digits, Number(digits)))

const flag = fc.constantFrom(1, 0, '1', '0', true, false, 'true', 'false')
const code = fc.oneof(
  fc.constantFrom('HR:1', 'NR:HR:1', 'online', '1', 'a&b=c', '__proto__', '100%', 'x[]', '-1'),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
)
const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 4 })
/** In a query a comma, or a JSON array, makes several codes of one (D36); no channel has such a code. */
const codesInQuery = codes.filter((list) => !list.some((one) => one.includes(',') || one.startsWith('[')))
const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })

const firstDay = Date.UTC(2024, 0, 1)
const dateOf = (day: number) => new Date(firstDay + day * 86_400_000).toJSON().slice(0, 10)
const dayNumber = fc.integer({ min: 0, max: 2000 })

const values = fc.record(
  {
    availability: whole(0, 9999, 4),
    price,
    min_stay: whole(1, 365, 0),
    stop_sale: flag,
    cta: flag,
    ctd: flag,
  },
  { requiredKeys: [] },
)
type Values = { price?: number | string }
const onlyPrice = ({ price: given }: Values): Values =>
  given === undefined ? { price: '1' } : { price: given }

const rangeUpdate = fc
  .record(
    {
      inv_code: code,
      rate_code: code,
      start: dayNumber,
      length: fc.integer({ min: 0, max: 999 }),
      values: values.filter((given) => Object.keys(given).length > 0),
      days,
      channel_codes: codesInQuery,
    },
    { requiredKeys: ['start', 'length', 'values'] },
  )
  .filter(({ inv_code, rate_code }) => inv_code !== undefined || rate_code !== undefined)
  .map(({ start, length, values: given, ...target }) => ({
    ...target,
    start_date: dateOf(start),
    end_date: dateOf(start + length),
    ...(target.inv_code === undefined ? onlyPrice(given) : given),
  })) as fc.Arbitrary<RangeUpdate>

const room = fc
  .record(
    {
      inv_code: code,
      rate_code: code,
      channel_codes: codes,
      dates: fc.uniqueArray(fc.record({ day: dayNumber, values }), {
        selector: ({ day }) => day,
        minLength: 1,
        maxLength: 90,
      }),
    },
    { requiredKeys: ['dates'] },
  )
  .filter(({ inv_code, rate_code }) => inv_code !== undefined || rate_code !== undefined)
  .map(({ dates, ...target }) => ({
    ...target,
    dates: dates.map(({ day, values: given }) => ({
      date: dateOf(day),
      ...(target.inv_code === undefined ? onlyPrice(given) : given),
    })),
  }))

const dailyUpdate = fc
  .uniqueArray(room, {
    minLength: 1,
    maxLength: 5,
    // The price of a group is that of the rate with its code (D14).
    selector: ({ inv_code, rate_code }) => inv_code ?? rate_code,
  })
  .map((rooms) => ({ rooms })) as fc.Arbitrary<DailyUpdate>

const numeric = ['availability', 'price', 'min_stay']
const flags = ['stop_sale', 'cta', 'ctd']
/** A decimal by its digits alone. */
const digits = (value: unknown) =>
  String(value)
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/** The same meaning in the same spelling: digits, 1 or 0, text. */
function meaning(value: unknown, name = ''): unknown {
  if (numeric.includes(name)) return digits(value)
  if (flags.includes(name)) return /^(1|true)$/.test(String(value)) ? 1 : 0
  if (Array.isArray(value)) return value.map((one) => meaning(one, name === 'days' ? 'price' : ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, meaning(one, key)]))
}

it('any legal range update is read by the service as it was meant', async () => {
  await fc.assert(
    fc.asyncProperty(rangeUpdate, async (update) => {
      server.plays(json(ok))
      const { outcome } = await demoHotel(server.url).calendar.updateRange(update)
      expect(outcome).toBe('accepted')
      const { url, headers, body } = server.request(0)
      const contentType = headers['content-type']
      const read = readRequest('updateRoomRange', { query: url.split('?')[1] ?? '', contentType, body })
      expect(read).toMatchObject({ ok: true })
      if (read.ok) expect(meaning(read.query)).toEqual(meaning(update))
    }),
    { numRuns: 300 },
  )
})

it('any legal daily update is read by the service as it was meant', async () => {
  await fc.assert(
    fc.asyncProperty(dailyUpdate, async (update) => {
      server.plays(json(ok))
      const { outcome } = await demoHotel(server.url).calendar.updateDaily(update)
      expect(outcome).toBe('accepted')
      const { url, headers, body } = server.request(0)
      const contentType = headers['content-type']
      const read = readRequest('updateRoomsDaily', { query: url.split('?')[1] ?? '', contentType, body })
      expect(read).toMatchObject({ ok: true })
      if (read.ok) expect(meaning(read.body)).toEqual(meaning(update))
    }),
    { numRuns: 200 },
  )
})
