import { createClient } from '@innwire/client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CalendarChange, type PlannedRequest, planCalendar } from '../../src/index.ts'
import { dayAfter } from './wire.ts'

const code = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }).filter((text) => !text.includes('\0'))
const changes = fc.array(
  fc
    .record({
      inv_code: code,
      first: fc.integer({ min: 0, max: 400 }),
      length: fc.integer({ min: 1, max: 5 }),
      price: fc.constantFrom('0', '7.5', '119.90', '999999999999.999'),
      availability: fc.constantFrom(0, 9, 10, 99, 100, 999, 1000, 9999),
      min_stay: fc.constantFrom(undefined, 1, 10, 100, 365),
      cta: fc.constantFrom<0 | 1 | undefined>(undefined, 0, 1),
      channel_codes: fc.option(fc.array(code, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    })
    .map(({ first, length, ...rest }) =>
      Array.from({ length }, (_, day) => ({ ...rest, date: dayAfter('2026-12-24', first + day) })),
    ),
  { minLength: 1, maxLength: 6 },
)

/** The bytes of a request as the client sends it. */
async function bytesOnWire(request: PlannedRequest): Promise<number> {
  let bytes = 0
  const hotel = createClient({
    baseUrl: 'http://hotel.invalid',
    token: 'demo-token',
    hrId: 'h',
    fetch: async (input, init) => {
      const sent = new Request(input, init)
      const query = new URL(sent.url).search.slice(1)
      const own = query.replace(/&?token=demo-token&hr_id=h$/, '')
      bytes = own.length + (await sent.arrayBuffer()).byteLength
      return Response.json({ status: 'ok', transaction_id: '1', errors: [] })
    },
  })
  if (request.kind === 'range') await hotel.calendar.updateRange(request.update)
  else await hotel.calendar.updateDaily(request.update)
  return bytes
}

it('counts the bytes that the client sends, whatever the codes are', async () => {
  await fc.assert(
    fc.asyncProperty(changes, fc.integer({ min: 1, max: 5 }), async (given, datesPerTarget) => {
      const plan = planCalendar(given.flat() as CalendarChange[], { limits: { datesPerTarget } })
      for (const request of plan.requests) expect(await bytesOnWire(request)).toBe(request.bytes)
      expect(plan.bytes).toBe(plan.requests.reduce((sum, { bytes }) => sum + bytes, 0))
    }),
    { numRuns: 100 },
  )
})
