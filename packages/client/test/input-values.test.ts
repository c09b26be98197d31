import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoHotel, failure, goodRange } from './demo-hotel.ts'
import { refusals } from './refused-updates.ts'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.stop())

const { range, day } = refusals(() => server)

const wrong: Record<string, unknown[]> = {
  availability: [null, -1, 10_000, 1.5, '1.5', '-1', 'many', '', Number.NaN, true, {}, [1]],
  price: [
    null,
    -1,
    '-1',
    0.1 + 0.2,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1,50',
    '1e3',
    '0x10',
    '',
  ].concat([
    ' 1',
    '.5',
    '5.',
    '1.2345',
    1.2345,
    '1234567890123',
    '19.99 EUR',
    'null',
    'undefined',
    '٣',
    {},
    ['1'],
  ] as never[]),
  min_stay: [null, 0, 366, 1.5, '', 'two', -1, '0', {}, [2]],
  stop_sale: [null, 2, -1, 'yes', '', 'null', {}, [1]],
  cta: [null, 'no', 0.5],
  ctd: [null, 'undefined'],
}
const wrongDates = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-2-3',
  '24.12.2026',
  '2026-12-24T00:00:00Z',
  '',
  null,
].concat([20261224, ' 2026-12-24', new Date(), new Date(Number.NaN), {}, true] as never[])

describe.each(Object.entries(wrong))('%s', (name, values) => {
  it.each(values)('of %j is refused in a range', async (value) => {
    expect(await range({ stop_sale: 1, min_stay: 1, [name]: value })).toEqual([name])
  })

  it.each(values)('of %j is refused in a daily update', async (value) => {
    expect(await day({ [name]: value })).toEqual([`rooms[0].dates[0].${name}`])
  })
})

describe('a date', () => {
  it.each(wrongDates)('of %j is refused', async (date) => {
    expect(await range({ start_date: date })).toContain('start_date')
    expect(await range({ end_date: date })).toContain('end_date')
    expect(await day({ date })).toEqual(['rooms[0].dates[0].date'])
  })

  it('that is a Date is refused with an explanation', async () => {
    const error = await failure(
      // @ts-expect-error a Date is an instant, no calendar date
      demoHotel(server.url).calendar.updateRange({ ...goodRange, start_date: new Date() }),
    )
    expect(error).toMatchObject({ message: expect.stringContaining('start_date: Give text as') })
  })

  it('that is missing is asked for', async () => {
    expect(await range({ start_date: undefined, end_date: undefined })).toEqual(['start_date', 'end_date'])
    expect(await day({ date: undefined })).toEqual(['rooms[0].dates[0].date'])
  })

  it('of the end before that of the start is refused', async () => {
    expect(await range({ start_date: '2026-12-27' })).toEqual(['end_date'])
  })
})
